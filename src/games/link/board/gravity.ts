import {
  type Cell,
  cellsOf,
  type Position,
  type Size,
  toIndex,
  toPosition,
} from '#src/engine/grid.ts'
import { type Board, EMPTY, isTile, isWall } from './board'

/** Where the tiles that remain slide after a match. */
export const GRAVITIES = ['none', 'down', 'up', 'left', 'right', 'in', 'out'] as const
export type Gravity = (typeof GRAVITIES)[number]

/** Cells that tiles slide along, from the end that they slide to. */
export type Lane = readonly Cell[]

export interface Slide {
  readonly from: Position
  readonly to: Position
}

/** The board after its tiles slid, and which tiles moved, in reading order of where they were. */
export interface Slid {
  readonly board: Board
  readonly slides: readonly Slide[]
}

/**
 * Lets all tiles slide as far as they go, keeping their order, up to a wall at most. `in` and `out` part the board
 * between two columns: the left half slides right and the right half left, or each to its own
 * edge. Of an odd number of columns the middle one belongs to the left half.
 */
export function slide(board: Board, gravity: Gravity): Slid {
  const cells = Uint8Array.from(board.cells)
  const moved: [from: Cell, to: Cell][] = []
  for (const lane of lanesOf(board, gravity)) {
    slideLane(lane, cells, (from, to) => {
      cells[to] = cells[from] ?? EMPTY
      cells[from] = EMPTY
      moved.push([from, to])
    })
  }
  if (moved.length === 0) return { board, slides: [] }
  return {
    board: { ...board, cells },
    slides: moved
      .sort(([a], [b]) => a - b)
      .map(([from, to]) => ({ from: toPosition(board, from), to: toPosition(board, to) })),
  }
}

/** Slides the tiles of one lane: `move` carries out each step, the first tile's first. */
export function slideLane(
  lane: Lane,
  cells: Readonly<Uint8Array>,
  move: (from: Cell, to: Cell) => void,
): void {
  let depth = 0
  for (const from of lane) {
    if (!isTile(cells[from] ?? EMPTY)) continue
    const to = lane[depth++]
    if (to !== undefined && to !== from) move(from, to)
  }
}

/**
 * Where tiles slid between a board and one that is left of it after matches; none where another step led there. Of equal
 * tiles that followed each other, those nearest to where they slide to count as left.
 */
export function slidesBetween(board: Board, rest: Board, gravity: Gravity): readonly Slide[] {
  const slides: Slide[] = []
  for (const lane of lanesOf(board, gravity)) {
    const left = lane.filter((cell) => isTile(rest.cells[cell] ?? EMPTY))
    for (const from of lane) {
      const [to] = left
      if (to === undefined || board.cells[from] !== rest.cells[to]) continue
      left.shift()
      if (from !== to) slides.push({ from: toPosition(board, from), to: toPosition(board, to) })
    }
    if (left.length > 0) return []
  }
  return slides
}

/**
 * By cell of a board, where its tile was on one with the same tiles before; equal ones stay, or
 * move in reading order. Cells in a typed array, as a replay holds thousands of these.
 */
export function originsOf(before: Board, after: Board): Uint16Array {
  const cells = cellsOf(before)
  const origins = Uint16Array.from(cells)
  const left: Cell[][] = []
  const changed = cells.filter((cell) => before.cells[cell] !== after.cells[cell])
  for (const cell of changed) {
    const kind = before.cells[cell] ?? EMPTY
    const others = left[kind]
    if (others) others.push(cell)
    else left[kind] = [cell]
  }
  for (const cell of changed) origins[cell] = left[after.cells[cell] ?? EMPTY]?.shift() ?? cell
  return origins
}

/** The lanes that tiles slide along, from wall to wall; none without gravity. */
export const lanesOf = (board: Board, gravity: Gravity): Lane[] =>
  wholeLanes(board, gravity).flatMap((lane) => betweenWalls(lane, board.cells))

function betweenWalls(lane: Lane, cells: Board['cells']): Lane[] {
  const wall = lane.findIndex((cell) => isWall(cells[cell] ?? EMPTY))
  if (wall < 0) return [lane]
  return [lane.slice(0, wall), ...betweenWalls(lane.slice(wall + 1), cells)]
}

function wholeLanes(board: Size, gravity: Gravity): Lane[] {
  const { rows, cols } = board
  const half = Math.ceil(cols / 2)
  switch (gravity) {
    case 'none':
      return []
    case 'down':
      return columns(board).map((lane) => lane.reverse())
    case 'up':
      return columns(board)
    case 'left':
      return parts(board, 0, cols)
    case 'right':
      return parts(board, 0, cols).map((lane) => lane.reverse())
    case 'in':
      return range(0, rows).flatMap((row) => [
        part(board, row, 0, half).reverse(),
        part(board, row, half, cols),
      ])
    case 'out':
      return range(0, rows).flatMap((row) => [
        part(board, row, 0, half),
        part(board, row, half, cols).reverse(),
      ])
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)

const columns = (size: Size): Cell[][] =>
  range(0, size.cols).map((col) => range(0, size.rows).map((row) => toIndex(size, { row, col })))

const parts = (size: Size, from: number, to: number): Cell[][] =>
  range(0, size.rows).map((row) => part(size, row, from, to))

const part = (size: Size, row: number, from: number, to: number): Cell[] =>
  range(from, to).map((col) => toIndex(size, { row, col }))
