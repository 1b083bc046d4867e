import { asCell, colOf, rowOf } from '#src/engine/grid.ts'
import type { Board } from './board'
import { findMarks, type Marks } from './marks'

/** Gems that count as one: their kind, the column and row of the first in reading order, how many. */
export type Group = readonly [kind: number, x: number, y: number, count: number]

/** The clusters of marked gems of one kind that touch along an edge, in reading order of their first. */
export function countClusters(board: Board, marks: Marks = findMarks(board)): Group[] {
  const left = marks.slice()
  const clusters: Group[] = []
  for (let cell = left.indexOf(1); cell >= 0; cell = left.indexOf(1, cell)) {
    const kind = board.cells[cell] ?? 0
    const [x, y] = [colOf(board, asCell(cell)), rowOf(board, asCell(cell))]
    clusters.push([kind, x, y, crawl(board, left, cell)])
  }
  return clusters
}

/** Unmarks a cell and all that are joined to it, and counts them. */
function crawl(board: Board, marks: Uint8Array, start: number): number {
  const { cols, cells } = board
  const found = [start]
  marks[start] = 0
  for (let next = 0; next < found.length; next++) {
    const cell = found[next] ?? 0
    const col = colOf(board, asCell(cell))
    const visit = (neighbour: number) => {
      if (marks[neighbour] !== 1 || cells[neighbour] !== cells[start]) return
      marks[neighbour] = 0
      found.push(neighbour)
    }
    if (col + 1 < cols) visit(cell + 1)
    if (col > 0) visit(cell - 1)
    visit(cell + cols)
    visit(cell - cols)
  }
  return found.length
}
