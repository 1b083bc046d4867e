import { type Board, without } from '../board/board'
import type { Gravity } from '../board/gravity'
import { slide } from '../board/gravity'
import { matches } from '../board/pairs'
import { solve, type Verdict } from './solve'

/** What is known of a board. */
type Decide = (board: Board) => Verdict['status']

/**
 * The index of the last of these positions that is known to be clearable, -1 when none is;
 * `decide` says what is known of one.
 * The boards are those of one game, in order. After a lost one all are lost and before one that
 * can be cleared all can be, so halving finds it by looking at few; a shuffle breaks that, so each
 * stretch between is looked at.
 */
export function lastClearable(
  boards: readonly Board[],
  gravity: Gravity,
  decide: Decide = (board) => solve(board, gravity).status,
): number {
  for (let rest = boards; rest.length > 0; ) {
    const start = startOfStretch(rest, gravity)
    const last = findLast(rest.slice(start), decide)
    if (last >= 0) return start + last
    rest = rest.slice(0, start)
  }
  return -1
}

/** The last of these that can be cleared, or -1. Only an unknown one leaves both sides to be looked at. */
function findLast(boards: readonly Board[], decide: Decide): number {
  const middle = boards.length >> 1
  const board = boards[middle]
  if (!board) return -1
  const status = decide(board)
  const later = status === 'lost' ? -1 : findLast(boards.slice(middle + 1), decide)
  if (later >= 0) return middle + 1 + later
  return status === 'clearable' ? middle : findLast(boards.slice(0, middle), decide)
}

/** Where the matches without a shuffle began that led to the last board. */
const startOfStretch = (boards: readonly Board[], gravity: Gravity): number =>
  boards.findLastIndex((board, index) => !isFollowed(boards[index - 1], board, gravity))

/** Whether a board comes from another by nothing or by one match. */
function isFollowed(before: Board | undefined, after: Board, gravity: Gravity): boolean {
  if (!before) return false
  const reached = matches(before).map(({ from, to }) => without(before, from, to))
  const followers = [before, ...reached.map((board) => slide(board, gravity).board)]
  return followers.some(({ cells }) => cells.every((kind, index) => kind === after.cells[index]))
}
