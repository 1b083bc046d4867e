import { cellsOf, colOf, rowOf, type Size } from '#src/engine/grid.ts'
import type { Board } from '../board/board'
import { EMPTY, WALL } from '../board/cell'

/** Where a board has walls: a pattern for every size. */
export const WALLS = ['none', 'courtyard', 'pillars'] as const
export type Walls = (typeof WALLS)[number]

/** What a tile is in a shape, before it gets its kind. */
const TILE = 1

/** What one cell holds, by its row and column. */
type Pattern = (row: number, col: number, size: Size) => number

const PATTERNS: Readonly<Record<Walls, Pattern>> = {
  none: () => TILE,
  courtyard: inCourtyard,
  pillars: inPillars,
}

/** A board of this size full of tiles, all of kind 1, but for its walls and the holes among them. */
export function fill(size: Size, walls: Walls): Board {
  const { rows, cols } = size
  const contents = cellsOf(size).map((cell) =>
    PATTERNS[walls](rowOf(size, cell), colOf(size, cell), size),
  )
  return { rows, cols, cells: Uint8Array.from(contents) }
}

/** Two rings of tiles around a wall with gates, two cells of either in turn, and nothing inside. */
function inCourtyard(row: number, col: number, { rows, cols }: Size): number {
  const [up, across] = [fromEdge(row, rows), fromEdge(col, cols)]
  const depth = Math.min(up, across)
  if (depth !== 2) return depth < 2 ? TILE : EMPTY
  return (Math.max(up, across) - depth) % 4 < 2 ? WALL : TILE
}

const fromEdge = (index: number, length: number): number => Math.min(index, length - 1 - index)

/** A single wall in every third row and column, counted from the middle, none at the edge. */
function inPillars(row: number, col: number, { rows, cols }: Size): number {
  return isThird(row, rows) && isThird(col, cols) ? WALL : TILE
}

const isThird = (index: number, length: number): boolean =>
  fromEdge(index, length) > 0 && (2 * index + 1 - length) % 3 === 0
