import { type Board, without } from './board'
import { slide } from './drift'
import { matches } from './match'
import { solve, type Verdict } from './solve'
import type { Drift } from './types'

/**
 * The index of the last of these positions that is known to be clearable, -1 when none is;
 * `budget` is in positions searched, for each board.
 * The boards are those of one game, in order. After a lost one all are lost and before one that
 * can be cleared all can be, so halving finds it; a shuffle breaks that, so each stretch between
 * is looked at.
 */
export function lastClearable(boards: readonly Board[], drift: Drift, budget?: number): number {
  const statusOf = (index: number) => {
    const board = boards[index]
    return board ? solve(board, drift, budget).status : 'unknown'
  }
  for (let end = boards.length; end > 0; ) {
    const start = startOfStretch(boards, end, drift)
    const last = findLast(start, end, statusOf)
    if (last >= 0) return last
    end = start
  }
  return -1
}

/** The last of `start … end - 1` that can be cleared, or -1. Only an unknown one leaves both sides to be looked at. */
function findLast(
  start: number,
  end: number,
  statusOf: (index: number) => Verdict['status'],
): number {
  if (start >= end) return -1
  const middle = (start + end) >> 1
  const status = statusOf(middle)
  const later = status === 'lost' ? -1 : findLast(middle + 1, end, statusOf)
  if (later >= 0) return later
  return status === 'clearable' ? middle : findLast(start, middle, statusOf)
}

/** Where the matches without a shuffle began that led to the board before `end`. */
function startOfStretch(boards: readonly Board[], end: number, drift: Drift): number {
  let start = end - 1
  for (; start > 0; start--) {
    const before = boards[start - 1]
    const after = boards[start]
    if (!before || !after || !isFollowed(before, after, drift)) break
  }
  return start
}

/** Whether a board comes from another by nothing or by one match. */
function isFollowed(before: Board, after: Board, drift: Drift): boolean {
  const reached = matches(before).map(({ from, to }) => without(before, from, to))
  const followers = [before, ...reached.map((board) => slide(board, drift).board)]
  return followers.some(({ cells }) => cells.every((kind, index) => kind === after.cells[index]))
}
