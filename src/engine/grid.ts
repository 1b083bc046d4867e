/** A cell's coordinates, 0-based from the top left. */
export type Position = { readonly row: number; readonly col: number }

export interface Size {
  readonly rows: number
  readonly cols: number
}

declare const brand: unique symbol

/** A cell's index in a row-major array. Only this file makes a `Cell` and does index arithmetic. */
export type Cell = number & { readonly [brand]: 'Cell' }

export const countCells = ({ rows, cols }: Size): number => rows * cols

export const toIndex = ({ cols }: Size, { row, col }: Position): Cell => cellAt(cols, row, col)

/** Like `toIndex` but allocation-free, for inner loops. */
export const cellAt = (cols: number, row: number, col: number): Cell => (row * cols + col) as Cell

/** Casts an index read from a typed array or a search. */
export const asCell = (index: number): Cell => index as Cell

export const rowOf = ({ cols }: Size, cell: Cell): number => (cell / cols) | 0

export const colOf = ({ cols }: Size, cell: Cell): number => cell % cols

export const toPosition = (size: Size, cell: Cell): Position => ({
  row: rowOf(size, cell),
  col: colOf(size, cell),
})

export function cellsOf(size: Size): Cell[] {
  const cells: Cell[] = []
  for (let index = 0; index < countCells(size); index++) cells.push(index as Cell)
  return cells
}

export const isInside = (size: Size, { row, col }: Position): boolean =>
  row >= 0 && row < size.rows && col >= 0 && col < size.cols

/** Values of cells, in row-major order. */
export interface Rows extends Size {
  readonly cells: Readonly<Uint8Array>
}

/** Returns the value of a cell; 0 beside the board. */
export const valueAt = (board: Rows, position: Position): number =>
  isInside(board, position) ? (board.cells[toIndex(board, position)] ?? 0) : 0

export const isSame = (a: Position, b: Position): boolean => a.row === b.row && a.col === b.col

/** Makes a key of a map or a list: `row,col`. */
export const keyOf = ({ row, col }: Position): string => `${row},${col}`

/** Two cells: a pair of pieces, or where one comes from and goes to. */
export type Pair = { readonly from: Position; readonly to: Position }

/** Compares pairs, whichever cell is first. */
export const isSamePair = (a: Pair, b: Pair): boolean =>
  (isSame(a.from, b.from) && isSame(a.to, b.to)) || (isSame(a.from, b.to) && isSame(a.to, b.from))

export const isOneOf = ({ from, to }: Pair, at: Position): boolean =>
  isSame(from, at) || isSame(to, at)

/** Yields all positions in reading order. */
export function* positions(size: Size): Generator<Position> {
  for (let row = 0; row < size.rows; row++) {
    for (let col = 0; col < size.cols; col++) yield { row, col }
  }
}

/** Mirrors a position on the main diagonal. Its own inverse. */
export const transpose = ({ row, col }: Position): Position => ({ row: col, col: row })
