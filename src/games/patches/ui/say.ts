import type { I18n } from '@lingui/core'
import type { Announcements, MessageContext } from '#src/define/feedback.ts'
import type { EventOf } from '#src/define/session.ts'
import { isSame, type Position } from '#src/engine/grid.ts'
import { detail, makeSay, plain, quiet, refused, UNSELECTED } from '#src/play/board/say.ts'
import { thinkingText } from '#src/ui/names.ts'
import { capitalised, listed, placeText, sentences, sizeText } from '#src/ui/texts.ts'
import { capturedOn, isTile, valueAt } from '../rules/board.ts'
import type { Tile } from '../rules/tile.ts'
import { seatIn, splitLastRound } from '../store.ts'
import type { Patches } from '../types.ts'
import {
  capturedText,
  collidedText,
  contestedText,
  lastCollidedText,
  playedText,
} from './event-texts.ts'
import {
  cellText,
  endText,
  matchedText,
  missingText,
  passText,
  playerName,
  playerValues,
  previewText,
  refusalText,
  tileName,
} from './texts.ts'

type AnyEvent = EventOf<Patches>
type Context = MessageContext<Patches>

function namesOf(i18n: I18n, tiles: readonly Tile[]): string {
  const names = tiles.map((tile) => tileName(i18n, tile))
  return listed(i18n, names)
}

/** Names the tiles before they were captured. */
function contestedTiles({ i18n, events }: Context, cells: readonly Position[]): string {
  const matches = events.flatMap((event) => (event.type === 'matched' ? event.matches : []))
  const tiles = cells.flatMap((at) => matches.find(({ cell }) => isSame(cell, at))?.tile ?? [])
  return namesOf(i18n, tiles)
}

const chosenText = (i18n: I18n, what: string): string =>
  capitalised(i18n._({ id: 'patches.chosen', message: '{what} chosen.', values: { what } }))

const opponentIn = ({ i18n, store }: Context): string =>
  playerName(i18n, 'opponent', store.session.options)

/** Says nothing of a hand once it is covered, even if its last words are late. */
const inHand =
  <Event>(text: (event: Event, context: Context) => string) =>
  (event: Event, context: Context): string =>
    seatIn(context.store) ? text(event, context) : ''

function figuresOf(context: Context): string {
  const { i18n, state } = context
  const { player, name, other } = playerValues(i18n, 'user', context.store.session.options)
  const figures = i18n._({
    id: 'patches.where',
    message:
      '{player, select, friend {{name} holds} other {You hold}} {user, plural, one {# cell} other {# cells}} and {other} holds {opponent}.',
    values: { ...capturedOn(state.board), player, name, other },
  })
  return sentences(i18n, [sizeText(i18n, state.board), figures])
}

/** Sorts events, so that a played tile and its matches are adjacent. */
function inOrder(events: readonly AnyEvent[]): readonly AnyEvent[] {
  return events.flatMap((event) => {
    if (event.type === 'matched') return []
    if (event.type !== 'played') return event
    const isMatched = (other: AnyEvent) => other.type === 'matched' && other.tile === event.tile
    return [event, ...events.filter(isMatched)]
  })
}

/** Quiet, but for refusals: the prompt and the last turn's words show the rest. */
const announcements: Announcements<Patches> = {
  events: {
    'tile-chosen': detail(inHand(({ tile }, { i18n }) => chosenText(i18n, tileName(i18n, tile)))),
    'cell-chosen': detail(inHand(({ cell }, { i18n }) => chosenText(i18n, placeText(i18n, cell)))),
    unchosen: quiet(UNSELECTED),
    hinted: plain(({ text }, context) => text(context.i18n, opponentIn(context))),
    'cell-refused': refused(({ code }, { i18n, state, store }) =>
      refusalText(i18n, code, state.board, seatIn(store)),
    ),
    incomplete: refused(({ missing }, { i18n }) => missingText(i18n, missing)),
    previewed: quiet(
      inHand(({ preview }, { i18n, state }) => previewText(i18n, state.phase, preview)),
    ),
    thinking: quiet((_, context) => thinkingText(context.i18n, opponentIn(context))),
    'handed-over': quiet((_, { i18n, store }) => passText(i18n, 'opponent', store.session.options)),
    unsealed: quiet((_, { i18n, store }) => {
      const { player, name } = playerValues(i18n, 'user', store.session.options)
      return i18n._({
        id: 'patches.unsealed',
        message: '{player, select, friend {{name}} other {You}} can choose again.',
        values: { player, name },
      })
    }),
    repeated: quiet((_, context) => repeatedText(context)),
    played: detail((event, context) =>
      playedText(context.i18n, event, context.store.session.options),
    ),
    matched: detail((event, { i18n }) => matchedText(i18n, event)),
    contested: quiet((event, context) =>
      contestedText(
        context.i18n,
        event,
        contestedTiles(context, event.cells),
        context.store.session.options,
      ),
    ),
    captured: quiet((event, context) =>
      capturedText(context.i18n, event, context.store.session.options),
    ),
    collided: quiet((event, { i18n, store, state, events }) => {
      const isLast =
        state.phase.type === 'over' && events.every((one) => one.type !== 'played' || !one.again)
      return (isLast ? lastCollidedText : collidedText)(i18n, event, store.session.options)
    }),
    orphaned: quiet(({ cells }, { i18n, state }) => {
      const tiles = cells.map((cell) => valueAt(state.board, cell)).filter(isTile)
      return i18n._({
        id: 'patches.orphaned',
        message: 'Orphaned for good: {tiles}.',
        values: { tiles: namesOf(i18n, tiles) },
      })
    }),
    drawn: null,
    ended: quiet((verdict, context) =>
      endText(context.i18n, verdict, context.store.session.options),
    ),
    // Such placements are refused before they become moves.
    refused: null,
  },
  where: {
    name: (position, context) =>
      cellText(context.i18n, context.state.board, position, context.store.session.options),
    figures: figuresOf,
  },
  inOrder,
}

export const say = makeSay(announcements)

function repeatedText(context: Context): string {
  const { events } = splitLastRound(context.store.session)
  const messages = say({ ...context, events })
  return sentences(
    context.i18n,
    messages.map(({ text }) => text),
  )
}
