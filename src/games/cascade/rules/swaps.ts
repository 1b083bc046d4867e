import { cellAt, type Pair, type Position, toIndex } from '#src/engine/grid.ts'
import type { Board } from './board.ts'
import { countGroups, scoreStep } from './cascade.ts'
import { findMarks } from './matches.ts'
import type { Counting } from './types.ts'

/** Two adjacent cells, the left or upper one first. */
export type Swap = Pair

export const areNeighbours = (a: Position, b: Position): boolean =>
  Math.abs(a.row - b.row) + Math.abs(a.col - b.col) === 1

export function swapped(board: Board, { from, to }: Swap): Board {
  const [one, other] = [toIndex(board, from), toIndex(board, to)]
  const cells = board.cells.slice()
  cells[one] = board.cells[other] ?? 0
  cells[other] = board.cells[one] ?? 0
  return { rows: board.rows, cols: board.cols, cells }
}

export const isLegalSwap = (board: Board, { from, to }: Swap): boolean =>
  joinsRun(board, toIndex(board, from), to.row, to.col) ||
  joinsRun(board, toIndex(board, to), from.row, from.col)

/** Swaps on a board without a match: horizontal, then vertical; each column by column from the top. */
export const legalSwaps = (board: Board): Swap[] => [
  ...findSwaps(board, 0, 1),
  ...findSwaps(board, 1, 0),
]

/** Returns the legal swaps of each cell with the one `down` rows and `across` columns further. */
function findSwaps(board: Board, down: number, across: number): Swap[] {
  const found: Swap[] = []
  for (let col = 0; col + across < board.cols; col++) {
    for (let row = 0; row + down < board.rows; row++) {
      const swap = { from: { row, col }, to: { row: row + down, col: col + across } }
      if (isLegalSwap(board, swap)) found.push(swap)
    }
  }
  return found
}

export const isDead = (board: Board): boolean => legalSwaps(board).length === 0

/** Tests for a run if the gem at index `from` replaced the one on an adjacent cell. */
function joinsRun({ rows, cols, cells }: Board, from: number, row: number, col: number): boolean {
  const to = cellAt(cols, row, col)
  const kind = cells[from] ?? 0
  if (kind === 0 || cells[to] === 0 || cells[to] === kind) return false
  const left = reach(cells, kind, from, to, -1, col)
  const right = reach(cells, kind, from, to, 1, cols - 1 - col)
  if (left + right >= 2) return true
  const up = reach(cells, kind, from, to, -cols, row)
  const down = reach(cells, kind, from, to, cols, rows - 1 - row)
  return up + down >= 2
}

/** Counts gems of a kind after `to`, at most 2, in a direction with `room` cells; `from` does not count. */
function reach(
  cells: Board['cells'],
  kind: number,
  from: number,
  to: number,
  stride: number,
  room: number,
): number {
  if (room < 1 || to + stride === from || cells[to + stride] !== kind) return 0
  return room > 1 && cells[to + 2 * stride] === kind ? 2 : 1
}

/** The legal swap with the most points before any cascade, the first of equals; `undefined` on a dead board. */
export function findHint(board: Board, counting: Counting): Swap | undefined {
  let best: Swap | undefined
  let highest = 0
  for (const swap of legalSwaps(board)) {
    const after = swapped(board, swap)
    const points = scoreStep(countGroups(after, findMarks(after), counting), 1)
    if (points > highest) [best, highest] = [swap, points]
  }
  return best
}
