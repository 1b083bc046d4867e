import { asCell, colOf, type Position, positions, rowOf } from '#src/engine/grid.ts'
import { type Board, kindAt } from './board'

/** A way to walk along a line. */
type Step = Readonly<Position>

const ALONG_ROW: Step = { row: 0, col: 1 }
const ALONG_COLUMN: Step = { row: 1, col: 0 }

/**
 * The other counting: each longest run of three or more by itself, so that gems where two runs
 * cross count twice. In reading order of the first gem, a run along the row before one down.
 */
export function countLines(board: Board): Group[] {
  return [...positions(board)].flatMap((start) => [
    ...findLine(board, start, ALONG_ROW),
    ...findLine(board, start, ALONG_COLUMN),
  ])
}

/** The run that starts here, if one does. */
function findLine(board: Board, { row, col }: Position, step: Step): Group[] {
  const kind = kindAt(board, { row, col })
  if (kind === 0 || kindAt(board, { row: row - step.row, col: col - step.col }) === kind) return []
  let count = 1
  while (kindAt(board, { row: row + count * step.row, col: col + count * step.col }) === kind) {
    count++
  }
  return count < 3 ? [] : [[kind, col, row, count]]
}

/** Which cells are marked: 1 where a gem lies in a straight run of three or more of its kind. */
export type Marks = Readonly<Uint8Array>

/** Slides a window of three cells over the board, along its rows and its columns. */
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

/** Tells if the three cells from `first`, `stride` apart, hold gems of one kind. */
function isRun(cells: Board['cells'], first: number, stride: number): boolean {
  const kind = cells[first]
  return kind !== 0 && kind === cells[first + stride] && kind === cells[first + 2 * stride]
}

function markRun(marks: Uint8Array, first: number, stride: number): void {
  marks[first] = 1
  marks[first + stride] = 1
  marks[first + 2 * stride] = 1
}

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
