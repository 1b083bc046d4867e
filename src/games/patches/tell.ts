import type { I18n } from '@lingui/core'
import type { Announced, Tell, Told } from '#src/define/tell.ts'
import { isSame, type Position, toIndex, valueAt } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { sizeText, tellStep, UNSELECTED } from '#src/play/board/tell.ts'
import { thinkingText } from '#src/ui/names.ts'
import { capitalised, listed, placeText, sentences } from '#src/ui/texts.ts'
import { capturedOn, isOrphan, isTile } from './rules/board.ts'
import { otherOf, type PatchesEvent, type Player } from './rules/types.ts'
import { seatIn, splitLastRound } from './store.ts'
import {
  endText,
  matchedText,
  orphanText,
  passText,
  playerName,
  playerValues,
  previewText,
  refusalText,
  tileName,
  tilesText,
  valueText,
  winnerValues,
} from './texts.ts'
import type { Patches } from './types.ts'

type Context = Announced<Patches>
type EventOf<Type extends PatchesEvent['type']> = Extract<PatchesEvent, { type: Type }>

export type Events = readonly PatchesEvent[]

export const playedIn = (events: Events) => events.filter((event) => event.type === 'played')
export const capturedIn = (events: Events) => events.filter((event) => event.type === 'captured')

/** The tile that was replayed after a collision. */
const againIn = (told: Told<Patches>) => playedIn(told.events).find(({ again }) => again)

/** Says where a tile was played, and what it matches. */
function playedText(event: EventOf<'played'>, { i18n, options, events }: Told<Patches>): string {
  const { player, name } = playerValues(i18n, event.player, options)
  const played = i18n._({
    id: 'patches.played',
    message: '{player, select, you {You play} other {{name} plays}} {tile} at {place}.',
    values: { player, name, tile: tileName(i18n, event.tile), place: placeText(i18n, event.cell) },
  })
  const matched = events.find((other) => other.type === 'matched' && other.tile === event.tile)
  return sentences(i18n, [
    played,
    matched?.type === 'matched' ? matchedText(i18n, matched) : undefined,
  ])
}

/** Says that nothing was captured, after the last tile. */
function emptyText(event: EventOf<'played'>, told: Told<Patches>): string | undefined {
  const played = playedIn(told.events)
  if (event !== played.at(-1) || capturedIn(told.events).length > 0 || isExplained(told))
    return undefined
  if (played.length === 1) return nothingText(event.player, told)
  return told.i18n._({ id: 'patches.turn.nothing', message: 'Nothing was captured.' })
}

/** Returns `true` where a conflict or a collision says already who captures nothing. */
const isExplained = (told: Told<Patches>): boolean =>
  told.events.some(({ type }) => type === 'contested' || (type === 'collided' && !againIn(told)))

function nothingText(of: Player, { i18n, options }: Told<Patches>): string {
  const { player, name } = playerValues(i18n, of, options)
  return i18n._({
    id: 'patches.captured.none',
    message: '{player, select, you {You capture} other {{name} captures}} nothing.',
    values: { player, name },
  })
}

/** "You capture 3 cells for 6 points. Hazel captures nothing." */
function capturedText(event: EventOf<'captured'>, told: Told<Patches>): string {
  const { i18n, options } = told
  const { player, name } = playerValues(i18n, event.player, options)
  const captured = capturedIn(told.events)
  const loser = playedIn(told.events).find((played) =>
    captured.every((other) => other.player !== played.player),
  )
  const isLast = event === captured.at(-1) && !isExplained(told)
  const text = i18n._({
    id: 'patches.captured',
    message:
      '{player, select, you {You capture} other {{name} captures}} {cells, plural, one {# cell} other {# cells}} for {points, plural, one {# point} other {# points}}.',
    values: { player, name, cells: event.cells.length, points: event.points },
  })
  return sentences(i18n, [text, loser && isLast ? nothingText(loser.player, told) : undefined])
}

/** Names one tile before it was captured, and counts several. */
function contestedTiles({ i18n, events }: Told<Patches>, cells: readonly Position[]): string {
  const [first, ...others] = cells
  const matches = events.flatMap((event) => (event.type === 'matched' ? event.matches : []))
  const tile = first && matches.find(({ cell }) => isSame(cell, first))?.tile
  return tile && others.length === 0 ? tileName(i18n, tile) : tilesText(i18n, cells.length)
}

function contestedText(event: EventOf<'contested'>, told: Told<Patches>): string {
  const { cells, strengths, winner } = event
  return told.i18n._({
    id: 'patches.contested',
    message:
      'Conflict over {tiles}: {winner, select, you {your {user} beats {opponent}} opponent {{name}’s {opponent} beats your {user}} friend {{name}’s {most} beats {least}} other {{user} against {opponent}, so nobody captures anything}}.',
    values: {
      ...winnerValues(told.i18n, winner, told.options),
      ...strengths,
      tiles: contestedTiles(told, cells),
      most: Math.max(strengths.user, strengths.opponent),
      least: Math.min(strengths.user, strengths.opponent),
    },
  })
}

function collidedText(event: EventOf<'collided'>, told: Told<Patches>): string {
  const { i18n, options } = told
  const { winner, tiles } = event
  const { player, name, other } = playerValues(i18n, winner, options)
  const place = placeText(i18n, event.cell)
  const again = againIn(told)
  if (again)
    return i18n._({
      id: 'patches.collided.moved',
      message:
        'You both chose {place}; {player, select, opponent {your tile} other {{other}’s tile}} moved to {cell}.',
      values: { player, other, place, cell: placeText(i18n, again.cell) },
    })
  // A collision that ends the game: no tile moves any more.
  if (told.events.some(({ type }) => type === 'ended'))
    return i18n._({
      id: 'patches.collided.last',
      message: 'You both chose {place}, on {player, select, you {your} other {{name}’s}} side.',
      values: { place, player, name },
    })
  return i18n._({
    id: 'patches.collided',
    message:
      'You both chose {place}, on {player, select, you {your} other {{name}’s}} side: {player, select, opponent {your} other {{other}’s}} {tile} must move.',
    values: { player, name, other, place, tile: tileName(i18n, tiles[otherOf(winner)]) },
  })
}

const events: Tell<Patches>['events'] = {
  played: (event, told) => ({ detail: playedText(event, told), text: emptyText(event, told) }),
  // Said with the tile.
  matched: null,
  contested: (event, told) => ({ text: contestedText(event, told) }),
  captured: (event, told) => ({ text: capturedText(event, told) }),
  collided: (event, told) => ({ text: collidedText(event, told) }),
  orphaned: ({ cells }, { i18n, step: { state } }) => {
    const tiles = cells.map((cell) => valueAt(state.board, cell)).filter(isTile)
    const names = tiles.map((tile) => tileName(i18n, tile))
    return {
      unseen: i18n._({
        id: 'patches.orphaned',
        message: 'Orphaned for good: {tiles}.',
        values: { tiles: listed(i18n, names) },
      }),
    }
  },
  drawn: null,
  ended: (verdict, { i18n, options }) => ({ text: endText(i18n, verdict, options) }),
}

const chosenText = (i18n: I18n, what: string): string =>
  capitalised(i18n._({ id: 'patches.chosen', message: '{what} chosen.', values: { what } }))

const opponentIn = ({ i18n, store }: Context): string =>
  playerName(i18n, 'opponent', store.session.options)

/** Says nothing of a hand once it is covered, even if its last words are late. */
const inHand = ({ store }: Context, text: string): string | undefined =>
  seatIn(store) ? text : undefined

const signals: Tell<Patches>['signals'] = {
  'tile-chosen': ({ tile }, context) => ({
    detail: inHand(context, chosenText(context.i18n, tileName(context.i18n, tile))),
  }),
  'cell-chosen': ({ cell }, context) => ({
    detail: inHand(context, chosenText(context.i18n, placeText(context.i18n, cell))),
  }),
  unchosen: (_, { i18n }) => ({ text: i18n._(UNSELECTED) }),
  hinted: ({ text }, context) => ({ text: text(context.i18n, opponentIn(context)), tone: 'plain' }),
  'cell-refused': ({ code }, { i18n, state, store }) => ({
    text: refusalText(i18n, code, state.board, seatIn(store)),
    tone: 'refused',
  }),
  incomplete: ({ missing }, { i18n }) => ({
    text: i18n._({
      id: 'patches.missing',
      message:
        'First choose {missing, select, tile {a tile from your hand} cell {a cell for your tile} other {a tile and a cell}}.',
      values: { missing },
    }),
    tone: 'refused',
  }),
  previewed: ({ preview }, context) => ({
    text: inHand(context, previewText(context.i18n, context.state.phase, preview)),
  }),
  thinking: (_, context) => ({ text: thinkingText(context.i18n, opponentIn(context)) }),
  'handed-over': (_, { i18n, store }) => ({
    text: passText(i18n, 'opponent', store.session.options),
  }),
  unsealed: (_, { i18n, store }) => {
    const { player, name } = playerValues(i18n, 'user', store.session.options)
    return {
      text: i18n._({
        id: 'patches.unsealed',
        message: '{player, select, friend {{name}} other {You}} can choose again.',
        values: { player, name },
      }),
    }
  },
  repeated: (_, context) => tellLastRound(context),
}

function tellLastRound({ i18n, store: { session } }: Context) {
  const { before, events } = splitLastRound(session)
  const step = session.past.at(-1)
  if (!step) return undefined
  const told = { i18n, options: session.options, before: stateOf(before), step, events }
  const tellings = tellStep(tell, told)
  return {
    detail: sentences(
      i18n,
      tellings.map(({ detail }) => detail),
    ),
    text: sentences(
      i18n,
      tellings.flatMap(({ text, unseen }) => [text, unseen]),
    ),
  }
}

/** The prompt and the words of the last turn show what is only heard here. */
export const tell: Tell<Patches> = {
  events,
  signals,
  nameAt: (position, { i18n, state: { board }, store }) => {
    const text = valueText(i18n, valueAt(board, position), false, store.session.options)
    return isOrphan(board, toIndex(board, position)) ? orphanText(i18n, text) : text
  },
  figures: ({ i18n, state, store }) => {
    const { player, name, other } = playerValues(i18n, 'user', store.session.options)
    const figures = i18n._({
      id: 'patches.where',
      message:
        '{player, select, friend {{name} holds} other {You hold}} {user, plural, one {# cell} other {# cells}} and {other} holds {opponent}.',
      values: { ...capturedOn(state.board), player, name, other },
    })
    return sentences(i18n, [sizeText(i18n, state.board), figures])
  },
}
