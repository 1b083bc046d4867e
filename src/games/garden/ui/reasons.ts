import type { I18n } from '@lingui/core'
import { sentences } from '#src/ui/texts.ts'
import { type Cleared, factsOf, type Next, type StepFacts } from '../ai/reasons.ts'
import type { GardenPosition, GardenStep } from '../rules/types.ts'
import { toldSide } from '../texts.ts'

/** "It takes 3 flowers beside 1 weed: +2." Or that it is a free slide, of which there are few. */
const takesText = (i18n: I18n, cleared: Cleared | undefined): string =>
  i18n._({
    id: 'garden.reason.takes',
    message:
      '{type, select, slide {It is a free slide.} other {It takes {count} flowers{weeds, plural, =0 {} one { beside # weed} other { beside # weeds}}: +{points}.}}',
    values: cleared ? { type: 'clear', ...cleared } : { type: 'slide' },
  })

function nextText(i18n: I18n, next: Next, name: string): string {
  switch (next.type) {
    case 'end':
      return i18n._({
        id: 'garden.reason.end',
        message:
          '{winner, select, you {It ends the game, and you win.} opponent {It ends the game, and {name} wins.} other {It ends the game in a draw.}}',
        values: { winner: next.winner ? toldSide(next.winner) : 'none', name },
      })
    case 'again':
      return i18n._({
        id: 'garden.reason.again',
        message: '{name} can’t move then: it is your turn again.',
        values: { name },
      })
    case 'no-clearing':
      return i18n._({
        id: 'garden.reason.no-reply',
        message: '{name} can then clear nothing.',
        values: { name },
      })
    case 'clearing':
      return i18n._({
        id: 'garden.reason.reply',
        message:
          '{name} can then take +{points}{goal, select, yes { and reach the goal} other { at most}}.',
        values: { name, points: next.points, goal: next.goal ? 'yes' : 'no' },
      })
  }
}

/** Says of a step what the rules show: what it takes, and what the opponent can take next. */
export const factsText = (i18n: I18n, { cleared, next }: StepFacts, name: string): string =>
  sentences(i18n, [takesText(i18n, cleared), nextText(i18n, next, name)])

/** Says of the step that a hint marks what speaks for it. */
export const hintText = (
  i18n: I18n,
  position: GardenPosition,
  step: GardenStep,
  name: string,
): string => factsText(i18n, factsOf(position, step), name)

/** Says the same of a better step, compared with the one that was played. */
export function betterText(i18n: I18n, better: StepFacts, played: StepFacts, name: string): string {
  const left = moreLeft(better.next, played.next)
  if (!left) return factsText(i18n, better, name)
  const compared = i18n._({
    id: 'garden.reason.left',
    message:
      'Your move left {name} a clearing of +{left}{goal, select, yes {, which reaches the goal} other {}}; this one leaves {most, select, none {none} other {at most +{most}}}.',
    values: { ...left, name },
  })
  return sentences(i18n, [takesText(i18n, better.cleared), compared])
}

/** Asks for a better step than the one that was played, by what that one left to the opponent. */
export const blameText = (
  i18n: I18n,
  better: StepFacts,
  played: StepFacts,
  values: { readonly name: string; readonly cost: string },
): string =>
  i18n._({
    id: 'garden.lesson.ask',
    message:
      '{left, select, none {Your move here cost {cost} of a win.} other {Your move left {name} a clearing of +{left}{goal, select, yes {, which reaches the goal} other {}}.}} Find a better move.',
    values: { ...values, ...(moreLeft(better.next, played.next) ?? { left: 'none', goal: 'no' }) },
  })

/** Compares what the steps leave to the opponent; `undefined` where the better one leaves no less, or no turn. */
function moreLeft(better: Next, played: Next) {
  if (played.type !== 'clearing' || (better.type !== 'clearing' && better.type !== 'no-clearing'))
    return undefined
  const most = better.type === 'clearing' ? better.points : 'none'
  if (most !== 'none' && most >= played.points) return undefined
  return { left: played.points, goal: played.goal ? 'yes' : 'no', most }
}
