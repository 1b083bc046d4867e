import { useLingui } from '@lingui/react'
import type { Announcements } from '#src/define/feedback.ts'
import { detail, makeSay, quiet, sayEvent, UNSELECTED } from '#src/play/page/say.ts'
import { fixedView } from '#src/ui/board/view.ts'
import { sentences, sizeText } from '#src/ui/texts.ts'
import { capturedOn } from '../rules/board.ts'
import type { PatchesState, Player } from '../rules/types.ts'
import { useActions } from '../store.ts'
import type { Patches } from '../types.ts'
import {
  type AnyEvent,
  type Context,
  matchedText,
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

function figuresOf({ i18n, state: { board } }: Context): string {
  const figures = i18n._({
    id: 'patches.where',
    message:
      'You hold {user, plural, one {# cell} other {# cells}} and the opponent holds {opponent}.',
    values: capturedOn(board),
  })
  return sentences(i18n, [sizeText(i18n, board), figures])
}

/** Sorts events, so that a played tile and its matches are adjacent. */
function inOrder(events: readonly AnyEvent[]): readonly AnyEvent[] {
  return events.flatMap((event) => {
    if (event.type === 'matched') return []
    if (event.type !== 'played') return event
    const matched = events.filter(
      (other) =>
        other.type === 'matched' && other.player === event.player && other.tile === event.tile,
    )
    return [event, ...matched]
  })
}

/** All quiet, since the console shows it. */
const announcements: Announcements<Patches> = {
  events: {
    'tile-chosen': detail(sayChosen),
    'cell-chosen': detail(sayChosen),
    unchosen: quiet(UNSELECTED),
    'cell-refused': quiet(sayRefused),
    incomplete: quiet(sayIncomplete),
    previewed: quiet(({ preview }, { i18n }) => matchedText(i18n, preview)),
    thinking: quiet(/*i18n*/ { id: 'patches.thinking', message: 'The opponent is thinking…' }),
    unsealed: quiet(/*i18n*/ { id: 'patches.unsealed', message: 'You can choose again.' }),
    played: detail(sayPlayed),
    matched: detail(sayMatched),
    contested: quiet(sayContested),
    captured: quiet(sayCaptured),
    collided: quiet(sayCollided),
    orphaned: quiet(sayOrphaned),
    drawn: null,
    ended: quiet(({ winner, reason }, { i18n }) => endText(i18n, winner, reason)),
    // Such placements are refused before they become moves.
    refused: null,
  },
  where: {
    name: (position, { i18n, state }) => cellText(i18n, state.board, position),
    figures: figuresOf,
  },
  inOrder,
}

export const say = makeSay(announcements)

/** A sentence and the player it is about. */
export interface Sentence {
  readonly text: string
  readonly player: Player | undefined
  readonly type: AnyEvent['type']
}

const playerOf = (event: AnyEvent): Player | undefined =>
  'player' in event ? event.player : undefined

/** Puts events into sentences, for the page. */
export function useSentences(
  events: readonly AnyEvent[],
  state: PatchesState,
): readonly Sentence[] {
  const { i18n } = useLingui()
  const store = useActions()
  const context = {
    i18n,
    state,
    events,
    store,
    view: fixedView(state.board),
    detail: 'full' as const,
  }
  return inOrder(events).flatMap((event) => {
    const message = sayEvent(announcements, event, context)
    return message ? { text: message.text, player: playerOf(event), type: event.type } : []
  })
}
