import { asCell, isSame, type Position, type Size, toPosition } from '../../../engine/grid'
import type { Board } from './board'
import { linesOf } from './lines'
import { findPairs } from './pairs'

/** Two tiles of one kind that a path joins; as `matches` gives them, `from` comes first in reading order. */
export interface Match {
  readonly from: Position
  readonly to: Position
}

/** Every match of the board, once. */
export const matches = (board: Board): Match[] =>
  makeMatches(board, findPairs(board, board.cells, linesOf(board)))

/** The tiles that match the one at this place. */
export const partnersOf = (board: Board, at: Position): Position[] =>
  matches(board).flatMap(({ from, to }) => (isSame(from, at) ? to : isSame(to, at) ? from : []))

/** A match, or `undefined` when the board is stuck or cleared. */
export const findMatch = (board: Board): Match | undefined =>
  makeMatches(board, findPairs(board, board.cells, linesOf(board), 1))[0]

/** Matches from cell indices, `[from, to, from, to, …]`. */
export function makeMatches(board: Size, pairs: readonly number[]): Match[] {
  const found: Match[] = []
  for (const [i, from] of pairs.entries()) {
    const to = pairs[i + 1]
    if (i % 2 !== 0 || to === undefined) continue
    found.push({ from: toPosition(board, asCell(from)), to: toPosition(board, asCell(to)) })
  }
  return found
}
