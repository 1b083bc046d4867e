import { type Cell, cellAt, colOf, rowOf, type Size, toIndex } from '#src/engine/grid.ts'
import { type Board, EMPTY, isEmpty } from './board.ts'

/**
 * Bitboards of occupied cells, one 32-bit word per row and column. Bit `bitAt(i)` is cell `i` of a line.
 * Cells and lines -1 and `length` are the margin, which is always free.
 */
export interface Lines {
  /** `rows + 2` words; row `i` is at `i + 1`. */
  readonly rows: Int32Array
  readonly cols: Int32Array
}

let cache: { readonly board: Board; readonly lines: Lines } | undefined

/** Returns memoized, shared lines: do not modify. */
export function linesOf(board: Board): Lines {
  if (cache?.board !== board) cache = { board, lines: makeLines(board) }
  return cache.lines
}

export function makeLines(
  { rows, cols, cells }: Board,
  isTaken = (content: number) => !isEmpty(content),
): Lines {
  const lines = { rows: new Int32Array(rows + 2), cols: new Int32Array(cols + 2) }
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      if (isTaken(cells[cellAt(cols, row, col)] ?? EMPTY)) occupy(lines, squareAt(row, col))
    }
  }
  return lines
}

/** Returns a cell's square: its number on a board padded by the margin, of 32 columns. */
export const squareOf = (size: Size, cell: Cell): number =>
  squareAt(rowOf(size, cell), colOf(size, cell))

const squareAt = (row: number, col: number): number => 32 * (row + 1) + col + 1

export const cellOf = (size: Size, square: number): Cell =>
  toIndex(size, { row: rowAt(square), col: colAt(square) })

const rowAt = (square: number): number => (square >> 5) - 1
const colAt = (square: number): number => (square & 31) - 1

export function free({ rows, cols }: Lines, square: number): void {
  rows[square >> 5] = (rows[square >> 5] ?? 0) & ~(1 << (square & 31))
  cols[square & 31] = (cols[square & 31] ?? 0) & ~(1 << (square >> 5))
}

export function occupy({ rows, cols }: Lines, square: number): void {
  rows[square >> 5] = (rows[square >> 5] ?? 0) | (1 << (square & 31))
  cols[square & 31] = (cols[square & 31] ?? 0) | (1 << (square >> 5))
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

/** The square of each tile, by number or cell, and its reach along its row and column. */
export interface Reach extends Lines {
  readonly squares: Uint16Array
  /** Columns each tile reaches along its row and rows along its column, its own included. */
  readonly reachedCols: Int32Array
  readonly reachedRows: Int32Array
}

export function updateReach(
  { rows, cols, squares, reachedCols, reachedRows }: Reach,
  tile: number,
): void {
  const square = squares[tile] ?? 0
  reachedCols[tile] = runFrom(rows, rowAt(square), colAt(square))
  reachedRows[tile] = runFrom(cols, colAt(square), rowAt(square))
}

/** Tests for a path of at most two turns between two tiles whose reach is current. */
export function areJoined(reach: Reach, a: number, b: number): boolean {
  const { rows, cols, squares, reachedCols, reachedRows } = reach
  const colsA = reachedCols[a] ?? 0
  const colsB = reachedCols[b] ?? 0
  const rowsA = reachedRows[a] ?? 0
  const rowsB = reachedRows[b] ?? 0
  if ((colsA & colsB) === 0 && (rowsA & rowsB) === 0) return false
  const squareA = squares[a] ?? 0
  const squareB = squares[b] ?? 0
  if (bridges(rows, rowAt(squareA), colsA, rowAt(squareB), colsB) !== 0) return true
  return bridges(cols, colAt(squareA), rowsA, colAt(squareB), rowsB) !== 0
}
