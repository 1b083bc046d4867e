import { cellAt } from '#src/engine/grid.ts'
import type { Board, Gems } from './board.ts'
import {
  countClusters,
  countLines,
  findMarks,
  type Group,
  isMarked,
  type Marks,
} from './matches.ts'
import type { Counting, Drop, GemSlide } from './types.ts'

/** A step of a cascade: all marked gems disappear, gems fall, new ones fill up. */
export interface CascadeStep {
  readonly number: number
  /** The board before the step, and its matched gems. */
  readonly board: Board
  readonly marks: Marks
  readonly groups: readonly Group[]
  readonly points: number
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
    const filled = refill(fall(board, marks), gems)
    yield { number, board, marks, groups, points: scoreStep(groups, number), filled }
    board = filled
  }
}

export const countGroups = (board: Board, marks: Marks, counting: Counting): Group[] =>
  counting === 'lines' ? countLines(board) : countClusters(board, marks)

/** The points of a 1-based step: `step` × the sum of 10n(n − 2) over groups of n gems. */
export const scoreStep = (groups: readonly Group[], step: number): number =>
  step * groups.reduce((sum, [, , , count]) => sum + scoreGroup(count), 0)

export const scoreGroup = (count: number): number => 10 * count * (count - 2)

export function fall(board: Board, marks: Marks): Board {
  const { rows, cols } = board
  const cells = new Uint8Array(board.cells.length)
  for (let col = 0; col < cols; col++) {
    let to: number = cellAt(cols, rows - 1, col)
    for (let from = to; from >= 0; from -= cols) {
      if (marks[from] === 1) continue
      cells[to] = board.cells[from] ?? 0
      to -= cols
    }
  }
  return { rows, cols, cells }
}

export function refill(board: Board, gems: Gems): Board {
  const { rows, cols } = board
  const cells = board.cells.slice()
  for (let col = 0; col < cols; col++) {
    for (let cell: number = cellAt(cols, rows - 1, col); cell >= 0; cell -= cols) {
      if (cells[cell] === 0) cells[cell] = gems()
    }
  }
  return { rows, cols, cells }
}

/** Lists how gems fall: those that are left, and from above the board those of `filled`, in the order drawn. */
export function listFalls({
  board,
  marks,
  filled,
}: Pick<CascadeStep, 'board' | 'marks' | 'filled'>) {
  const { rows, cols } = board
  const slides: GemSlide[] = []
  const drops: Drop[] = []
  for (let col = 0; col < cols; col++) {
    let to = rows - 1
    for (let from = to; from >= 0; from--) {
      if (marks[cellAt(cols, from, col)] === 1) continue
      if (to !== from) slides.push({ from: { row: from, col }, to: { row: to, col } })
      to--
    }
    const empty = to + 1
    for (let row = to; row >= 0; row--) {
      const kind = filled.cells[cellAt(cols, row, col)] ?? 0
      drops.push({ from: { row: row - empty, col }, to: { row, col }, kind })
    }
  }
  return { slides, drops }
}
