import {
  type Cell,
  cellsOf,
  colOf,
  type Position,
  rowOf,
  type Size,
  toIndex,
} from '#src/engine/grid.ts'
import { type Board, EMPTY, isTile, WALL } from '../board/board.ts'
import { type Gravity, type Lane, lanesOf, slideLane } from '../board/gravity.ts'
import { flip, type Lines, lowest, makeLines, maskOf } from '../board/lines.ts'

/** A board's occupied cells without kinds, modified in place while peeling. */
export interface Outline extends Size {
  readonly lines: Lines
  readonly cells: Uint8Array
  /** The initial cell of each cell's tile. */
  readonly origins: Cell[]
  readonly lanes: readonly Lane[]
}

export const makeOutline = (board: Board, gravity: Gravity): Outline => ({
  rows: board.rows,
  cols: board.cols,
  lines: makeLines(board),
  cells: board.cells.map((content) => (isTile(content) ? 1 : EMPTY)),
  origins: cellsOf(board),
  lanes: lanesOf(board, gravity),
})

export function removePair(outline: Outline, from: Position, to: Position): void {
  set(outline, toIndex(outline, from), EMPTY)
  set(outline, toIndex(outline, to), EMPTY)
  for (const lane of outline.lanes) slideOutline(outline, lane)
}

function slideOutline(outline: Outline, lane: Lane): void {
  slideLane(lane, outline.cells, (from, to) => {
    set(outline, from, EMPTY)
    set(outline, to, 1)
    outline.origins[to] = outline.origins[from] ?? from
  })
}

function set(outline: Outline, cell: Cell, content: number): void {
  outline.cells[cell] = content
  flip(outline.lines, rowOf(outline, cell), colOf(outline, cell))
}

/** Tiles next to a free cell, where a path can start; in reading order. */
export function borderOf(outline: Outline): Position[] {
  const { rows, cells, lines } = outline
  const { rowMasks } = lines
  const border: Position[] = []
  for (let row = 0; row < rows; row++) {
    const taken = maskOf(rowMasks, row)
    const vertical = maskOf(rowMasks, row - 1) & maskOf(rowMasks, row + 1)
    let open = taken & ~((taken << 1) & (taken >>> 1) & vertical)
    for (; open !== 0; open &= open - 1) {
      const at = { row, col: lowest(open) }
      if (cells[toIndex(outline, at)] !== EMPTY) border.push(at)
    }
  }
  return border
}

export const WALLS = ['none', 'courtyard', 'pillars'] as const
export type Walls = (typeof WALLS)[number]

/** Placeholder until a tile gets its kind. */
const TILE = 1

type Pattern = (row: number, col: number, size: Size) => number

const PATTERNS: Readonly<Record<Walls, Pattern>> = {
  none: () => TILE,
  courtyard: courtyardAt,
  pillars: pillarsAt,
}

/** Fills a board with placeholder tiles, walls, and the walls' holes. */
export function fill(size: Size, walls: Walls): Board {
  const { rows, cols } = size
  const contents = cellsOf(size).map((cell) =>
    PATTERNS[walls](rowOf(size, cell), colOf(size, cell), size),
  )
  return { rows, cols, cells: Uint8Array.from(contents) }
}

/** Two rings of tiles around a wall with gates, two cells each by turns, and an empty inside. */
function courtyardAt(row: number, col: number, { rows, cols }: Size): number {
  const [up, across] = [distanceFromEdge(row, rows), distanceFromEdge(col, cols)]
  const depth = Math.min(up, across)
  if (depth !== 2) return depth < 2 ? TILE : EMPTY
  return (Math.max(up, across) - depth) % 4 < 2 ? WALL : TILE
}

const distanceFromEdge = (index: number, length: number): number =>
  Math.min(index, length - 1 - index)

/** A single wall in every third row and column from the middle, none at the edge. */
function pillarsAt(row: number, col: number, { rows, cols }: Size): number {
  return isThird(row, rows) && isThird(col, cols) ? WALL : TILE
}

const isThird = (index: number, length: number): boolean =>
  distanceFromEdge(index, length) > 0 && (2 * index + 1 - length) % 3 === 0
