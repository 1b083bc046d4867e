import type { Position } from '#src/engine/grid.ts'
import { type Random, shuffled } from '#src/engine/random.ts'
import { type Board, parseBoard, WALL } from '#src/games/link/board/board.ts'

/** Parses a valid board. */
export function boardOf(text: string): Board {
  const board = parseBoard(text)
  if (!board.ok) throw new Error(`${board.code}: ${board.detail}`)
  return board.value
}

export const fullBoard = (rows: number, cols: number): Board => ({
  rows,
  cols,
  cells: new Uint8Array(rows * cols).fill(1),
})

/** A board of kind 1 with `taken` percent of its cells occupied. */
export const scattered = (random: Random, rows: number, cols: number, taken: number): Board => ({
  rows,
  cols,
  cells: Uint8Array.from({ length: rows * cols }, () => (random.below(100) < taken ? 1 : 0)),
})

/** Parses `row,col`. */
export function parseCell(text: string): Position {
  const [row = Number.NaN, col = Number.NaN] = text.split(',').map(Number)
  return { row, col }
}

const SIZES = [
  [2, 2],
  [2, 4],
  [4, 2],
  [2, 6],
  [6, 2],
  [3, 4],
  [4, 3],
  [4, 4],
  [5, 3],
  [3, 5],
  [1, 8],
  [4, 5],
  [5, 4],
  [3, 7],
  [8, 2],
] as const

/** A random small board of up to seven pairs, with walls on up to a quarter of its cells if any. */
export function drawSmall(random: Random, hasWalls: boolean): Board {
  const [rows, cols] = SIZES[random.below(SIZES.length)] ?? [2, 2]
  const cells = new Uint8Array(rows * cols)
  const walls = hasWalls ? 1 + random.below(Math.ceil(cells.length / 4)) : 0
  const places = shuffled(random, [...cells.keys()])
  const kinds = 3 + random.below(4)
  for (const cell of places.splice(0, walls)) cells[cell] = WALL
  for (let pair = 0; pair < Math.min(7, places.length >> 1); pair++) {
    for (const cell of places.slice(2 * pair, 2 * pair + 2)) cells[cell] = 1 + (pair % kinds)
  }
  return { rows, cols, cells }
}
