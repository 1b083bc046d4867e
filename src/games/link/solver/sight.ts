import { reach, takenBetween } from '../rules/lines'

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
  const row = place >> 5
  const col = place & 31
  seenCols[tile] = reach(rows[row] ?? 0, col) | (1 << col)
  seenRows[tile] = reach(cols[col] ?? 0, row) | (1 << row)
}

/** Whether a path joins two tiles that have both looked: a free line connects what they see. */
export function meets(sight: Sight, a: number, b: number): boolean {
  const { rows, cols, places, seenCols, seenRows } = sight
  const bothCols = (seenCols[a] ?? 0) & (seenCols[b] ?? 0)
  const bothRows = (seenRows[a] ?? 0) & (seenRows[b] ?? 0)
  if (bothCols === 0 && bothRows === 0) return false
  const placeA = places[a] ?? 0
  const placeB = places[b] ?? 0
  if ((bothCols & ~takenBetween(rows, placeA >> 5, placeB >> 5)) !== 0) return true
  return (bothRows & ~takenBetween(cols, placeA & 31, placeB & 31)) !== 0
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
