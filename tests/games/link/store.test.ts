import { describe, expect, test } from 'vitest'
import type { Mode, SessionOf } from '#src/define/session.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { makeBoard } from '#src/games/link/board/board.ts'
import type { LinkOptions, Net } from '#src/games/link/deal/levels.ts'
import type { Grade } from '#src/games/link/grade/engine/scales.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { store as parts } from '#src/games/link/store.ts'
import type { Link } from '#src/games/link/types.ts'
import { makeGameStore } from '#src/play/session/store.ts'

const sessionOf = (board: string, seed = 'seed', net: Net = {}) => {
  const options: LinkOptions = { level: 'literal', board, gravity: 'none', ...net }
  return startSession(rules, options, seed)
}

/** A game with one row of tiles. */
const startGame = (board = 'AABBCC', net: Net = {}) => open('play', sessionOf(board, 'seed', net))

/** A game with a manual clock and shortcuts for its actions. */
function open(mode: Mode, session: SessionOf<Link>) {
  const clock = { now: 0 }
  const store = makeGameStore<Link>({ rules, store: parts }, mode, { session }, () => clock.now)
  const at = (col: number) => ({ row: 0, col })
  const match = (from: number, to: number) => {
    store.getState().select(at(from))
    store.getState().select(at(to))
  }
  const shown = () => makeBoard(stateOf(store.getState().session).board)
  const emitted = () => store.getState().emitted.events.map(({ type }) => type)
  return { store, clock, at, match, shown, emitted, do: store.getState() }
}

test.each<[string, string, readonly number[], string, number | undefined]>([
  ['a tile selects it', 'AA', [0], 'selected', 0],
  ['the selected tile unselects it', 'AA', [0, 0], 'unselected', undefined],
  ['another tile tries to match', 'ABAB', [0, 1], 'different', undefined],
  ['an empty cell does nothing', 'A.A', [0, 1], 'selected', 0],
  ['a wall does nothing', 'A#A', [0, 1], 'selected', 0],
])('a click on %s', (_, board, clicks, event, selected) => {
  const game = startGame(board)
  for (const col of clicks) game.do.select(game.at(col))
  expect(game.emitted()).toEqual([event])
  expect(game.store.getState().selected?.col).toBe(selected)
})

test('a streak grows by quick matches, survives a mismatch, and ends with undo', () => {
  const game = startGame('AABBCDCD')
  const streak = () => game.store.getState().streak
  game.match(0, 1)
  game.clock.now = 2_000
  game.match(4, 5)
  game.match(2, 3)
  expect(streak()).toEqual([0, 2_000])
  game.do.undo()
  expect(streak()).toEqual([])
})

describe('the grade', () => {
  const grade = { risk: 'hard', search: 'mixed', cleared: 83, looks: 4.5 } as const

  test.each<[string, (game: ReturnType<typeof startGame>) => void, Grade | null]>([
    ['a match', (game) => game.match(0, 1), grade],
    ['undo', (game) => game.do.undo(), grade],
    ['a new start', (game) => game.do.restart(), grade],
    ['undo of a new start', ({ do: { restart, undo } }) => [restart(), undo()], grade],
    ['another board', (game) => game.do.deal(sessionOf('DDEE', 'next')), null],
    [
      'a graded board',
      (game) => game.do.deal(sessionOf('DDEE', 'next'), { grade: { ...grade, risk: 'merciless' } }),
      { ...grade, risk: 'merciless' },
    ],
  ])('after %s is that of the board', (_, act, expected) => {
    const game = startGame()
    game.match(0, 1)
    game.do.setGrade(grade)
    act(game)
    expect(game.store.getState().grade).toEqual(expected)
  })

  test('is forgotten when undo brings an earlier board back', () => {
    const game = startGame()
    game.match(0, 1)
    game.do.deal(sessionOf('DDEE', 'next'), { grade })
    game.do.undo()
    expect([game.shown(), game.store.getState().grade]).toEqual(['..BBCC', null])
  })
})

describe('undo and redo', () => {
  test('take a match back with the misses after it, as one assist', () => {
    const game = startGame()
    game.match(0, 1)
    game.match(2, 4)
    game.do.undo()
    expect(game.shown()).toBe('AABBCC')
    expect(stateOf(game.store.getState().session).moves).toBe(0)
    expect(game.store.getState().session.assists.undo).toBe(1)
    game.do.redo()
    expect(game.shown()).toBe('..BBCC')
    expect(game.store.getState().session.assists.undo).toBe(1)
  })

  test('work after the end, with the clock stopped', () => {
    const game = startGame('AABB')
    game.match(0, 1)
    game.clock.now = 5_000
    game.match(2, 3)
    expect(game.store.getState().session.stopwatch).toEqual({ ms: 5_000, since: null })
    game.clock.now = 60_000
    game.do.undo()
    expect(game.shown()).toBe('..BB')
    expect(game.store.getState().session.stopwatch).toEqual({ ms: 5_000, since: 60_000 })
  })

  test('go back many steps for one assist', () => {
    const game = startGame()
    game.match(0, 1)
    game.match(2, 3)
    game.do.undoTo(0)
    expect(game.shown()).toBe('AABBCC')
    expect(game.store.getState().session.assists.undo).toBe(1)
  })

  test('do not bring back a board that nobody had begun', () => {
    const game = startGame()
    game.do.deal(sessionOf('DDEE', 'next'))
    expect(game.store.getState().earlier).toEqual([])
  })
})

const SHUFFLE = { type: 'shuffle', layout: 'peeled', seed: 'one' } as const

test('undo takes back a shuffle before the match that it followed', () => {
  const game = startGame('AABBCCDD')
  game.match(0, 1)
  game.do.shuffle({ value: SHUFFLE, line: null })
  const lengthAfterUndo = () => {
    game.do.undo()
    return game.store.getState().session.past.length
  }
  expect([lengthAfterUndo(), lengthAfterUndo()]).toEqual([1, 0])
})

describe('a forced shuffle', () => {
  const assists = (game: ReturnType<typeof startGame>) => game.store.getState().session.assists

  test('is counted as help, also once it is undone', () => {
    const game = startGame('ABCC\nBA..')
    game.match(2, 3)
    expect(game.emitted()).toEqual(['matched', 'stuck', 'shuffled'])
    expect(assists(game)).toEqual({ forced: 1 })
    game.do.undo()
    expect(assists(game)).toEqual({ forced: 1, undo: 1 })
    game.match(2, 3)
    expect(assists(game)).toEqual({ forced: 2, undo: 1 })
  })

  test('is other than one that is asked for', () => {
    const game = startGame('AABB\nCDCD')
    game.do.shuffle({ value: SHUFFLE, line: null })
    expect(assists(game)).toEqual({ shuffle: 1 })
  })
})

describe('with no net', () => {
  const startWithoutNet = (board?: string) => startGame(board, { net: false })

  test('one match is taken back, and no more, whether it is redone or another is played', () => {
    const game = startWithoutNet()
    game.match(0, 1)
    game.match(2, 3)
    game.do.undo()
    expect(game.shown()).toBe('..BBCC')
    game.do.undo()
    expect(game.shown()).toBe('..BBCC')
    game.do.redo()
    game.do.undo()
    game.do.undoTo(0)
    expect(game.shown()).toBe('....CC')
    expect(game.store.getState().session.assists).toEqual({ undo: 1 })
  })

  test('a board that is stuck is lost, and nothing is taken back', () => {
    const game = startWithoutNet('ABCC\nBA..')
    game.match(2, 3)
    expect(game.emitted()).toEqual(['matched', 'stuck', 'lost'])
    game.do.undo()
    expect(game.shown()).toBe('AB..\nBA..')
    expect(game.store.getState().session.assists).toEqual({})
  })

  test('a shuffle is refused', () => {
    const game = startWithoutNet()
    game.do.shuffle({ value: { ...SHUFFLE, layout: 'even' }, line: null })
    const refused = { type: 'refused', code: 'no-net' }
    expect(game.store.getState().emitted.events).toMatchObject([refused])
    expect(game.store.getState().session.assists).toEqual({})
  })

  test('a used take-back stays used, past another game and back', () => {
    const game = startWithoutNet()
    game.match(0, 1)
    game.do.undo()
    game.match(0, 1)
    game.do.restart()
    game.do.undo()
    expect([game.shown(), ...game.emitted()]).toEqual(['..BBCC', 'restored'])
    game.do.undo()
    expect(game.shown()).toBe('..BBCC')
    game.do.redo()
    expect([game.shown(), ...game.emitted()]).toEqual(['AABBCC', 'restarted'])
    game.match(0, 1)
    game.do.undo()
    expect(game.shown()).toBe('AABBCC')
  })
})

describe('a hint', () => {
  const first = { from: { row: 0, col: 0 }, to: { row: 0, col: 1 } }
  const pair = { from: { row: 0, col: 2 }, to: { row: 0, col: 3 } }

  test('waits for the solver, and is counted once it is shown', () => {
    const game = startGame()
    game.do.hint()
    expect(game.store.getState()).toMatchObject({ wantsHint: true, hinted: [] })
    expect(game.store.getState().session.assists.hint).toBeUndefined()
    game.do.setVerdict({ status: 'clearable', moves: [pair] })
    expect(game.store.getState()).toMatchObject({ wantsHint: false, hinted: [pair.from, pair.to] })
    expect(game.store.getState().session.assists.hint).toBe(1)
    game.do.hint()
    expect(game.store.getState().session.assists.hint).toBe(1)
  })

  test('that comes late leaves what was selected in the meantime', () => {
    const game = startGame()
    game.do.hint()
    game.do.select(pair.to)
    game.do.setVerdict({ status: 'clearable', moves: [pair] })
    const hinted = [pair.from, pair.to]
    expect(game.store.getState()).toMatchObject({ selected: pair.to, hinted })
  })

  test('that is followed leaves the next one known', () => {
    const game = startGame()
    game.do.setVerdict({ status: 'clearable', moves: [pair, first] })
    game.match(3, 2)
    expect(game.store.getState().verdict).toEqual({ status: 'clearable', moves: [first] })
    game.match(4, 5)
    expect(game.store.getState().verdict).toBeNull()
  })

  test('is sure where a line is known, also when a search finds none', () => {
    const game = startGame('ABCCBA')
    game.do.shuffle({ value: SHUFFLE, line: null })
    expect(game.store.getState().verdict).toBeNull()
    game.do.setVerdict({ status: 'clearable', moves: [pair] })
    game.do.setVerdict({ status: 'unknown' })
    game.do.hint()
    expect(game.store.getState().emitted.events).toMatchObject([{ type: 'hinted', sure: true }])
  })

  test('is any match where the solver knows of no way, and says that it is not sure', () => {
    const game = startGame()
    game.do.setVerdict({ status: 'lost' })
    expect(game.emitted()).toEqual(['unclearable'])
    game.do.hint()
    expect(game.store.getState().emitted.events).toMatchObject([{ type: 'hinted', sure: false }])
  })

  test('is not given in a pause', () => {
    const game = startGame()
    game.do.pause()
    game.do.hint()
    expect(game.store.getState().wantsHint).toBe(false)
  })
})

describe('a game that is replayed', () => {
  test('is left for a board that is dealt, and comes back by undo', () => {
    const game = startGame()
    game.match(0, 1)
    game.do.show({ type: 'replay', from: 0 })
    game.do.deal(sessionOf('DDEE', 'next'))
    expect([game.shown(), game.store.getState().showing]).toEqual(['DDEE', null])
    game.do.undo()
    expect(game.shown()).toBe('..BBCC')
  })
})

describe('tiles that are marked', () => {
  test('wait for the next tile where nothing is selected, and are an assist then', () => {
    const game = startGame('AABBAA')
    game.do.showEqual()
    expect(game.emitted()).toEqual(['nothing-selected'])
    expect(game.store.getState().session.assists.equal).toBeUndefined()
    game.do.select(game.at(2))
    expect(game.store.getState().equals.map(({ col }) => col)).toEqual([2, 3])
    expect(game.store.getState().session.assists.equal).toBe(1)
  })

  test('can be called off while they wait', () => {
    const game = startGame('AABBAA')
    game.do.showEqual()
    game.do.showEqual()
    game.do.select(game.at(2))
    expect(game.store.getState().equals).toEqual([])
  })

  test('are all of the selected kind, until the next step, and an assist', () => {
    const game = startGame('AABBAA')
    game.do.select(game.at(0))
    game.do.showEqual()
    expect(game.store.getState().equals.map(({ col }) => col)).toEqual([0, 1, 4, 5])
    expect(game.store.getState().session.assists.equal).toBe(1)
    game.do.select(game.at(1))
    expect(game.store.getState().equals).toEqual([])
  })
})
