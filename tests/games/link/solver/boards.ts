import { type Random, shuffled } from '#src/engine/random.ts'
import { type Board, makeBoard } from '#src/games/link/board/board.ts'
import { pairKinds, type Shape } from '#src/games/link/deal/levels.ts'
import * as boards from '../board/boards'

/** Parses rows separated by `/`. */
export const boardOf = (text: string): Board => boards.boardOf(text.replaceAll('/', '\n'))

/** Formats a board on one line. */
export const textOf = (board: Board): string => makeBoard(board).replaceAll('\n', '/')

/** A uniform deal, clearable or not. */
export function drawFull({ rows, cols, kinds }: Shape, random: Random): Board {
  const pairs = pairKinds((rows * cols) / 2, kinds)
  return { rows, cols, cells: Uint8Array.from(shuffled(random, [...pairs, ...pairs])) }
}
