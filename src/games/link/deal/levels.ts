import { cellsOf, type Position, type Size, toPosition } from '#src/engine/grid.ts'
import { type Board, EMPTY, WALL } from '../board/board.ts'
import type { Gravity } from '../board/gravity.ts'

export const LEVELS = [
  'novice',
  'normal',
  'hard',
  'classic',
  'courtyard',
  'pillars',
  'expert',
] as const
export type Level = (typeof LEVELS)[number]

/** Placement of pairs: a uniform shuffle, or peeled so that the board is clearable. */
export const LAYOUTS = ['even', 'peeled'] as const
export type Layout = (typeof LAYOUTS)[number]

export const WALLS = ['none', 'courtyard', 'pillars'] as const
export type Walls = (typeof WALLS)[number]

/** A board's size and walls, and its maximum number of kinds. */
export type Shape = {
  readonly rows: number
  readonly cols: number
  readonly kinds: number
  readonly walls: Walls
}

/** The net, without which nothing is shuffled and a step is taken back only once: stuck is lost. */
export type Net = { readonly net?: false }

/** Picks the net from options, a state or a choice. */
export const netOf = ({ net }: Net): Net => (net === false ? { net } : {})

export type Common = { readonly gravity: Gravity; readonly layout: Layout } & Net

export type LinkOptions =
  | ({ readonly level: Level } & Common)
  | ({ readonly level: 'custom' } & Shape & Common)
  | ({ readonly level: 'literal'; readonly board: string; readonly gravity: Gravity } & Net)

/** Sources: the dev log's difficulties, the design document's board, the arcade's. */
export const SHAPES: Readonly<Record<Level, Shape>> = {
  novice: { rows: 6, cols: 8, kinds: 8, walls: 'none' },
  normal: { rows: 8, cols: 10, kinds: 12, walls: 'none' },
  hard: { rows: 10, cols: 12, kinds: 20, walls: 'none' },
  classic: { rows: 8, cols: 20, kinds: 24, walls: 'none' },
  courtyard: { rows: 10, cols: 14, kinds: 20, walls: 'courtyard' },
  pillars: { rows: 9, cols: 14, kinds: 20, walls: 'pillars' },
  expert: { rows: 9, cols: 16, kinds: 36, walls: 'none' },
}

export const pairKinds = (pairs: number, kinds: number): number[] =>
  Array.from({ length: pairs }, (_, pair) => (pair % kinds) + 1)

/** Placeholder until a tile gets its kind. */
const TILE = 1

const PATTERNS: Readonly<Record<Walls, (at: Position, size: Size) => number>> = {
  none: () => TILE,
  courtyard: courtyardAt,
  pillars: ({ row, col }, { rows, cols }) =>
    isThird(row, rows) && isThird(col, cols) ? WALL : TILE,
}

/** Fills a board with placeholder tiles, walls, and the walls' holes. */
export const fill = (size: Size, walls: Walls): Board => ({
  rows: size.rows,
  cols: size.cols,
  cells: Uint8Array.from(cellsOf(size), (cell) => PATTERNS[walls](toPosition(size, cell), size)),
})

/** Two rings of tiles around a wall with gates, two cells each by turns, and an empty inside. */
function courtyardAt({ row, col }: Position, { rows, cols }: Size): number {
  const [up, across] = [distanceFromEdge(row, rows), distanceFromEdge(col, cols)]
  const depth = Math.min(up, across)
  if (depth !== 2) return depth < 2 ? TILE : EMPTY
  return (Math.max(up, across) - depth) % 4 < 2 ? WALL : TILE
}

/** Puts pillars into every third row and column from the middle, none at the edge. */
const isThird = (index: number, length: number): boolean =>
  distanceFromEdge(index, length) > 0 && (2 * index + 1 - length) % 3 === 0

const distanceFromEdge = (index: number, length: number): number =>
  Math.min(index, length - 1 - index)
