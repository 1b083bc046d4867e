import type { I18n } from '@lingui/core'
import type { Announcements, MessageContext } from '#src/define/feedback.ts'
import type { EventOf } from '#src/define/session.ts'
import { isSame, type Position } from '#src/engine/grid.ts'
import { detail, makeSay, plain, quiet, refused, UNSELECTED } from '#src/play/page/say.ts'
import { thinkingText } from '#src/ui/names.ts'
import { capitalised, listed, placeText, sentences, sizeText } from '#src/ui/texts.ts'
import { capturedOn, isTile, valueAt } from '../rules/board.ts'
import type { Tile } from '../rules/tile.ts'
import { splitLastRound } from '../store.ts'
import type { Patches } from '../types.ts'
import {
  capturedText,
  cellText,
  collidedText,
  contestedText,
  endText,
  matchedText,
  missingText,
  opponentName,
  playedText,
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

const nameIn = ({ i18n, store }: Context): string => opponentName(i18n, store.session.options)

function figuresOf(context: Context): string {
  const { i18n, state } = context
  const figures = i18n._({
    id: 'patches.where',
    message: 'You hold {user, plural, one {# cell} other {# cells}} and {name} holds {opponent}.',
    values: { ...capturedOn(state.board), name: nameIn(context) },
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
    'tile-chosen': detail(({ tile }, { i18n }) => chosenText(i18n, tileName(i18n, tile))),
    'cell-chosen': detail(({ cell }, { i18n }) => chosenText(i18n, placeText(i18n, cell))),
    unchosen: quiet(UNSELECTED),
    hinted: plain(({ text }, context) => text(context.i18n, nameIn(context))),
    'cell-refused': refused(({ code }, { i18n, state }) => refusalText(i18n, code, state.board)),
    incomplete: refused(({ missing }, { i18n }) => missingText(i18n, missing)),
    previewed: quiet(({ preview }, { i18n, state }) => previewText(i18n, state.phase, preview)),
    thinking: quiet((_, context) => thinkingText(context.i18n, nameIn(context))),
    unsealed: quiet(/*i18n*/ { id: 'patches.unsealed', message: 'You can choose again.' }),
    repeated: quiet((_, context) => repeatedText(context)),
    played: detail((event, context) => playedText(context.i18n, event, nameIn(context))),
    matched: detail((event, { i18n }) => matchedText(i18n, event)),
    contested: quiet((event, context) =>
      contestedText(context.i18n, event, contestedTiles(context, event.cells), nameIn(context)),
    ),
    captured: quiet((event, context) => capturedText(context.i18n, event, nameIn(context))),
    collided: quiet((event, context) => collidedText(context.i18n, event, nameIn(context))),
    orphaned: quiet(({ cells }, { i18n, state }) => {
      const tiles = cells.map((cell) => valueAt(state.board, cell)).filter(isTile)
      return i18n._({
        id: 'patches.orphaned',
        message: 'Orphaned for good: {tiles}.',
        values: { tiles: namesOf(i18n, tiles) },
      })
    }),
    drawn: null,
    ended: quiet((verdict, context) => endText(context.i18n, verdict, nameIn(context))),
    // Such placements are refused before they become moves.
    refused: null,
  },
  where: {
    name: (position, context) =>
      cellText(context.i18n, context.state.board, position, nameIn(context)),
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
