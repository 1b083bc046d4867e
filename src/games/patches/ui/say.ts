import { saySession, UNSELECTED } from '#src/play/say.ts'
import type { Message, Speech } from '#src/play/types.ts'
import { sentences, sizeText, thereText } from '#src/ui/texts.ts'
import { capturedOn } from '../rules/board'
import type { Player, PatchesEvent as RoundEvent } from '../rules/types'
import { type Patches, stateNow } from '../store'
import {
  matchedText,
  type PatchesEvent,
  type Saying,
  type Scene,
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
import { cellText, endText } from './texts'

const sayWhere: Saying<'where'> = ({ at }, { i18n, board }) => {
  const there = at ? thereText(i18n, cellText(i18n, board, at), at) : undefined
  const figures = i18n._({
    id: 'patches.where',
    message:
      'You hold {user, plural, one {# cell} other {# cells}} and the opponent holds {opponent}.',
    values: capturedOn(board),
  })
  return sentences(i18n, [there, sizeText(i18n, board), figures])
}

/** What is said in the same words each time. */
const TEXTS = {
  unchosen: UNSELECTED,
  thinking: /*i18n*/ { id: 'patches.thinking', message: 'The opponent is thinking…' },
  unsealed: /*i18n*/ { id: 'patches.unsealed', message: 'You can choose again.' },
} as const

/** What is left out where only the results are wanted. */
const DETAILS: readonly PatchesEvent['type'][] = ['played', 'matched', 'tile-chosen', 'cell-chosen']

function sayEvent(event: PatchesEvent, scene: Scene): string | undefined {
  if (scene.detail === 'brief' && DETAILS.includes(event.type)) return undefined
  switch (event.type) {
    case 'played':
      return sayPlayed(event, scene)
    case 'matched':
      return sayMatched(event, scene)
    case 'contested':
      return sayContested(event, scene)
    case 'captured':
      return sayCaptured(event, scene)
    case 'collided':
      return sayCollided(event, scene)
    case 'orphaned':
      return sayOrphaned(event, scene)
    // What a player may not do is refused before it becomes a move.
    case 'refused':
    case 'drawn':
      return undefined
    case 'ended':
      return endText(scene.i18n, event.winner, event.reason)
    default:
      return sayOfStore(event, scene)
  }
}

/** What the store adds to the events of the rules. */
function sayOfStore(
  event: Exclude<PatchesEvent, RoundEvent | { type: 'refused' }>,
  scene: Scene,
): string {
  switch (event.type) {
    case 'cell-refused':
      return sayRefused(event, scene)
    case 'incomplete':
      return sayIncomplete(event, scene)
    case 'tile-chosen':
    case 'cell-chosen':
      return sayChosen(event, scene)
    case 'previewed':
      return matchedText(scene.i18n, event.preview)
    case 'where':
      return sayWhere(event, scene)
    case 'unchosen':
    case 'thinking':
    case 'unsealed':
      return scene.i18n._(TEXTS[event.type])
    default:
      return saySession(scene.i18n, event).text
  }
}

/** A sentence, and whom it is about. */
export interface Said {
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
export const makeSaid = (scene: Scene): readonly Said[] =>
  inOrder(scene.events).flatMap((event) => {
    const text = sayEvent(event, scene)
    return text ? { text, player: playerOf(event), type: event.type } : []
  })

/** All that is read out; to the eye, the console says the same. */
export function say(
  events: readonly PatchesEvent[],
  { i18n, store, detail }: Speech<Patches>,
): readonly Message[] {
  const { board } = stateNow(store)
  return makeSaid({ i18n, board, events, detail }).map(({ text }) => ({ text, tone: 'quiet' }))
}
