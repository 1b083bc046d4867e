import type { MessageDescriptor } from '@lingui/core'
import type { Message, MessageContext } from '#src/define/feedback.ts'
import type { Position } from '#src/engine/grid.ts'
import { detail, makeSay, OVER, plain, quiet, refused, UNSELECTED } from '#src/play/page/say.ts'
import { placeText } from '#src/ui/texts.ts'
import { contentAt } from '../rules/position.ts'
import { findBlock } from '../rules/step.ts'
import { type GardenRefusal, type Step, secondOf } from '../rules/types.ts'
import type { Garden } from '../types.ts'
import {
  blockText,
  contentName,
  endSentence,
  flowersName,
  opponentName,
  ownedName,
  passedText,
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
    message: 'That flower belongs to {name}. Yours are in round green pots.',
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

const YOUR_TURN = /*i18n*/ { id: 'garden.your-turn', message: 'Your turn.' }

const nameIn = ({ i18n, state }: Context): string => opponentName(i18n, state.options)

function figuresOf(context: Context): string {
  const { i18n, state } = context
  const { points, goal, slides } = state.position
  const values = { ...points, goal, slides: slides.human, name: nameIn(context) }
  return i18n._({
    id: 'garden.where',
    message:
      'You have {human} points and {name} has {ai}. The goal is {goal}. You have {slides, plural, one {# free slide} other {# free slides}} left.',
    values,
  })
}

/** Values of a sentence about a flower that goes from one cell to another. */
const stepValues = (
  context: Context,
  { side, colour, from, to }: Step & { readonly colour: number },
) => ({
  name: ownedName(context.i18n, side, colour, nameIn(context)),
  from: placeText(context.i18n, from),
  to: placeText(context.i18n, to),
})

const contentIn = (context: Context, at: Position): string =>
  contentName(context.i18n, contentAt(context.state.position.cells, at), nameIn(context))

function refusalText(context: Context, code: GardenRefusal): string {
  const { id, message = '' } = REFUSALS[code]
  return context.i18n._(id, { name: nameIn(context) }, { message })
}

/** Says who begins, where that is not the player. */
function saySeats(context: Context): Message | undefined {
  const { i18n, events, state } = context
  const isDealt = events.some(({ type }) => type === 'dealt' || type === 'restarted')
  if (!isDealt || secondOf(state.options) === 'ai') return undefined
  const values = { name: nameIn(context) }
  const text = i18n._({ id: 'garden.seats', message: 'You move second; {name} begins.', values })
  return { text, tone: 'quiet' }
}

const sayTurn = ({ i18n, state }: Context): string | undefined =>
  state.position.turn === 'human' ? i18n._(YOUR_TURN) : undefined

export const say = makeSay<Garden>({
  events: {
    selected: detail(({ at, targets }, context) => {
      const { i18n, state } = context
      const block = findBlock(state.position, 'human', at)
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
    reason: plain(({ text }, context) => text(context.i18n, nameIn(context))),
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
    'your-turn': quiet(YOUR_TURN),
    'goal-reached': null,
    passed: plain(({ side }, context) => passedText(context.i18n, side, nameIn(context))),
    'timed-out': plain(({ side }, context) =>
      context.i18n._({
        id: 'garden.timed-out',
        message:
          'Time is up: {side, select, human {you miss your turn} other {{name} misses a turn}}.',
        values: { side, name: nameIn(context) },
      }),
    ),
    idle: plain(
      /*i18n*/ { id: 'garden.deserted', message: 'Paused: you ran out of time twice in a row.' },
    ),
    ended: quiet((ending, context) =>
      endSentence(context.i18n, ending, context.state.position.goal, nameIn(context)),
    ),
    refused: refused(({ code }, context) => refusalText(context, code)),
  },
  summary: saySeats,
  after: { dealt: sayTurn, undone: sayTurn },
  where: {
    name: (position, context) => contentIn(context, position),
    figures: figuresOf,
  },
})
