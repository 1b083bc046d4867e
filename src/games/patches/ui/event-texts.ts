import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import type { EventOf } from '#src/play/types.ts'
import type { Detail } from '#src/ui/settings.ts'
import { type Board, centreOf, isTile, valueAt } from '../rules/board'
import type { ChoiceRefusal, Match } from '../rules/types'
import type { Preview } from '../rules/view'
import type { Patches } from '../store'
import { attributeName, capitalised, listed, placeName, tileName } from './texts'

export type PatchesEvent = EventOf<Patches>

/** What a message is made from, beside the event. */
export interface Context {
  readonly i18n: I18n
  /** The board after what is told. */
  readonly board: Board
  /** All that is told at once. */
  readonly events: readonly PatchesEvent[]
  /** How much is said. */
  readonly detail: Detail
}

/** Puts a kind of event into words. */
export type Saying<Type extends PatchesEvent['type']> = (
  event: Extract<PatchesEvent, { type: Type }>,
  context: Context,
) => string

/** `red circle one (colour + shape) and blue square four (number)`. */
export const matchesText = (i18n: I18n, matches: readonly Match[]): string =>
  listed(
    i18n,
    matches.map(({ tile, shared }) =>
      i18n._({
        id: 'patches.match',
        message: '{tile} ({shared})',
        values: {
          tile: tileName(i18n, tile),
          shared: shared.map((attribute) => attributeName(i18n, attribute)).join(' + '),
        },
      }),
    ),
  )

export const sayPlayed: Saying<'played'> = ({ player, tile, cell }, { i18n }) => {
  const values = { tile: tileName(i18n, tile), place: placeName(i18n, cell) }
  return player === 'user'
    ? i18n._({ id: 'patches.played.user', message: 'You play {tile}, {place}.', values })
    : i18n._({
        id: 'patches.played.opponent',
        message: 'The opponent plays {tile}, {place}.',
        values,
      })
}

export const sayMatched: Saying<'matched'> = ({ player, matches, strength }, { i18n }) => {
  const values = { tiles: matchesText(i18n, matches), strength }
  if (matches.length === 0)
    return i18n._({ id: 'patches.matched.none', message: 'It matches nothing.' })
  return player === 'user'
    ? i18n._({
        id: 'patches.matched.user',
        message: 'It matches {tiles}: your strength is {strength}.',
        values,
      })
    : i18n._({
        id: 'patches.matched.opponent',
        message: 'It matches {tiles}: strength {strength}.',
        values,
      })
}

/** The tiles on these cells before they were captured, as the matches of this round name them. */
function contestedTiles({ i18n, events }: Context, cells: readonly Position[]): string {
  const matches = events.flatMap((event) => (event.type === 'matched' ? event.matches : []))
  const names = cells.flatMap(({ row, col }) => {
    const match = matches.find(({ cell }) => cell.row === row && cell.col === col)
    return match ? tileName(i18n, match.tile) : []
  })
  return listed(i18n, names)
}

export const sayContested: Saying<'contested'> = ({ cells, strengths, winner }, context) => {
  const { i18n } = context
  const values = { tiles: contestedTiles(context, cells), ...strengths }
  if (winner === 'user')
    return i18n._({
      id: 'patches.contested.user',
      message: 'Conflict over {tiles}: your {user} beats {opponent}.',
      values,
    })
  if (winner === 'opponent')
    return i18n._({
      id: 'patches.contested.opponent',
      message: 'Conflict over {tiles}: the opponent’s {opponent} beats your {user}.',
      values,
    })
  return i18n._({
    id: 'patches.contested.tied',
    message: 'Conflict over {tiles}: {user} against {opponent}, so nobody captures anything.',
    values,
  })
}

export const sayCaptured: Saying<'captured'> = ({ player, cells, points }, { i18n }) => {
  const values = { cells: cells.length, points }
  return player === 'user'
    ? i18n._({
        id: 'patches.captured.user',
        message:
          'You capture {cells, plural, one {# cell} other {# cells}} for {points, plural, one {# point} other {# points}}.',
        values,
      })
    : i18n._({
        id: 'patches.captured.opponent',
        message:
          'The opponent captures {cells, plural, one {# cell} other {# cells}} for {points, plural, one {# point} other {# points}}.',
        values,
      })
}

export const sayCollided: Saying<'collided'> = ({ cell, winner, tiles }, { i18n }) => {
  const place = placeName(i18n, cell)
  return winner === 'user'
    ? i18n._({
        id: 'patches.collided.user',
        message: 'Both chose {place}, on your side: it is yours, and their {tile} goes elsewhere.',
        values: { place, tile: tileName(i18n, tiles.opponent) },
      })
    : i18n._({
        id: 'patches.collided.opponent',
        message:
          'Both chose {place}, on the opponent’s side: it is theirs, and your {tile} goes elsewhere.',
        values: { place, tile: tileName(i18n, tiles.user) },
      })
}

export const sayOrphaned: Saying<'orphaned'> = ({ cells }, { i18n, board }) => {
  const tiles = cells.map((cell) => valueAt(board, cell)).filter(isTile)
  return i18n._({
    id: 'patches.orphaned',
    message: 'Orphaned, never to be captured: {tiles}.',
    values: {
      tiles: listed(
        i18n,
        tiles.map((tile) => tileName(i18n, tile)),
      ),
    },
  })
}

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

export const sayRefused: Saying<'cell-refused'> = ({ code }, { i18n, board }) =>
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
export const previewText = (i18n: I18n, { matches, strength }: Preview): string =>
  matches.length === 0
    ? i18n._({ id: 'patches.preview.none', message: 'It would match nothing.' })
    : i18n._({
        id: 'patches.preview',
        message: 'It would match {tiles}: strength {strength}.',
        values: { tiles: matchesText(i18n, matches), strength },
      })

export const sayChosen: Saying<'tile-chosen' | 'cell-chosen'> = (event, { i18n }) =>
  capitalised(
    i18n._({
      id: 'patches.chosen',
      message: '{what} chosen.',
      values: {
        what:
          event.type === 'tile-chosen' ? tileName(i18n, event.tile) : placeName(i18n, event.cell),
      },
    }),
  )
