import { cellAt, type Position } from '#src/engine/grid.ts'
import type { Board } from './board'
import type { Marks } from './marks'

/** A gem's way down. */
export interface Slide {
  readonly from: Position
  readonly to: Position
}

/** The board after its marked gems are gone and those above them fell straight down. */
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

/** Which gems `fall` moves, column by column, the lowest first. */
export function listSlides(board: Board, marks: Marks): Slide[] {
  const { rows, cols } = board
  const slides: Slide[] = []
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
