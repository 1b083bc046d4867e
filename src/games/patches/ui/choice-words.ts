import type { I18n, MessageDescriptor } from '@lingui/core'
import { centreOf } from '../rules/board'
import type { ChoiceRefusal } from '../rules/types'
import type { Preview } from '../rules/view'
import { matchesWords } from './event-words'
import type { Saying } from './saying'
import { capitalised, placeName, tileName } from './tile-names'

const REFUSALS = {
  'not-held': /*i18n*/ {
    id: 'patches.refused.not-held',
    message: 'That tile is not in your hand.',
  },
  outside: /*i18n*/ { id: 'patches.refused.outside', message: 'That is not on the board.' },
  occupied: /*i18n*/ {
    id: 'patches.refused.occupied',
    message: 'That cell is taken: choose an empty one.',
  },
  apart: /*i18n*/ {
    id: 'patches.refused.apart',
    message: 'Too far away: a tile must touch another tile or a token, at an edge or a corner.',
  },
} as const satisfies Partial<Record<ChoiceRefusal, MessageDescriptor>>

export const sayRefused: Saying<'refused'> = ({ code }, { i18n, board }) =>
  code === 'not-centre'
    ? i18n._({
        id: 'patches.refused.not-centre',
        message: 'Your first tile goes to your own centre cell: {place}.',
        values: { place: placeName(i18n, centreOf(board, 'user')) },
      })
    : i18n._(REFUSALS[code])

const MISSING = {
  tile: /*i18n*/ { id: 'patches.missing.tile', message: 'Choose a tile of your hand first.' },
  cell: /*i18n*/ { id: 'patches.missing.cell', message: 'Choose a cell for your tile first.' },
  both: /*i18n*/ { id: 'patches.missing.both', message: 'Choose a tile and a cell first.' },
} as const

export const sayIncomplete: Saying<'incomplete'> = ({ missing }, { i18n }) =>
  i18n._(MISSING[missing])

/** What a choice would match. */
export const previewWords = (i18n: I18n, { matches, strength }: Preview): string =>
  matches.length === 0
    ? i18n._({ id: 'patches.preview.none', message: 'It would match nothing.' })
    : i18n._({
        id: 'patches.preview',
        message: 'It would match {tiles}: strength {strength}.',
        values: { tiles: matchesWords(i18n, matches), strength },
      })

export const sayChosen: Saying<'tile-chosen' | 'cell-chosen'> = (notice, { i18n }) =>
  capitalised(
    i18n._({
      id: 'patches.chosen',
      message: '{what} chosen.',
      values: {
        what:
          notice.type === 'tile-chosen'
            ? tileName(i18n, notice.tile)
            : placeName(i18n, notice.cell),
      },
    }),
  )
