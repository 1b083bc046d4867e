import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Ending } from '../rules/types'

const TITLES: Record<NonNullable<Ending['winner']> | 'draw', MessageDescriptor> = {
  human: /*i18n*/ { id: 'garden.end.won', message: 'You have won!' },
  ai: /*i18n*/ { id: 'garden.end.lost', message: 'The AI has won' },
  draw: /*i18n*/ { id: 'garden.end.drawn', message: 'A draw' },
}

export const endTitle = (i18n: I18n, { winner }: Pick<Ending, 'winner'>): string =>
  i18n._(TITLES[winner ?? 'draw'])

/** What is read out: who has won, and why the game is over. */
const SENTENCES: typeof TITLES = {
  human: /*i18n*/ { id: 'garden.ended.won', message: 'You have won! {reason}' },
  ai: /*i18n*/ { id: 'garden.ended.lost', message: 'The AI has won. {reason}' },
  draw: /*i18n*/ { id: 'garden.ended.drawn', message: 'A draw. {reason}' },
}

export function endSentence(i18n: I18n, ending: Ending, goal: number): string {
  const { id, message = '' } = SENTENCES[ending.winner ?? 'draw']
  return i18n._(id, { reason: endReason(i18n, ending, goal) }, { message })
}

/** Why the game is over. */
export const endReason = (i18n: I18n, { reason }: Pick<Ending, 'reason'>, goal: number): string =>
  reason === 'goal'
    ? i18n._({
        id: 'garden.end.goal',
        message: 'The goal of {goal} points is reached.',
        values: { goal },
      })
    : i18n._({ id: 'garden.end.no-moves', message: 'Neither of you can move any more.' })
