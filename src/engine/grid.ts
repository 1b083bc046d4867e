/** A place on a board, 0-based from the top left. */
export type Position = {
  readonly row: number
  readonly col: number
}

/** The size of a board, in cells. */
export interface Size {
  readonly rows: number
  readonly cols: number
}

/** Where a cell stands in a row-major array. All index arithmetic of the house is in this file. */
export const toIndex = (size: Size, { row, col }: Position): number => row * size.cols + col

export const toPosition = (size: Size, index: number): Position => ({
  row: Math.floor(index / size.cols),
  col: index % size.cols,
})

export const isInside = (size: Size, { row, col }: Position): boolean =>
  row >= 0 && row < size.rows && col >= 0 && col < size.cols

export const isSame = (a: Position, b: Position): boolean => a.row === b.row && a.col === b.col

/** Every position of the board, in reading order. */
export function* positions(size: Size): Generator<Position> {
  for (let row = 0; row < size.rows; row++) {
    for (let col = 0; col < size.cols; col++) yield { row, col }
  }
}

/** The position mirrored on the main diagonal: its own inverse. */
export const transpose = ({ row, col }: Position): Position => ({ row: col, col: row })
