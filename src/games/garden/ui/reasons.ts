import type { I18n } from '@lingui/core'
import { sentences } from '#src/ui/texts.ts'
import type { Cleared, StepFacts } from '../ai/reasons.ts'

/** "It takes 3 flowers with 1 weed beside them: +2." */
const takesText = (i18n: I18n, cleared: Cleared): string =>
  i18n._({
    id: 'garden.reason.takes',
    message:
      'It takes {count} flowers{weeds, plural, =0 {} one {, with # weed beside them} other {, with # weeds beside them}}: +{points}.',
    values: { ...cleared },
  })

const WINS = /*i18n*/ { id: 'garden.reason.wins', message: 'It ends the game, and you win.' }

/** "The opponent can then take 4 flowers at most: +4." */
const replyText = (i18n: I18n, reply: Cleared | undefined): string =>
  reply
    ? i18n._({
        id: 'garden.reason.reply',
        message: 'The opponent’s best clearing then brings +{points}.',
        values: { points: reply.points },
      })
    : i18n._({
        id: 'garden.reason.no-reply',
        message: 'The opponent can’t clear anything in its next turn then.',
      })

/** Says of a step what the rules show: what it takes, and what the opponent can take next. */
export function factsText(i18n: I18n, { cleared, wins, reply }: StepFacts): string {
  const takes = cleared && takesText(i18n, cleared)
  return sentences(i18n, [takes, wins ? i18n._(WINS) : replyText(i18n, reply)])
}

/** Compares what two steps leave to the opponent; `undefined` if the played one leaves no more. */
export function leftText(i18n: I18n, played: StepFacts, better: StepFacts): string | undefined {
  const [left, instead] = [played.reply?.points ?? 0, better.reply?.points ?? 0]
  if (left <= instead) return undefined
  return i18n._({
    id: 'garden.reason.left',
    message:
      'Your move left the opponent a clearing of +{left}; this one leaves at most +{instead}.',
    values: { left, instead },
  })
}
