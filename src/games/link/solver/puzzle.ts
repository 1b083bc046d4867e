import { type Cell, cellsOf, type Size, toIndex, toPosition } from '#src/engine/grid.ts'
import { type Board, EMPTY, isTile, isWall, WALL } from '../board/board'
import { type Gravity, lanesOf } from '../board/gravity'

/**
 * What stays the same while a board is searched. Its tiles are numbered stack by stack: a stack is
 * a stretch of a lane between walls, from the end that its tiles slide to; without gravity each
 * cell is a stack. As tiles of a stack keep their order, a position is the set of tiles left, and
 * where they lie follows from it.
 *
 * A place is a cell as `32 * (row + 1) + col + 1`: the bit places of its row and column in one number.
 * Here and wherever positions are looked at by the hundred thousand, all is kept in typed arrays.
 */
export interface Puzzle extends Size {
  /** By tile. */
  readonly kinds: Uint8Array
  readonly stackOf: Uint16Array
  /** By stack, its first tile, and where it begins in `slots`: the places of all stacks. Then the ends. */
  readonly firsts: Uint16Array
  readonly floors: Uint16Array
  readonly slots: Uint16Array
  readonly hasGravity: boolean
  /** The kinds that there are, each once. */
  readonly present: Uint8Array
  /** The board without its tiles: its taken bits by row and by column, and its content by place. */
  readonly walls: {
    readonly rows: Int32Array
    readonly cols: Int32Array
    readonly contents: Uint8Array
  }
}

/** The tiles left of a puzzle, a bit each. */
export type Mask = Int32Array

/** Positions that a search may still look at. */
export interface Budget {
  left: number
}

/** The matches that clear a puzzle, as tiles in twos; or why there are none. */
export type Found = readonly number[] | 'lost' | 'unknown'

/** The stacks of a board as cells, each from the end that its tiles slide to. */
function stacksOf(board: Board, gravity: Gravity): (readonly Cell[])[] {
  if (gravity !== 'none') return lanesOf(board, gravity)
  const isFree = (cell: Cell) => !isWall(board.cells[cell] ?? EMPTY)
  return cellsOf(board)
    .filter(isFree)
    .map((cell) => [cell])
}

/** The puzzle of a board whose tiles lie where they slide to. */
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
    slots: Uint16Array.from(stacks.flat(), (cell) => placeOf(board, cell)),
    hasGravity: gravity !== 'none',
    walls: wallsOf(board),
  }
}

/** Where each part begins when all stand one after the other, and where the last one ends. */
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
    const place = placeOf(board, cell)
    contents[place] = WALL
    setBit(rows, place >> 5, place & 31)
    setBit(cols, place & 31, place >> 5)
  }
  return { rows, cols, contents }
}

function setBit(words: Int32Array, word: number, bit: number): void {
  words[word] = (words[word] ?? 0) | (1 << bit)
}

function placeOf(size: Size, cell: Cell): number {
  const { row, col } = toPosition(size, cell)
  return 32 * (row + 1) + col + 1
}

/** The cell at a place. */
export const cellOf = (size: Size, place: number): Cell =>
  toIndex(size, { row: (place >> 5) - 1, col: (place & 31) - 1 })

/** The mask of all tiles. */
export function fullMask({ kinds }: Puzzle): Mask {
  const mask = new Int32Array(Math.ceil(kinds.length / 32))
  for (let tile = 0; tile < kinds.length; tile++) setBit(mask, tile >> 5, tile & 31)
  return mask
}

export const isLeft = (mask: Mask, tile: number): boolean =>
  ((mask[tile >> 5] ?? 0) & (1 << (tile & 31))) !== 0

/** Takes a tile out of a mask, or puts it back. */
export function flip(mask: Mask, tile: number): void {
  mask[tile >> 5] = (mask[tile >> 5] ?? 0) ^ (1 << (tile & 31))
}
