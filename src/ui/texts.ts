import type { I18n } from '@lingui/core'
import type { Position, Size } from '../engine/grid'

/** Sentences one after the other: Chinese puts no space between them. */
export const sentences = (i18n: I18n, texts: readonly (string | undefined)[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'narrow' }).format(
    texts.filter((text) => text !== undefined),
  )

/** Names as a list of their language: "a, b and c". */
export const listed = (i18n: I18n, names: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names)

/** A text as it begins a sentence, or stands alone. */
export const capitalised = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`

const valuesOf = ({ row, col }: Position) => ({ row: row + 1, col: col + 1 })

/** "row 2, column 3". */
export const placeText = (i18n: I18n, position: Position): string =>
  i18n._({
    id: 'board.place',
    message: 'row {row}, column {col}',
    values: valuesOf(position),
  })

/** "Red circle, row 2, column 3": what a cell is called. */
export const tileText = (i18n: I18n, name: string, position: Position): string =>
  i18n._({
    id: 'board.tile',
    message: '{name}, row {row}, column {col}',
    values: { name, ...valuesOf(position) },
  })

/** What lies where, as a sentence. */
export const thereText = (i18n: I18n, name: string, position: Position): string =>
  i18n._({
    id: 'board.there',
    message: '{name}, row {row}, column {col}.',
    values: { name, ...valuesOf(position) },
  })

export const sizeText = (i18n: I18n, { rows, cols }: Size): string =>
  i18n._({
    id: 'board.size',
    message: 'The board has {rows} rows and {cols} columns.',
    values: { rows, cols },
  })
