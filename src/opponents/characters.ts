import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Strength } from '#src/engine/fields.ts'
import { joinWords } from '#src/engine/text.ts'
import { STRENGTH_NAMES, strengthOfDay } from './strengths.ts'

/** The same five in all games: who plays at a strength. */
export const OPPONENT_NAMES: Readonly<Record<Strength, MessageDescriptor>> = {
  beginner: /*i18n*/ { id: 'opponent.beginner', message: 'Pip' },
  easy: /*i18n*/ { id: 'opponent.easy', message: 'Clover' },
  fair: /*i18n*/ { id: 'opponent.fair', message: 'Fern' },
  medium: /*i18n*/ { id: 'opponent.medium', message: 'Hazel' },
  hard: /*i18n*/ { id: 'opponent.hard', message: 'Sage' },
}

/** Names the opponent of a day's board: "Hazel · Medium". */
export function dayNote(i18n: I18n, day: string): string {
  const strength = strengthOfDay(day)
  return joinWords(' · ', i18n._(OPPONENT_NAMES[strength]), i18n._(STRENGTH_NAMES[strength]))
}
