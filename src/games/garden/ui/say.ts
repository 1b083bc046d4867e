import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import type { EventOf, Message, MessageContext } from '#src/play/types.ts'
import type { Detail } from '#src/ui/settings.ts'
import { contentAt } from '../rules/cells'
import type { GardenPosition, GardenRefusal } from '../rules/types'
import { type Garden, positionNow } from '../store'
import { contentName, endSentence, flowerName, ownedName } from './texts'

type GardenEvent = EventOf<Garden>

/** What a message is made from, beside the event. */
interface Context {
  readonly i18n: I18n
  readonly position: GardenPosition
  /** How much is read out. */
  readonly detail: Detail
}

type Saying<Type extends GardenEvent['type']> = (
  event: Extract<GardenEvent, { type: Type }>,
  context: Context,
) => string

/** Why a move is refused. */
const REFUSALS: Record<GardenRefusal, MessageDescriptor> = {
  over: /*i18n*/ { id: 'garden.refused.over', message: 'The game is over.' },
  'not-your-turn': /*i18n*/ {
    id: 'garden.refused.turn',
    message: 'It is the AI’s turn.',
  },
  'no-flower': /*i18n*/ {
    id: 'garden.refused.no-flower',
    message: 'No flower stands there. Select one of yours first.',
  },
  'not-yours': /*i18n*/ {
    id: 'garden.refused.not-yours',
    message: 'That flower is the AI’s. Yours stand in round green pots.',
  },
  'not-a-neighbour': /*i18n*/ {
    id: 'garden.refused.neighbour',
    message: 'Only the cells above, below, left and right are in reach.',
  },
  'weed-in-the-way': /*i18n*/ {
    id: 'garden.refused.weed',
    message: 'A weed is in the way.',
  },
  'colour-in-the-way': /*i18n*/ {
    id: 'garden.refused.colour',
    message: 'A flower of another colour is in the way.',
  },
  'no-free-slide': /*i18n*/ {
    id: 'garden.refused.slide',
    message: 'You have no free slide left; this move would have to clear something.',
  },
}

/** What is said in the same words each time. */
const TEXTS = {
  unselected: /*i18n*/ { id: 'garden.unselected', message: 'Nothing selected.' },
  dealt: /*i18n*/ { id: 'garden.dealt', message: 'A new garden. You begin.' },
  'dealt-back': /*i18n*/ {
    id: 'garden.dealt.undo',
    message: 'A new garden. Undo brings the last one back.',
  },
  restarted: /*i18n*/ { id: 'garden.restarted', message: 'The same garden from the start.' },
  restored: /*i18n*/ { id: 'garden.restored', message: 'The last garden is back.' },
  undone: /*i18n*/ { id: 'garden.undone', message: 'Taken back. It is your turn.' },
  redone: /*i18n*/ { id: 'garden.redone', message: 'Played again.' },
  paused: /*i18n*/ { id: 'garden.paused', message: 'Paused.' },
  idle: /*i18n*/ {
    id: 'garden.deserted',
    message: 'Paused: two of your turns in a row ran out of time.',
  },
  resumed: /*i18n*/ { id: 'garden.resumed', message: 'The game goes on.' },
  watching: /*i18n*/ { id: 'garden.watching', message: 'Watching the game from the start.' },
  'your-turn': /*i18n*/ { id: 'garden.your-turn', message: 'Your turn.' },
  'passed-human': /*i18n*/ {
    id: 'garden.passed.human',
    message: 'You cannot move and pass; the AI moves again.',
  },
  'passed-ai': /*i18n*/ {
    id: 'garden.passed.ai',
    message: 'The AI cannot move and passes; it is your turn again.',
  },
  'timed-out-human': /*i18n*/ {
    id: 'garden.timed-out.human',
    message: 'Time is up: your turn passes.',
  },
  'timed-out-ai': /*i18n*/ {
    id: 'garden.timed-out.ai',
    message: 'Time is up: the AI’s turn passes.',
  },
} as const satisfies Record<string, MessageDescriptor>

const placeOf = ({ i18n }: Context, { row, col }: Position): string =>
  i18n._({
    id: 'board.place',
    message: 'row {row}, column {col}',
    values: { row: row + 1, col: col + 1 },
  })

const saySelected: Saying<'selected'> = ({ at, targets }, context) =>
  context.i18n._({
    id: 'garden.selected',
    message:
      '{name} selected, {place}: {count, plural, =0 {it can go nowhere} one {# place to go} other {# places to go}}.',
    values: {
      name: contentName(context.i18n, contentAt(context.position.cells, at)),
      place: placeOf(context, at),
      count: targets,
    },
  })

const saySlid: Saying<'slid'> = ({ side, colour, from, to }, context) =>
  context.i18n._({
    id: 'garden.slid',
    message: '{name} goes from {from} to {to}.',
    values: {
      name: ownedName(context.i18n, side, colour),
      from: placeOf(context, from),
      to: placeOf(context, to),
    },
  })

const sayGathered: Saying<'gathered'> = ({ side, colour, from, to }, context) =>
  context.i18n._({
    id: 'garden.gathered',
    message: '{name}, {from}, gathers with {to}.',
    values: {
      name: ownedName(context.i18n, side, colour),
      from: placeOf(context, from),
      to: placeOf(context, to),
    },
  })

const sayCleared: Saying<'cleared'> = ({ cells, colour, points, weeds }, context) =>
  context.i18n._({
    id: 'garden.cleared',
    message:
      'Cleared {count} of {flower}{weeds, plural, =0 {} one {, beside # weed} other {, beside # weeds}}: {points, plural, =0 {no points} one {# point} other {# points}}. {human} to {ai}.',
    values: {
      count: cells.length,
      flower: flowerName(context.i18n, colour),
      weeds: weeds.length,
      points,
      human: context.position.points.human,
      ai: context.position.points.ai,
    },
  })

const sayFreeSlide: Saying<'free-slide'> = ({ left }, { i18n }) =>
  i18n._({
    id: 'garden.free-slide',
    message: 'A free slide; {left} left.',
    values: { left },
  })

const sayWhere: Saying<'where'> = ({ at }, context) => {
  const { i18n, position } = context
  const values = {
    human: position.points.human,
    ai: position.points.ai,
    goal: position.goal,
    slides: position.slides.human,
  }
  const whole = i18n._({
    id: 'garden.where',
    message:
      'You have {human} points, the AI {ai}, the goal is {goal}; you have {slides} free slides left.',
    values,
  })
  if (!at) return whole
  return `${contentName(i18n, contentAt(position.cells, at))}, ${placeOf(context, at)}. ${whole}`
}

const saySprouted: Saying<'sprouted'> = ({ at }, context) =>
  context.i18n._({
    id: 'garden.sprouted',
    message: 'A weed sprouts, {place}.',
    values: { place: placeOf(context, at) },
  })

const sayLowTime: Saying<'low-time'> = ({ seconds }, { i18n }) =>
  i18n._({ id: 'garden.hurry', message: '{seconds} seconds left.', values: { seconds } })

const sayEnded: Saying<'ended'> = (ending, { i18n, position }) =>
  endSentence(i18n, ending, position.goal)

const quiet = (text: string): Message => ({ tone: 'quiet', text })
const plain = (text: string): Message => ({ tone: 'plain', text })

/** What is said of an event; `quiet` is what the eye sees anyway. */
function sayEvent(event: GardenEvent, context: Context): Message | undefined {
  const { i18n } = context
  switch (event.type) {
    case 'refused':
      return { tone: 'refused', text: i18n._(REFUSALS[event.code]) }
    case 'selected':
      return context.detail === 'brief' ? undefined : quiet(saySelected(event, context))
    case 'slid':
      return context.detail === 'brief' ? undefined : quiet(saySlid(event, context))
    case 'gathered':
      return context.detail === 'brief' ? undefined : quiet(sayGathered(event, context))
    case 'cleared':
      return quiet(sayCleared(event, context))
    case 'free-slide':
      return quiet(sayFreeSlide(event, context))
    case 'sprouted':
      return quiet(saySprouted(event, context))
    case 'low-time':
      return plain(sayLowTime(event, context))
    case 'where':
      return plain(sayWhere(event, context))
    case 'ended':
      return quiet(sayEnded(event, context))
    case 'goal-reached':
      return undefined
    case 'passed':
    case 'timed-out':
      return plain(i18n._(TEXTS[`${event.type}-${event.side}`]))
    case 'dealt':
      return event.canGoBack ? plain(i18n._(TEXTS['dealt-back'])) : quiet(i18n._(TEXTS.dealt))
    case 'restarted':
    case 'restored':
    case 'watching':
    case 'idle':
      return plain(i18n._(TEXTS[event.type]))
    default:
      return quiet(i18n._(TEXTS[event.type]))
  }
}

/** All that an action brought about, in words. */
export const say = (
  events: readonly GardenEvent[],
  { i18n, store, detail }: MessageContext<Garden>,
): readonly Message[] => {
  const context = { i18n, detail, position: positionNow(store) }
  return events.flatMap((event) => sayEvent(event, context) ?? [])
}
