import { cellAt, type Size } from '#src/engine/grid.ts'
import type { Board, Gems } from './board'
import { findMarks, isMarked } from './matches'
import { isDead } from './swaps'
import type { RedealReason } from './types'

/** Draws before giving up. On the hardest options (3 × 3, sixteen kinds) one board in twelve is playable. */
export const MOST_DRAWS = 10_000

/** Deals a full board without a match and with a legal swap. */
export function dealBoard(size: Size, gems: Gems): Board {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const board = drawBoard(size, gems)
    if (!isDead(board)) return board
  }
  throw new Error(`No board to play in ${MOST_DRAWS} draws`)
}

/** Draws a full board without a match, redrawing each gem that completes a run. */
export function drawBoard(size: Size, gems: Gems): Board {
  const { rows, cols } = size
  const cells = new Uint8Array(rows * cols)
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = cellAt(cols, row, col)
      const left = col < 2 || cells[cell - 1] !== cells[cell - 2] ? 0 : cells[cell - 1]
      const above =
        row < 2 || cells[cell - cols] !== cells[cell - 2 * cols] ? 0 : cells[cell - cols]
      let gem = gems()
      while (gem === left || gem === above) gem = gems()
      cells[cell] = gem
    }
  }
  return { rows, cols, cells }
}

export function findRedealReason(board: Board): RedealReason | undefined {
  if (isMarked(findMarks(board))) return 'cut'
  return isDead(board) ? 'dead' : undefined
}
