import type { I18n } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import type { EventOf, Message, MessageContext } from '#src/play/types.ts'
import { tileText } from '#src/ui/board/view.ts'
import type { Detail } from '#src/ui/settings.ts'
import { kindAt } from '../rules/board'
import type { CascadeRefusal, CascadeState, RedealReason } from '../rules/types'
import { type Cascade, cascadeState } from '../store'
import { gemName, stepText } from './texts'

type CascadeAction = EventOf<Cascade>

/** What a message is made from, beside the event. */
interface Context {
  readonly i18n: I18n
  readonly state: CascadeState
  /** How much is read out. */
  readonly detail: Detail
}

type Of<Type extends CascadeAction['type']> = Extract<CascadeAction, { type: Type }>

const placeOf = ({ i18n }: Context, { row, col }: Position): string =>
  i18n._({
    id: 'board.place',
    message: 'row {row}, column {col}',
    values: { row: row + 1, col: col + 1 },
  })

function gemAt(context: Context, position: Position): string {
  const name = gemName(context.i18n, kindAt(context.state.board, position))
  return tileText(context.i18n, name, position)
}

const pointsOf = ({ i18n, state }: Context) =>
  i18n._({
    id: 'cascade.points',
    message: '{points, plural, one {# point} other {# points}}',
    values: { points: state.points },
  })

const sayDealt = ({ canGoBack }: Of<'dealt'>, { i18n }: Context) =>
  canGoBack
    ? i18n._({ id: 'cascade.dealt.undo', message: 'A new board. Undo brings the last one back.' })
    : i18n._({ id: 'cascade.dealt', message: 'A new board.' })

const saySelected = ({ at, kind }: Of<'selected'>, context: Context) =>
  context.i18n._({
    id: 'cascade.selected',
    message: '{name} selected, {place}.',
    values: { name: gemName(context.i18n, kind), place: placeOf(context, at) },
  })

const sayHinted = ({ swap: { from, to } }: Of<'hinted'>, context: Context) =>
  context.i18n._({
    id: 'cascade.hinted',
    message: 'Hint: swap {from} with {to}.',
    values: { from: gemAt(context, from), to: gemAt(context, to) },
  })

function sayWhere({ at }: Of<'where'>, context: Context): string {
  const { rows, cols } = context.state.board
  const whole = context.i18n._({
    id: 'cascade.where',
    message: 'The board has {rows} rows and {cols} columns. {points}.',
    values: { rows, cols, points: pointsOf(context) },
  })
  return at ? `${gemAt(context, at)}. ${whole}` : whole
}

const REFUSALS = {
  over: /*i18n*/ { id: 'cascade.refused.over', message: 'The game is over.' },
  outside: /*i18n*/ { id: 'cascade.refused.outside', message: 'There is no gem on that side.' },
  apart: /*i18n*/ { id: 'cascade.refused.apart', message: 'Only neighbours change places.' },
  'no-match': /*i18n*/ {
    id: 'cascade.refused.no-match',
    message: 'This swap lines up no three of a kind.',
  },
} as const satisfies Record<CascadeRefusal, unknown>

const REDEALS = {
  dead: /*i18n*/ { id: 'cascade.redealt.dead', message: 'No swap was left: a new board.' },
  cut: /*i18n*/ {
    id: 'cascade.redealt.cut',
    message: 'The cascade had no end and was cut: a new board.',
  },
} as const satisfies Record<RedealReason, unknown>

/** What is said in the same words each time. */
const TEXTS = {
  unselected: /*i18n*/ { id: 'cascade.unselected', message: 'Nothing selected.' },
  restarted: /*i18n*/ { id: 'cascade.restarted', message: 'The same board from the start.' },
  restored: /*i18n*/ { id: 'cascade.restored', message: 'The last board is back.' },
  redone: /*i18n*/ { id: 'cascade.redone', message: 'Played again.' },
  paused: /*i18n*/ { id: 'cascade.paused', message: 'Paused.' },
  resumed: /*i18n*/ { id: 'cascade.resumed', message: 'The clock runs again.' },
  watching: /*i18n*/ { id: 'cascade.watching', message: 'Watching the game from the start.' },
} as const

const TONES = {
  unselected: 'quiet',
  restarted: 'plain',
  restored: 'plain',
  redone: 'quiet',
  paused: 'quiet',
  resumed: 'quiet',
  watching: 'plain',
} as const satisfies Record<keyof typeof TEXTS, Message['tone']>

const quiet = (text: string): Message => ({ tone: 'quiet', text })
const plain = (text: string): Message => ({ tone: 'plain', text })

/** What is said of an event; `quiet` is what the eye sees anyway. */
function sayEvent(event: CascadeAction, context: Context): Message | undefined {
  const { i18n, detail } = context
  switch (event.type) {
    case 'dealt':
      return { tone: event.canGoBack ? 'plain' : 'quiet', text: sayDealt(event, context) }
    case 'selected':
      return detail === 'brief' ? undefined : quiet(saySelected(event, context))
    case 'matched':
      return detail === 'brief' ? undefined : quiet(stepText(i18n, event))
    case 'refused':
      return { tone: 'refused', text: i18n._(REFUSALS[event.code]) }
    case 'hinted':
      return quiet(sayHinted(event, context))
    case 'undone':
      return quiet(sayUndone(context))
    case 'where':
      return plain(sayWhere(event, context))
    case 'redealt':
      return plain(i18n._(REDEALS[event.reason]))
    case 'ended':
      return quiet(sayEnded(context))
    case 'swapped':
    case 'fell':
      return undefined
    default:
      return { tone: TONES[event.type], text: i18n._(TEXTS[event.type]) }
  }
}

const sayUndone = (context: Context) =>
  context.i18n._({
    id: 'cascade.undone',
    message: 'Taken back. {points}.',
    values: { points: pointsOf(context) },
  })

const sayEnded = (context: Context) =>
  context.i18n._({
    id: 'cascade.ended',
    message: 'The last swap is made. {points}.',
    values: { points: pointsOf(context) },
  })

/** What a swap came to: to the eye when it took several steps. */
function sayTurn(events: readonly CascadeAction[], context: Context): readonly Message[] {
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

/** All that an action brought about, in words. */
export function say(
  events: readonly CascadeAction[],
  { i18n, store, detail }: MessageContext<Cascade>,
): readonly Message[] {
  const context = { i18n, detail, state: cascadeState(store) }
  return [...sayTurn(events, context), ...events.flatMap((event) => sayEvent(event, context) ?? [])]
}
