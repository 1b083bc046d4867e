import type { I18n } from '@lingui/core'
import type { Position, Size } from '#src/engine/grid.ts'

export const CLOSE = /*i18n*/ { id: 'dialog.close', message: 'Close' }
export const CUSTOM = /*i18n*/ { id: 'level.custom', message: 'Custom' }
export const EXPORT = /*i18n*/ { id: 'error.export', message: 'Save my games as a file' }
export const MORE = /*i18n*/ { id: 'tool.more', message: 'More' }

/** Joins sentences; Chinese puts no space between them. One needs no list format, which is slow to construct. */
export function sentences(i18n: I18n, texts: readonly (string | undefined)[]): string {
  const [first = '', ...others] = texts.filter((text) => text !== undefined)
  if (others.length === 0) return first
  const format = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'narrow' })
  return format.format([first, ...others])
}

/** Joins names as the language does: "a, b and c". */
export const listed = (i18n: I18n, names: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)

export const capitalised = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`

const valuesOf = ({ row, col }: Position) => ({ row: row + 1, col: col + 1 })

/** "row 2, column 3". */
export const placeText = (i18n: I18n, position: Position): string =>
  i18n._({ id: 'board.place', message: 'row {row}, column {col}', values: valuesOf(position) })

/** "Red circle, row 2, column 3". */
export const tileText = (i18n: I18n, name: string, position: Position): string =>
  i18n._({
    id: 'board.tile',
    message: '{name}, row {row}, column {col}',
    values: { name, ...valuesOf(position) },
  })

/** "10 × 8", columns first, on one line. */
export const sizeName = ({ rows, cols }: Size): string => `${cols}\u00a0×\u00a0${rows}`
