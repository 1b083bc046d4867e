import type { Board, Gems } from './board.ts'
import { fall, refill } from './fall.ts'
import {
  countClusters,
  countLines,
  findMarks,
  type Group,
  isMarked,
  type Marks,
} from './matches.ts'
import type { Counting } from './types.ts'

/** A step of a cascade: all marked gems disappear, gems fall, new ones fill up. */
export interface CascadeStep {
  readonly number: number
  /** The board before the step, and its matched gems. */
  readonly board: Board
  readonly marks: Marks
  readonly groups: readonly Group[]
  readonly points: number
  readonly fallen: Board
  readonly filled: Board
}

/** Longer cascades are cut and the board is redealt: with few kinds a large board may feed itself for ever. */
export const LONGEST_CASCADE = 100

/** Yields the steps until nothing matches, at most the maximum. */
export function* cascade(start: Board, counting: Counting, gems: Gems): Generator<CascadeStep> {
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

export const countGroups = (board: Board, marks: Marks, counting: Counting): Group[] =>
  counting === 'lines' ? countLines(board) : countClusters(board, marks)

/** The points of a 1-based step: `step` × the sum of 10n(n − 2) over groups of n gems. */
export const scoreStep = (groups: readonly Group[], step: number): number =>
  step * groups.reduce((sum, [, , , count]) => sum + scoreGroup(count), 0)

export const scoreGroup = (count: number): number => 10 * count * (count - 2)
