import { bridges, runFrom } from '../board/lines'

/** Occupancy, the square of each tile, and its reach along its row and column. */
export interface Sight {
  /** Occupied bits by row and column, margin included. */
  readonly rows: Int32Array
  readonly cols: Int32Array
  readonly places: Uint16Array
  /** By tile, the columns it reaches along its row and the rows along its column, its own included. */
  readonly seenCols: Int32Array
  readonly seenRows: Int32Array
}

const rowAt = (place: number): number => (place >> 5) - 1
const colAt = (place: number): number => (place & 31) - 1

/** Copies the occupancy; reach buffers are shared and have to be updated. */
export const copySight = ({ rows, cols, places, seenCols, seenRows }: Sight): Sight => ({
  rows: rows.slice(),
  cols: cols.slice(),
  places,
  seenCols,
  seenRows,
})

/** Computes a tile's reach. */
export function look({ rows, cols, places, seenCols, seenRows }: Sight, tile: number): void {
  const place = places[tile] ?? 0
  seenCols[tile] = runFrom(rows, rowAt(place), colAt(place))
  seenRows[tile] = runFrom(cols, colAt(place), rowAt(place))
}

/** Tests for a path between two tiles whose reach is current. */
export function meets(sight: Sight, a: number, b: number): boolean {
  const { rows, cols, places, seenCols, seenRows } = sight
  const colsA = seenCols[a] ?? 0
  const colsB = seenCols[b] ?? 0
  const rowsA = seenRows[a] ?? 0
  const rowsB = seenRows[b] ?? 0
  if ((colsA & colsB) === 0 && (rowsA & rowsB) === 0) return false
  const placeA = places[a] ?? 0
  const placeB = places[b] ?? 0
  if (bridges(rows, rowAt(placeA), colsA, rowAt(placeB), colsB) !== 0) return true
  return bridges(cols, colAt(placeA), rowsA, colAt(placeB), rowsB) !== 0
}

export function free({ rows, cols }: Sight, place: number): void {
  rows[place >> 5] = (rows[place >> 5] ?? 0) & ~(1 << (place & 31))
  cols[place & 31] = (cols[place & 31] ?? 0) & ~(1 << (place >> 5))
}

export function occupy({ rows, cols }: Sight, place: number): void {
  rows[place >> 5] = (rows[place >> 5] ?? 0) | (1 << (place & 31))
  cols[place & 31] = (cols[place & 31] ?? 0) | (1 << (place >> 5))
}
