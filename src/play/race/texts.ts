import type { I18n } from '@lingui/core'
import type { Screen } from '#src/define/screen.ts'
import { timeText } from '#src/results/ui/EndRecord.tsx'
import { pointsText, YOU } from '#src/ui/names.ts'
import { type Course, leadAt, pointsAhead } from './ghost.ts'

export type Measure = 'time' | 'points'

/** Returns what a game's races are for: points where it is played for them, else time. */
export const measureOf = ({ results }: Pick<Screen, 'results'>): Measure =>
  results.points ? 'points' : 'time'

/** Returns the player's lead at a time, in milliseconds or points; negative if behind. */
export const leadIn = (measure: Measure, own: Course, ghost: Course, now: number): number =>
  measure === 'time' ? 1000 * Math.round(leadAt(own, ghost, now) / 1000) : pointsAhead(own, ghost)

export const leaderOf = (lead: number): 'you' | 'ghost' | 'none' => {
  if (lead === 0) return 'none'
  return lead > 0 ? 'you' : 'ghost'
}

/** "12s ahead", "40 points behind", "Even". */
export const leadText = (i18n: I18n, measure: Measure, lead: number): string =>
  i18n._({
    id: 'race.lead',
    message: '{who, select, you {{by} ahead} ghost {{by} behind} other {Even}}',
    values: { who: leaderOf(lead), by: amountText(i18n, measure, Math.abs(lead)) },
  })

/** "12s", "40 points". */
export const amountText = (i18n: I18n, measure: Measure, amount: number): string =>
  measure === 'time' ? timeText(i18n.locale, amount / 1000) : pointsText(i18n, amount)

/** Names both sides of a race, with what each has. */
export const sidesOf = (i18n: I18n, own: number, ghost: number) => [
  { name: i18n._(YOU), amount: own },
  { name: i18n._({ id: 'race.ghost', message: 'Ghost' }), amount: ghost },
]
