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
import { MAX_TILE, type Tile } from './tile.ts'
import type { Board, BoardSize, Each, PatchesState, Player, Standing, Verdict } from './types.ts'

export const EMPTY = 0

const TOKENS: Each<number> = { user: MAX_TILE + 1, opponent: MAX_TILE + 2 }

export const isTile = (value: number): boolean => value > EMPTY && value <= MAX_TILE

export const tokenOf = (player: Player): number => TOKENS[player]

export function ownerOf(value: number): Player | undefined {
  if (value === TOKENS.user) return 'user'
  return value === TOKENS.opponent ? 'opponent' : undefined
}

export function withCells(board: Board, indices: readonly number[], value: number): Board {
  const cells = new Uint8Array(board.cells)
  for (const index of indices) cells[index] = value
  return { ...board, cells }
}

export const sideOf = ({ rows }: Size, { row }: Position): Player =>
  2 * row < rows ? 'opponent' : 'user'

export function centreOf({ rows, cols }: Size, player: Player): Position {
  return player === 'user'
    ? { row: rows / 2, col: cols / 2 - 1 }
    : { row: rows / 2 - 1, col: cols / 2 }
}

const STEPS = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((col) => ({ row, col })))

function makeNeighbours(side: number) {
  const size = { rows: side, cols: side }
  return Array.from(positions(size), ({ row, col }) =>
    STEPS.filter((step) => step.row !== 0 || step.col !== 0)
      .map((step) => ({ row: row + step.row, col: col + step.col }))
      .filter((position) => isInside(size, position))
      .map((position) => toIndex(size, position)),
  )
}

/** Rows, and columns, of each board. */
export const SIDES: Readonly<Record<BoardSize, number>> = { small: 4, large: 8 }

const SMALL = makeNeighbours(SIDES.small)
const LARGE = makeNeighbours(SIDES.large)
const NONE: readonly Cell[] = []

export const neighboursOf = ({ rows }: Size, index: number): readonly Cell[] =>
  (rows === SIDES.small ? SMALL : LARGE)[index] ?? NONE

export function openCells(board: Board): Cell[] {
  const { cells } = board
  const open: Cell[] = []
  for (let index = 0; index < cells.length; index++) {
    if (cells[index] === EMPTY && isOpen(board, index)) open.push(asCell(index))
  }
  return open
}

export function isOpen(board: Board, index: number): boolean {
  for (const neighbour of neighboursOf(board, index)) {
    if (board.cells[neighbour] !== EMPTY) return true
  }
  return false
}

export function isOrphan(board: Board, index: number): boolean {
  if (!isTile(board.cells[index] ?? EMPTY)) return false
  for (const neighbour of neighboursOf(board, index)) {
    if (board.cells[neighbour] === EMPTY) return false
  }
  return true
}

export function countOf({ cells }: Board, value: number): number {
  let count = 0
  for (const cell of cells) if (cell === value) count++
  return count
}

export function capturedOn({ cells }: Board): Each<number> {
  let [user, opponent] = [0, 0]
  for (const cell of cells) {
    if (cell === TOKENS.user) user++
    else if (cell === TOKENS.opponent) opponent++
  }
  return { user, opponent }
}

export const tilesOn = ({ cells }: Board): Tile[] => Array.from(cells).filter(isTile)

export function playableCells(
  { board, phase }: Pick<PatchesState, 'board' | 'phase'>,
  player: Player,
): Position[] {
  if (phase.type === 'over') return []
  if (phase.type === 'opening') return [centreOf(board, player)]
  return openCells(board).map((index) => toPosition(board, index))
}

export function leaderOf({ user, opponent }: Each<number>): Player | null {
  if (user > opponent) return 'user'
  return opponent > user ? 'opponent' : null
}

/** Returns the result, or `null` while the game continues. More cells win, then more points. */
export function verdictOn({ board, points }: Standing): Verdict | null {
  const captured = capturedOn(board)
  const winner = leaderOf(captured)
  if (winner && 2 * captured[winner] > board.cells.length) return { winner, reason: 'majority' }
  if (board.cells.includes(EMPTY)) return null
  if (winner) return { winner, reason: 'cells' }
  const stronger = leaderOf(points)
  return { winner: stronger, reason: stronger ? 'points' : 'equal' }
}
