import type { MessageDescriptor } from '@lingui/core'
import type { Message, MessageContext } from '#src/define/feedback.ts'
import type { Position } from '#src/engine/grid.ts'
import { detail, makeSay, OVER, plain, quiet, refused, UNSELECTED } from '#src/play/board/say.ts'
import { placeText } from '#src/ui/texts.ts'
import { contentAt, ownerAt } from '../rules/position.ts'
import { isForTwo, secondOf } from '../rules/seats.ts'
import { findBlock } from '../rules/step.ts'
import { type GardenRefusal, otherSide, type Side, type Step } from '../rules/types.ts'
import { playerIn } from '../store.ts'
import type { Garden } from '../types.ts'
import {
  blockText,
  contentName,
  endSentence,
  flowersName,
  ownedName,
  passedText,
  sideName,
  sideValues,
} from './texts.ts'

type Context = MessageContext<Garden>

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
      'That flower belongs to {name}. Yours are in {own, select, ai {square orange} other {round green}} pots.',
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

const opponentIn = ({ i18n, state }: Context): string => sideName(i18n, 'ai', state.options)

const valuesOf = ({ i18n, state }: Context, side: Side) => sideValues(i18n, side, state.options)

function figuresOf(context: Context): string {
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

/** Values of a sentence about a flower that goes from one cell to another. */
const stepValues = (
  context: Context,
  { side, colour, from, to }: Step & { readonly colour: number },
) => ({
  name: ownedName(context.i18n, side, colour, context.state.options),
  from: placeText(context.i18n, from),
  to: placeText(context.i18n, to),
})

const contentIn = (context: Context, at: Position): string =>
  contentName(context.i18n, contentAt(context.state.position.cells, at), context.state.options)

function refusalText(context: Context, code: GardenRefusal): string {
  const { id, message = '' } = REFUSALS[code]
  const own = playerIn(context.store)
  const { name } = valuesOf(context, otherSide(own))
  return context.i18n._(id, { name, own }, { message })
}

/** Says who begins, where that is not the player. */
function saySeats(context: Context): Message | undefined {
  const { i18n, events, state } = context
  const isDealt = events.some(({ type }) => type === 'dealt' || type === 'restarted')
  if (!isDealt || isForTwo(state.options) || secondOf(state.options) === 'ai') return undefined
  const values = { name: opponentIn(context) }
  const text = i18n._({ id: 'garden.seats', message: 'You move second; {name} begins.', values })
  return { text, tone: 'quiet' }
}

function turnText(context: Context): string | undefined {
  const { turn } = context.state.position
  const values = valuesOf(context, turn)
  if (values.side === 'ai') return undefined
  return context.i18n._({
    id: 'garden.your-turn',
    message: '{side, select, friend {{name}’s turn.} other {Your turn.}}',
    values,
  })
}

export const say = makeSay<Garden>({
  events: {
    selected: detail(({ at, targets }, context) => {
      const { i18n, state } = context
      const block = findBlock(state.position, ownerAt(state.position.cells, at) ?? 'human', at)
      return i18n._({
        id: 'garden.selected',
        message:
          '{name} selected, {place}: {count, plural, =0 {{why}} one {# place to go} other {# places to go}}.',
        values: {
          name: contentIn(context, at),
          place: placeText(i18n, at),
          count: targets,
          why: block ? blockText(i18n, block) : '',
        },
      })
    }),
    unselected: quiet(UNSELECTED),
    'older-link': plain(
      /*i18n*/ {
        id: 'garden.older-link',
        message: 'That link is older than your game, which goes on here.',
      },
    ),
    hinted: quiet(({ step }, context) =>
      context.i18n._({
        id: 'garden.hinted',
        message: 'Hint: {name} from {from} to {to}.',
        values: {
          name: contentIn(context, step.from),
          from: placeText(context.i18n, step.from),
          to: placeText(context.i18n, step.to),
        },
      }),
    ),
    reason: plain(({ text }, context) => text(context.i18n, opponentIn(context))),
    slid: detail((event, context) =>
      context.i18n._({
        id: 'garden.slid',
        message: '{name} slides from {from} to {to}.',
        values: stepValues(context, event),
      }),
    ),
    gathered: detail((event, context) =>
      context.i18n._({
        id: 'garden.gathered',
        message: '{name}, {from}, joins the flower at {to}.',
        values: stepValues(context, event),
      }),
    ),
    cleared: quiet(({ cells, colour, points, weeds }, { i18n, state }) =>
      i18n._({
        id: 'garden.cleared',
        message:
          'Cleared {count} {flowers}{weeds, plural, =0 {} one {, beside # weed} other {, beside # weeds}}: {points, plural, =0 {no points} one {# point} other {# points}}. {human} to {ai}.',
        values: {
          count: cells.length,
          flowers: flowersName(i18n, colour),
          weeds: weeds.length,
          points,
          ...state.position.points,
        },
      }),
    ),
    'free-slide': quiet(({ left }, { i18n }) =>
      i18n._({ id: 'garden.free-slide', message: 'Free slide; {left} left.', values: { left } }),
    ),
    sprouted: quiet(({ at }, { i18n }) =>
      i18n._({
        id: 'garden.sprouted',
        message: 'A weed sprouts at {place}.',
        values: { place: placeText(i18n, at) },
      }),
    ),
    'low-time': plain(({ seconds }, { i18n }) =>
      i18n._({ id: 'garden.hurry', message: '{seconds} seconds left.', values: { seconds } }),
    ),
    'your-turn': quiet((_, context) => turnText(context) ?? ''),
    'goal-reached': null,
    passed: plain(({ side }, context) => passedText(context.i18n, side, context.state.options)),
    'timed-out': plain(({ side }, context) =>
      context.i18n._({
        id: 'garden.timed-out',
        message:
          'Time is up: {side, select, human {you miss your turn} other {{name} misses a turn}}.',
        values: valuesOf(context, side),
      }),
    ),
    idle: plain(
      /*i18n*/ { id: 'garden.deserted', message: 'Paused: time ran out twice in a row.' },
    ),
    ended: quiet((ending, context) =>
      endSentence(context.i18n, ending, context.state.position.goal, context.state.options),
    ),
    refused: refused(({ code }, context) => refusalText(context, code)),
  },
  summary: saySeats,
  after: { dealt: turnText, undone: turnText },
  where: {
    name: (position, context) => contentIn(context, position),
    figures: figuresOf,
  },
})
