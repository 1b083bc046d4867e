import type { I18n, MessageDescriptor } from '@lingui/core'
import type { EventOf, Message, MessageContext } from '#src/define/types.ts'
import type { Position } from '#src/engine/grid.ts'
import { isSessionEvent, OVER, saySession, UNSELECTED } from '#src/play/page/say.ts'
import type { Detail } from '#src/ui/settings.ts'
import { placeText, sentences, thereText } from '#src/ui/texts.ts'
import { contentAt } from '../rules/cells.ts'
import { findBlock } from '../rules/step.ts'
import type { GardenPosition, GardenRefusal } from '../rules/types.ts'
import { type Garden, positionNow } from '../store.ts'
import { blockText, contentName, endSentence, flowerName, ownedName } from './texts.ts'

type GardenEvent = EventOf<Garden>

interface Context {
  readonly i18n: I18n
  readonly position: GardenPosition
  /** The verbosity of announcements. */
  readonly detail: Detail
}

type Formatter<Type extends GardenEvent['type']> = (
  event: Extract<GardenEvent, { type: Type }>,
  context: Context,
) => string

const REFUSALS: Record<GardenRefusal, MessageDescriptor> = {
  over: OVER,
  'not-your-turn': /*i18n*/ {
    id: 'garden.refused.turn',
    message: 'It’s the AI’s turn.',
  },
  'no-flower': /*i18n*/ {
    id: 'garden.refused.no-flower',
    message: 'There is no flower there. Select one of yours first.',
  },
  'not-yours': /*i18n*/ {
    id: 'garden.refused.not-yours',
    message: 'That flower belongs to the AI. Yours are in round green pots.',
  },
  'not-a-neighbour': /*i18n*/ {
    id: 'garden.refused.neighbour',
    message: 'A flower can only slide one cell up, down, left or right.',
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
    message: 'You have no free slides left, so your move must clear something.',
  },
}

/** Messages without values. */
const TEXTS = {
  unselected: UNSELECTED,
  idle: /*i18n*/ {
    id: 'garden.deserted',
    message: 'Paused: you ran out of time twice in a row.',
  },
  'your-turn': /*i18n*/ { id: 'garden.your-turn', message: 'Your turn.' },
} as const satisfies Record<string, MessageDescriptor>

const placeOf = ({ i18n }: Context, position: Position) => placeText(i18n, position)

const saySelected: Formatter<'selected'> = ({ at, targets }, context) => {
  const block = findBlock(context.position, 'human', at)
  return context.i18n._({
    id: 'garden.selected',
    message:
      '{name} selected, {place}: {count, plural, =0 {{why}} one {# place to go} other {# places to go}}.',
    values: {
      name: contentName(context.i18n, contentAt(context.position.cells, at)),
      place: placeOf(context, at),
      count: targets,
      why: block ? blockText(context.i18n, block) : '',
    },
  })
}

const saySlid: Formatter<'slid'> = ({ side, colour, from, to }, context) =>
  context.i18n._({
    id: 'garden.slid',
    message: '{name} slides from {from} to {to}.',
    values: {
      name: ownedName(context.i18n, side, colour),
      from: placeOf(context, from),
      to: placeOf(context, to),
    },
  })

const sayGathered: Formatter<'gathered'> = ({ side, colour, from, to }, context) =>
  context.i18n._({
    id: 'garden.gathered',
    message: '{name}, {from}, joins the flower at {to}.',
    values: {
      name: ownedName(context.i18n, side, colour),
      from: placeOf(context, from),
      to: placeOf(context, to),
    },
  })

const sayCleared: Formatter<'cleared'> = ({ cells, colour, points, weeds }, context) =>
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

const sayFreeSlide: Formatter<'free-slide'> = ({ left }, { i18n }) =>
  i18n._({
    id: 'garden.free-slide',
    message: 'Free slide; {left} left.',
    values: { left },
  })

const sayWhere: Formatter<'where'> = ({ at }, context) => {
  const { i18n, position } = context
  const { points, goal, slides, cells } = position
  const values = { ...points, goal, slides: slides.human }
  const figures = i18n._({
    id: 'garden.where',
    message:
      'You have {human} points and the AI has {ai}. The goal is {goal}. You have {slides, plural, one {# free slide} other {# free slides}} left.',
    values,
  })
  const there = at ? thereText(i18n, contentName(i18n, contentAt(cells, at)), at) : undefined
  return sentences(i18n, [there, figures])
}

const saySprouted: Formatter<'sprouted'> = ({ at }, context) =>
  context.i18n._({
    id: 'garden.sprouted',
    message: 'A weed sprouts at {place}.',
    values: { place: placeOf(context, at) },
  })

const sayLowTime: Formatter<'low-time'> = ({ seconds }, { i18n }) =>
  i18n._({ id: 'garden.hurry', message: '{seconds} seconds left.', values: { seconds } })

const sayPassed: Formatter<'passed'> = ({ side }, { i18n }) =>
  i18n._({
    id: 'garden.passed',
    message:
      '{side, select, human {You can’t move, so the AI plays again.} other {The AI can’t move, so it’s your turn again.}}',
    values: { side },
  })

const sayTimedOut: Formatter<'timed-out'> = ({ side }, { i18n }) =>
  i18n._({
    id: 'garden.timed-out',
    message:
      'Time is up: {side, select, human {you miss your turn} other {the AI misses its turn}}.',
    values: { side },
  })

/** Announces the turn where a session event changed it. */
const turnAfter = ({ type }: GardenEvent, { i18n }: Context): string | undefined =>
  type === 'dealt' || type === 'undone' ? i18n._(TEXTS['your-turn']) : undefined

const sayEnded: Formatter<'ended'> = (ending, { i18n, position }) =>
  endSentence(i18n, ending, position.goal)

const quiet = (text: string): Message => ({ tone: 'quiet', text })
const plain = (text: string): Message => ({ tone: 'plain', text })

function sayEvent(event: GardenEvent, context: Context): Message | undefined {
  const { i18n } = context
  if (isSessionEvent(event)) return saySession(i18n, event, turnAfter(event, context))
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
      return plain(sayPassed(event, context))
    case 'timed-out':
      return plain(sayTimedOut(event, context))
    case 'idle':
      return plain(i18n._(TEXTS.idle))
    default:
      return quiet(i18n._(TEXTS[event.type]))
  }
}

export const say = (
  events: readonly GardenEvent[],
  { i18n, store, detail }: MessageContext<Garden>,
): readonly Message[] => {
  const context = { i18n, detail, position: positionNow(store) }
  return events.flatMap((event) => sayEvent(event, context) ?? [])
}
