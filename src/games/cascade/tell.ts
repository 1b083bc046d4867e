import type { I18n } from '@lingui/core'
import type { Announced, Tell, Told } from '#src/define/tell.ts'
import { type Position, valueAt } from '#src/engine/grid.ts'
import { OVER, selectedText, sizeText, UNSELECTED } from '#src/play/board/tell.ts'
import { listed, placeText, sentences, tileText } from '#src/ui/texts.ts'
import { gemName } from './names.ts'
import { leftOf } from './rules/goal.ts'
import { rules } from './rules/rules.ts'
import type { Swap } from './rules/swaps.ts'
import type { CascadeRefusal, CascadeState } from './rules/types.ts'
import { goalWords, stepText } from './texts.ts'
import type { Cascade } from './types.ts'

type Context = Announced<Cascade>

/** Says what is left of a goal. */
function leftText(i18n: I18n, state: CascadeState): string | undefined {
  if (!state.goal || rules.outcome(state)) return undefined
  const left = listed(i18n, goalWords(i18n, leftOf(state.goal, state)))
  return i18n._({ id: 'cascade.goal.left', message: 'To go: {left}.', values: { left } })
}

/** Sums up a swap: "Matched 3, then 4: 70 points." */
function swapText({ i18n, events }: Told<Cascade>): string {
  const steps = events.filter((event) => event.type === 'matched')
  const [first = 0, ...later] = steps.map(({ cells }) => cells.length)
  const counts = later.reduce(
    (before, count) =>
      i18n._({
        id: 'cascade.turn.then',
        message: '{before}, then {count}',
        values: { before, count },
      }),
    String(first),
  )
  return i18n._({
    id: 'cascade.turn.matched',
    message: 'Matched {counts}: {points, plural, one {# point} other {# points}}.',
    values: { counts, points: steps.reduce((sum, { points }) => sum + points, 0) },
  })
}

function endText(i18n: I18n, state: CascadeState): string {
  if (state.goal && rules.outcome(state)?.result === 'won')
    return i18n._({
      id: 'cascade.goal.reached',
      message: 'Goal reached with {swaps, plural, one {# swap} other {# swaps}}.',
      values: { swaps: state.swaps },
    })
  return i18n._({
    id: 'cascade.ended',
    message: 'That was the last swap: {points, plural, one {# point} other {# points}}.',
    values: { points: state.points },
  })
}

const events: Tell<Cascade>['events'] = {
  // Shown at once if it took several steps.
  swapped: (_, told) => ({
    text: swapText(told),
    unseen: leftText(told.i18n, told.step.state),
    tone: told.events.filter(({ type }) => type === 'matched').length > 1 ? 'plain' : undefined,
  }),
  matched: (event, { i18n }) => ({ detail: stepText(i18n, event) }),
  fell: null,
  redealt: ({ reason }, { i18n }) => ({
    text: i18n._({
      id: 'cascade.redealt',
      message:
        '{reason, select, dead {No swaps were left} other {The cascade would not end}}, so here is a new board.',
      values: { reason },
    }),
    tone: 'plain',
  }),
  ended: (_, { i18n, step }) => ({ text: endText(i18n, step.state) }),
}

const nameAt = (position: Position, { i18n, state }: Context): string =>
  gemName(i18n, valueAt(state.board, position))

const gemAt = (context: Context, position: Position): string =>
  tileText(context.i18n, nameAt(position, context), position)

/** Says nothing of a swap that is marked no more, since its gems may be elsewhere. */
function hintText(swap: Swap, context: Context): string | undefined {
  const { hinted, nudged } = context.store
  if (swap !== (hinted ?? nudged)) return undefined
  return context.i18n._({
    id: 'cascade.hinted',
    message: 'Hint: swap {from} with {to}.',
    values: { from: gemAt(context, swap.from), to: gemAt(context, swap.to) },
  })
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

const pointsOf = ({ i18n, state }: Context) =>
  i18n._({
    id: 'cascade.points',
    message: '{points, plural, one {# point.} other {# points.}}',
    values: { points: state.points },
  })

export const tell: Tell<Cascade> = {
  events,
  signals: {
    selected: ({ at, kind }, { i18n }) => ({
      detail: selectedText(i18n, gemName(i18n, kind), placeText(i18n, at)),
    }),
    unselected: (_, { i18n }) => ({ text: i18n._(UNSELECTED) }),
    hinted: ({ swap }, context) => ({ text: hintText(swap, context) }),
    nudged: ({ swap }, context) => ({ detail: hintText(swap, context) }),
    undone: (_, context) => ({ unseen: pointsOf(context) }),
  },
  refusal: (code, { i18n }) => i18n._(REFUSALS[code]),
  nameAt,
  figures: (context) =>
    sentences(context.i18n, [
      sizeText(context.i18n, context.state.board),
      pointsOf(context),
      leftText(context.i18n, context.state),
    ]),
}
