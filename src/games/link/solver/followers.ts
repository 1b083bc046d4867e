import type { Board } from '../board/board'
import type { Gravity } from '../board/gravity'
import { type Match, makeMatches } from '../board/pairs'
import { findMatches, layOut, makePosition } from './position'
import { cellOf, fullMask, isTile, makePuzzle, stacksOf } from './puzzle'

/** A match of a board, and the board after it. */
export interface Follower {
  readonly match: Match
  readonly board: Board
}

/** Every match of a board, whether its tiles lie where they slide to or not. */
export function followersOf(board: Board, gravity: Gravity): Follower[] {
  const puzzle = makePuzzle(board, 'none')
  const position = makePosition(puzzle)
  layOut(position, fullMask(puzzle))
  findMatches(position)
  const cells = position.pairs
    .slice(0, position.end)
    .map((tile) => cellOf(puzzle, position.places[tile] ?? 0))
  return makeMatches(board, cells).map((match, i) => {
    const rest = board.cells.slice()
    for (const cell of cells.slice(2 * i, 2 * i + 2)) rest[cell] = 0
    return { match, board: settle({ ...board, cells: rest }, gravity) }
  })
}

/** Whether all tiles lie where they slide to. */
export const isSettled = (board: Board, gravity: Gravity): boolean =>
  isSame(board, settle(board, gravity))

export const isSame = (a: Board, b: Board): boolean =>
  a.cells.every((content, cell) => content === b.cells[cell])

/** The board after its tiles slid. */
function settle(board: Board, gravity: Gravity): Board {
  const cells = board.cells.slice()
  for (const stack of stacksOf(board, gravity)) {
    const tiles = stack.map((cell) => board.cells[cell] ?? 0).filter(isTile)
    for (const [height, cell] of stack.entries()) cells[cell] = tiles[height] ?? 0
  }
  return { ...board, cells }
}
