import { type Cell, cellsOf } from '#src/engine/grid.ts'
import { type Board, EMPTY, isTile, isWall, WALL } from '../board/board.ts'
import { type Gravity, lanesOf } from '../board/gravity.ts'
import { makeLines, squareOf } from '../board/lines.ts'

/**
 * The constants of a search. Tiles are numbered stack by stack; a stack is a lane between walls, starting
 * at the end its tiles slide to, or a single cell without gravity. Tiles keep their order in a stack, so
 * the set of remaining tiles determines the position. Typed arrays throughout, since searches visit
 * positions by the hundred thousand.
 */
export type Puzzle = Readonly<ReturnType<typeof makePuzzle>>

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

export function makePuzzle(board: Board, gravity: Gravity) {
  const stacks = stacksOf(board, gravity)
  const filled = stacks.map((stack) => stack.filter((cell) => isTile(board.cells[cell] ?? EMPTY)))
  const kinds = Uint8Array.from(filled.flat(), (cell) => board.cells[cell] ?? EMPTY)
  return {
    rows: board.rows,
    cols: board.cols,
    kinds,
    present: Uint8Array.from(new Set(kinds)),
    stackOf: Uint16Array.from(filled.flatMap((tiles, stack) => tiles.map(() => stack))),
    /** First tile and start in `slots` (squares by stack) of each stack, with a sentinel. */
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

function wallsOf(board: Board) {
  const contents = new Uint8Array(32 * (board.rows + 2))
  for (const cell of cellsOf(board)) {
    if (isWall(board.cells[cell] ?? EMPTY)) contents[squareOf(board, cell)] = WALL
  }
  return { ...makeLines(board, isWall), contents }
}

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
