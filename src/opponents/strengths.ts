import type { MessageDescriptor } from '@lingui/core'
import type { Strength } from '#src/engine/fields.ts'

/** Names of strengths, and of a game against another person. */
export const STRENGTH_NAMES: Readonly<Record<Strength | 'friend', MessageDescriptor>> = {
  beginner: /*i18n*/ { id: 'level.beginner', message: 'Beginner' },
  easy: /*i18n*/ { id: 'level.easy', message: 'Easy' },
  fair: /*i18n*/ { id: 'level.fair', message: 'Fair' },
  medium: /*i18n*/ { id: 'level.medium', message: 'Medium' },
  hard: /*i18n*/ { id: 'level.hard', message: 'Hard' },
  friend: /*i18n*/ { id: 'level.friend', message: 'Two players' },
}

/** From Sunday to Saturday: on Monday the week begins easily. */
const WEEK = ['hard', 'easy', 'easy', 'fair', 'fair', 'medium', 'medium'] as const

/** Returns the strength of the opponent on a day's board. */
export const strengthOfDay = (day: string): (typeof WEEK)[number] =>
  WEEK[new Date(day).getUTCDay()] ?? WEEK[0]
