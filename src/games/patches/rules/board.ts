import {
  asCell,
  type Cell,
  isInside,
  type Position,
  positions,
  type Size,
  toIndex,
  toPosition,
} from '#src/engine/grid.ts'
import { MAX_TILE, type Tile } from './tile'
import type { PatchesState, Player } from './types'

/**
 * A board: its size, and what lies on each cell, row by row: 0 nothing, 1–64 a tile, 65 the user's
 * token, 66 the opponent's.
 */
export interface Board extends Size {
  readonly cells: Readonly<Uint8Array>
}

export const EMPTY = 0

const TOKENS: Readonly<Record<Player, number>> = { user: MAX_TILE + 1, opponent: MAX_TILE + 2 }

export const isTile = (value: number): boolean => value > EMPTY && value <= MAX_TILE

export const tokenOf = (player: Player): number => TOKENS[player]

/** Whose token a cell's value is, if it is one. */
export function ownerOf(value: number): Player | undefined {
  if (value === TOKENS.user) return 'user'
  return value === TOKENS.opponent ? 'opponent' : undefined
}

/** A square board without a tile. */
export const emptyBoard = (side: number): Board => ({
  rows: side,
  cols: side,
  cells: new Uint8Array(side * side),
})

/** What lies at a position: nothing off the board. */
export const valueAt = (board: Board, position: Position): number =>
  isInside(board, position) ? (board.cells[toIndex(board, position)] ?? EMPTY) : EMPTY

/** The board with this value on these cells, given as indices. */
export function withCells(board: Board, indices: readonly number[], value: number): Board {
  const cells = Uint8Array.from(board.cells)
  for (const index of indices) cells[index] = value
  return { ...board, cells }
}

/** The player on whose side a row lies: the upper half is the opponent's. */
export const sideOf = ({ rows }: Size, { row }: Position): Player =>
  2 * row < rows ? 'opponent' : 'user'

/** The cell a player opens on: on the small board the second row and column as they sit, else the fourth. */
export function centreOf({ rows, cols }: Size, player: Player): Position {
  return player === 'user'
    ? { row: rows / 2, col: cols / 2 - 1 }
    : { row: rows / 2 - 1, col: cols / 2 }
}

type Touching = readonly (readonly Cell[])[]

const STEPS = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((col) => ({ row, col })))

function makeTouching(side: number): Touching {
  const size = { rows: side, cols: side }
  return Array.from(positions(size), ({ row, col }) =>
    STEPS.filter((step) => step.row !== 0 || step.col !== 0)
      .map((step) => ({ row: row + step.row, col: col + step.col }))
      .filter((place) => isInside(size, place))
      .map((place) => toIndex(size, place)),
  )
}

export const SMALL_SIDE = 4
export const LARGE_SIDE = 8

const SMALL = makeTouching(SMALL_SIDE)
const LARGE = makeTouching(LARGE_SIDE)
const NONE: readonly Cell[] = []

/** The cells that touch this one by an edge or a corner. */
export const touching = ({ rows }: Size, index: number): readonly Cell[] =>
  (rows === SMALL_SIDE ? SMALL : LARGE)[index] ?? NONE

/** The empty cells that touch an occupied one, in reading order. */
export function openCells(board: Board): Cell[] {
  const { cells } = board
  const open: Cell[] = []
  for (let index = 0; index < cells.length; index++) {
    if (cells[index] === EMPTY && isOpen(board, index)) open.push(asCell(index))
  }
  return open
}

/** Whether a cell touches an occupied one. */
export function isOpen(board: Board, index: number): boolean {
  for (const neighbour of touching(board, index)) {
    if (board.cells[neighbour] !== EMPTY) return true
  }
  return false
}

/** Whether an uncaptured tile lies here that can never be captured: no empty cell touches it. */
export function isOrphan(board: Board, index: number): boolean {
  if (!isTile(board.cells[index] ?? EMPTY)) return false
  for (const neighbour of touching(board, index)) {
    if (board.cells[neighbour] === EMPTY) return false
  }
  return true
}

/** The orphans of a board, in reading order. */
export function orphans(board: Board): Cell[] {
  const found: Cell[] = []
  for (let index = 0; index < board.cells.length; index++) {
    if (isOrphan(board, index)) found.push(asCell(index))
  }
  return found
}

/** How many cells hold this value. */
export function countOf({ cells }: Board, value: number): number {
  let count = 0
  for (const cell of cells) if (cell === value) count++
  return count
}

export const isFull = ({ cells }: Board): boolean => !cells.includes(EMPTY)

/** How many cells each player has captured. */
export const capturedOn = (board: Board): Record<Player, number> => ({
  user: countOf(board, TOKENS.user),
  opponent: countOf(board, TOKENS.opponent),
})

/** The tiles that lie uncaptured, in reading order. */
export const tilesOn = ({ cells }: Board): Tile[] => Array.from(cells).filter(isTile)

/** The cells where a player may put a tile now, in reading order. */
export function playableCells(
  { board, phase }: Pick<PatchesState, 'board' | 'phase'>,
  player: Player,
): Position[] {
  if (phase.type === 'over') return []
  if (phase.type === 'opening') return [centreOf(board, player)]
  return openCells(board).map((index) => toPosition(board, index))
}
