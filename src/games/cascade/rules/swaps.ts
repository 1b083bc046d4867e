import { type Cell, cellAt, isSame, type Position, toIndex, toPosition } from '#src/engine/grid.ts'
import type { Board } from './board.ts'
import { countGroups, scoreStep } from './cascade.ts'
import { findMarks } from './matches.ts'
import type { Counting } from './types.ts'

/** Two adjacent cells, the left or upper one first. */
export interface Swap {
  readonly from: Position
  readonly to: Position
}

export const isSameSwap = (a: Swap, b: Swap): boolean =>
  isSame(a.from, b.from) && isSame(a.to, b.to)

export function swapped(board: Board, { from, to }: Swap): Board {
  return exchanged(board, toIndex(board, from), toIndex(board, to))
}

function exchanged(board: Board, from: number, to: number): Board {
  const cells = board.cells.slice()
  cells[from] = board.cells[to] ?? 0
  cells[to] = board.cells[from] ?? 0
  return { rows: board.rows, cols: board.cols, cells }
}

export const isLegalSwap = (board: Board, { from, to }: Swap): boolean =>
  joinsRun(board, toIndex(board, from), to.row, to.col) ||
  joinsRun(board, toIndex(board, to), from.row, from.col)

/** Swaps on a board without a match: horizontal, then vertical; each column by column from the top. */
export const legalSwaps = (board: Board): Swap[] =>
  findSwaps(board).map(([from, to]) => ({
    from: toPosition(board, from),
    to: toPosition(board, to),
  }))

export type CellPair = readonly [from: Cell, to: Cell]

export function findSwaps(board: Board): CellPair[] {
  const found: CellPair[] = []
  collectSwaps(board, 0, 1, found)
  collectSwaps(board, 1, 0, found)
  return found
}

/** Adds the legal swaps of each cell with the one `down` rows and `across` columns further. */
function collectSwaps(board: Board, down: number, across: number, found: CellPair[]): void {
  const { rows, cols } = board
  for (let col = 0; col + across < cols; col++) {
    for (let row = 0; row + down < rows; row++) {
      const from = cellAt(cols, row, col)
      const to = cellAt(cols, row + down, col + across)
      if (joinsRun(board, from, row + down, col + across) || joinsRun(board, to, row, col))
        found.push([from, to])
    }
  }
}

export const isDead = (board: Board): boolean => findSwaps(board).length === 0

/** Tests for a run if the gem at index `from` replaced the one on an adjacent cell. */
function joinsRun({ rows, cols, cells }: Board, from: number, row: number, col: number): boolean {
  const to = cellAt(cols, row, col)
  const kind = cells[from] ?? 0
  if (kind === 0 || cells[to] === 0 || cells[to] === kind) return false
  const left = reach(cells, kind, from, to, -1, col)
  const right = reach(cells, kind, from, to, 1, cols - 1 - col)
  if (left + right >= 2) return true
  const up = reach(cells, kind, from, to, -cols, row)
  const down = reach(cells, kind, from, to, cols, rows - 1 - row)
  return up + down >= 2
}

/** Counts gems of a kind after `to`, at most 2, in a direction with `room` cells; `from` does not count. */
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

/** The legal swap with the most points before any cascade, the first of equals; `undefined` on a dead board. */
export function findHint(board: Board, counting: Counting): Swap | undefined {
  let best: Swap | undefined
  let highest = 0
  for (const swap of legalSwaps(board)) {
    const points = scoreSwap(swapped(board, swap), counting)
    if (points > highest) [best, highest] = [swap, points]
  }
  return best
}

const scoreSwap = (board: Board, counting: Counting): number =>
  scoreStep(countGroups(board, findMarks(board), counting), 1)
