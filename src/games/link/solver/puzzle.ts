import { type Cell, cellsOf, type Size, toIndex, toPosition } from '#src/engine/grid.ts'
import { type Board, EMPTY, isTile, isWall, WALL } from '../board/board.ts'
import { type Gravity, lanesOf } from '../board/gravity.ts'
import { bridges, runFrom } from '../board/lines.ts'

/**
 * The constants of a search. Tiles are numbered stack by stack; a stack is a lane between walls, starting
 * at the end its tiles slide to, or a single cell without gravity. Tiles keep their order in a stack, so
 * the set of remaining tiles determines the position. A square is a cell on a padded board, `32 * (row + 1)
 * + col + 1`. Typed arrays throughout, since searches visit positions by the hundred thousand.
 */
export interface Puzzle extends Size {
  readonly kinds: Uint8Array
  readonly stackOf: Uint16Array
  /** First tile and start in `slots` (squares by stack) of each stack, with a sentinel. */
  readonly firsts: Uint16Array
  readonly floors: Uint16Array
  readonly slots: Uint16Array
  readonly hasGravity: boolean
  readonly present: Uint8Array
  readonly walls: Occupancy & { readonly contents: Uint8Array }
}

export type Mask = Int32Array

/** Work left in looks: a tile or a pair looked at, some 10 ns. Counted, not timed, so results are deterministic. */
export interface Budget {
  left: number
}

/** A clearing line, two tiles per match, or the reason for none. */
export type SearchResult = readonly number[] | 'lost' | 'unknown'

function stacksOf(board: Board, gravity: Gravity): (readonly Cell[])[] {
  if (gravity !== 'none') return lanesOf(board, gravity)
  return cellsOf(board).flatMap((cell) => (isWall(board.cells[cell] ?? EMPTY) ? [] : [[cell]]))
}

export function makePuzzle(board: Board, gravity: Gravity): Puzzle {
  const stacks = stacksOf(board, gravity)
  const filled = stacks.map((stack) => stack.filter((cell) => isTile(board.cells[cell] ?? EMPTY)))
  const kinds = Uint8Array.from(filled.flat(), (cell) => board.cells[cell] ?? EMPTY)
  return {
    rows: board.rows,
    cols: board.cols,
    kinds,
    present: Uint8Array.from(new Set(kinds)),
    stackOf: Uint16Array.from(filled.flatMap((tiles, stack) => tiles.map(() => stack))),
    firsts: startsOf(filled),
    floors: startsOf(stacks),
    slots: Uint16Array.from(stacks.flat(), (cell) => squareOf(board, cell)),
    hasGravity: gravity !== 'none',
    walls: wallsOf(board),
  }
}

function startsOf(parts: readonly (readonly number[])[]): Uint16Array {
  const starts = new Uint16Array(parts.length + 1)
  for (const [i, part] of parts.entries()) starts[i + 1] = (starts[i] ?? 0) + part.length
  return starts
}

function wallsOf(board: Board): Puzzle['walls'] {
  const rows = new Int32Array(board.rows + 2)
  const cols = new Int32Array(board.cols + 2)
  const contents = new Uint8Array(32 * rows.length)
  for (const cell of cellsOf(board)) {
    if (!isWall(board.cells[cell] ?? EMPTY)) continue
    const square = squareOf(board, cell)
    contents[square] = WALL
    occupy({ rows, cols }, square)
  }
  return { rows, cols, contents }
}

function squareOf(size: Size, cell: Cell): number {
  const { row, col } = toPosition(size, cell)
  return 32 * (row + 1) + col + 1
}

export const cellOf = (size: Size, square: number): Cell =>
  toIndex(size, { row: rowAt(square), col: colAt(square) })

const rowAt = (square: number): number => (square >> 5) - 1
const colAt = (square: number): number => (square & 31) - 1

export function fullMask({ kinds }: Puzzle): Mask {
  const mask = new Int32Array(Math.ceil(kinds.length / 32))
  for (let tile = 0; tile < kinds.length; tile++) flip(mask, tile)
  return mask
}

export const isLeft = (mask: Mask, tile: number): boolean =>
  ((mask[tile >> 5] ?? 0) & (1 << (tile & 31))) !== 0

export function flip(mask: Mask, tile: number): void {
  mask[tile >> 5] = (mask[tile >> 5] ?? 0) ^ (1 << (tile & 31))
}

/** Bits of occupied squares, by row and by column. */
interface Occupancy {
  readonly rows: Int32Array
  readonly cols: Int32Array
}

/** The square of each tile, and its reach along its row and column. */
export interface Reach extends Occupancy {
  readonly squares: Uint16Array
  /** Columns each tile reaches along its row and rows along its column, its own included. */
  readonly reachedCols: Int32Array
  readonly reachedRows: Int32Array
}

export function updateReach(
  { rows, cols, squares, reachedCols, reachedRows }: Reach,
  tile: number,
): void {
  const square = squares[tile] ?? 0
  reachedCols[tile] = runFrom(rows, rowAt(square), colAt(square))
  reachedRows[tile] = runFrom(cols, colAt(square), rowAt(square))
}

/** Tests for a path between two tiles whose reach is current. */
export function areJoined(reach: Reach, a: number, b: number): boolean {
  const { rows, cols, squares, reachedCols, reachedRows } = reach
  const colsA = reachedCols[a] ?? 0
  const colsB = reachedCols[b] ?? 0
  const rowsA = reachedRows[a] ?? 0
  const rowsB = reachedRows[b] ?? 0
  if ((colsA & colsB) === 0 && (rowsA & rowsB) === 0) return false
  const squareA = squares[a] ?? 0
  const squareB = squares[b] ?? 0
  if (bridges(rows, rowAt(squareA), colsA, rowAt(squareB), colsB) !== 0) return true
  return bridges(cols, colAt(squareA), rowsA, colAt(squareB), rowsB) !== 0
}

export function free({ rows, cols }: Occupancy, square: number): void {
  rows[square >> 5] = (rows[square >> 5] ?? 0) & ~(1 << (square & 31))
  cols[square & 31] = (cols[square & 31] ?? 0) & ~(1 << (square >> 5))
}

export function occupy({ rows, cols }: Occupancy, square: number): void {
  rows[square >> 5] = (rows[square >> 5] ?? 0) | (1 << (square & 31))
  cols[square & 31] = (cols[square & 31] ?? 0) | (1 << (square >> 5))
}
