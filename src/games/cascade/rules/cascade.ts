import type { Board } from './board'
import { countClusters, type Group } from './clusters'
import { fall } from './fall'
import type { Gems } from './gems'
import { countLines } from './lines'
import { findMarks, isMarked, type Marks } from './marks'
import { scoreStep } from './points'
import { refill } from './refill'
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
