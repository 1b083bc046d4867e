import { cellAt, type Size } from '#src/engine/grid.ts'
import type { Board, Holes } from './board.ts'
import type { GemShares, Gems } from './luck.ts'
import { findMarks, isMarked } from './matches.ts'
import { isDead } from './swaps.ts'
import type { RedealReason } from './types.ts'

/**
 * Draws before giving up. Of sixteen kinds, one full board of 3 × 3 in twelve is playable, and of a shape with a single
 * place for a match about one in 270.
 */
export const MOST_DRAWS = 10_000

/** Deals of boards: gems that complete a run are redrawn, or whole boards are, which draws all such boards evenly. */
export const DEALS = ['redrawn', 'even'] as const
export type DealName = (typeof DEALS)[number]

export interface DealSettings extends Size {
  readonly holes?: Holes
  readonly deal?: DealName
}

/** Deals a full board without a match and with a legal swap. */
export function dealBoard(shape: DealSettings, gems: Gems): Board {
  const draw = makeDraw(shape)
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const board = draw(gems)
    if (!isDead(board)) return board
  }
  throw new Error(`No board to play in ${MOST_DRAWS} draws`)
}

/** Makes a source of full boards without a match, each of which is overwritten by the next. */
export function makeDraw({ rows, cols, holes, deal }: DealSettings): (gems: Gems) => Board {
  const board = { rows, cols, cells: new Uint8Array(rows * cols) }
  const places = holes && new Set(holes)
  const redraws = deal !== 'even'
  return (gems) => {
    for (let draw = 0; draw < MOST_EVEN_DRAWS; draw++)
      if (drawCells(board, gems, places, redraws)) return board
    throw new Error(`No board without a match in ${MOST_EVEN_DRAWS} draws`)
  }
}

/** Draws of whole boards before giving up, a hundred times those that any accepted settings need. */
const MOST_EVEN_DRAWS = 1_000_000

/** Runs expected on a board drawn anyhow: of so many boards as e to this power, about one has none. */
const MOST_EXPECTED_RUNS = 9

/** Tests for settings with which an even deal takes less than about ten thousand draws. */
export function isEvenPractical(
  { rows, cols }: Size,
  { kinds, weights = Array<number>(kinds).fill(1) }: GemShares,
): boolean {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const likely = weights.reduce((sum, weight) => sum + (weight / total) ** 3, 0)
  return likely * (rows * (cols - 2) + cols * (rows - 2)) <= MOST_EXPECTED_RUNS
}

/** Fills a board without a match: redraws each gem that completes a run, or else gives up. Returns `true` if it is full. */
function drawCells(
  { rows, cols, cells }: Size & { readonly cells: Uint8Array },
  gems: Gems,
  holes: ReadonlySet<number> | undefined,
  redraws: boolean,
): boolean {
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = cellAt(cols, row, col)
      if (holes?.has(cell)) continue
      const left = pairKind(cells, cell, col, 1)
      const above = pairKind(cells, cell, row, cols)
      const gem = redraws ? drawOther(gems, left, above) : gems()
      if (gem === left || gem === above) return false
      cells[cell] = gem
    }
  }
  return true
}

function drawOther(gems: Gems, left: number, above: number): number {
  let gem = gems()
  while (gem === left || gem === above) gem = gems()
  return gem
}

/**
 * Returns the kind of the two cells before one if they are equal, or 0; `before` is the number of cells before it. A
 * branch where they are equal would often be mispredicted.
 */
function pairKind(cells: Uint8Array, cell: number, before: number, stride: number): number {
  if (before < 2) return 0
  const kind = cells[cell - stride] ?? 0
  const differ = kind ^ (cells[cell - 2 * stride] ?? 0)
  return kind & ((differ - 1) >> 31)
}

export function findRedealReason(board: Board): RedealReason | undefined {
  if (isMarked(findMarks(board))) return 'cut'
  return isDead(board) ? 'dead' : undefined
}
