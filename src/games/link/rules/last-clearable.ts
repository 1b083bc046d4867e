import { type Board, without } from './board'
import { slide } from './drift'
import { matches } from './match'
import { solve } from './solve'
import type { Drift } from './types'

/**
 * The index of the last of these positions that can be cleared, -1 when none is known to be;
 * `budget` is in positions searched, for each board.
 * The boards are those of one game, in order. A later one that can be cleared shows the earlier
 * ones to be, so halving finds it; a shuffle breaks that, so each stretch between is looked at.
 */
export function lastClearable(boards: readonly Board[], drift: Drift, budget?: number): number {
  const isClearable = (index: number): boolean => {
    const board = boards[index]
    return board !== undefined && solve(board, drift, budget).status === 'clearable'
  }
  for (let end = boards.length; end > 0; ) {
    const start = startOfStretch(boards, end, drift)
    if (isClearable(start)) return halve(start, end, isClearable)
    end = start
  }
  return -1
}

/** The last index of `start … end - 1` that holds, where `start` does and none after one that does not. */
function halve(start: number, end: number, holds: (index: number) => boolean): number {
  if (end - start < 2) return start
  const middle = (start + end) >> 1
  return holds(middle) ? halve(middle, end, holds) : halve(start, middle, holds)
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
