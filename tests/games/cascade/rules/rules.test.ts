import { describe, expect, test } from 'vitest'
import { toIndex } from '#src/engine/grid.ts'
import { makeBoard } from '#src/games/cascade/rules/board.ts'
import { parseOptions } from '#src/games/cascade/rules/options.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import type {
  CascadeEvent,
  CascadeMove,
  CascadeOptions,
  CascadeState,
} from '#src/games/cascade/rules/types.ts'
import { repeats } from '../../../support/effort'
import { boardOf } from './boards'

const USUAL: CascadeOptions = {
  rows: 8,
  cols: 8,
  kinds: 7,
  swaps: 30,
  counting: 'clusters',
  deal: 2,
}

/** A position from text. */
function stateOf(text: string, options: Partial<CascadeOptions> = {}): CascadeState {
  const board = boardOf(text)
  const { rows, cols } = board
  return { ...rules.deal({ ...USUAL, ...options, rows, cols }, 'seed'), board }
}

const swap = (row: number, col: number, toRow: number, toCol: number): CascadeMove => ({
  type: 'swap',
  from: { row, col },
  to: { row: toRow, col: toCol },
})

function played(state: CascadeState, move: CascadeMove) {
  const result = rules.play(state, move)
  if (!result.ok) throw new Error(result.code)
  return result
}

/** Reconstructs a board from events alone. */
function follow(state: CascadeState, events: readonly CascadeEvent[]): string {
  const cells = Uint8Array.from(state.board.cells)
  const at = (position: { row: number; col: number }) => toIndex(state.board, position)
  for (const event of events) {
    switch (event.type) {
      case 'swapped': {
        const kind = cells[at(event.from)] ?? 0
        cells[at(event.from)] = cells[at(event.to)] ?? 0
        cells[at(event.to)] = kind
        break
      }
      case 'matched':
        for (const cell of event.cells) cells[at(cell)] = 0
        break
      case 'fell':
        for (const { from, to } of event.slides) {
          cells[at(to)] = cells[at(from)] ?? 0
          cells[at(from)] = 0
        }
        for (const { to, kind } of event.drops) cells[at(to)] = kind
        break
      case 'redealt':
      case 'ended':
        break
    }
  }
  return makeBoard({ ...state.board, cells })
}

const REFUSED: readonly [move: CascadeMove, code: string][] = [
  [swap(0, 0, 0, -1), 'outside'],
  [swap(0, 3, 0, 4), 'outside'],
  [swap(0, 0, 0, 0), 'apart'],
  [swap(0, 0, 1, 1), 'apart'],
  [swap(0, 0, 0, 2), 'apart'],
  [swap(0, 0, 0, 1), 'no-match'],
  [swap(1, 0, 1, 1), 'no-match'],
]

describe('a swap', () => {
  test.each(REFUSED)('refuses %j as %s', (move, code) => {
    expect(rules.play(stateOf('AABA\nCDCD\nDCDC'), move)).toEqual({ ok: false, code })
  })

  test('matches, scores, and emits events', () => {
    const state = stateOf('AABA\nCDCD\nDCDC')
    const { state: next, events } = played(state, swap(0, 3, 0, 2))
    expect(events[0]).toEqual({ type: 'swapped', from: { row: 0, col: 3 }, to: { row: 0, col: 2 } })
    expect(events[1]).toEqual({
      type: 'matched',
      step: 1,
      cells: [0, 1, 2].map((col) => ({ row: 0, col })),
      groups: [[1, 0, 0, 3]],
      points: 30,
    })
    expect(events.map(({ type }) => type)).not.toContain('ended')
    expect(next.swaps).toBe(1)
    expect(next.points).toBeGreaterThanOrEqual(30)
  })

  test('scores line by line with lines counting', () => {
    const text = 'ABC\nADE\nFAA\nAGH'
    const clusters = played(stateOf(text), swap(2, 0, 3, 0)).events[1]
    const lines = played(stateOf(text, { counting: 'lines' }), swap(2, 0, 3, 0)).events[1]
    expect(clusters).toMatchObject({ groups: [[1, 0, 0, 5]], points: 150 })
    expect(lines).toMatchObject({
      groups: [
        [1, 0, 0, 3],
        [1, 0, 2, 3],
      ],
      points: 60,
    })
  })
})

describe('a game', () => {
  test.each(['a', 'b', 'c'])('can be followed by its events, seed %s', (seed) => {
    let state = rules.deal({ ...USUAL, swaps: repeats(200) }, seed)
    let redeals = 0
    for (let turn = 0; turn < repeats(200); turn++) {
      const [move = swap(0, 0, 0, 0)] = rules.legalMoves(state)
      const { state: next, events } = played(state, move)
      const redealt = events.some(({ type }) => type === 'redealt')
      redeals += redealt ? 1 : 0
      if (!redealt) expect(follow(state, events)).toBe(makeBoard(next.board))
      const points = events.flatMap((event) => (event.type === 'matched' ? [event.points] : []))
      expect(next.points - state.points).toBe(points.reduce((sum, point) => sum + point, 0))
      state = next
    }
    expect(state.redeals).toBe(redeals)
    expect(rules.outcome(state)).toEqual({ result: 'won' })
  })

  test('ends with its last swap and an event', () => {
    const state = { ...stateOf('AABA\nCDCD\nDCDC', { swaps: 3 }), swaps: 2 }
    const { state: over, events } = played(state, swap(0, 2, 0, 3))
    expect(events.at(-1)).toEqual({ type: 'ended', points: over.points })
    expect(rules.play(over, swap(0, 2, 0, 3))).toEqual({ ok: false, code: 'over' })
    expect([...rules.legalMoves(over)]).toEqual([])
  })

  test('ends at the maximum number of swaps if endless', () => {
    const state = stateOf('AABA\nCDCD\nDCDC', { swaps: 'endless' })
    expect(rules.outcome({ ...state, swaps: 4_999 })).toBeNull()
    expect(rules.outcome({ ...state, swaps: 5_000 })).toEqual({ result: 'won' })
  })

  test('is won as soon as its goal is reached', () => {
    const state = stateOf('AABA\nCDCD\nDCDC', { goal: 'gems-A-3' })
    const { state: over, events } = played(state, swap(0, 2, 0, 3))
    expect(over.gemsByKind[1]).toBeGreaterThanOrEqual(3)
    expect(rules.outcome(over)).toEqual({ result: 'won' })
    expect(events.at(-1)).toEqual({ type: 'ended', points: over.points })
    expect(rules.play(over, swap(0, 2, 0, 3))).toEqual({ ok: false, code: 'over' })
  })

  test.each([
    ['points-100000', 29, null],
    ['points-100000', 30, { result: 'lost' }],
    ['gems-A-100', 30, { result: 'lost' }],
    ['points-1', 0, null],
  ])('with goal %s is open or lost after %i swaps', (goal, swaps, outcome) => {
    expect(rules.outcome({ ...rules.deal({ ...USUAL, goal }, 'goal'), swaps })).toEqual(outcome)
  })

  test('leaves holes where they are, in redeals too', () => {
    const options = { ...USUAL, rows: 4, cols: 3, kinds: 9, swaps: 40, holes: '1,6' }
    let state = rules.deal(options, 'holes')
    for (const _ of Array(40)) {
      const [move = swap(0, 0, 0, 0)] = rules.legalMoves(state)
      const { state: next, events } = played(state, move)
      if (next.redeals === state.redeals) expect(follow(state, events)).toBe(makeBoard(next.board))
      const empty = [...next.board.cells.keys()].filter((cell) => next.board.cells[cell] === 0)
      expect(empty).toEqual([1, 6])
      state = next
    }
    expect(state.redeals).toBeGreaterThan(0)
  })

  test('redeals when no swap is left', () => {
    let state = rules.deal({ ...USUAL, rows: 3, cols: 3, kinds: 16, swaps: 40 }, 'dead')
    for (const _ of Array(40)) {
      const [move = swap(0, 0, 0, 0)] = rules.legalMoves(state)
      const { state: next, events } = played(state, move)
      const redealt = next.redeals > state.redeals
      expect(events.filter(({ type }) => type === 'redealt')).toEqual(
        redealt ? [{ type: 'redealt', reason: 'dead' }] : [],
      )
      state = next
    }
    expect(state.redeals).toBeGreaterThan(20)
  })
})

/** A seed's game of thirty swaps, the first legal one each, by versions of the deal. */
const GOLDEN: readonly [deal: CascadeOptions['deal'], points: number, last: string][] = [
  [1, 1970, 'CDGGFBDB\nBADACGCE\nGFACFDEC\nDGCFDDGF\nBCGGFFEC\nDADFDEEF\nABAGBAAD\nGFGEEFBB'],
  [2, 1610, 'DFFBEFCB\nAACGCDCB\nFFAADADF\nDEFAGBFF\nECDGGEBD\nCDBCFABF\nDFGADEDG\nBADECBBG'],
]

test.each(GOLDEN)('a golden game of deal %i', (deal, points, last) => {
  let state = rules.deal({ ...USUAL, deal }, 'golden')
  expect(makeBoard(state.board)).toBe(
    'EGGEBECG\nEFADCEBC\nAGEECDFB\nCAEFDBAA\nBBAGBAEC\nDCGDEEBF\nAGBGGAAD\nGFDEDFBB',
  )
  for (const _ of Array(30)) {
    const [move = swap(0, 0, 0, 0)] = rules.legalMoves(state)
    state = played(state, move).state
  }
  expect([makeBoard(state.board), state.points]).toEqual([last, points])
})

const OPTIONS: readonly [input: object, options: Partial<CascadeOptions>][] = [
  [{}, { swaps: 'endless' }],
  [
    { rows: '3', cols: 32, kinds: 16, swaps: '30' },
    { rows: 3, cols: 32, kinds: 16 },
  ],
  [{ swaps: 30, goal: 'points-0200' }, { goal: 'points-200' }],
  [{ swaps: 30, goal: 'gems A 30 B 012' }, { goal: 'gems-A-30-B-12' }],
  [{ swaps: 30, holes: '0,07,63' }, { holes: '0,7,63' }],
  [
    { counting: 'lines', deal: '1', cheat: 1, swaps: 30 },
    { counting: 'lines', deal: 1 },
  ],
]

const BAD: readonly [input: unknown, code: string, detail?: string][] = [
  [null, 'not-options'],
  ['30', 'not-options'],
  [{ rows: 2 }, 'bad-size', '2'],
  [{ cols: 33 }, 'bad-size', '33'],
  [{ cols: 8.5 }, 'bad-size', '8.5'],
  [{ kinds: 1 }, 'bad-kinds', '1'],
  [{ kinds: 2 }, 'bad-kinds', '2'],
  [{ kinds: 17 }, 'bad-kinds', '17'],
  [{ swaps: 0 }, 'bad-swaps', '0'],
  [{ swaps: 5001 }, 'bad-swaps', '5001'],
  [{ swaps: 'many' }, 'bad-swaps', 'many'],
  [{ swaps: 'x'.repeat(41) }, 'bad-swaps', 'x'.repeat(40)],
  [{ counting: 'runs' }, 'unknown-counting', 'runs'],
  [{ counting: Object.create(null) }, 'unknown-counting', 'object'],
  [{ deal: 3 }, 'unknown-deal', '3'],
  [{ goal: 'points' }, 'bad-goal', 'points'],
  [{ goal: 'points-0' }, 'bad-goal', 'points-0'],
  [{ goal: 'points-1-2' }, 'bad-goal', 'points-1-2'],
  [{ goal: 'gems-A-1-A-2' }, 'bad-goal', 'gems-A-1-A-2'],
  [{ goal: 'gems-H-1' }, 'bad-goal', 'gems-H-1'],
  [{ goal: { points: 1 } }, 'bad-goal', 'object'],
  [{ holes: 'a' }, 'bad-holes', 'a'],
  [{ holes: '1,1' }, 'bad-holes', '1,1'],
  [{ holes: '64' }, 'bad-holes', '64'],
  [{ holes: '1-2' }, 'bad-holes', '1-2'],
  [{ holes: '1,2,3,4,5,6', rows: 3, cols: 3 }, 'bad-holes', '1,2,3,4,5,6'],
]

describe('options', () => {
  test.each(OPTIONS)('completes %j', (input, options) => {
    expect(parseOptions(input)).toEqual({ ok: true, value: { ...USUAL, ...options } })
  })

  test.each(BAD)('refuses %j as %s', (input, code, detail) => {
    expect(parseOptions(input)).toEqual({ ok: false, code, ...(detail && { detail }) })
  })
})
