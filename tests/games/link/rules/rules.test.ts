import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { makeBoard, tilesOf } from '#src/games/link/board/board.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { peelRest } from '#src/games/link/deal/deal.ts'
import { LAYOUTS, type Layout, LEVELS } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkMove, LinkState } from '#src/games/link/rules/types.ts'
import { repeats, some } from '../../../support/effort'
import { parseCell } from '../board/boards'
import { clears, played, stateOf } from './playing'

const tryOut = (from: string, to: string): LinkMove => ({
  type: 'attempt',
  from: parseCell(from),
  to: parseCell(to),
})

describe('an attempt', () => {
  test('removes two equal tiles joined by a path', () => {
    const { state, events } = played(stateOf('AB\nAB'), tryOut('0,1', '1,1'))
    expect(makeBoard(state.board)).toBe('A.\nA.')
    expect(state.moves).toBe(1)
    expect(events).toEqual([
      {
        type: 'matched',
        from: parseCell('0,1'),
        to: parseCell('1,1'),
        kind: 2,
        path: { pattern: 'I', points: [parseCell('0,1'), parseCell('1,1')] },
      },
    ])
  })

  test('on different kinds only counts a move', () => {
    const before = stateOf('AB\nAB')
    const { state, events } = played(before, tryOut('0,0', '0,1'))
    expect(events).toEqual([
      { type: 'different', from: parseCell('0,0'), to: parseCell('0,1'), kinds: [1, 2] },
    ])
    expect(state).toEqual({ ...before, moves: 1 })
  })

  test('on equal tiles without a path only counts a move', () => {
    const text = 'ABB\nCCA'
    const { state, events } = played(stateOf(text), tryOut('0,0', '1,2'))
    expect(events).toEqual([
      { type: 'blocked', from: parseCell('0,0'), to: parseCell('1,2'), kind: 1 },
    ])
    expect(makeBoard(state.board)).toBe(text)
    expect(state.moves).toBe(1)
  })

  test('slides the tiles and emits the slides', () => {
    const { state, events } = played(stateOf('AB\nAB\nCC', 'down'), tryOut('2,0', '2,1'))
    expect(makeBoard(state.board)).toBe('..\nAB\nAB')
    expect(events.map(({ type }) => type)).toEqual(['matched', 'slid'])
  })

  test('that clears the board wins', () => {
    const { state, events } = played(stateOf('A.A'), tryOut('0,2', '0,0'))
    expect(events.map(({ type }) => type)).toEqual(['matched', 'cleared'])
    expect(rules.outcome(state)).toEqual({ result: 'won' })
    expect([...rules.legalMoves(state)]).toEqual([])
  })

  test('that leaves no match forces a shuffle', () => {
    const { state, events } = played(stateOf('ABCC\nBA..'), tryOut('0,2', '0,3'))
    expect(events.map(({ type }) => type)).toEqual(['matched', 'stuck', 'shuffled'])
    expect(events.at(-1)).toMatchObject({ type: 'shuffled', forced: true })
    expect([...rules.legalMoves(state)]).not.toEqual([])
  })

  test('on a board stuck from the start forces a shuffle', () => {
    const stuck = stateOf('AB\nBA')
    expect([...rules.legalMoves(stuck)]).toMatchObject([{ type: 'shuffle', layout: 'peeled' }])
    const { state, events } = played(stuck, tryOut('0,0', '1,1'))
    expect(events.map(({ type }) => type)).toEqual(['blocked', 'stuck', 'shuffled'])
    expect([...rules.legalMoves(state)]).not.toEqual([])
  })
})

const shuffle = (layout: Layout, seed = 'one'): LinkMove => ({ type: 'shuffle', layout, seed })

describe('a shuffle', () => {
  test('is not an attempt and differs from a forced one', () => {
    const { state, events } = played(stateOf('AABB\nCDCD'), shuffle('peeled'))
    expect(events).toMatchObject([{ type: 'shuffled', forced: false }])
    expect(state.moves).toBe(0)
  })

  test('emits origins that give the new board', () => {
    const before = rules.deal({ level: 'hard', gravity: 'none', layout: 'even' }, 'slides')
    for (const layout of LAYOUTS) {
      const { state, events } = played(before, shuffle(layout))
      const [shuffled] = events
      if (shuffled?.type !== 'shuffled') throw new Error('The board was not shuffled')
      const cells = Array.from(shuffled.origins, (origin) => before.board.cells[origin])
      expect(cells).toEqual([...state.board.cells])
      expect(new Set(shuffled.origins).size).toBe(cells.length)
    }
  })

  test.each(GRAVITIES)('that is peeled has a clearing line under gravity %s', (gravity) => {
    const dealt = rules.deal({ level: 'novice', gravity, layout: 'even' }, 'shuffled')
    const { state } = played(dealt, shuffle('peeled'))
    const { line = [] } = peelRest(dealt.board, gravity, 'one') ?? {}
    expect(clears(state, line)).toBe(true)
  })

  test('depends on the seed only', () => {
    const start = rules.deal({ level: 'hard', gravity: 'in', layout: 'even' }, 'a')
    for (const layout of LAYOUTS) {
      const once = played(start, shuffle(layout)).state
      expect(played(start, shuffle(layout)).state).toEqual(once)
      expect(played(start, shuffle(layout, 'two')).state.board).not.toEqual(once.board)
    }
  })

  test('that leaves no match is followed by a forced one', () => {
    const stuck = Array.from({ length: 50 }, (_, i) =>
      played(stateOf('AA\nBB'), shuffle('even', `${i}`)),
    ).filter(({ events }) => events.length > 1)
    expect(stuck.length).toBeGreaterThan(0)
    for (const { state, events } of stuck) {
      expect(events.map(({ type }) => type)).toEqual(['shuffled', 'stuck', 'shuffled'])
      expect([...rules.legalMoves(state)]).not.toEqual([])
    }
  })
})

test("forced shuffles depend on the number of moves and the deal's seed", () => {
  const stuck = stateOf('ABCDEF\nBADCFE')
  const boards = [stuck, { ...stuck, moves: 1 }, { ...stuck, seed: 'other' }].map((state) =>
    makeBoard(played(state, tryOut('0,0', '0,1')).state.board),
  )
  expect(new Set(boards).size).toBe(3)
})

test('a forced shuffle of the longest seed is a move that a save may hold', () => {
  const [move] = rules.legalMoves({ ...stateOf('AB\nBA'), seed: 's'.repeat(64) })
  expect(rules.parseMove(move)).toEqual({ ok: true, value: move })
})

const withoutNet = (text: string): LinkState => ({ ...stateOf(text), net: false })

describe('with no net', () => {
  test('a board that is stuck is lost', () => {
    const { state, events } = played(withoutNet('ABCC\nBA..'), tryOut('0,2', '0,3'))
    expect(events.map(({ type }) => type)).toEqual(['matched', 'stuck', 'lost'])
    expect(makeBoard(state.board)).toBe('AB..\nBA..')
    expect(rules.outcome(state)).toEqual({ result: 'lost' })
    expect([...rules.legalMoves(state)]).toEqual([])
  })

  test('a board that is stuck from the start is lost', () => {
    expect(rules.outcome(withoutNet('AB\nBA'))).toEqual({ result: 'lost' })
  })

  test('a board is won as ever', () => {
    const { state, events } = played(withoutNet('A.A'), tryOut('0,2', '0,0'))
    expect(events.map(({ type }) => type)).toEqual(['matched', 'cleared'])
    expect(rules.outcome(state)).toEqual({ result: 'won' })
  })

  test.each(LAYOUTS)('a shuffle, %s, is refused', (layout) => {
    const state = withoutNet('AABB\nCDCD')
    expect(rules.play(state, shuffle(layout))).toEqual({ ok: false, code: 'no-net' })
  })

  test('the deal is the same', () => {
    const options = { level: 'expert', gravity: 'down', layout: 'even' } as const
    const dealt = rules.deal(options, 'net')
    expect(rules.deal({ ...options, net: false }, 'net')).toEqual({ ...dealt, net: false })
  })

  test.each(GRAVITIES)('nothing is ever shuffled, under gravity %s', (gravity) => {
    const random = makeRandom('no net', gravity)
    for (let game = 0; game < repeats(5); game++) {
      const options = { level: 'expert', gravity, layout: 'even', net: false } as const
      let state = rules.deal(options, `${game}`)
      while (!rules.outcome(state)) {
        const moves = [...rules.legalMoves(state)]
        const move = moves[random.below(moves.length)]
        if (move?.type !== 'attempt') throw new Error('A board with no net offers a shuffle')
        const next = played(state, move)
        expect(next.events.map(({ type }) => type)).not.toContain('shuffled')
        state = next.state
      }
      expect(rules.outcome(state)?.result).toBe(tilesOf(state.board).length ? 'lost' : 'won')
    }
  })
})

const REFUSED: readonly [board: string, move: LinkMove, code: string][] = [
  ['A.A', tryOut('0,-1', '0,2'), 'outside'],
  ['A.A', tryOut('0,0', '1,0'), 'outside'],
  ['A.A', tryOut('0,3', '0,3'), 'outside'],
  ['A.A', tryOut('0,0', '0,0'), 'same-cell'],
  ['A.A', tryOut('0,1', '0,1'), 'same-cell'],
  ['A.A', tryOut('0,0', '0,1'), 'empty'],
  ['A.A', tryOut('0,1', '0,2'), 'empty'],
]

describe('a refusal', () => {
  test.each(REFUSED)('of %s on %j has the code %s', (text, move, code) => {
    expect(rules.play(stateOf(text), move)).toEqual({ ok: false, code })
  })

  test.each([tryOut('0,0', '0,1'), tryOut('9,9', '0,1'), shuffle('even')])(
    'follows any move after the end: %j',
    (move) => {
      const over = played(stateOf('AA'), tryOut('0,0', '0,1')).state
      expect(rules.play(over, move)).toEqual({ ok: false, code: 'over' })
    },
  )
})

describe('moves', () => {
  test.each(some(LEVELS, 1))('are accepted and match, on %s under every gravity', (level) => {
    const random = makeRandom(level, 'moves')
    for (const gravity of GRAVITIES) {
      let state = rules.deal({ level, gravity, layout: 'even' }, 'moves')
      while (!rules.outcome(state)) {
        const moves = [...rules.legalMoves(state)]
        const move = moves[random.below(moves.length)]
        if (move?.type !== 'attempt') throw new Error('A stuck board is reshuffled')
        const next = played(state, move)
        expect(next.events[0]?.type).toBe('matched')
        state = next.state
      }
    }
  })

  test.each([
    undefined,
    null,
    'shuffle',
    {},
    { type: 'cheat' },
    { type: 'shuffle' },
    { type: 'shuffle', layout: 'odd', seed: 'one' },
    { type: 'shuffle', layout: 'even', seed: '' },
    { type: 'attempt' },
    { type: 'attempt', from: { row: 0, col: 0 } },
    { type: 'attempt', from: { row: 0, col: 0 }, to: { row: -1, col: 0 } },
    { type: 'attempt', from: { row: 0, col: 0 }, to: { row: 30, col: 0 } },
    { type: 'attempt', from: { row: 0, col: 0 }, to: { row: 0.5, col: 0 } },
    { type: 'attempt', from: { row: 0, col: 0 }, to: { row: '1', col: 0 } },
    { type: 'attempt', from: { row: 0, col: Number.NaN }, to: { row: 1, col: 0 } },
  ])('that are none are refused: %j', (input) => {
    expect(rules.parseMove(input)).toMatchObject({ ok: false, code: 'not-a-move' })
  })

  test('drop unknown fields', () => {
    const value = shuffle('even')
    expect(rules.parseMove({ ...value, cheat: true })).toEqual({ ok: true, value })
  })
})
