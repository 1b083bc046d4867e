import { cellAt, type Position } from '#src/engine/grid.ts'
import type { Board, Gems } from './board.ts'
import type { Marks } from './matches.ts'

export interface GemSlide {
  readonly from: Position
  readonly to: Position
}

/** A new gem, falling from row -1, -2, … above the board. */
export interface Drop extends GemSlide {
  readonly kind: number
}

export function fall(board: Board, marks: Marks): Board {
  const { rows, cols } = board
  const cells = new Uint8Array(board.cells.length)
  for (let col = 0; col < cols; col++) {
    let to: number = cellAt(cols, rows - 1, col)
    for (let from = to; from >= 0; from -= cols) {
      if (marks[from] === 1) continue
      cells[to] = board.cells[from] ?? 0
      to -= cols
    }
  }
  return { rows, cols, cells }
}

export function listSlides(board: Board, marks: Marks): GemSlide[] {
  const { rows, cols } = board
  const slides: GemSlide[] = []
  for (let col = 0; col < cols; col++) {
    let to = rows - 1
    for (let from = to; from >= 0; from--) {
      if (marks[cellAt(cols, from, col)] === 1) continue
      if (to !== from) slides.push({ from: { row: from, col }, to: { row: to, col } })
      to--
    }
  }
  return slides
}

export function refill(board: Board, gems: Gems): Board {
  const { rows, cols } = board
  const cells = board.cells.slice()
  for (let col = 0; col < cols; col++) {
    for (let cell: number = cellAt(cols, rows - 1, col); cell >= 0; cell -= cols) {
      if (cells[cell] === 0) cells[cell] = gems()
    }
  }
  return { rows, cols, cells }
}

/** The gems added by `refill`, in the order drawn, each from above the board. */
export function listDrops(before: Board, after: Board): Drop[] {
  const drops: Drop[] = []
  for (let col = 0; col < before.cols; col++) {
    const empty = countEmpty(before, col)
    for (let row = empty - 1; row >= 0; row--) {
      const kind = after.cells[cellAt(before.cols, row, col)] ?? 0
      drops.push({ from: { row: row - empty, col }, to: { row, col }, kind })
    }
  }
  return drops
}

function countEmpty({ rows, cols, cells }: Board, col: number): number {
  let count = 0
  for (let row = 0; row < rows; row++) if (cells[cellAt(cols, row, col)] === 0) count++
  return count
}
