import { asCell, colOf, rowOf, type Size } from '../../../engine/grid'
import { MAX_SIDE } from './board'
import { type Lines, reach, takenBetween } from './lines'

/** Work space of `findPairs`, by cell: nothing in it outlives a call. */
const cols = new Int32Array(MAX_SIDE * MAX_SIDE)
const rows = new Int32Array(MAX_SIDE * MAX_SIDE)
const previous = new Int16Array(MAX_SIDE * MAX_SIDE)
const latest = new Int16Array(256)

/**
 * The matches of a board, as cell indices: `[a, b, a, b, …]`, `a` before `b` in reading order.
 * Looks no further once there are `most`. Each tile meets the earlier ones of its kind.
 */
export function findPairs(
  size: Size,
  cells: Readonly<Uint8Array>,
  lines: Lines,
  most = Number.POSITIVE_INFINITY,
): number[] {
  const found: number[] = []
  latest.fill(-1)
  for (let b = 0; b < cells.length && found.length < 2 * most; b++) {
    const kind = cells[b] ?? 0
    if (kind === 0) continue
    run(size, lines, b)
    for (let a = latest[kind] ?? -1; a >= 0; a = previous[a] ?? -1) {
      if (meets(size, lines, a, b)) found.push(a, b)
    }
    previous[b] = latest[kind] ?? -1
    latest[kind] = b
  }
  return found
}

/** Works out a tile's straight runs. Its own cell is in them: see `meets`. */
function run(size: Size, { rowMasks, colMasks }: Lines, cell: number): void {
  const row = rowOf(size, asCell(cell))
  const col = colOf(size, asCell(cell))
  cols[cell] = reach(rowMasks[row + 1] ?? 0, col + 1) | (2 << col)
  rows[cell] = reach(colMasks[col + 1] ?? 0, row + 1) | (2 << row)
}

/**
 * Whether a free line connects the runs of two tiles. A tile's own cell is in its runs, so that
 * this finds straight, once and twice bent paths alike.
 */
function meets(size: Size, { rowMasks, colMasks }: Lines, a: number, b: number): boolean {
  const bothCols = (cols[a] ?? 0) & (cols[b] ?? 0)
  const bothRows = (rows[a] ?? 0) & (rows[b] ?? 0)
  if (bothCols === 0 && bothRows === 0) return false
  const rowA = rowOf(size, asCell(a))
  const rowB = rowOf(size, asCell(b))
  if ((bothCols & ~takenBetween(rowMasks, rowA + 1, rowB + 1)) !== 0) return true
  const colA = colOf(size, asCell(a))
  const colB = colOf(size, asCell(b))
  return (bothRows & ~takenBetween(colMasks, colA + 1, colB + 1)) !== 0
}

/** Whether a path joins two tiles, given as bit places: 1 is the first row or column. */
export function isJoined(
  { rowMasks, colMasks }: Lines,
  rowA: number,
  colA: number,
  rowB: number,
  colB: number,
): boolean {
  const colsA = reach(rowMasks[rowA] ?? 0, colA) | (1 << colA)
  const bothCols = colsA & (reach(rowMasks[rowB] ?? 0, colB) | (1 << colB))
  if ((bothCols & ~takenBetween(rowMasks, rowA, rowB)) !== 0) return true
  const rowsA = reach(colMasks[colA] ?? 0, rowA) | (1 << rowA)
  const bothRows = rowsA & (reach(colMasks[colB] ?? 0, rowB) | (1 << rowB))
  return (bothRows & ~takenBetween(colMasks, colA, colB)) !== 0
}
