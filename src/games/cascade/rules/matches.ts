import { asCell, colOf, type Position, positions, rowOf, valueAt } from '#src/engine/grid.ts'
import type { Board } from './board.ts'

/** Counts each maximal run of three or more separately, in reading order, so crossings count twice. */
export function countLines(board: Board): Group[] {
  return [...positions(board)].flatMap((start) => [
    ...findLine(board, start, { row: 0, col: 1 }),
    ...findLine(board, start, { row: 1, col: 0 }),
  ])
}

function findLine(board: Board, { row, col }: Position, step: Position): Group[] {
  const kindAfter = (count: number) =>
    valueAt(board, { row: row + count * step.row, col: col + count * step.col })
  const kind = kindAfter(0)
  if (kind === 0 || kindAfter(-1) === kind) return []
  let count = 1
  while (kindAfter(count) === kind) count++
  return count < 3 ? [] : [[kind, col, row, count]]
}

/** 1 for a gem in a straight run of three or more of its kind. */
export type Marks = Readonly<Uint8Array>

export function findMarks({ rows, cols, cells }: Board): Marks {
  const marks = new Uint8Array(cells.length)
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++, cell++) {
      if (col + 2 < cols && isRun(cells, cell, 1)) markRun(marks, cell, 1)
      if (row + 2 < rows && isRun(cells, cell, cols)) markRun(marks, cell, cols)
    }
  }
  return marks
}

export const isMarked = (marks: Marks): boolean => marks.includes(1)

function isRun(cells: Board['cells'], first: number, stride: number): boolean {
  const kind = cells[first]
  return kind !== 0 && kind === cells[first + stride] && kind === cells[first + 2 * stride]
}

function markRun(marks: Uint8Array, first: number, stride: number): void {
  marks[first] = 1
  marks[first + stride] = 1
  marks[first + 2 * stride] = 1
}

/** Gems scored together; `x` and `y` are the column and row of the first in reading order. */
export type Group = readonly [kind: number, x: number, y: number, count: number]

/** Clusters of marked gems of one kind joined by edges, in reading order of their first gem. */
export function countClusters(board: Board, marks: Marks = findMarks(board)): Group[] {
  const left = marks.slice()
  const clusters: Group[] = []
  for (let cell = left.indexOf(1); cell >= 0; cell = left.indexOf(1, cell)) {
    const kind = board.cells[cell] ?? 0
    const [x, y] = [colOf(board, asCell(cell)), rowOf(board, asCell(cell))]
    clusters.push([kind, x, y, unmarkCluster(board, left, cell)])
  }
  return clusters
}

/** Flood fill: unmarks a cluster and counts its gems. */
function unmarkCluster(board: Board, marks: Uint8Array, start: number): number {
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
