import { cellAt } from '#src/engine/grid.ts'
import { type Board, isEmpty } from './board.ts'

/**
 * Bitboards of occupied cells, one 32-bit word per row and column. Bit `bitAt(i)` is cell `i` of a line.
 * Cells and lines -1 and `length` are the margin, which is always free.
 */
export interface Lines {
  /** `rows + 2` words; row `i` is at `i + 1`. */
  readonly rowMasks: Int32Array
  readonly colMasks: Int32Array
}

let cache: { readonly board: Board; readonly lines: Lines } | undefined

/** Returns memoized, shared lines: do not modify. */
export function linesOf(board: Board): Lines {
  if (cache?.board !== board) cache = { board, lines: makeLines(board) }
  return cache.lines
}

export function makeLines(board: Board): Lines {
  const { rows, cols, cells } = board
  const lines = { rowMasks: new Int32Array(rows + 2), colMasks: new Int32Array(cols + 2) }
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      if (!isEmpty(cells[cellAt(cols, row, col)] ?? 0)) flip(lines, row, col)
    }
  }
  return lines
}

export function flip({ rowMasks, colMasks }: Lines, row: number, col: number): void {
  rowMasks[row + 1] = maskOf(rowMasks, row) ^ bitAt(col)
  colMasks[col + 1] = maskOf(colMasks, col) ^ bitAt(row)
}

export const maskOf = (masks: Int32Array, line: number): number => masks[line + 1] ?? 0

export const bitAt = (index: number): number => 2 << index

/** Bits of the cells before and after an index. */
export const below = (index: number): number => (2 << index) - 1
export const above = (index: number): number => -4 << index

/** Indices of the first and last set bit of a nonzero word. */
export const lowest = (word: number): number => 30 - Math.clz32(word & -word)
export const highest = (word: number): number => 30 - Math.clz32(word)

/** The run of free cells around a cell, which is included. It may extend past the margin, which is harmless. */
export function runFrom(masks: Int32Array, line: number, index: number): number {
  const mask = maskOf(masks, line)
  const upper = mask & above(index)
  const lower = mask & below(index)
  // Without an occupied cell, `upper & -upper` is 0 and `clz32` is 32, so the run has no end on that side.
  const up = ((upper & -upper) - 1) & above(index)
  const down = below(index) & (-1 << (32 - Math.clz32(lower)))
  return up | down | bitAt(index)
}

/** Bits at which a free perpendicular line connects a run on one line to a run on another. */
export function bridges(
  masks: Int32Array,
  lineA: number,
  runA: number,
  lineB: number,
  runB: number,
): number {
  const both = runA & runB
  return both === 0 ? 0 : both & ~occupiedBetween(masks, lineA, lineB)
}

function occupiedBetween(masks: Int32Array, first: number, last: number): number {
  const end = first < last ? last : first
  let taken = 0
  for (let line = (first < last ? first : last) + 1; line < end; line++) {
    taken |= maskOf(masks, line)
  }
  return taken
}
