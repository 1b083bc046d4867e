import type { I18n } from '@lingui/core'
import type { EventOf, Message, MessageContext } from '#src/define/types.ts'
import type { Position } from '#src/engine/grid.ts'
import { isSessionEvent, OVER, saySession, selectedText, UNSELECTED } from '#src/play/page/say.ts'
import type { Detail } from '#src/ui/settings.ts'
import { placeText, sentences, sizeText, thereText, tileText } from '#src/ui/texts.ts'
import { kindAt } from '../rules/board.ts'
import type { CascadeRefusal, CascadeState, RedealReason } from '../rules/types.ts'
import { type Cascade, cascadeState } from '../store.ts'
import { gemName, stepText } from './texts.ts'

type AnyEvent = EventOf<Cascade>

interface Context {
  readonly i18n: I18n
  readonly state: CascadeState
  /** The verbosity of announcements. */
  readonly detail: Detail
}

type Of<Type extends AnyEvent['type']> = Extract<AnyEvent, { type: Type }>

const nameAt = ({ i18n, state }: Context, position: Position): string =>
  gemName(i18n, kindAt(state.board, position))

const gemAt = (context: Context, position: Position): string =>
  tileText(context.i18n, nameAt(context, position), position)

const pointsOf = ({ i18n, state }: Context) =>
  i18n._({
    id: 'cascade.points',
    message: '{points, plural, one {# point.} other {# points.}}',
    values: { points: state.points },
  })

const saySelected = ({ at, kind }: Of<'selected'>, { i18n }: Context) =>
  selectedText(i18n, gemName(i18n, kind), placeText(i18n, at))

const sayHinted = ({ swap: { from, to } }: Of<'hinted' | 'nudged'>, context: Context) =>
  context.i18n._({
    id: 'cascade.hinted',
    message: 'Hint: swap {from} with {to}.',
    values: { from: gemAt(context, from), to: gemAt(context, to) },
  })

function sayWhere({ at }: Of<'where'>, context: Context): string {
  const { i18n, state } = context
  const there = at ? thereText(i18n, nameAt(context, at), at) : undefined
  return sentences(i18n, [there, sizeText(i18n, state.board), pointsOf(context)])
}

const REFUSALS = {
  over: OVER,
  outside: /*i18n*/ { id: 'cascade.refused.outside', message: 'There is no gem on that side.' },
  apart: /*i18n*/ {
    id: 'cascade.refused.apart',
    message: 'Only neighbouring gems can be swapped.',
  },
  'no-match': /*i18n*/ {
    id: 'cascade.refused.no-match',
    message: 'That swap doesn’t line up three of a kind.',
  },
} as const satisfies Record<CascadeRefusal, unknown>

const REDEALS = {
  dead: /*i18n*/ {
    id: 'cascade.redealt.dead',
    message: 'No swaps were left, so here is a new board.',
  },
  cut: /*i18n*/ {
    id: 'cascade.redealt.cut',
    message: 'The cascade would not end, so here is a new board.',
  },
} as const satisfies Record<RedealReason, unknown>

const quiet = (text: string): Message => ({ tone: 'quiet', text })
const plain = (text: string): Message => ({ tone: 'plain', text })

function sayEvent(event: AnyEvent, context: Context): Message | undefined {
  const { i18n, detail } = context
  if (isSessionEvent(event))
    return saySession(i18n, event, event.type === 'undone' ? pointsOf(context) : undefined)
  switch (event.type) {
    case 'selected':
      return detail === 'brief' ? undefined : quiet(saySelected(event, context))
    case 'matched':
      return detail === 'brief' ? undefined : quiet(stepText(i18n, event))
    case 'refused':
      return { tone: 'refused', text: i18n._(REFUSALS[event.code]) }
    case 'hinted':
      return quiet(sayHinted(event, context))
    case 'nudged':
      return detail === 'brief' ? undefined : quiet(sayHinted(event, context))
    case 'where':
      return plain(sayWhere(event, context))
    case 'redealt':
      return plain(i18n._(REDEALS[event.reason]))
    case 'ended':
      return quiet(sayEnded(context))
    case 'unselected':
      return quiet(i18n._(UNSELECTED))
    case 'swapped':
    case 'fell':
      return undefined
  }
}

const sayEnded = (context: Context) =>
  context.i18n._({
    id: 'cascade.ended',
    message: 'That was the last swap: {points, plural, one {# point} other {# points}}.',
    values: { points: context.state.points },
  })

/** Announces a swap's result; shown as well if it took several steps. */
function sayTurn(events: readonly AnyEvent[], context: Context): readonly Message[] {
  const steps = events.filter((event) => event.type === 'matched')
  if (steps.length === 0) return []
  const text = context.i18n._({
    id: 'cascade.turn',
    message:
      '{steps, plural, one {# step} other {A cascade of # steps}}: {points, plural, one {# point} other {# points}}.',
    values: { steps: steps.length, points: steps.reduce((sum, { points }) => sum + points, 0) },
  })
  return [{ tone: steps.length > 1 ? 'plain' : 'quiet', text }]
}

export function say(
  events: readonly AnyEvent[],
  { i18n, store, detail }: MessageContext<Cascade>,
): readonly Message[] {
  const context = { i18n, detail, state: cascadeState(store) }
  return [...sayTurn(events, context), ...events.flatMap((event) => sayEvent(event, context) ?? [])]
}
