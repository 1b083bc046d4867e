import { cellAt } from '#src/engine/grid.ts'
import type { Board, Gems } from './board'
import type { Drop } from './types'

/** The board with its empty cells filled: column by column from the left, the lowest cell first. */
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

/** The gems that came in between two boards, as they were drawn: from above the board, in order. */
export function listDrops(before: Board, after: Board): Drop[] {
  const drops: Drop[] = []
  for (let col = 0; col < before.cols; col++) {
    const empty = countEmpty(before, col)
    for (let row = empty - 1; row >= 0; row--) {
      const kind = after.cells[cellAt(before.cols, row, col)] ?? 0
      drops.push({ from: { row: row - empty, col }, to: { row, col }, kind })
    }
  }
  return drops
}

function countEmpty({ rows, cols, cells }: Board, col: number): number {
  let count = 0
  for (let row = 0; row < rows; row++) if (cells[cellAt(cols, row, col)] === 0) count++
  return count
}
