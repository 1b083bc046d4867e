import type { Message, MessageContext, Phrase } from '#src/define/feedback.ts'
import type { Position } from '#src/engine/grid.ts'
import {
  detail,
  makeSay,
  OVER,
  plain,
  quiet,
  refused,
  selectedText,
  UNSELECTED,
} from '#src/play/board/say.ts'
import { listed, placeText, sentences, sizeText, tileText } from '#src/ui/texts.ts'
import { gemName } from '../names.ts'
import { kindAt } from '../rules/board.ts'
import { leftOf } from '../rules/goal.ts'
import { rules } from '../rules/rules.ts'
import type { Swap } from '../rules/swaps.ts'
import type { CascadeRefusal } from '../rules/types.ts'
import type { Cascade } from '../types.ts'
import { goalWords, redealText, stepText } from './texts.ts'

type Context = MessageContext<Cascade>

const nameAt = (position: Position, { i18n, state }: Context): string =>
  gemName(i18n, kindAt(state.board, position))

const gemAt = (context: Context, position: Position): string =>
  tileText(context.i18n, nameAt(position, context), position)

const pointsOf = ({ i18n, state }: Context) =>
  i18n._({
    id: 'cascade.points',
    message: '{points, plural, one {# point.} other {# points.}}',
    values: { points: state.points },
  })

/** Says what is left of a goal. */
function leftText({ i18n, state }: Context): string | undefined {
  if (!state.goal || rules.outcome(state)) return undefined
  const left = listed(i18n, goalWords(i18n, leftOf(state.goal, state)))
  return i18n._({ id: 'cascade.goal.left', message: 'To go: {left}.', values: { left } })
}

function sayEnded({ points }: { points: number }, { i18n, state }: Context): string {
  if (state.goal && rules.outcome(state)?.result === 'won')
    return i18n._({
      id: 'cascade.goal.reached',
      message: 'Goal reached with {swaps, plural, one {# swap} other {# swaps}}.',
      values: { swaps: state.swaps },
    })
  return i18n._({
    id: 'cascade.ended',
    message: 'That was the last swap: {points, plural, one {# point} other {# points}}.',
    values: { points },
  })
}

const sayHinted = ({ swap: { from, to } }: { swap: Swap }, context: Context) =>
  context.i18n._({
    id: 'cascade.hinted',
    message: 'Hint: swap {from} with {to}.',
    values: { from: gemAt(context, from), to: gemAt(context, to) },
  })

/** Says nothing of a swap that is marked no more, since its gems may be elsewhere. */
const whileMarked = ({
  say,
}: Phrase<{ swap: Swap }, Context>): Phrase<{ swap: Swap }, Context> => ({
  say: (event, context) => {
    const { hinted, nudged } = context.store
    return event.swap === (hinted ?? nudged) ? say(event, context) : undefined
  },
})

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

/** Sums up a swap's result; shown as well if it took several steps. */
function sayTurn(context: Context): Message | undefined {
  const { i18n, events } = context
  const steps = events.filter((event) => event.type === 'matched')
  if (steps.length === 0) return undefined
  const text = i18n._({
    id: 'cascade.turn',
    message:
      '{steps, plural, one {# step} other {A cascade of # steps}}: {points, plural, one {# point} other {# points}}.',
    values: { steps: steps.length, points: steps.reduce((sum, { points }) => sum + points, 0) },
  })
  return {
    tone: steps.length > 1 ? 'plain' : 'quiet',
    text: sentences(i18n, [text, leftText(context)]),
  }
}

export const say = makeSay<Cascade>({
  summary: sayTurn,
  events: {
    selected: detail(({ at, kind }, { i18n }) =>
      selectedText(i18n, gemName(i18n, kind), placeText(i18n, at)),
    ),
    unselected: quiet(UNSELECTED),
    swapped: null,
    matched: detail((event, { i18n }) => stepText(i18n, event)),
    fell: null,
    hinted: whileMarked(quiet(sayHinted)),
    nudged: whileMarked(detail(sayHinted)),
    redealt: plain(({ reason }, { i18n }) => redealText(i18n, reason)),
    ended: quiet(sayEnded),
    refused: refused(({ code }, { i18n }) => i18n._(REFUSALS[code])),
  },
  after: { undone: pointsOf },
  where: {
    name: nameAt,
    figures: (context) =>
      sentences(context.i18n, [
        sizeText(context.i18n, context.state.board),
        pointsOf(context),
        leftText(context),
      ]),
  },
})
