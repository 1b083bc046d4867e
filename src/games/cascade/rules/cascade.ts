import { cellAt, type Pair } from '#src/engine/grid.ts'
import { type Board, listParts } from './board.ts'
import type { Luck } from './luck.ts'
import {
  countClusters,
  countLines,
  findMarks,
  type Group,
  isMarked,
  type Marks,
} from './matches.ts'
import type { Counting, Drop } from './types.ts'

/** A step of a cascade: all marked gems disappear, gems fall, new ones fill up. */
export interface CascadeStep extends ReturnType<typeof dropGems> {
  readonly number: number
  /** The board before the step, and its matched gems. */
  readonly board: Board
  readonly marks: Marks
  readonly groups: readonly Group[]
  readonly points: number
}

/** Longer cascades are cut and the board is redealt: with few kinds a large board may feed itself for ever. */
export const LONGEST_CASCADE = 100

/** Yields the steps until nothing matches, at most the maximum. */
export function* cascade(
  start: Board,
  counting: Counting,
  refill: Luck['refill'],
): Generator<CascadeStep> {
  let board = start
  for (let number = 1; number <= LONGEST_CASCADE; number++) {
    const marks = findMarks(board)
    if (!isMarked(marks)) return
    const groups = countGroups(board, marks, counting)
    const dropped = dropGems(board, marks, refill)
    yield { number, board, marks, groups, points: scoreStep(groups, number), ...dropped }
    board = dropped.filled
  }
}

export const countGroups = (board: Board, marks: Marks, counting: Counting): Group[] =>
  counting === 'lines' ? countLines(board) : countClusters(board, marks)

/** The points of a 1-based step: `step` × the sum of 10n(n − 2) over groups of n gems. */
export const scoreStep = (groups: readonly Group[], step: number): number =>
  step * groups.reduce((sum, [, , , count]) => sum + scoreGroup(count), 0)

export const scoreGroup = (count: number): number => 10 * count * (count - 2)

/**
 * Drops the gems that are left, within the parts of their columns, and fills each part from its lowest gap, from above or
 * out of a hole. Lists how gems fall, the new ones in the order drawn.
 */
export function dropGems(board: Board, marks: Marks, refill: Luck['refill']) {
  const { rows, cols } = board
  const cells = new Uint8Array(board.cells.length)
  const slides: Pair[] = []
  const drops: Drop[] = []
  for (const { col, top, bottom } of listParts(board)) {
    let to = bottom
    for (let from = bottom; from >= top; from--) {
      const cell = cellAt(cols, from, col)
      if (marks[cell] === 1) continue
      cells[cellAt(cols, to, col)] = board.cells[cell] ?? 0
      if (to !== from) slides.push({ from: { row: from, col }, to: { row: to, col } })
      to--
    }
    for (let row = to; row >= top; row--) {
      const kind = refill(col)
      const from = { row: top === 0 ? row - to - 1 : top - 1, col }
      cells[cellAt(cols, row, col)] = kind
      drops.push({ from, to: { row, col }, kind })
    }
  }
  return { filled: { rows, cols, cells }, slides, drops }
}
