import { bridges, runFrom } from '../board/lines.ts'

/** Occupancy, the square of each tile, and its reach along its row and column. */
export interface Reach {
  readonly rows: Int32Array
  readonly cols: Int32Array
  readonly squares: Uint16Array
  /** Columns each tile reaches along its row and rows along its column, its own included. */
  readonly reachedCols: Int32Array
  readonly reachedRows: Int32Array
}

const rowAt = (square: number): number => (square >> 5) - 1
const colAt = (square: number): number => (square & 31) - 1

/** Copies the occupancy; reach buffers are shared and have to be updated. */
export const copyReach = ({ rows, cols, squares, reachedCols, reachedRows }: Reach): Reach => ({
  rows: rows.slice(),
  cols: cols.slice(),
  squares,
  reachedCols,
  reachedRows,
})

export function updateReach(
  { rows, cols, squares, reachedCols, reachedRows }: Reach,
  tile: number,
): void {
  const square = squares[tile] ?? 0
  reachedCols[tile] = runFrom(rows, rowAt(square), colAt(square))
  reachedRows[tile] = runFrom(cols, colAt(square), rowAt(square))
}

/** Tests for a path between two tiles whose reach is current. */
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

export function free({ rows, cols }: Reach, square: number): void {
  rows[square >> 5] = (rows[square >> 5] ?? 0) & ~(1 << (square & 31))
  cols[square & 31] = (cols[square & 31] ?? 0) & ~(1 << (square >> 5))
}

export function occupy({ rows, cols }: Reach, square: number): void {
  rows[square >> 5] = (rows[square >> 5] ?? 0) | (1 << (square & 31))
  cols[square & 31] = (cols[square & 31] ?? 0) | (1 << (square >> 5))
}
