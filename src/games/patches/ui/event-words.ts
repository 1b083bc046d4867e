import type { I18n } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import { isTile, valueAt } from '../rules/board'
import type { Match } from '../rules/types'
import type { Saying, Scene } from './saying'
import { attributeName, listed, placeName, tileName } from './tile-names'

/** `red circle one (colour + shape) and blue square four (number)`. */
export const matchesWords = (i18n: I18n, matches: readonly Match[]): string =>
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
  const values = { tiles: matchesWords(i18n, matches), strength }
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
function contestedTiles({ i18n, events }: Scene, cells: readonly Position[]): string {
  const matches = events.flatMap((notice) => (notice.type === 'matched' ? notice.matches : []))
  const names = cells.flatMap(({ row, col }) => {
    const match = matches.find(({ cell }) => cell.row === row && cell.col === col)
    return match ? tileName(i18n, match.tile) : []
  })
  return listed(i18n, names)
}

export const sayContested: Saying<'contested'> = ({ cells, strengths, winner }, scene) => {
  const { i18n } = scene
  const values = { tiles: contestedTiles(scene, cells), ...strengths }
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
