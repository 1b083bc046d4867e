import { type Board, without } from '../board/board'
import { type Gravity, slide } from '../board/gravity'
import { type Match, matches } from '../board/pairs'

/** A match of a board, and the board after it. */
export interface Follower {
  readonly match: Match
  readonly board: Board
}

/** Every match of a board, whether its tiles lie where they slide to or not. */
export const followersOf = (board: Board, gravity: Gravity): Follower[] =>
  matches(board).map((match) => ({
    match,
    board: slide(without(board, match.from, match.to), gravity).board,
  }))
