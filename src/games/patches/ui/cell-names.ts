import type { I18n } from '@lingui/core'
import { type Position, toIndex } from '#src/engine/grid.ts'
import { type Board, isOrphan, isTile, ownerOf, valueAt } from '../rules/board'
import { capitalised, tileName } from './tile-names'

/** What lies on a cell, by the value that is seen there. */
export function valueWords(i18n: I18n, value: number, isOpen: boolean): string {
  if (isTile(value)) return capitalised(tileName(i18n, value))
  const owner = ownerOf(value)
  if (owner === 'user') return i18n._({ id: 'patches.eagle', message: 'Your eagle' })
  if (owner === 'opponent') return i18n._({ id: 'patches.snake', message: 'Opponent’s snake' })
  return isOpen
    ? i18n._({ id: 'patches.cell.open', message: 'Open cell' })
    : i18n._({ id: 'patches.cell.empty', message: 'Empty cell' })
}

/** What lies on a cell of a board, and whether it is an orphan. */
export function cellWords(i18n: I18n, board: Board, position: Position): string {
  const words = valueWords(i18n, valueAt(board, position), false)
  return isOrphan(board, toIndex(board, position)) ? orphanWords(i18n, words) : words
}

export const orphanWords = (i18n: I18n, tile: string): string =>
  i18n._({ id: 'patches.cell.orphan', message: '{tile}, orphan', values: { tile } })
