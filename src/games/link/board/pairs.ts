import {
  asCell,
  colOf,
  isSame,
  type Position,
  rowOf,
  type Size,
  toPosition,
} from '#src/engine/grid.ts'
import { type Board, isTile, MAX_SIDE } from './board.ts'
import { bridges, type Lines, linesOf, runFrom } from './lines.ts'

/** Two tiles of one kind joined by a path. `matches` puts the first in reading order into `from`. */
export interface Match {
  readonly from: Position
  readonly to: Position
}

export const matches = (board: Board): Match[] =>
  makeMatches(board, findPairs(board, board.cells, linesOf(board)))

export const findMatch = (board: Board): Match | undefined =>
  makeMatches(board, findPairs(board, board.cells, linesOf(board), 1))[0]

export const partnersOf = (board: Board, at: Position): Position[] =>
  matches(board).flatMap(({ from, to }) => (isSame(from, at) ? to : isSame(to, at) ? from : []))

/** Converts cell indices `[from, to, from, to, …]`. */
export function makeMatches(size: Size, pairs: readonly number[]): Match[] {
  const found: Match[] = []
  for (let i = 0; i < pairs.length; i += 2) {
    const [from, to] = [asCell(pairs[i] ?? 0), asCell(pairs[i + 1] ?? 0)]
    found.push({ from: toPosition(size, from), to: toPosition(size, to) })
  }
  return found
}

/** Scratch buffers of `findPairs`, by cell; reused to avoid allocation. */
const cols = new Int32Array(MAX_SIDE * MAX_SIDE)
const rows = new Int32Array(MAX_SIDE * MAX_SIDE)
const previous = new Int16Array(MAX_SIDE * MAX_SIDE)
const latest = new Int16Array(256)

/** Finds up to `limit` matches as cell indices `[a, b, a, b, …]`, `a` before `b` in reading order. */
export function findPairs(
  size: Size,
  cells: Readonly<Uint8Array>,
  lines: Lines,
  limit = Number.POSITIVE_INFINITY,
): number[] {
  const found: number[] = []
  latest.fill(-1)
  for (let b = 0; b < cells.length && found.length < 2 * limit; b++) {
    const kind = cells[b] ?? 0
    if (!isTile(kind)) continue
    setRuns(size, lines, b)
    for (let a = latest[kind] ?? -1; a >= 0; a = previous[a] ?? -1) {
      if (areJoined(size, lines, a, b)) found.push(a, b)
    }
    previous[b] = latest[kind] ?? -1
    latest[kind] = b
  }
  return found
}

function setRuns(size: Size, { rowMasks, colMasks }: Lines, cell: number): void {
  const row = rowOf(size, asCell(cell))
  const col = colOf(size, asCell(cell))
  cols[cell] = runFrom(rowMasks, row, col)
  rows[cell] = runFrom(colMasks, col, row)
}

/** Tests for a path of at most two turns between cells whose runs are set. */
function areJoined(size: Size, { rowMasks, colMasks }: Lines, a: number, b: number): boolean {
  const colsA = cols[a] ?? 0
  const colsB = cols[b] ?? 0
  const rowsA = rows[a] ?? 0
  const rowsB = rows[b] ?? 0
  if ((colsA & colsB) === 0 && (rowsA & rowsB) === 0) return false
  const rowA = rowOf(size, asCell(a))
  const rowB = rowOf(size, asCell(b))
  if (bridges(rowMasks, rowA, colsA, rowB, colsB) !== 0) return true
  const colA = colOf(size, asCell(a))
  const colB = colOf(size, asCell(b))
  return bridges(colMasks, colA, rowsA, colB, rowsB) !== 0
}
