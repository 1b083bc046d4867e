import type { Board } from './board'

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

/** Whether the three cells from `first`, `stride` apart, hold gems of one kind. */
function isRun(cells: Board['cells'], first: number, stride: number): boolean {
  const kind = cells[first]
  return kind !== 0 && kind === cells[first + stride] && kind === cells[first + 2 * stride]
}

function markRun(marks: Uint8Array, first: number, stride: number): void {
  marks[first] = 1
  marks[first + stride] = 1
  marks[first + 2 * stride] = 1
}
