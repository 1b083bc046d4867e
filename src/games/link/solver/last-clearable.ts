import type { Board } from '../board/board'
import type { Gravity } from '../board/gravity'
import { followersOf, solve, type Verdict } from './verdict'

interface Options {
  /** What is known of a board. */
  readonly decide?: (board: Board) => Verdict['status']
  /** Told of how many of the boards nothing more has to be found out, after each look. */
  readonly onProgress?: (settled: number) => void
}

interface Search {
  readonly decide: (board: Board) => Verdict['status']
  readonly settle: (count: number) => void
}

/**
 * The index of the last of these boards that is known to be clearable, -1 when none is.
 * The boards are those of one game, in order. After a lost one all are lost and before one that
 * can be cleared all can be, so halving finds it by looking at few; a shuffle breaks that, so each
 * stretch between is looked at.
 */
export function lastClearable(
  boards: readonly Board[],
  gravity: Gravity,
  { decide = (board) => solve(board, gravity).status, onProgress }: Options = {},
): number {
  let settled = 0
  const settle = (count: number) => {
    settled += count
    onProgress?.(settled)
  }
  for (let rest = boards; rest.length > 0; ) {
    const start = startOfStretch(rest, gravity)
    const last = findLast({ decide, settle }, rest.slice(start))
    if (last >= 0) return start + last
    rest = rest.slice(0, start)
  }
  return -1
}

/** The last of these that can be cleared, or -1. Only an unknown one leaves both sides to be looked at. */
function findLast(search: Search, boards: readonly Board[]): number {
  const middle = boards.length >> 1
  const board = boards[middle]
  if (!board) return -1
  const status = search.decide(board)
  search.settle(countSettled(status, middle, boards.length))
  const later = status === 'lost' ? -1 : findLast(search, boards.slice(middle + 1))
  if (later >= 0) return middle + 1 + later
  return status === 'clearable' ? middle : findLast(search, boards.slice(0, middle))
}

/** Of how many boards the one in the middle tells. */
function countSettled(status: Verdict['status'], middle: number, boards: number): number {
  if (status === 'unknown') return 1
  return status === 'lost' ? boards - middle : middle + 1
}

/** Where the matches without a shuffle began that led to the last board. */
const startOfStretch = (boards: readonly Board[], gravity: Gravity): number =>
  boards.findLastIndex((board, index) => !isFollowed(boards[index - 1], board, gravity))

/** Whether a board comes from another by nothing or by one match. */
function isFollowed(before: Board | undefined, after: Board, gravity: Gravity): boolean {
  if (!before) return false
  return (
    isSame(before, after) || followersOf(before, gravity).some(({ board }) => isSame(board, after))
  )
}

const isSame = (a: Board, b: Board): boolean =>
  a.cells.every((content, cell) => content === b.cells[cell])
