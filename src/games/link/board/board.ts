import { type Cell, cellsOf, type Position, type Rows, toIndex, valueAt } from '#src/engine/grid.ts'
import type { Result } from '#src/engine/rules.ts'
import {
  type Legend,
  legendOf,
  makeRows,
  parseRows,
  type RowProblem,
  splitRows,
} from '#src/engine/text.ts'

/** A cell's content: `EMPTY`, a tile's kind (1–36), or `WALL`. */
export const EMPTY = 0
export const MAX_KINDS = 36
export const WALL = 255

export const isEmpty = (content: number): boolean => content === EMPTY

/** Walls block paths and never move. */
export const isWall = (content: number): boolean => content === WALL

export const isTile = (content: number): boolean => !isEmpty(content) && !isWall(content)

export type Board = Rows

/** Longest side: with a margin cell at either end, a row fits a 32-bit word. */
export const MAX_SIDE = 30

/** Least and most of what a board may have. */
export const LIMITS = { size: [2, MAX_SIDE], kinds: [2, MAX_KINDS] } as const

const KINDS = legendOf('.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij')

const LEGEND: Legend = {
  read: (symbol) => (symbol === '#' ? WALL : KINDS.read(symbol)),
  write: (content) => (isWall(content) ? '#' : KINDS.write(content)),
}

/** Parses one line per row: `.` empty, `#` wall, `A–Z` kinds 1–26, `a–j` kinds 27–36. Sides are 1–30. */
export const parseBoard = (text: string): Result<Board, RowProblem> =>
  parseRows(
    splitRows(text).map((row) => Array.from(row)),
    LEGEND.read,
    { maxSide: MAX_SIDE },
  )

export const characterOf = LEGEND.write

export const makeBoard = (board: Board): string => makeRows(board, LEGEND.write)

export const hasTile = (board: Board, position: Position): boolean =>
  isTile(valueAt(board, position))

export const kindAt = (board: Board, position: Position): number =>
  hasTile(board, position) ? valueAt(board, position) : 0

/** Puts a kind into each of some cells. */
export function withTiles(board: Board, tiles: Iterable<readonly [Cell, number]>): Board {
  const cells = Uint8Array.from(board.cells)
  for (const [cell, kind] of tiles) cells[cell] = kind
  return { ...board, cells }
}

export function withoutTiles(board: Board, ...positions: readonly Position[]): Board {
  const cells = Uint8Array.from(board.cells)
  for (const position of positions) cells[toIndex(board, position)] = EMPTY
  return { ...board, cells }
}

export const tilesOf = (board: Board): Cell[] =>
  cellsOf(board).filter((cell) => isTile(board.cells[cell] ?? EMPTY))

/** The kinds of the remaining tiles in ascending order, one entry per pair. */
export const pairsLeft = ({ cells }: Board): number[] =>
  Array.from(cells.filter(isTile).sort()).filter((_, index) => index % 2 === 0)

export const countWalls = ({ cells }: Board): number => cells.filter(isWall).length

export const isCleared = ({ cells }: Board): boolean => !cells.some(isTile)

/** Cells that a change may concern one by one: more than any match, fewer than a shuffle. */
const MOST_CHANGED = 64

/** Returns `true` for a change of more cells than can move one by one on a large board. */
export const isWide = (before: Board, after: Board): boolean =>
  before !== after &&
  after.cells.filter((content, cell) => content !== before.cells[cell]).length > MOST_CHANGED
