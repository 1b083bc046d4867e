import type { MessageDescriptor } from '@lingui/core'
import type { Announced, Tell, Telling, Told } from '#src/define/tell.ts'
import type { Position } from '#src/engine/grid.ts'
import { OVER, thereText, UNSELECTED } from '#src/play/board/tell.ts'
import { placeText } from '#src/ui/texts.ts'
import { contentAt, ownerAt } from './rules/position.ts'
import { isForTwo, secondOf } from './rules/seats.ts'
import { findBlock } from './rules/step.ts'
import { type GardenRefusal, type GardenStep, otherSide, type Side } from './rules/types.ts'
import { playerIn } from './store.ts'
import {
  blockText,
  contentName,
  endSentence,
  flowerName,
  flowersName,
  ownedName,
  passedText,
  sideName,
  sideValues,
  toldSide,
  WEED,
} from './texts.ts'
import type { Garden } from './types.ts'

type Context = Announced<Garden>

/** Values of a sentence about a flower that goes from one cell to another. */
const stepValues = (
  { i18n, options }: Told<Garden>,
  { side, colour, from, to }: GardenStep & { readonly colour: number },
) => ({
  name: ownedName(i18n, side, colour, options),
  from: placeText(i18n, from),
  to: placeText(i18n, to),
})

const events: Tell<Garden>['events'] = {
  slid: (event, told) => ({
    detail: told.i18n._({
      id: 'garden.slid',
      message: '{name} slides from {from} to {to}.',
      values: stepValues(told, event),
    }),
  }),
  gathered: (event, told) => ({
    detail: told.i18n._({
      id: 'garden.gathered',
      message: '{name}, {from}, joins the flower at {to}.',
      values: stepValues(told, event),
    }),
  }),
  cleared: ({ side, cells, colour, points, weeds }, { i18n, options, step }) => ({
    text: i18n._({
      id: 'garden.cleared',
      message:
        '{side, select, you {You took} other {{name} took}} {count} {flowers}: +{points}{weeds, plural, =0 {} one {, a weed touches them} other {, # weeds touch them}}.',
      values: {
        ...sideValues(i18n, side, options),
        count: cells.length,
        flowers: flowersName(i18n, colour),
        points,
        weeds: weeds.length,
      },
    }),
    unseen: i18n._({
      id: 'garden.standing',
      message: '{human} to {ai}.',
      values: { ...step.state.position.points },
    }),
  }),
  'free-slide': ({ side, left }, { i18n, options, events }) => {
    const colour = events.find((event) => event.type === 'slid')?.colour ?? 0
    const flower = flowerName(i18n, colour)
    return {
      text: i18n._({
        id: 'garden.free-slide',
        message:
          '{side, select, you {You slid} other {{name} slid}} a {flower} freely; {left, plural, =0 {no free slide is left} one {# free slide is left} other {# free slides are left}}.',
        values: { ...sideValues(i18n, side, options), flower, left },
      }),
    }
  },
  sprouted: ({ at }, { i18n }) => ({
    text: i18n._({ id: 'garden.sprouted', message: 'A weed grew.' }),
    unseen: thereText(i18n, i18n._(WEED), at),
  }),
  passed: ({ side }, { i18n, options }) => ({
    text: passedText(i18n, side, options),
    tone: 'plain',
  }),
  'timed-out': ({ side }, { i18n, options }) => ({
    text: i18n._({
      id: 'garden.timed-out',
      message: 'Time is up: {side, select, you {you miss your turn} other {{name} misses a turn}}.',
      values: sideValues(i18n, side, options),
    }),
    tone: 'plain',
  }),
  'goal-reached': null,
  ended: (ending, { i18n, options, before }) => ({
    text: endSentence(i18n, ending, { options, dealt: before, past: [] }),
  }),
}

const contentIn = ({ i18n, state }: Context, at: Position): string =>
  contentName(i18n, contentAt(state.position.cells, at), state.options)

const opponentIn = ({ i18n, state }: Context): string => sideName(i18n, 'ai', state.options)

const signals: Tell<Garden>['signals'] = {
  selected: ({ at, targets }, context) => {
    const { i18n, state } = context
    const block = findBlock(state.position, ownerAt(state.position.cells, at) ?? 'human', at)
    return {
      detail: i18n._({
        id: 'garden.selected',
        message:
          '{name} selected, {place}: {count, plural, =0 {{why}} one {# place to go} other {# places to go}}.',
        values: {
          name: contentIn(context, at),
          place: placeText(i18n, at),
          count: targets,
          why: block ? blockText(i18n, block) : '',
        },
      }),
    }
  },
  unselected: (_, { i18n }) => ({ text: i18n._(UNSELECTED) }),
  'older-link': (_, { i18n }) => ({
    text: i18n._({
      id: 'garden.older-link',
      message: 'That link is older than your game, which goes on here.',
    }),
    tone: 'plain',
  }),
  hinted: ({ step: { from, to } }, context) => ({
    text: context.i18n._({
      id: 'garden.hinted',
      message: 'Hint: {name} from {from} to {to}.',
      values: {
        name: contentIn(context, from),
        from: placeText(context.i18n, from),
        to: placeText(context.i18n, to),
      },
    }),
  }),
  reason: ({ text }, context) => ({ text: text(context.i18n, opponentIn(context)), tone: 'plain' }),
  'low-time': ({ seconds }, { i18n }) => ({
    text: i18n._({ id: 'garden.hurry', message: '{seconds} seconds left.', values: { seconds } }),
    tone: 'plain',
  }),
  'your-turn': (_, context) => ({ text: turnText(context) }),
  dealt: tellDeal,
  restarted: tellDeal,
  undone: (_, context) => ({ unseen: turnText(context) }),
  idle: (_, { i18n }) => ({
    text: i18n._({
      id: 'garden.deserted',
      message: 'Paused: time ran out twice in a row.',
    }),
    tone: 'plain',
  }),
}

const REFUSALS: Record<GardenRefusal, MessageDescriptor> = {
  over: OVER,
  'not-your-turn': /*i18n*/ { id: 'garden.refused.turn', message: 'It’s {name}’s turn.' },
  'no-flower': /*i18n*/ {
    id: 'garden.refused.no-flower',
    message: 'There is no flower there. Select one of yours first.',
  },
  'not-yours': /*i18n*/ {
    id: 'garden.refused.not-yours',
    message:
      'That flower belongs to {name}. Yours are in {own, select, opponent {square orange} other {round green}} pots.',
  },
  'not-a-neighbour': /*i18n*/ {
    id: 'garden.refused.neighbour',
    message: 'A flower can only slide one cell up, down, left or right.',
  },
  'weed-in-the-way': /*i18n*/ { id: 'garden.refused.weed', message: 'A weed is in the way.' },
  'colour-in-the-way': /*i18n*/ {
    id: 'garden.refused.colour',
    message: 'A flower of another colour is in the way.',
  },
  'no-free-slide': /*i18n*/ {
    id: 'garden.refused.slide',
    message: 'You have no free slides left, so your move must clear something.',
  },
}

const valuesOf = ({ i18n, state }: Context, side: Side) => sideValues(i18n, side, state.options)

function refusal(code: GardenRefusal, context: Context): string {
  const { id, message = '' } = REFUSALS[code]
  const own = playerIn(context.store)
  const { name } = valuesOf(context, otherSide(own))
  return context.i18n._(id, { name, own: toldSide(own) }, { message })
}

function figures(context: Context): string {
  const { i18n, state } = context
  const { points, goal, slides } = state.position
  const { side, name: first, other: second } = valuesOf(context, 'human')
  const mover = playerIn(context.store)
  const { name } = valuesOf(context, mover)
  return i18n._({
    id: 'garden.where',
    message:
      '{side, select, friend {{first} has {human} points} other {You have {human} points}} and {second} has {ai}. The goal is {goal}. {side, select, friend {{name} has} other {You have}} {slides, plural, one {# free slide} other {# free slides}} left.',
    values: { ...points, goal, slides: slides[mover], side, first, second, name },
  })
}

/** Says who begins, where that is not the player. */
function seatsText(context: Context): string | undefined {
  const { i18n, state } = context
  if (isForTwo(state.options) || secondOf(state.options) === 'ai') return undefined
  const values = { name: opponentIn(context) }
  return i18n._({ id: 'garden.seats', message: 'You move second; {name} begins.', values })
}

function tellDeal(_: unknown, context: Context): Telling {
  return { unseen: seatsText(context) ?? turnText(context) }
}

function turnText(context: Context): string | undefined {
  const { turn } = context.state.position
  const values = valuesOf(context, turn)
  if (values.side === 'opponent') return undefined
  return context.i18n._({
    id: 'garden.your-turn',
    message: '{side, select, friend {{name}’s turn.} other {Your turn.}}',
    values,
  })
}

export const tell: Tell<Garden> = {
  events,
  signals,
  refusal,
  nameAt: (position, context) => contentIn(context, position),
  figures,
}
