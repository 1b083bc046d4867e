import type { Board } from '../board/board'
import type { Gravity } from '../board/gravity'
import { solve, successorsOf, type Verdict } from './verdict'

interface Options {
  readonly decide?: (board: Board) => Verdict['status']
  readonly onProgress?: (settled: number) => void
}

interface Search {
  readonly decide: (board: Board) => Verdict['status']
  readonly settle: (count: number) => void
}

/**
 * Returns the index of the last board known to be clearable, or -1. The boards are consecutive positions of
 * a game. Between shuffles clearability changes only once, so binary search applies to each such segment.
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
    const start = segmentStart(rest, gravity)
    const last = findLast({ decide, settle }, rest.slice(start))
    if (last >= 0) return start + last
    rest = rest.slice(0, start)
  }
  return -1
}

/** Binary search for the last clearable board, or -1, between two shuffles. An unknown verdict leaves both halves. */
export function findLast(search: Search, boards: readonly Board[]): number {
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

const segmentStart = (boards: readonly Board[], gravity: Gravity): number =>
  boards.findLastIndex((board, index) => !isSuccessor(boards[index - 1], board, gravity))

function isSuccessor(before: Board | undefined, after: Board, gravity: Gravity): boolean {
  if (!before) return false
  return (
    isSame(before, after) || successorsOf(before, gravity).some(({ board }) => isSame(board, after))
  )
}

const isSame = (a: Board, b: Board): boolean =>
  a.cells.every((content, cell) => content === b.cells[cell])
