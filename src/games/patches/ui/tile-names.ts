import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import {
  type Attribute,
  type Colour,
  faceOf,
  type Shape,
  type Tile,
  type TileNumber,
} from '../rules/tile'

const COLOUR_NAMES: Readonly<Record<Colour, MessageDescriptor>> = {
  red: /*i18n*/ { id: 'patches.red', message: 'red' },
  blue: /*i18n*/ { id: 'patches.blue', message: 'blue' },
  yellow: /*i18n*/ { id: 'patches.yellow', message: 'yellow' },
  green: /*i18n*/ { id: 'patches.green', message: 'green' },
}

const SHAPE_NAMES: Readonly<Record<Shape, MessageDescriptor>> = {
  triangle: /*i18n*/ { id: 'patches.triangle', message: 'triangle' },
  square: /*i18n*/ { id: 'patches.square', message: 'square' },
  hexagon: /*i18n*/ { id: 'patches.hexagon', message: 'hexagon' },
  circle: /*i18n*/ { id: 'patches.circle', message: 'circle' },
}

const NUMBER_NAMES: Readonly<Record<TileNumber, MessageDescriptor>> = {
  1: /*i18n*/ { id: 'patches.one', message: 'one' },
  2: /*i18n*/ { id: 'patches.two', message: 'two' },
  3: /*i18n*/ { id: 'patches.three', message: 'three' },
  4: /*i18n*/ { id: 'patches.four', message: 'four' },
}

const ATTRIBUTE_NAMES: Readonly<Record<Attribute, MessageDescriptor>> = {
  colour: /*i18n*/ { id: 'patches.colour', message: 'colour' },
  shape: /*i18n*/ { id: 'patches.shape', message: 'shape' },
  number: /*i18n*/ { id: 'patches.number', message: 'number' },
}

/** What a tile is called within a sentence: "blue square four". */
export function tileName(i18n: I18n, tile: Tile): string {
  const { colour, shape, number } = faceOf(tile)
  return i18n._({
    id: 'patches.tile',
    message: '{colour} {shape} {number}',
    values: {
      colour: i18n._(COLOUR_NAMES[colour]),
      shape: i18n._(SHAPE_NAMES[shape]),
      number: i18n._(NUMBER_NAMES[number]),
    },
  })
}

export const attributeName = (i18n: I18n, attribute: Attribute): string =>
  i18n._(ATTRIBUTE_NAMES[attribute])

/** The words as they begin a sentence, or stand alone. */
export const capitalised = (words: string): string =>
  `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`

/** The words as a list of their language: "a, b and c". */
export const listed = (i18n: I18n, words: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(words)

export const placeName = (i18n: I18n, { row, col }: Position): string =>
  i18n._({
    id: 'board.place',
    message: 'row {row}, column {col}',
    values: { row: row + 1, col: col + 1 },
  })
