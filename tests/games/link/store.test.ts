import { describe, expect, test } from 'vitest'
import { startSession } from '#src/engine/session.ts'
import { makeBoard } from '#src/games/link/board/board.ts'
import type { LinkOptions } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { interpret, type Link, linkState, store as parts } from '#src/games/link/store.ts'
import { makeGameStore } from '#src/play/store.ts'

const sessionOf = (board: string, seed = 'seed') => {
  const options: LinkOptions = { level: 'literal', board, gravity: 'none' }
  return startSession(rules, options, seed)
}

/** A table with one row of tiles, a clock that is set by hand, and short words for what is done there. */
function lay(board = 'AABBCC') {
  const clock = { now: 0 }
  const session = sessionOf(board)
  const store = makeGameStore<Link>({ rules, store: parts }, { session }, () => clock.now)
  const at = (col: number) => ({ row: 0, col })
  const match = (from: number, to: number) => {
    store.getState().select(at(from))
    store.getState().select(at(to))
  }
  const shown = () => makeBoard(linkState(store.getState()).board)
  const emitted = () => store.getState().emitted.events.map(({ type }) => type)
  return { store, clock, at, match, shown, emitted, do: store.getState() }
}

test.each<[string, string, number | null, number, ReturnType<typeof interpret>]>([
  ['a tile', 'AA', null, 0, { type: 'select', kind: 1 }],
  ['the selected tile', 'AA', 0, 0, { type: 'unselect' }],
  [
    'another tile',
    'AB',
    0,
    1,
    {
      type: 'attempt',
      move: { type: 'attempt', from: { row: 0, col: 0 }, to: { row: 0, col: 1 } },
    },
  ],
  ['an empty cell', 'A.A', 0, 1, { type: 'nothing' }],
  ['a wall', 'A#A', null, 1, { type: 'nothing' }],
])('a click on %s', (_, board, selected, col, meaning) => {
  const session = sessionOf(board)
  const at = selected === null ? null : { row: 0, col: selected }
  expect(interpret({ session, selected: at }, { row: 0, col })).toEqual(meaning)
})

test('a streak grows by quick matches, outlasts a miss, and ends with undo', () => {
  const table = lay('AABBCDCD')
  const streak = () => table.store.getState().streak
  table.match(0, 1)
  table.clock.now = 2_000
  table.match(4, 5)
  table.match(2, 3)
  expect(streak()).toEqual([0, 2_000])
  table.do.undo()
  expect(streak()).toEqual([])
})

describe('undo and redo at the table', () => {
  test('take a match back with the misses after it, as one assist', () => {
    const table = lay()
    table.match(0, 1)
    table.match(2, 4)
    table.do.undo()
    expect(table.shown()).toBe('AABBCC')
    expect(linkState(table.store.getState()).moves).toBe(0)
    expect(table.store.getState().session.assists.undo).toBe(1)
    table.do.redo()
    expect(table.shown()).toBe('..BBCC')
    expect(table.store.getState().session.assists.undo).toBe(1)
  })

  test('work after the end, whose clock stands', () => {
    const table = lay('AABB')
    table.match(0, 1)
    table.clock.now = 5_000
    table.match(2, 3)
    expect(table.store.getState().session.stopwatch).toEqual({ ms: 5_000, since: null })
    table.clock.now = 60_000
    table.do.undo()
    expect(table.shown()).toBe('..BB')
    expect(table.store.getState().session.stopwatch).toEqual({ ms: 5_000, since: 60_000 })
  })

  test('go back many steps for one assist', () => {
    const table = lay()
    table.match(0, 1)
    table.match(2, 3)
    table.do.undoTo(0)
    expect(table.shown()).toBe('AABBCC')
    expect(table.store.getState().session.assists.undo).toBe(1)
  })

  test('bring a board back that was given up, until the new one is played', () => {
    const table = lay()
    table.match(0, 1)
    table.do.deal(sessionOf('DDEE', 'next'))
    expect(table.shown()).toBe('DDEE')
    table.do.undo()
    expect([table.shown(), ...table.emitted()]).toEqual(['..BBCC', 'restored'])

    table.do.deal(sessionOf('DDEE', 'next'))
    table.match(0, 1)
    table.do.undo()
    table.do.undo()
    expect(table.shown()).toBe('DDEE')
  })

  test('do not bring back a board that nobody had begun', () => {
    const table = lay()
    table.do.deal(sessionOf('DDEE', 'next'))
    expect(table.store.getState().previous).toBeNull()
  })
})

test('a board started again has its time and its assists anew, and what was played can be redone', () => {
  const table = lay()
  table.match(0, 1)
  table.clock.now = 9_000
  table.do.restart()
  expect(table.shown()).toBe('AABBCC')
  const { stopwatch, assists } = table.store.getState().session
  expect([stopwatch.ms, stopwatch.since, assists.undo]).toEqual([0, null, 0])
  table.do.redo()
  expect(table.shown()).toBe('..BBCC')
})

describe('a hint', () => {
  const pair = { from: { row: 0, col: 2 }, to: { row: 0, col: 3 } }

  test('waits for the solver, and is counted once it is shown', () => {
    const table = lay()
    table.do.hint()
    expect(table.store.getState()).toMatchObject({ wantsHint: true, hinted: [] })
    expect(table.store.getState().session.assists.hint).toBe(0)
    table.do.setVerdict({ status: 'clearable', moves: [pair] })
    expect(table.store.getState()).toMatchObject({ wantsHint: false, hinted: [pair.from, pair.to] })
    expect(table.store.getState().session.assists.hint).toBe(1)
    table.do.hint()
    expect(table.store.getState().session.assists.hint).toBe(1)
  })

  test('that comes late leaves what was selected in the meantime', () => {
    const table = lay()
    table.do.hint()
    table.do.select(pair.to)
    table.do.setVerdict({ status: 'clearable', moves: [pair] })
    expect(table.store.getState()).toMatchObject({
      selected: pair.to,
      hinted: [pair.from, pair.to],
    })
  })

  test('that is followed leaves the next one known', () => {
    const table = lay()
    const next = { from: { row: 0, col: 0 }, to: { row: 0, col: 1 } }
    table.do.setVerdict({ status: 'clearable', moves: [pair, next] })
    table.match(3, 2)
    expect(table.store.getState().verdict).toEqual({ status: 'clearable', moves: [next] })
    table.match(4, 5)
    expect(table.store.getState().verdict).toBeNull()
  })

  test('is sure where a line is known, also when a search finds none', () => {
    const table = lay('ABCCBA')
    table.do.shuffle({
      value: { type: 'shuffle', layout: 'peeled', seed: 'next' },
      line: null,
    })
    expect(table.store.getState().verdict).toBeNull()
    table.do.setVerdict({ status: 'clearable', moves: [pair] })
    table.do.setVerdict({ status: 'unknown' })
    table.do.hint()
    expect(table.store.getState().emitted.events).toMatchObject([{ type: 'hinted', sure: true }])
  })

  test('is any match where the solver knows of no way, and says that it is not sure', () => {
    const table = lay()
    table.do.setVerdict({ status: 'lost' })
    expect(table.emitted()).toEqual(['unclearable'])
    table.do.hint()
    expect(table.store.getState().emitted.events).toMatchObject([{ type: 'hinted', sure: false }])
  })

  test('is not given in a pause', () => {
    const table = lay()
    table.do.pause()
    table.do.hint()
    expect(table.store.getState().wantsHint).toBe(false)
  })
})

describe('a pause', () => {
  test('stops the clock and the hand', () => {
    const table = lay()
    table.do.select(table.at(0))
    table.clock.now = 4_000
    table.do.pause()
    table.clock.now = 99_000
    table.do.select(table.at(1))
    expect(table.shown()).toBe('AABBCC')
    table.do.resume()
    expect(table.store.getState().session.stopwatch).toEqual({ ms: 4_000, since: 99_000 })
  })
})

describe('a game that is replayed', () => {
  test('is shown step by step, changes nothing, and is left as it was', () => {
    const table = lay()
    table.match(0, 1)
    table.match(2, 4)
    const { session } = table.store.getState()
    table.do.replay()
    expect([table.shown(), ...table.emitted()]).toEqual(['AABBCC', 'watching'])
    table.do.stepForward()
    expect([table.shown(), ...table.emitted()]).toEqual(['..BBCC', 'matched'])
    table.do.stepForward()
    expect(table.emitted()).toEqual(['different'])
    table.do.stepForward()
    expect(table.emitted()).toEqual(['different'])
    table.do.stepBack()
    table.do.stepBack()
    expect(table.shown()).toBe('AABBCC')
    table.do.select(table.at(0))
    expect(table.store.getState().selected).toBeNull()
    table.do.leaveReplay()
    expect(table.store.getState().session).toBe(session)
    expect(table.store.getState().replayed).toBeNull()
  })
})

describe('tiles that are marked', () => {
  test('are none, and no assist, where nothing is selected', () => {
    const table = lay()
    table.do.showEqual()
    expect(table.emitted()).toEqual(['nothing-selected'])
    expect(table.store.getState().session.assists.equal).toBe(0)
  })

  test('are all of the selected kind, until the next step, and an assist', () => {
    const table = lay('AABBAA')
    table.do.select(table.at(0))
    table.do.showEqual()
    expect(table.store.getState().equals.map(({ col }) => col)).toEqual([0, 1, 4, 5])
    expect(table.store.getState().session.assists.equal).toBe(1)
    table.do.select(table.at(1))
    expect(table.store.getState().equals).toEqual([])
  })
})
