import { bridges, runFrom } from '../board/lines'

/** Which cells are taken, where each tile lies, and how far it sees along its row and its column. */
export interface Sight {
  /** Taken bits by row and by column, margin included. */
  readonly rows: Int32Array
  readonly cols: Int32Array
  /** By tile. */
  readonly places: Uint16Array
  /** By tile, the columns that a free line along its row gets to, its own included; and the rows. */
  readonly seenCols: Int32Array
  readonly seenRows: Int32Array
}

/** The row and the column of a place. */
const rowAt = (place: number): number => (place >> 5) - 1
const colAt = (place: number): number => (place & 31) - 1

/** The same to change on its own; what tiles see is worked out anew. */
export const copySight = ({ rows, cols, places, seenCols, seenRows }: Sight): Sight => ({
  rows: rows.slice(),
  cols: cols.slice(),
  places,
  seenCols,
  seenRows,
})

/** Works out how far a tile sees. */
export function look({ rows, cols, places, seenCols, seenRows }: Sight, tile: number): void {
  const place = places[tile] ?? 0
  seenCols[tile] = runFrom(rows, rowAt(place), colAt(place))
  seenRows[tile] = runFrom(cols, colAt(place), rowAt(place))
}

/** Whether a path joins two tiles that have both looked: a free line connects what they see. */
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

/** Marks a place as free. */
export function free({ rows, cols }: Sight, place: number): void {
  rows[place >> 5] = (rows[place >> 5] ?? 0) & ~(1 << (place & 31))
  cols[place & 31] = (cols[place & 31] ?? 0) & ~(1 << (place >> 5))
}

/** Marks a place as taken. */
export function occupy({ rows, cols }: Sight, place: number): void {
  rows[place >> 5] = (rows[place >> 5] ?? 0) | (1 << (place & 31))
  cols[place & 31] = (cols[place & 31] ?? 0) | (1 << (place >> 5))
}
