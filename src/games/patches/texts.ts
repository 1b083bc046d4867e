import type { I18n, MessageDescriptor } from '@lingui/core'
import { nameOfSide, type Side, winnerText } from '#src/opponents/sides.ts'
import { colourName, EMPTY_CELL, formName } from '#src/ui/names.ts'
import { capitalised, listed, placeText, sentences } from '#src/ui/texts.ts'
import { centreOf, isTile, ownerOf } from './rules/board.ts'
import { faceOf, type Tile } from './rules/tile.ts'
import {
  type Board,
  isForTwo,
  type Match,
  type Matching,
  otherOf,
  type PatchesOptions,
  type Phase,
  type PlacementRefusal,
  type Player,
  type Verdict,
} from './rules/types.ts'

export const SUBMIT = /*i18n*/ { id: 'patches.submit', message: 'Submit' }
export const UNSEEN = /*i18n*/ { id: 'patches.unseen', message: 'Unseen' }

export const LAST_ROUND: MessageDescriptor = /*i18n*/ {
  id: 'patches.last-round',
  message: 'Last round',
}

/** Returns a player of the rules, whose spelling is that of saved moves, as it is told. */
export const sideOf = (player: Player): Side => (player === 'user' ? 'you' : player)

export const playerName = (i18n: I18n, player: Player, { level }: PatchesOptions): string =>
  nameOfSide(i18n, sideOf(player), level)

/** Values of a sentence about a player: the user or the opponent, or one of two friends. */
export const playerValues = (i18n: I18n, player: Player, options: PatchesOptions) => ({
  player: isForTwo(options) ? ('friend' as const) : sideOf(player),
  name: playerName(i18n, player, options),
  other: playerName(i18n, otherOf(player), options),
})

/** The same values about a winner; none of a draw. */
export function winnerValues(i18n: I18n, winner: Player | null, options: PatchesOptions) {
  if (!winner) return { winner: 'none' }
  const { player, name, other } = playerValues(i18n, winner, options)
  return { winner: player, name, other }
}

/** Asks for the device to be passed to one of two people. */
export const passText = (i18n: I18n, player: Player, options: PatchesOptions): string =>
  i18n._({
    id: 'patches.pass',
    message: 'Pass the device to {name}.',
    values: { name: playerName(i18n, player, options) },
  })

/** Names a tile within a sentence: "blue square four". */
export function tileName(i18n: I18n, tile: Tile): string {
  const { colour, shape, number } = faceOf(tile)
  return i18n._({
    id: 'patches.tile',
    message: '{colour} {form} {number, select, 1 {one} 2 {two} 3 {three} other {four}}',
    values: { colour: colourName(i18n, colour), form: formName(i18n, shape), number },
  })
}

export function valueText(
  i18n: I18n,
  value: number,
  isOpen: boolean,
  options: PatchesOptions,
): string {
  if (isTile(value)) return capitalised(tileName(i18n, value))
  const owner = ownerOf(value)
  if (owner) return tokenText(i18n, owner, options)
  return isOpen ? i18n._({ id: 'patches.cell.open', message: 'Open cell' }) : i18n._(EMPTY_CELL)
}

function tokenText(i18n: I18n, owner: Player, options: PatchesOptions): string {
  const { player, name } = playerValues(i18n, owner, options)
  return owner === 'user'
    ? i18n._({
        id: 'patches.eagle',
        message: '{player, select, you {Your eagle} other {{name}’s eagle}}',
        values: { player, name },
      })
    : i18n._({ id: 'patches.snake', message: '{name}’s snake', values: { name } })
}

export const orphanText = (i18n: I18n, tile: string): string =>
  i18n._({ id: 'patches.cell.orphan', message: '{tile}, orphan', values: { tile } })

const MORE_CELLS = /*i18n*/ {
  id: 'patches.over.cells',
  message:
    '{winner, select, you {You hold} other {{name} holds}} more {reason, select, majority {than half of the cells} other {cells}}.',
}

const REASONS: Readonly<Record<Verdict['reason'], MessageDescriptor>> = {
  majority: MORE_CELLS,
  cells: MORE_CELLS,
  points: /*i18n*/ {
    id: 'patches.over.points',
    message:
      'The cells are even, but {winner, select, you {you have} other {{name} has}} more points.',
  },
  equal: /*i18n*/ { id: 'patches.over.equal', message: 'The cells and the points are even.' },
}

export function reasonText(
  i18n: I18n,
  { winner, reason }: Verdict,
  options: PatchesOptions,
): string {
  const text = REASONS[reason]
  return i18n._(text.id, { ...winnerValues(i18n, winner, options), reason }, text)
}

export const titleText = (i18n: I18n, { winner }: Verdict, options: PatchesOptions): string =>
  winnerText(i18n, winnerValues(i18n, winner, options))

export const endText = (i18n: I18n, verdict: Verdict, options: PatchesOptions): string =>
  sentences(i18n, [titleText(i18n, verdict, options), reasonText(i18n, verdict, options)])

/** "red circle one (colour + shape)". */
function matchText(i18n: I18n, { tile, shared }: Match): string {
  const names = shared.map((attribute) =>
    i18n._({
      id: 'patches.attribute',
      message: '{attribute, select, colour {colour} shape {shape} other {number}}',
      values: { attribute },
    }),
  )
  return i18n._({
    id: 'patches.match',
    message: '{tile} ({shared})',
    values: { tile: tileName(i18n, tile), shared: names.join(' + ') },
  })
}

export const FIRST = /*i18n*/ {
  id: 'patches.reason.first',
  message: 'Nothing is captured in the first round.',
}

/** Says what a placement matches, of which there is nothing in the first round. `isSeen`: the board shows the tiles. */
export const previewText = (i18n: I18n, phase: Phase, found: Matching, isSeen = false): string =>
  phase.type === 'opening' ? i18n._(FIRST) : matchedText(i18n, found, isSeen)

/** "Matches blue circle one (colour) and red square three (number): strength 3.", and of several seen "Matches 2 tiles: 2 shared + 2 − 1 = 3." */
export function matchedText(i18n: I18n, { matches, strength }: Matching, isSeen = false): string {
  const tiles = matches.map((match) => matchText(i18n, match))
  const count = tiles.length
  const shared = matches.reduce((sum, match) => sum + match.shared.length, 0)
  const bonus = count * (count - 1)
  const sum = isSeen && count > 1
  return tiles.length === 0
    ? i18n._({ id: 'patches.matched.none', message: 'No match.' })
    : i18n._({
        id: 'patches.matched',
        message:
          'Matches {tiles}: {sum, select, true {{shared} shared + {bonus}{mix, select, 0 {} other { − {mix}}} =} other {strength}} {strength}.',
        values: {
          tiles: sum ? tilesText(i18n, count) : listed(i18n, tiles),
          sum,
          shared,
          bonus,
          mix: shared + bonus - strength,
          strength,
        },
      })
}

export const tilesText = (i18n: I18n, count: number): string =>
  i18n._({
    id: 'patches.tiles',
    message: '{count, plural, one {# tile} other {# tiles}}',
    values: { count },
  })

const REFUSALS: Readonly<Record<PlacementRefusal, MessageDescriptor>> = {
  'not-held': /*i18n*/ {
    id: 'patches.refused.not-held',
    message: 'That tile is not in your hand.',
  },
  outside: /*i18n*/ { id: 'patches.refused.outside', message: 'That is off the board.' },
  occupied: /*i18n*/ {
    id: 'patches.refused.occupied',
    message: 'That cell isn’t empty. Choose another.',
  },
  'not-centre': /*i18n*/ {
    id: 'patches.refused.not-centre',
    message: 'Your first tile goes in your centre cell: {place}.',
  },
  apart: /*i18n*/ {
    id: 'patches.refused.apart',
    message: 'Too far away: a tile must touch another tile or token along an edge or at a corner.',
  },
}

export function refusalText(
  i18n: I18n,
  code: PlacementRefusal,
  board: Board,
  player: Player | null,
): string {
  const place = placeText(i18n, centreOf(board, player ?? 'user'))
  return i18n._(REFUSALS[code].id, { place }, REFUSALS[code])
}
