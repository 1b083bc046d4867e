import { toPosition } from '../../../engine/grid'
import type { Board } from './board'
import type { Gems } from './gems'
import type { Drop } from './types'

/** The board with its empty cells filled: column by column from the left, the lowest cell first. */
export function refill(board: Board, gems: Gems): Board {
  const { rows, cols } = board
  const cells = board.cells.slice()
  for (let col = 0; col < cols; col++) {
    for (let cell = (rows - 1) * cols + col; cell >= 0; cell -= cols) {
      if (cells[cell] === 0) cells[cell] = gems()
    }
  }
  return { rows, cols, cells }
}

/** The gems that came in between two boards, as they were drawn: from above the board, in order. */
export function listDrops(before: Board, after: Board): Drop[] {
  const drops: Drop[] = []
  for (let col = 0; col < before.cols; col++) {
    const empty = before.cells.filter((kind, cell) => cell % before.cols === col && kind === 0)
    for (let row = empty.length - 1; row >= 0; row--) {
      const to = toPosition(before, row * before.cols + col)
      const kind = after.cells[row * before.cols + col] ?? 0
      drops.push({ from: { row: row - empty.length, col }, to, kind })
    }
  }
  return drops
}
