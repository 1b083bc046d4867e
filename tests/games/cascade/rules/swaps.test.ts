import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positions, toIndex } from '#src/engine/grid.ts'
import { makeRandom } from '#src/engine/random.ts'
import type { Board } from '#src/games/cascade/rules/board.ts'
import { makeDraw } from '#src/games/cascade/rules/deal.ts'
import { makeGems } from '#src/games/cascade/rules/luck.ts'
import { findMarks, isMarked } from '#src/games/cascade/rules/matches.ts'
import {
  findHint,
  isDead,
  isLegalSwap,
  legalSwaps,
  type Swap,
  swapped,
} from '#src/games/cascade/rules/swaps.ts'
import { repeats } from '../../../support/effort'
import { boardOf } from './boards'

/** All adjacent pairs, in the order of `legalSwaps`. */
function neighbours({ rows, cols }: Board): Swap[] {
  const turned = [...positions({ rows: cols, cols: rows })]
  const places = turned.map(({ row, col }) => ({ row: col, col: row }))
  const across = places.map((from) => ({ from, to: { row: from.row, col: from.col + 1 } }))
  const down = places.map((from) => ({ from, to: { row: from.row + 1, col: from.col } }))
  return [...across, ...down].filter(({ to }) => to.row < rows && to.col < cols)
}

/** Reference for `legalSwaps`: tries every swap. */
const slowSwaps = (board: Board): Swap[] =>
  neighbours(board).filter((swap) => isMarked(findMarks(swapped(board, swap))))

const settledBoards = fc
  .record({
    rows: fc.integer({ min: 3, max: 10 }),
    cols: fc.integer({ min: 3, max: 10 }),
    kinds: fc.integer({ min: 3, max: 16 }),
    seed: fc.string(),
  })
  .map(({ rows, cols, kinds, seed }) =>
    makeDraw({ rows, cols })(makeGems(makeRandom(seed), { kinds })),
  )

const COUNTED: readonly [name: string, board: string, swaps: number][] = [
  ['a gap to close along the row', 'AABA\nCDEF\nGHIJ', 1],
  ['a gem from above into the gap', 'BAC\nADA\nEFG', 1],
  ['a gem from below the end', 'AAB\nCDA\nEFG', 1],
  ['a gap to close downwards', 'AC\nAD\nBC\nAD', 1],
  ['a gap that either side closes', 'AABAA\nCDEFG', 2],
  ['nothing', 'ABC\nBCA\nCAB', 0],
  ['no gem into an empty cell', 'AA.A\nBCBC', 0],
  ['no empty cell beside others', '..A.\nBCDE', 0],
]

describe('legal swaps', () => {
  test.each(COUNTED)('%s', (_, text, count) => {
    expect(legalSwaps(boardOf(text))).toHaveLength(count)
    expect(isDead(boardOf(text))).toBe(count === 0)
  })

  test('are all swaps that match, in order', () => {
    fc.assert(
      fc.property(settledBoards, (board) => {
        const slow = slowSwaps(board)
        expect(legalSwaps(board)).toEqual(slow)
        expect(isDead(board)).toBe(slow.length === 0)
      }),
      { numRuns: repeats(400) },
    )
  })

  test('do not depend on the order of the two gems', () => {
    fc.assert(
      fc.property(settledBoards, (board) => {
        for (const { from, to } of neighbours(board)) {
          expect(isLegalSwap(board, { from, to })).toBe(isLegalSwap(board, { from: to, to: from }))
        }
      }),
    )
  })

  test('exchange two gems only', () => {
    const board = boardOf('ABC\nDEF')
    const swap = { from: { row: 0, col: 1 }, to: { row: 1, col: 1 } }
    expect([...swapped(board, swap).cells]).toEqual([1, 5, 3, 4, 2, 6])
    expect(board.cells[toIndex(board, swap.from)]).toBe(2)
  })
})

const HINTS: readonly [name: string, board: string, swap: string | undefined][] = [
  ['the only swap', 'AABA\nCDEF\nGHIJ', '0,2 0,3'],
  ['four before three', 'AABACC\nDEAFGC\nCHIJKL', '0,2 1,2'],
  ['the first of equals', 'AABAA\nCDEFG', '0,1 0,2'],
  ['nothing on a dead board', 'ABC\nBCA\nCAB', undefined],
]

test.each(HINTS)('a hint is %s', (_, text, swap) => {
  const hint = findHint(boardOf(text), 'clusters')
  const written = hint && `${hint.from.row},${hint.from.col} ${hint.to.row},${hint.to.col}`
  expect(written).toBe(swap)
})
