import type { Position } from '../../../../src/engine/grid'
import { type Random, shuffled } from '../../../../src/engine/random'
import { type Board, parseBoard } from '../../../../src/games/link/board/board'

/** A board from text that is known to be good. */
export function boardOf(text: string): Board {
  const board = parseBoard(text)
  if (!board.ok) throw new Error(`${board.code}: ${board.detail}`)
  return board.value
}

/** A full board of one kind. */
export const fullBoard = (rows: number, cols: number): Board => ({
  rows,
  cols,
  cells: new Uint8Array(rows * cols).fill(1),
})

/** A board whose cells are taken, by kind 1, with a chance of `taken` in 100. */
export const scattered = (random: Random, rows: number, cols: number, taken: number): Board => ({
  rows,
  cols,
  cells: Uint8Array.from({ length: rows * cols }, () => (random.below(100) < taken ? 1 : 0)),
})

/** `row,col` as a position. */
export function placeOf(text: string): Position {
  const [row = Number.NaN, col = Number.NaN] = text.split(',').map(Number)
  return { row, col }
}

const SMALL = [
  [2, 2],
  [2, 4],
  [4, 2],
  [2, 6],
  [6, 2],
  [3, 4],
  [4, 3],
  [4, 4],
  [5, 3],
  [1, 8],
] as const

/** A small board of up to 6 pairs of up to `kinds` kinds, full where its size allows. */
export function drawSmall(random: Random, kinds: number): Board {
  const [rows, cols] = SMALL[random.below(SMALL.length)] ?? [2, 2]
  const places = shuffled(random, [...Array(rows * cols).keys()])
  const cells = new Uint8Array(rows * cols)
  for (let pair = 0; pair < Math.min(6, Math.floor(cells.length / 2)); pair++) {
    for (const cell of places.slice(2 * pair, 2 * pair + 2)) cells[cell] = 1 + (pair % kinds)
  }
  return { rows, cols, cells }
}
