import { type Position, toIndex, toPosition } from '../../../engine/grid'
import type { Board } from './board'

/** Two neighbouring cells, the left or upper one first. */
export interface Swap {
  readonly from: Position
  readonly to: Position
}

/** The board with the gems of two cells exchanged. */
export function swapped(board: Board, { from, to }: Swap): Board {
  return exchanged(board, toIndex(board, from), toIndex(board, to))
}

function exchanged(board: Board, from: number, to: number): Board {
  const cells = Uint8Array.from(board.cells)
  cells[from] = board.cells[to] ?? 0
  cells[to] = board.cells[from] ?? 0
  return { rows: board.rows, cols: board.cols, cells }
}

/** Whether exchanging two cells brings a match, on a board without one. */
export function isLegalSwap(board: Board, { from, to }: Swap): boolean {
  const a = toIndex(board, from)
  const b = toIndex(board, to)
  return board.cells[a] !== board.cells[b] && matchesAfter(board, a, b)
}

/** The legal swaps of a board without a match: sideways, then downwards; each column by column, from its top. */
export const legalSwaps = (board: Board): Swap[] =>
  findSwaps(board).map(([from, to]) => ({
    from: toPosition(board, from),
    to: toPosition(board, to),
  }))

/** `legalSwaps` as pairs of indices into `cells`. */
export function findSwaps(board: Board): (readonly [from: number, to: number])[] {
  return [...sideways(board), ...downwards(board)]
}

/** Whether a board without a match is dead. */
export const isDead = (board: Board): boolean => findSwaps(board).length === 0

function sideways(board: Board): (readonly [number, number])[] {
  const { rows, cols } = board
  const found: (readonly [number, number])[] = []
  for (let col = 0; col + 1 < cols; col++) {
    for (let row = 0, cell = col; row < rows; row++, cell += cols) {
      if (matchesAfter(board, cell, cell + 1)) found.push([cell, cell + 1])
    }
  }
  return found
}

function downwards(board: Board): (readonly [number, number])[] {
  const { rows, cols } = board
  const found: (readonly [number, number])[] = []
  for (let col = 0; col < cols; col++) {
    for (let row = 0, cell = col; row + 1 < rows; row++, cell += cols) {
      if (matchesAfter(board, cell, cell + cols)) found.push([cell, cell + cols])
    }
  }
  return found
}

function matchesAfter(board: Board, a: number, b: number): boolean {
  return joinsRun(board, a, b) || joinsRun(board, b, a)
}

/** Whether the gem at `from` would stand in a run at its neighbour `to`, whose own gem is gone. */
function joinsRun(board: Board, from: number, to: number): boolean {
  const { rows, cols, cells } = board
  const kind = cells[from] ?? 0
  if (kind === 0 || cells[to] === 0) return false
  const col = to % cols
  const row = (to - col) / cols
  const left = reach(cells, kind, from, to, -1, col)
  const right = reach(cells, kind, from, to, 1, cols - 1 - col)
  if (left + right >= 2) return true
  const up = reach(cells, kind, from, to, -cols, row)
  const down = reach(cells, kind, from, to, cols, rows - 1 - row)
  return up + down >= 2
}

/** How many gems of a kind, up to two, follow `to` in a direction that has `room` cells, `from` left out. */
function reach(
  cells: Board['cells'],
  kind: number,
  from: number,
  to: number,
  stride: number,
  room: number,
): number {
  if (room < 1 || to + stride === from || cells[to + stride] !== kind) return 0
  return room > 1 && cells[to + 2 * stride] === kind ? 2 : 1
}
