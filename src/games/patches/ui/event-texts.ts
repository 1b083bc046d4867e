import type { I18n } from '@lingui/core'
import { placeText } from '#src/ui/texts.ts'
import { otherOf, type PatchesEvent, type PatchesOptions } from '../rules/types.ts'
import { playerValues, tileName, winnerValues } from './texts.ts'

type Event<Type extends PatchesEvent['type']> = Extract<PatchesEvent, { type: Type }>

export function playedText(i18n: I18n, event: Event<'played'>, options: PatchesOptions): string {
  const { player, name } = playerValues(i18n, event.player, options)
  return i18n._({
    id: 'patches.played',
    message: '{player, select, user {You play} other {{name} plays}} {tile} at {place}.',
    values: { player, name, tile: tileName(i18n, event.tile), place: placeText(i18n, event.cell) },
  })
}

export function capturedText(
  i18n: I18n,
  { cells, points, ...event }: Event<'captured'>,
  options: PatchesOptions,
): string {
  const { player, name } = playerValues(i18n, event.player, options)
  return i18n._({
    id: 'patches.captured',
    message:
      '{player, select, user {You capture} other {{name} captures}} {cells, plural, one {# cell} other {# cells}} for {points, plural, one {# point} other {# points}}.',
    values: { player, name, cells: cells.length, points },
  })
}

export const contestedText = (
  i18n: I18n,
  { strengths, winner }: Event<'contested'>,
  tiles: string,
  options: PatchesOptions,
): string =>
  i18n._({
    id: 'patches.contested',
    message:
      'Conflict over {tiles}: {winner, select, user {your {user} beats {opponent}} opponent {{name}’s {opponent} beats your {user}} friend {{name}’s {most} beats {least}} other {{user} against {opponent}, so nobody captures anything}}.',
    values: {
      ...winnerValues(i18n, winner, options),
      ...strengths,
      tiles,
      most: Math.max(strengths.user, strengths.opponent),
      least: Math.min(strengths.user, strengths.opponent),
    },
  })

export const collidedText = (
  i18n: I18n,
  { cell, winner, tiles }: Event<'collided'>,
  options: PatchesOptions,
): string =>
  i18n._({
    id: 'patches.collided',
    message:
      'You both chose {place}, {winner, select, user {on your side: the cell is yours, and {other}’s {tile} must move} friend {on {name}’s side: {name} gets the cell, and {other}’s {tile} must move} other {on {name}’s side: the cell is theirs, and your {tile} must move}}.',
    values: {
      ...winnerValues(i18n, winner, options),
      place: placeText(i18n, cell),
      tile: tileName(i18n, tiles[otherOf(winner)]),
    },
  })

/** A collision that ends the game: no tile moves any more. */
export function lastCollidedText(
  i18n: I18n,
  { cell, winner }: Event<'collided'>,
  options: PatchesOptions,
): string {
  const { player, name } = playerValues(i18n, winner, options)
  return i18n._({
    id: 'patches.collided.last',
    message: 'You both chose {place}, on {player, select, user {your} other {{name}’s}} side.',
    values: { place: placeText(i18n, cell), player, name },
  })
}
