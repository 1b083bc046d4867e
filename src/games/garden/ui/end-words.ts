import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Ending } from '../rules/types'

const TITLES: Record<NonNullable<Ending['winner']> | 'draw', MessageDescriptor> = {
  human: /*i18n*/ { id: 'garden.end.won', message: 'You have won!' },
  ai: /*i18n*/ { id: 'garden.end.lost', message: 'The AI has won' },
  draw: /*i18n*/ { id: 'garden.end.drawn', message: 'A draw' },
}

export const endTitle = (i18n: I18n, { winner }: Pick<Ending, 'winner'>): string =>
  i18n._(TITLES[winner ?? 'draw'])

/** Why the game is over. */
export const endReason = (i18n: I18n, { reason }: Pick<Ending, 'reason'>, goal: number): string =>
  reason === 'goal'
    ? i18n._({
        id: 'garden.end.goal',
        message: 'The goal of {goal} points is reached.',
        values: { goal },
      })
    : i18n._({ id: 'garden.end.no-moves', message: 'Neither of you can move any more.' })
