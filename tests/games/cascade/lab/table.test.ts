import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { PlainTable } from '#src/games/cascade/lab/plain-table.ts'
import { makeTable } from '#src/games/cascade/lab/player.ts'
import { isSliceable, SlicedTable } from '#src/games/cascade/lab/sliced-table.ts'
import type { Shape, Table } from '#src/games/cascade/lab/table.ts'
import { makeTurn, type Turn } from '#src/games/cascade/lab/turn.ts'
import { makeBoard } from '#src/games/cascade/rules/board.ts'
import { findMarks, isMarked } from '#src/games/cascade/rules/matches.ts'
import { legalSwaps } from '#src/games/cascade/rules/swaps.ts'

const shapeOf = (kinds: number, weights?: readonly number[]): Shape => ({
  rows: 8,
  cols: 8,
  kinds,
  counting: 'clusters',
  ...(weights && { weights }),
})

const swapsOf = (table: Table) =>
  Array.from({ length: table.swapCount }, (_, swap) => table.swapAt(swap))

/** All that two tables must have in common. */
const seen = (table: Table, turn: Turn) => ({
  board: makeBoard(table.board()),
  swaps: swapsOf(table),
  steps: turn.steps,
  gems: turn.gems,
  points: turn.points,
  redeal: turn.redeal,
  sizes: turn.sizes.join(),
})

const peeks = (table: Table) =>
  Array.from({ length: table.swapCount }, (_, swap) => {
    const { gems, points } = table.peek(swap)
    return { gems, points }
  })

const SHAPES: readonly [shape: Shape, swaps: number][] = [
  [shapeOf(3), 300],
  [shapeOf(4), 500],
  [shapeOf(5), 500],
  [shapeOf(6), 500],
  [shapeOf(7), 500],
  [shapeOf(8), 1500],
  [shapeOf(6, [9, 1, 1, 5, 1, 1]), 500],
  [shapeOf(8, [1, 100, 1, 1, 1, 1, 1, 1]), 300],
]

describe('the sliced table', () => {
  test.each(SHAPES)('is the readable one, board for board, on %j', (shape, swaps) => {
    const plain = new PlainTable(shape)
    const sliced = new SlicedTable(shape)
    const streams = [makeRandom('same'), makeRandom('same')] as const
    const turns = [makeTurn(shape), makeTurn(shape)] as const
    plain.deal(streams[0])
    sliced.deal(streams[1])
    for (let i = 0; i < swaps; i++) {
      expect(seen(sliced, turns[1])).toEqual(seen(plain, turns[0]))
      if (i % 20 === 0) expect(peeks(sliced)).toEqual(peeks(plain))
      const choice = streams[0].below(plain.swapCount)
      streams[1].below(sliced.swapCount)
      plain.play(choice, streams[0], turns[0])
      sliced.play(choice, streams[1], turns[1])
    }
    expect(streams[1].state()).toEqual(streams[0].state())
  })

  test('counts the same clusters from any seed, with few kinds and so with many at once', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 3, max: 8 }), (seed, kinds) => {
        const shape = shapeOf(kinds)
        const [plain, sliced] = [new PlainTable(shape), new SlicedTable(shape)]
        const [one, other] = [makeTurn(shape), makeTurn(shape)]
        const [a, b] = [makeRandom(seed), makeRandom(seed)]
        plain.deal(a)
        sliced.deal(b)
        plain.play(0, a, one)
        sliced.play(0, b, other)
        expect(seen(sliced, other)).toEqual(seen(plain, one))
      }),
      { numRuns: 300 },
    )
  })

  test('is taken where it fits, and only there', () => {
    expect(makeTable(shapeOf(8))).toBeInstanceOf(SlicedTable)
    for (const change of [{ rows: 9 }, { cols: 7 }, { kinds: 9 }, { counting: 'lines' } as const]) {
      expect(isSliceable({ ...shapeOf(8), ...change })).toBe(false)
      expect(makeTable({ ...shapeOf(8), ...change })).toBeInstanceOf(PlainTable)
    }
  })
})

const MADE: readonly [name: string, make: () => Table][] = [
  ['sliced', () => new SlicedTable(shapeOf(7))],
  ['readable', () => new PlainTable(shapeOf(7))],
  ['wide', () => new PlainTable({ ...shapeOf(5), rows: 4, cols: 11 })],
  [
    'tall, with lines',
    () => new PlainTable({ ...shapeOf(5), rows: 12, cols: 3, counting: 'lines' }),
  ],
  ['smallest', () => new PlainTable({ ...shapeOf(16), rows: 3, cols: 3 })],
]

describe('any table', () => {
  test.each(MADE)('%s: rests without a match, with the legal swaps of its board', (_, make) => {
    const table = make()
    const stream = makeRandom('rest')
    const turn = makeTurn({ rows: 12, cols: 12, kinds: 16 })
    table.deal(stream)
    for (let i = 0; i < 200; i++) {
      table.play(stream.below(table.swapCount), stream, turn)
      expect(isMarked(findMarks(table.board()))).toBe(false)
      expect(swapsOf(table)).toEqual(legalSwaps(table.board()))
      expect(table.swapCount).toBeGreaterThan(0)
    }
  })

  test.each(MADE)('%s: is left as it was by a peek and by a trial', (_, make) => {
    const table = make()
    const stream = makeRandom('trial')
    table.deal(stream)
    const before = makeBoard(table.board())
    for (let swap = 0; swap < table.swapCount; swap++) {
      const { gems, points } = table.peek(swap)
      const trial = table.tryOut(swap, stream)
      expect(trial.turn.gems).toBeGreaterThanOrEqual(gems)
      expect(trial.turn.points).toBeGreaterThanOrEqual(points)
      expect(points).toBeGreaterThan(0)
    }
    expect(makeBoard(table.board())).toBe(before)
    expect(swapsOf(table)).toEqual(legalSwaps(table.board()))
  })

  test.each(MADE)('%s: has no swaps beyond its legal ones', (_, make) => {
    const table = make()
    table.deal(makeRandom('beyond'))
    expect(() => table.swapAt(table.swapCount)).toThrow(RangeError)
  })

  test.each(MADE)('%s: lays out a board that it showed', (_, make) => {
    const [table, other] = [make(), make()]
    table.deal(makeRandom('lay'))
    other.lay(table.board())
    expect(makeBoard(other.board())).toBe(makeBoard(table.board()))
    expect(swapsOf(other)).toEqual(swapsOf(table))
  })
})
