import { useMemo } from 'react'
import { type Position, type Size, transpose } from '#src/engine/grid.ts'
import { useMedia } from '../page.ts'

/** The board on the screen: a landscape board is transposed in a portrait window. */
export interface BoardView extends Size {
  /** Maps between positions of the board and the screen; its own inverse. */
  readonly transpose: (position: Position) => Position
}

export const useUpright = (): boolean => useMedia('(orientation: portrait)')

export const isTransposed = ({ rows, cols }: Size, isUpright: boolean): boolean =>
  rows !== cols && isUpright !== rows > cols

/** Returns a board's size as it is seen. */
export const shownSize = (size: Size, isUpright: boolean): Size =>
  isTransposed(size, isUpright) ? { rows: size.cols, cols: size.rows } : size

export const fixedView = ({ rows, cols }: Size): BoardView => ({
  rows,
  cols,
  transpose: (position) => position,
})

export function useBoardView({ rows, cols }: Size): BoardView {
  const transposed = isTransposed({ rows, cols }, useUpright())
  return useMemo(
    () => (transposed ? { rows: cols, cols: rows, transpose } : fixedView({ rows, cols })),
    [rows, cols, transposed],
  )
}

/** Returns a cell's centre in units of the overlay: one unit is one cell, the first cell starts at 0. */
export const toPoint = ({ row, col }: Position) => ({ x: col + 0.5, y: row + 0.5 })
