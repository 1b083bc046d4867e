import type { I18n } from '@lingui/core'
import { useMemo } from 'react'
import { type Position, type Size, transpose } from '#src/engine/grid.ts'
import { useMedia } from '../media'

/** How a board lies on the screen: a landscape board stands upright in a portrait window. */
export interface BoardView extends Size {
  /** From the board's position to the screen's and back: its own inverse. */
  readonly turn: (position: Position) => Position
}

const same = (position: Position) => position

/** Whether the window is higher than it is wide. */
export const useUpright = (): boolean => useMedia('(orientation: portrait)')

/** Whether a board of this size is turned to fit such a window. */
export const isTurned = ({ rows, cols }: Size, isUpright: boolean): boolean =>
  rows !== cols && isUpright !== rows > cols

/** The view of a board that lies the same way in every window. */
export const fixedView = ({ rows, cols }: Size): BoardView => ({ rows, cols, turn: same })

/** The view of a board of this size, kept up with the window's orientation. */
export function useBoardView({ rows, cols }: Size): BoardView {
  const turned = isTurned({ rows, cols }, useUpright())
  return useMemo(
    () => (turned ? { rows: cols, cols: rows, turn: transpose } : { rows, cols, turn: same }),
    [rows, cols, turned],
  )
}

/** The middle of a cell in the overlay's units: one unit is one cell, the first cell starts at 0. */
export const toPoint = ({ row, col }: Position) => ({ x: col + 0.5, y: row + 0.5 })

/** Names what lies on a cell, and where. */
export const tileText = (i18n: I18n, name: string, { row, col }: Position): string =>
  i18n._({
    id: 'board.tile',
    message: '{name}, row {row}, column {col}',
    values: { name, row: row + 1, col: col + 1 },
  })
