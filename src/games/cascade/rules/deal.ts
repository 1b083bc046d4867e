import { cellAt, type Size } from '#src/engine/grid.ts'
import type { Board, Holes } from './board.ts'
import type { Gems } from './luck.ts'
import { findMarks, isMarked } from './matches.ts'
import { isDead } from './swaps.ts'
import type { RedealReason } from './types.ts'

/** Draws before giving up. On the hardest options (3 × 3, sixteen kinds) one board in twelve is playable. */
export const MOST_DRAWS = 10_000

interface Shape extends Size {
  readonly holes?: Holes
}

/** Deals a full board without a match and with a legal swap. */
export function dealBoard(shape: Shape, gems: Gems): Board {
  const holes = shape.holes && new Set(shape.holes)
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const board = drawBoard(shape, gems, holes)
    if (!isDead(board)) return board
  }
  throw new Error(`No board to play in ${MOST_DRAWS} draws`)
}

/** Draws a full board without a match, redrawing each gem that completes a run. */
export function drawBoard(size: Size, gems: Gems, holes?: ReadonlySet<number>): Board {
  const { rows, cols } = size
  const cells = new Uint8Array(rows * cols)
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = cellAt(cols, row, col)
      if (holes?.has(cell)) continue
      const left = col < 2 || cells[cell - 1] !== cells[cell - 2] ? 0 : cells[cell - 1]
      const above =
        row < 2 || cells[cell - cols] !== cells[cell - 2 * cols] ? 0 : cells[cell - cols]
      cells[cell] = drawOther(gems, left, above)
    }
  }
  return { rows, cols, cells }
}

function drawOther(gems: Gems, left: number | undefined, above: number | undefined): number {
  let gem = gems()
  while (gem === left || gem === above) gem = gems()
  return gem
}

export function findRedealReason(board: Board): RedealReason | undefined {
  if (isMarked(findMarks(board))) return 'cut'
  return isDead(board) ? 'dead' : undefined
}
