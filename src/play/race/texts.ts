import type { I18n } from '@lingui/core'
import type { Screen } from '#src/define/screen.ts'
import { timeText } from '#src/results/EndRecord.tsx'
import { leadAt, type Pace, pointsAhead } from './ghost.ts'

/** The unit of a lead: points in a game played for them, else time. */
export type RaceUnit = 'time' | 'points'

export const unitOf = ({ results }: Pick<Screen, 'results'>): RaceUnit =>
  results.points ? 'points' : 'time'

/** Returns the player's lead at a time in milliseconds, or in points; negative if behind. */
export const leadIn = (unit: RaceUnit, own: Pace, ghost: Pace, now: number): number =>
  unit === 'time' ? leadAt(own, ghost, now) : pointsAhead(own, ghost)

/** Returns an amount without its sign, as it is shown: seconds, or points. */
const shownAmount = (unit: RaceUnit, amount: number): number =>
  Math.abs(unit === 'time' ? Math.round(amount / 1000) : amount)

/** "12s", "40 points". */
export const amountText = (i18n: I18n, unit: RaceUnit, amount: number): string =>
  unit === 'time'
    ? timeText(i18n.locale, shownAmount(unit, amount))
    : i18n._({
        id: 'patches.score.points',
        message: '{points, plural, one {# point} other {# points}}',
        values: { points: shownAmount(unit, amount) },
      })

/** "12s ahead", "40 points behind", "Even". */
export const leadText = (i18n: I18n, unit: RaceUnit, lead: number): string =>
  i18n._({
    id: 'race.lead',
    message: '{who, select, you {{by} ahead} ghost {{by} behind} other {Even}}',
    values: { who: leaderOf(unit, lead), by: amountText(i18n, unit, lead) },
  })

export function leaderOf(unit: RaceUnit, lead: number): 'you' | 'ghost' | 'none' {
  if (shownAmount(unit, lead) === 0) return 'none'
  return lead > 0 ? 'you' : 'ghost'
}
