import type { Message, MessageContext } from '#src/play/types.ts'
import { capturedOn } from '../rules/board'
import type { Player, PatchesEvent as RoundEvent } from '../rules/types'
import { type Patches, stateNow } from '../store'
import {
  type Context,
  type PatchesEvent,
  previewText,
  type Saying,
  sayCaptured,
  sayChosen,
  sayCollided,
  sayContested,
  sayIncomplete,
  sayMatched,
  sayOrphaned,
  sayPlayed,
  sayRefused,
} from './event-texts'
import { cellText, endText, placeName } from './texts'

const sayWhere: Saying<'where'> = ({ at }, { i18n, board }) => {
  const { user, opponent } = capturedOn(board)
  const whole = i18n._({
    id: 'patches.where',
    message:
      'The board has {rows} rows and {rows} columns. You hold {user, plural, one {# cell} other {# cells}}, the opponent {opponent}.',
    values: { rows: board.rows, user, opponent },
  })
  return at ? `${cellText(i18n, board, at)}, ${placeName(i18n, at)}. ${whole}` : whole
}

const sayDealt: Saying<'dealt'> = ({ canGoBack }, { i18n }) =>
  canGoBack
    ? i18n._({ id: 'patches.dealt.undo', message: 'A new game. Undo brings the last one back.' })
    : i18n._({ id: 'patches.dealt', message: 'A new game.' })

/** What is said in the same words each time. */
const TEXTS = {
  unchosen: /*i18n*/ { id: 'patches.unchosen', message: 'Put back.' },
  thinking: /*i18n*/ { id: 'patches.thinking', message: 'The opponent is thinking…' },
  unsealed: /*i18n*/ { id: 'patches.unsealed', message: 'You may choose again.' },
  undone: /*i18n*/ { id: 'patches.undone', message: 'The last session is taken back.' },
  redone: /*i18n*/ { id: 'patches.redone', message: 'The session is played again.' },
  restarted: /*i18n*/ { id: 'patches.restarted', message: 'The same tiles from the start.' },
  restored: /*i18n*/ { id: 'patches.restored', message: 'The last game is back.' },
  paused: /*i18n*/ { id: 'patches.paused', message: 'Paused.' },
  resumed: /*i18n*/ { id: 'patches.resumed', message: 'The clock runs again.' },
  watching: /*i18n*/ { id: 'patches.watching', message: 'Watching the game from the start.' },
} as const

/** What is left out where only the results are wanted. */
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
    // What a player may not do is refused before it becomes a move.
    case 'refused':
    case 'drawn':
      return undefined
    case 'ended':
      return endText(context.i18n, event.winner, event.reason)
    default:
      return sayOfStore(event, context)
  }
}

/** What the store adds to the events of the rules. */
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
      return previewText(context.i18n, event.preview)
    case 'where':
      return sayWhere(event, context)
    case 'dealt':
      return sayDealt(event, context)
    default:
      return context.i18n._(TEXTS[event.type])
  }
}

/** A sentence, and whom it is about. */
export interface Sentence {
  readonly text: string
  readonly player: Player | undefined
  readonly type: PatchesEvent['type']
}

const playerOf = (event: PatchesEvent): Player | undefined =>
  'player' in event ? event.player : undefined

/** A played tile and what it matches stand together: each event with those that go on from it. */
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

/** All that an action brought about, in sentences. */
export const makeSentences = (context: Context): readonly Sentence[] =>
  inOrder(context.events).flatMap((event) => {
    const text = sayEvent(event, context)
    return text ? { text, player: playerOf(event), type: event.type } : []
  })

/** All that is read out; to the eye, the console says the same. */
export function say(
  events: readonly PatchesEvent[],
  { i18n, store, detail }: MessageContext<Patches>,
): readonly Message[] {
  const { board } = stateNow(store)
  return makeSentences({ i18n, board, events, detail }).map(({ text }) => ({ text, tone: 'quiet' }))
}
