import type { I18n, MessageDescriptor } from '@lingui/core'
import type { MessageContext } from '#src/define/feedback.ts'
import type { EventOf } from '#src/define/session.ts'
import type { Position } from '#src/engine/grid.ts'
import { capitalised, listed, placeText } from '#src/ui/texts.ts'
import { centreOf, isTile, valueAt } from '../rules/board.ts'
import type { Match, PlacementRefusal } from '../rules/types.ts'
import type { Preview } from '../rules/view.ts'
import type { Patches } from '../types.ts'
import { attributeName, tileName } from './texts.ts'

export type AnyEvent = EventOf<Patches>

export type Context = Pick<MessageContext<Patches>, 'i18n' | 'state' | 'events' | 'detail'>

export type Formatter<Type extends AnyEvent['type']> = (
  event: Extract<AnyEvent, { type: Type }>,
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

export const sayPlayed: Formatter<'played'> = ({ player, tile, cell }, { i18n }) => {
  const values = { player, tile: tileName(i18n, tile), place: placeText(i18n, cell) }
  return i18n._({
    id: 'patches.played',
    message: '{player, select, user {You play} other {The opponent plays}} {tile} at {place}.',
    values,
  })
}

export const matchedText = (i18n: I18n, { matches, strength }: Preview): string =>
  matches.length === 0
    ? i18n._({ id: 'patches.matched.none', message: 'No match.' })
    : i18n._({
        id: 'patches.matched',
        message: 'Matches {tiles}, with strength {strength}.',
        values: { tiles: matchesText(i18n, matches), strength },
      })

export const sayMatched: Formatter<'matched'> = (event, { i18n }) => matchedText(i18n, event)

/** Names the tiles on contested cells, before they were captured. */
function contestedTiles({ i18n, events }: Context, cells: readonly Position[]): string {
  const matches = events.flatMap((event) => (event.type === 'matched' ? event.matches : []))
  const names = cells.flatMap(({ row, col }) => {
    const match = matches.find(({ cell }) => cell.row === row && cell.col === col)
    return match ? tileName(i18n, match.tile) : []
  })
  return listed(i18n, names)
}

export const sayContested: Formatter<'contested'> = ({ cells, strengths, winner }, context) => {
  const values = { tiles: contestedTiles(context, cells), ...strengths, winner }
  return context.i18n._({
    id: 'patches.contested',
    message:
      'Conflict over {tiles}: {winner, select, user {your {user} beats {opponent}} opponent {the opponent’s {opponent} beats your {user}} other {{user} against {opponent}, so nobody captures anything}}.',
    values,
  })
}

export const sayCaptured: Formatter<'captured'> = ({ player, cells, points }, { i18n }) => {
  const values = { player, cells: cells.length, points }
  return i18n._({
    id: 'patches.captured',
    message:
      '{player, select, user {You capture} other {The opponent captures}} {cells, plural, one {# cell} other {# cells}} for {points, plural, one {# point} other {# points}}.',
    values,
  })
}

export const sayCollided: Formatter<'collided'> = ({ cell, winner, tiles }, { i18n }) => {
  const loser = winner === 'user' ? 'opponent' : 'user'
  const values = { winner, place: placeText(i18n, cell), tile: tileName(i18n, tiles[loser]) }
  return i18n._({
    id: 'patches.collided',
    message:
      'You both chose {place}, {winner, select, user {on your side: the cell is yours, and the opponent’s {tile} must move} other {on the opponent’s side: the cell is theirs, and your {tile} must move}}.',
    values,
  })
}

export const sayOrphaned: Formatter<'orphaned'> = ({ cells }, { i18n, state }) => {
  const tiles = cells.map((cell) => valueAt(state.board, cell)).filter(isTile)
  return i18n._({
    id: 'patches.orphaned',
    message: 'Orphaned for good: {tiles}.',
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
  outside: /*i18n*/ { id: 'patches.refused.outside', message: 'That is off the board.' },
  occupied: /*i18n*/ {
    id: 'patches.refused.occupied',
    message: 'That cell isn’t empty. Choose another.',
  },
  apart: /*i18n*/ {
    id: 'patches.refused.apart',
    message: 'Too far away: a tile must touch another tile or token along an edge or at a corner.',
  },
} as const satisfies Partial<Record<PlacementRefusal, MessageDescriptor>>

export const sayRefused: Formatter<'cell-refused'> = ({ code }, { i18n, state }) =>
  code === 'not-centre'
    ? i18n._({
        id: 'patches.refused.not-centre',
        message: 'Your first tile goes in your centre cell: {place}.',
        values: { place: placeText(i18n, centreOf(state.board, 'user')) },
      })
    : i18n._(REFUSALS[code])

export const sayIncomplete: Formatter<'incomplete'> = ({ missing }, { i18n }) =>
  i18n._({
    id: 'patches.missing',
    message:
      'First choose {missing, select, tile {a tile from your hand} cell {a cell for your tile} other {a tile and a cell}}.',
    values: { missing },
  })

export const sayChosen: Formatter<'tile-chosen' | 'cell-chosen'> = (event, { i18n }) =>
  capitalised(
    i18n._({
      id: 'patches.chosen',
      message: '{what} chosen.',
      values: {
        what:
          event.type === 'tile-chosen' ? tileName(i18n, event.tile) : placeText(i18n, event.cell),
      },
    }),
  )
