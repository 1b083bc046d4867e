import type { Board, Gems } from './board'
import { fall, refill } from './fall'
import { countClusters, countLines, findMarks, type Group, isMarked, type Marks } from './matches'
import type { Counting } from './types'

/** One round of a cascade: everything marked goes at once, gems fall, new ones fill up. */
export interface Step {
  /** From 1. */
  readonly number: number
  /** The board with its matches, and which gems those are. */
  readonly board: Board
  readonly marks: Marks
  readonly groups: readonly Group[]
  readonly points: number
  /** After the fall, with empty cells at the top; and filled. */
  readonly fallen: Board
  readonly filled: Board
}

/**
 * A cascade longer than this is cut, and the board dealt anew: with few kinds on a large board a
 * cascade feeds itself and would go on for ever.
 */
export const LONGEST_CASCADE = 100

/** Plays a board until nothing matches, or for as many steps as a cascade may have. */
export function* cascade(start: Board, counting: Counting, gems: Gems): Generator<Step> {
  let board = start
  for (let number = 1; number <= LONGEST_CASCADE; number++) {
    const marks = findMarks(board)
    if (!isMarked(marks)) return
    const groups = countGroups(board, marks, counting)
    const fallen = fall(board, marks)
    const filled = refill(fallen, gems)
    const points = scoreStep(groups, number)
    yield { number, board, marks, groups, points, fallen, filled }
    board = filled
  }
}

/** What the marked gems of a board count as. */
export const countGroups = (board: Board, marks: Marks, counting: Counting): Group[] =>
  counting === 'lines' ? countLines(board) : countClusters(board, marks)

/** What a step of a cascade, counted from 1, brings: 10 × n × (n − 2) for each n gems, times the step. */
export const scoreStep = (groups: readonly Group[], step: number): number =>
  step * groups.reduce((sum, [, , , count]) => sum + scoreGroup(count), 0)

export const scoreGroup = (count: number): number => 10 * count * (count - 2)
