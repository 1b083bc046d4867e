import type { Message, MessageContext } from '#src/define/types.ts'
import { saySession, UNSELECTED } from '#src/play/page/say.ts'
import { sentences, sizeText, thereText } from '#src/ui/texts.ts'
import { capturedOn } from '../rules/board.ts'
import type { Player, PatchesEvent as RoundEvent } from '../rules/types.ts'
import { type Patches, stateNow } from '../store.ts'
import {
  type Context,
  type Formatter,
  matchedText,
  type PatchesEvent,
  sayCaptured,
  sayChosen,
  sayCollided,
  sayContested,
  sayIncomplete,
  sayMatched,
  sayOrphaned,
  sayPlayed,
  sayRefused,
} from './event-texts.ts'
import { cellText, endText } from './texts.ts'

const sayWhere: Formatter<'where'> = ({ at }, { i18n, board }) => {
  const there = at ? thereText(i18n, cellText(i18n, board, at), at) : undefined
  const figures = i18n._({
    id: 'patches.where',
    message:
      'You hold {user, plural, one {# cell} other {# cells}} and the opponent holds {opponent}.',
    values: capturedOn(board),
  })
  return sentences(i18n, [there, sizeText(i18n, board), figures])
}

/** Messages without values. */
const TEXTS = {
  unchosen: UNSELECTED,
  thinking: /*i18n*/ { id: 'patches.thinking', message: 'The opponent is thinking…' },
  unsealed: /*i18n*/ { id: 'patches.unsealed', message: 'You can choose again.' },
} as const

/** Omitted where only results are wanted. */
const DETAILS: readonly PatchesEvent['type'][] = ['played', 'matched', 'tile-chosen', 'cell-chosen']

function sayEvent(event: PatchesEvent, context: Context): string | undefined {
  if (context.detail === 'brief' && DETAILS.includes(event.type)) return undefined
  switch (event.type) {
    case 'played':
      return sayPlayed(event, context)
    case 'matched':
      return sayMatched(event, context)
    case 'contested':
      return sayContested(event, context)
    case 'captured':
      return sayCaptured(event, context)
    case 'collided':
      return sayCollided(event, context)
    case 'orphaned':
      return sayOrphaned(event, context)
    // Such choices are refused before they become moves.
    case 'refused':
    case 'drawn':
      return undefined
    case 'ended':
      return endText(context.i18n, event.winner, event.reason)
    default:
      return sayOfStore(event, context)
  }
}

/** Announces what the store adds to the rules' events. */
function sayOfStore(
  event: Exclude<PatchesEvent, RoundEvent | { type: 'refused' }>,
  context: Context,
): string {
  switch (event.type) {
    case 'cell-refused':
      return sayRefused(event, context)
    case 'incomplete':
      return sayIncomplete(event, context)
    case 'tile-chosen':
    case 'cell-chosen':
      return sayChosen(event, context)
    case 'previewed':
      return matchedText(context.i18n, event.preview)
    case 'where':
      return sayWhere(event, context)
    case 'unchosen':
    case 'thinking':
    case 'unsealed':
      return context.i18n._(TEXTS[event.type])
    default:
      return saySession(context.i18n, event).text
  }
}

/** A sentence and the player it is about. */
export interface Sentence {
  readonly text: string
  readonly player: Player | undefined
  readonly type: PatchesEvent['type']
}

const playerOf = (event: PatchesEvent): Player | undefined =>
  'player' in event ? event.player : undefined

/** Sorts events, so that a played tile and its matches are adjacent. */
function inOrder(events: readonly PatchesEvent[]): readonly PatchesEvent[] {
  const isOf = (player: Player) => (event: PatchesEvent) =>
    event.type === 'matched' && event.player === player
  return events.flatMap((event) => {
    if (event.type === 'matched') return []
    if (event.type !== 'played') return event
    const matched = events
      .filter(isOf(event.player))
      .filter((other) => other.type === 'matched' && other.tile === event.tile)
    return [event, ...matched]
  })
}

export const makeSentences = (context: Context): readonly Sentence[] =>
  inOrder(context.events).flatMap((event) => {
    const text = sayEvent(event, context)
    return text ? { text, player: playerOf(event), type: event.type } : []
  })

/** Announces all events; quiet, since the console shows them. */
export function say(
  events: readonly PatchesEvent[],
  { i18n, store, detail }: MessageContext<Patches>,
): readonly Message[] {
  const { board } = stateNow(store)
  return makeSentences({ i18n, board, events, detail }).map(({ text }) => ({ text, tone: 'quiet' }))
}
