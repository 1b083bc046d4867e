import { type Random, shuffled } from '#src/engine/random.ts'
import { type Board, makeBoard } from '#src/games/link/board/board.ts'
import { pairKinds, type Shape } from '#src/games/link/deal/levels.ts'
import * as boards from '../board/boards'

/** A board from its rows in one line, `/` between two. */
export const boardOf = (text: string): Board => boards.boardOf(text.replaceAll('/', '\n'))

/** The board in one line, for messages. */
export const textOf = (board: Board): string => makeBoard(board).replaceAll('\n', '/')

/** An even draw of a level's full board, clearable or not. */
export function drawFull({ rows, cols, kinds }: Shape, random: Random): Board {
  const pairs = pairKinds((rows * cols) / 2, kinds)
  return { rows, cols, cells: Uint8Array.from(shuffled(random, [...pairs, ...pairs])) }
}
