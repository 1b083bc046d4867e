import type { MessageDescriptor } from '@lingui/core'
import type { MessageContext } from '#src/define/feedback.ts'
import type { EventOf } from '#src/define/session.ts'
import type { Position } from '#src/engine/grid.ts'
import { detail, makeSay, OVER, plain, quiet, refused, UNSELECTED } from '#src/play/page/say.ts'
import { placeText } from '#src/ui/texts.ts'
import { contentAt } from '../rules/position.ts'
import { findBlock } from '../rules/step.ts'
import type { GardenRefusal } from '../rules/types.ts'
import type { Garden } from '../types.ts'
import { blockText, contentName, endSentence, flowerName, ownedName } from './texts.ts'

type Context = MessageContext<Garden>

type Formatter<Type extends EventOf<Garden>['type']> = (
  event: Extract<EventOf<Garden>, { type: Type }>,
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

const IDLE = /*i18n*/ {
  id: 'garden.deserted',
  message: 'Paused: you ran out of time twice in a row.',
}

const YOUR_TURN = /*i18n*/ { id: 'garden.your-turn', message: 'Your turn.' }

const placeOf = ({ i18n }: Context, position: Position) => placeText(i18n, position)

const saySelected: Formatter<'selected'> = ({ at, targets }, context) => {
  const block = findBlock(context.state.position, 'human', at)
  return context.i18n._({
    id: 'garden.selected',
    message:
      '{name} selected, {place}: {count, plural, =0 {{why}} one {# place to go} other {# places to go}}.',
    values: {
      name: contentName(context.i18n, contentAt(context.state.position.cells, at)),
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
      human: context.state.position.points.human,
      ai: context.state.position.points.ai,
    },
  })

const sayFreeSlide: Formatter<'free-slide'> = ({ left }, { i18n }) =>
  i18n._({
    id: 'garden.free-slide',
    message: 'Free slide; {left} left.',
    values: { left },
  })

function figuresOf({ i18n, state }: Context): string {
  const { points, goal, slides } = state.position
  const values = { ...points, goal, slides: slides.human }
  return i18n._({
    id: 'garden.where',
    message:
      'You have {human} points and the AI has {ai}. The goal is {goal}. You have {slides, plural, one {# free slide} other {# free slides}} left.',
    values,
  })
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

const sayEnded: Formatter<'ended'> = (ending, { i18n, state }) =>
  endSentence(i18n, ending, state.position.goal)

const sayTurn = ({ i18n }: Context): string => i18n._(YOUR_TURN)

export const say = makeSay<Garden>({
  events: {
    selected: detail(saySelected),
    unselected: quiet(UNSELECTED),
    slid: detail(saySlid),
    gathered: detail(sayGathered),
    cleared: quiet(sayCleared),
    'free-slide': quiet(sayFreeSlide),
    sprouted: quiet(saySprouted),
    'low-time': plain(sayLowTime),
    'your-turn': quiet(YOUR_TURN),
    'goal-reached': null,
    passed: plain(sayPassed),
    'timed-out': plain(sayTimedOut),
    idle: plain(IDLE),
    ended: quiet(sayEnded),
    refused: refused(({ code }, { i18n }) => i18n._(REFUSALS[code])),
  },
  after: { dealt: sayTurn, undone: sayTurn },
  where: {
    name: (position, { i18n, state }) =>
      contentName(i18n, contentAt(state.position.cells, position)),
    figures: figuresOf,
  },
})
