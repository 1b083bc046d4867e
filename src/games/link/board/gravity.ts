import { type Cell, type Position, type Size, toIndex, toPosition } from '../../../engine/grid'
import type { Board } from './board'

/** Where the tiles that remain slide after a match. */
export const DRIFTS = ['none', 'down', 'up', 'left', 'right', 'in', 'out'] as const
export type Drift = (typeof DRIFTS)[number]

export interface Slide {
  readonly from: Position
  readonly to: Position
}

/** The board after its tiles slid, and which tiles moved, in reading order of where they were. */
export interface Drifted {
  readonly board: Board
  readonly slides: readonly Slide[]
}

/**
 * Lets all tiles slide as far as they go, keeping their order. `in` and `out` part the board
 * between two columns: the left half slides right and the right half left, or each to its own
 * edge. Of an odd number of columns the middle one belongs to the left half.
 */
export function slide(board: Board, drift: Drift): Drifted {
  if (drift === 'none') return { board, slides: [] }
  const cells = new Uint8Array(board.cells.length)
  const moved: [from: Cell, to: Cell][] = []
  for (const lane of lanesOf(board, drift)) {
    let to = 0
    for (const from of lane) {
      const kind = board.cells[from] ?? 0
      if (kind === 0) continue
      const target = lane[to++] ?? from
      cells[target] = kind
      if (target !== from) moved.push([from, target])
    }
  }
  if (moved.length === 0) return { board, slides: [] }
  return { board: { ...board, cells }, slides: makeSlides(board, moved) }
}

function makeSlides(size: Size, moved: [from: Cell, to: Cell][]): Slide[] {
  return moved
    .sort(([a], [b]) => a - b)
    .map(([from, to]) => ({ from: toPosition(size, from), to: toPosition(size, to) }))
}

/** The lanes that tiles slide along: cells as indices, each lane from the end that tiles slide to. */
export function lanesOf(size: Size, drift: Drift): readonly (readonly Cell[])[] {
  const { rows, cols } = size
  const half = Math.ceil(cols / 2)
  switch (drift) {
    case 'none':
      return []
    case 'down':
      return range(0, cols).map((col) => column(size, col).reverse())
    case 'up':
      return range(0, cols).map((col) => column(size, col))
    case 'left':
      return range(0, rows).map((row) => part(size, row, 0, cols))
    case 'right':
      return range(0, rows).map((row) => part(size, row, 0, cols).reverse())
    case 'in':
      return halves(size, (row) => [
        part(size, row, 0, half).reverse(),
        part(size, row, half, cols),
      ])
    case 'out':
      return halves(size, (row) => [
        part(size, row, 0, half),
        part(size, row, half, cols).reverse(),
      ])
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)

const column = (size: Size, col: number): Cell[] =>
  range(0, size.rows).map((row) => toIndex(size, { row, col }))

const part = (size: Size, row: number, from: number, to: number): Cell[] =>
  range(from, to).map((col) => toIndex(size, { row, col }))

const halves = (size: Size, lanesOfRow: (row: number) => Cell[][]): Cell[][] =>
  range(0, size.rows).flatMap(lanesOfRow)
