import { cellAt } from '#src/engine/grid.ts'
import { type Board, isEmpty } from './board'

/**
 * Which cells are taken, as one 32-bit word per row and per column. In a word `bitAt(i)` is the
 * cell `i` of the line. The margin is cell -1 and the one past the last, and line -1 and the one
 * past the last: always free.
 */
export interface Lines {
  /** `rows + 2` words; that of line `i` is at `i + 1`. */
  readonly rowMasks: Int32Array
  /** `cols + 2` words. */
  readonly colMasks: Int32Array
}

/** Boards are values, so the lines of the one last asked for are kept. */
let latest: { readonly board: Board; readonly lines: Lines } | undefined

/** The board's lines, memoized and shared: not to be changed. */
export function linesOf(board: Board): Lines {
  if (latest?.board !== board) latest = { board, lines: makeLines(board) }
  return latest.lines
}

/** A fresh copy, to change along with a search. */
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

/** Marks a free cell taken, or a taken one free. */
export function flip({ rowMasks, colMasks }: Lines, row: number, col: number): void {
  rowMasks[row + 1] = maskOf(rowMasks, row) ^ bitAt(col)
  colMasks[col + 1] = maskOf(colMasks, col) ^ bitAt(row)
}

export const maskOf = (masks: Int32Array, line: number): number => masks[line + 1] ?? 0

export const bitAt = (index: number): number => 2 << index

/** The bits of all cells before a cell of a line, and of all after it. */
export const below = (index: number): number => (2 << index) - 1
export const above = (index: number): number => -4 << index

/** The first and the last cell of a word that has one. */
export const lowest = (word: number): number => 30 - Math.clz32(word & -word)
export const highest = (word: number): number => 30 - Math.clz32(word)

/**
 * The cells that a straight run from a cell gets to, either way, up to the first taken one; its own
 * is among them. Past the margin it runs on to the word's end: a bit out there never counts before
 * the margin's.
 */
export function runFrom(masks: Int32Array, line: number, index: number): number {
  const mask = maskOf(masks, line)
  const upper = mask & above(index)
  const lower = mask & below(index)
  // Without a taken cell on a side, `upper & -upper` is 0 and `clz32` is 32: the run has no end there.
  const up = ((upper & -upper) - 1) & above(index)
  const down = below(index) & (-1 << (32 - Math.clz32(lower)))
  return up | down | bitAt(index)
}

/** Where a free line across connects a run on one line with a run on another, as bits. */
export function bridges(
  masks: Int32Array,
  lineA: number,
  runA: number,
  lineB: number,
  runB: number,
): number {
  const both = runA & runB
  return both === 0 ? 0 : both & ~takenBetween(masks, lineA, lineB)
}

/** The bits taken in any of the lines strictly between two. */
function takenBetween(masks: Int32Array, first: number, last: number): number {
  const end = first < last ? last : first
  let taken = 0
  for (let line = (first < last ? first : last) + 1; line < end; line++) {
    taken |= maskOf(masks, line)
  }
  return taken
}
