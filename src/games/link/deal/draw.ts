import { type Random, shuffled } from '#src/engine/random.ts'
import { type Board, tilesOf, withTiles } from '../board/board'

/** Lays these pairs evenly over the tiles of a board; `kinds` has one entry per pair. */
export function draw(board: Board, kinds: readonly number[], random: Random): Board {
  const tiles = shuffled(random, [...kinds, ...kinds])
  return withTiles(
    board,
    tilesOf(board).map((cell, i) => [cell, tiles[i] ?? 0]),
  )
}
