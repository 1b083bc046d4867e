import {
  asCell,
  isSame,
  type Pair,
  type Position,
  type Size,
  toPosition,
} from '#src/engine/grid.ts'
import { type Board, isTile, MAX_SIDE } from './board.ts'
import { areJoined, type Lines, linesOf, squareOf, updateReach } from './lines.ts'

/** Two tiles of one kind joined by a path. `matches` puts the first in reading order into `from`. */
export type Match = Pair

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
const squares = new Uint16Array(MAX_SIDE * MAX_SIDE)
const reachedCols = new Int32Array(MAX_SIDE * MAX_SIDE)
const reachedRows = new Int32Array(MAX_SIDE * MAX_SIDE)
const previous = new Int16Array(MAX_SIDE * MAX_SIDE)
const latest = new Int16Array(256)

/** Finds up to `limit` matches as cell indices `[a, b, a, b, …]`, `a` before `b` in reading order. */
export function findPairs(
  size: Size,
  cells: Readonly<Uint8Array>,
  { rows, cols }: Lines,
  limit = Number.POSITIVE_INFINITY,
): number[] {
  const found: number[] = []
  const reach = { rows, cols, squares, reachedCols, reachedRows }
  latest.fill(-1)
  for (let b = 0; b < cells.length && found.length < 2 * limit; b++) {
    const kind = cells[b] ?? 0
    if (!isTile(kind)) continue
    squares[b] = squareOf(size, asCell(b))
    updateReach(reach, b)
    for (let a = latest[kind] ?? -1; a >= 0; a = previous[a] ?? -1) {
      if (areJoined(reach, a, b)) found.push(a, b)
    }
    previous[b] = latest[kind] ?? -1
    latest[kind] = b
  }
  return found
}
