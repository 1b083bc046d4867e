import { toIndex } from '#src/engine/grid.ts'
import type { Board } from '#src/games/link/board/board.ts'

/** A cell of the padded board; 1 is the first playable row or column. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Rows of kinds with a margin of zeros. */
export type PlainBoard = readonly (readonly number[])[]

/** Converts a board for the plain algorithm. */
export function plainBoard(board: Board): PlainBoard {
  const rows = Array.from({ length: board.rows + 2 }, () => Array(board.cols + 2).fill(0))
  for (let row = 0; row < board.rows; row++) {
    for (let col = 0; col < board.cols; col++) {
      const kind = board.cells[toIndex(board, { row, col })] ?? 0
      rows[row + 1]?.splice(col + 1, 1, kind)
    }
  }
  return rows
}

/**
 * The dev log's path search: straight, then two corners, then every connecting row and column, cell by cell.
 * The baseline for the bit masks.
 */
export function findPlainPath(board: PlainBoard, a: Point, b: Point): Point[] | null {
  if (at(board, a) !== at(board, b) || at(board, a) === 0) return null
  if (isDirect(board, a, b)) return [a, b]
  return findTwoLines(board, a, b) ?? findThreeLines(board, a, b)
}

/** Lists every matching pair: the dev log's hint search carried to the end. */
export function findPlainMatches(board: PlainBoard): [Point, Point][] {
  const tiles: Point[] = []
  for (const [y, row] of board.entries()) {
    for (const [x, kind] of row.entries()) if (kind !== 0) tiles.push({ x, y })
  }
  const found: [Point, Point][] = []
  for (const [i, a] of tiles.entries()) {
    for (let j = i + 1; j < tiles.length; j++) {
      const b = tiles[j]
      if (b && findPlainPath(board, a, b)) found.push([a, b])
    }
  }
  return found
}

const at = (board: PlainBoard, { x, y }: Point): number | undefined => board[y]?.[x]

function isDirect(board: PlainBoard, a: Point, b: Point): boolean {
  if (a.x === b.x) {
    for (let y = Math.min(a.y, b.y) + 1; y < Math.max(a.y, b.y); y++) {
      if (board[y]?.[a.x] !== 0) return false
    }
    return true
  }
  if (a.y !== b.y) return false
  const row = board[a.y]
  for (let x = Math.min(a.x, b.x) + 1; x < Math.max(a.x, b.x); x++) {
    if (row?.[x] !== 0) return false
  }
  return true
}

function findTwoLines(board: PlainBoard, a: Point, b: Point): Point[] | null {
  for (const corner of [
    { x: a.x, y: b.y },
    { x: b.x, y: a.y },
  ]) {
    if (at(board, corner) !== 0) continue
    if (isDirect(board, a, corner) && isDirect(board, corner, b)) return [a, corner, b]
  }
  return null
}

function findThreeLines(board: PlainBoard, a: Point, b: Point): Point[] | null {
  for (let y = 0; y < board.length; y++) {
    if (y === a.y || y === b.y) continue
    const path = findBridge(board, a, { x: a.x, y }, { x: b.x, y }, b)
    if (path) return path
  }
  for (let x = 0; x < (board[0]?.length ?? 0); x++) {
    if (x === a.x || x === b.x) continue
    const path = findBridge(board, a, { x, y: a.y }, { x, y: b.y }, b)
    if (path) return path
  }
  return null
}

function findBridge(board: PlainBoard, a: Point, c1: Point, c2: Point, b: Point): Point[] | null {
  if (at(board, c1) !== 0 || at(board, c2) !== 0) return null
  const free = isDirect(board, a, c1) && isDirect(board, c1, c2) && isDirect(board, c2, b)
  return free ? [a, c1, c2, b] : null
}
