import type { Board } from '../board/board.ts'
import type { Gravity } from '../board/gravity.ts'
import { makeDecide, type Verdict } from './verdict.ts'

interface LastOptions {
  readonly decide?: (board: Board) => Verdict['status']
  readonly onProgress?: (settled: number) => void
}

interface LastSearch {
  readonly decide: (board: Board) => Verdict['status']
  readonly settle: (count: number) => void
}

/**
 * Returns the index of the last board known to be clearable, or -1. The boards are a game's positions, divided at its
 * shuffles; within such a segment clearability changes only once, so binary search applies.
 */
export function lastClearable(
  segments: readonly (readonly Board[])[],
  gravity: Gravity,
  { decide = makeDecide(gravity), onProgress }: LastOptions = {},
): number {
  let settled = 0
  const settle = (count: number) => {
    settled += count
    onProgress?.(settled)
  }
  let start = segments.flat().length
  for (const segment of segments.toReversed()) {
    start -= segment.length
    const last = findLast({ decide, settle }, segment)
    if (last >= 0) return start + last
  }
  return -1
}

/** Binary search for the last clearable board, or -1, between two shuffles. An unknown verdict leaves both halves. */
export function findLast(search: LastSearch, boards: readonly Board[]): number {
  const middle = boards.length >> 1
  const board = boards[middle]
  if (!board) return -1
  const status = search.decide(board)
  search.settle(countSettled(status, middle, boards.length))
  const later = status === 'lost' ? -1 : findLast(search, boards.slice(middle + 1))
  if (later >= 0) return middle + 1 + later
  return status === 'clearable' ? middle : findLast(search, boards.slice(0, middle))
}

/** The number of boards that a verdict on the middle one settles. */
function countSettled(status: Verdict['status'], middle: number, boards: number): number {
  if (status === 'unknown') return 1
  return status === 'lost' ? boards - middle : middle + 1
}
