import type { I18n, MessageDescriptor } from '@lingui/core'
import { type Position, toIndex } from '#src/engine/grid.ts'
import { type Board, isOrphan, isTile, ownerOf, valueAt } from '../rules/board'
import {
  type Attribute,
  type Colour,
  faceOf,
  type Shape,
  type Tile,
  type TileNumber,
} from '../rules/tile'
import type { Player, Reason } from '../rules/types'

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

/** What lies on a cell, by the value that is seen there. */
export function valueText(i18n: I18n, value: number, isOpen: boolean): string {
  if (isTile(value)) return capitalised(tileName(i18n, value))
  const owner = ownerOf(value)
  if (owner === 'user') return i18n._({ id: 'patches.eagle', message: 'Your eagle' })
  if (owner === 'opponent') return i18n._({ id: 'patches.snake', message: 'Opponent’s snake' })
  return isOpen
    ? i18n._({ id: 'patches.cell.open', message: 'Open cell' })
    : i18n._({ id: 'patches.cell.empty', message: 'Empty cell' })
}

/** What lies on a cell of a board, and whether it is an orphan. */
export function cellText(i18n: I18n, board: Board, position: Position): string {
  const text = valueText(i18n, valueAt(board, position), false)
  return isOrphan(board, toIndex(board, position)) ? orphanText(i18n, text) : text
}

export const orphanText = (i18n: I18n, tile: string): string =>
  i18n._({ id: 'patches.cell.orphan', message: '{tile}, orphan', values: { tile } })

const REASONS: Readonly<Record<Player, Readonly<Record<Reason, MessageDescriptor>>>> = {
  user: {
    majority: /*i18n*/ {
      id: 'patches.won.majority',
      message: 'You hold more than half of the cells.',
    },
    cells: /*i18n*/ { id: 'patches.won.cells', message: 'You hold more cells.' },
    points: /*i18n*/ {
      id: 'patches.won.points',
      message: 'The cells are equal; you have more points.',
    },
    equal: /*i18n*/ { id: 'patches.equal', message: 'Cells and points are equal.' },
  },
  opponent: {
    majority: /*i18n*/ {
      id: 'patches.lost.majority',
      message: 'The opponent holds more than half of the cells.',
    },
    cells: /*i18n*/ { id: 'patches.lost.cells', message: 'The opponent holds more cells.' },
    points: /*i18n*/ {
      id: 'patches.lost.points',
      message: 'The cells are equal; the opponent has more points.',
    },
    equal: /*i18n*/ { id: 'patches.equal', message: 'Cells and points are equal.' },
  },
}

/** Why the game ended as it did. */
export const reasonText = (i18n: I18n, winner: Player | null, reason: Reason): string =>
  i18n._(REASONS[winner ?? 'user'][reason])

export function verdictText(i18n: I18n, winner: Player | null): string {
  if (!winner) return i18n._({ id: 'patches.drawn', message: 'A draw' })
  return winner === 'user'
    ? i18n._({ id: 'patches.won', message: 'You win!' })
    : i18n._({ id: 'patches.lost', message: 'The opponent wins' })
}

/** Who won, and why. */
export const endText = (i18n: I18n, winner: Player | null, reason: Reason): string =>
  i18n._({
    id: 'patches.over',
    message: '{verdict}. {reason}',
    values: {
      verdict: verdictText(i18n, winner).replace(/[!！]$/, ''),
      reason: reasonText(i18n, winner, reason),
    },
  })
