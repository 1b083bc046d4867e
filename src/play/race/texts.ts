import type { I18n } from '@lingui/core'
import type { Screen } from '#src/define/screen.ts'
import { timeText } from '#src/results/EndRecord.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { type Course, type Figure, leadAt, pointsAhead } from './ghost.ts'

/** Returns what a game's own races are for: points where it is played for them, else time. */
export const measureOf = ({ results }: Pick<Screen, 'results'>): 'time' | 'points' =>
  results.points ? 'points' : 'time'

/** Returns the player's lead at a time, in milliseconds or points; negative if behind. */
export const leadIn = (
  measure: 'time' | 'points',
  own: Course,
  ghost: Course,
  now: number,
): number =>
  measure === 'time' ? 1000 * Math.round(leadAt(own, ghost, now) / 1000) : pointsAhead(own, ghost)

export type Leader = 'you' | 'ghost' | 'none'

export const leaderOf = (lead: number): Leader => {
  if (lead === 0) return 'none'
  return lead > 0 ? 'you' : 'ghost'
}

/** "12s ahead", "40 points behind", "Even". */
export const leadText = (i18n: I18n, figure: Figure, lead: number): string =>
  i18n._({
    id: 'race.lead',
    message: '{who, select, you {{by} ahead} ghost {{by} behind} other {Even}}',
    values: { who: leaderOf(lead), by: amountText(i18n, figure, Math.abs(lead)) },
  })

/** "12s", "40 points", "2 assists". */
export function amountText(i18n: I18n, figure: Figure, count: number): string {
  switch (figure) {
    case 'time':
      return timeText(i18n.locale, count / 1000)
    case 'points':
      return i18n._({
        id: 'patches.score.points',
        message: '{points, plural, one {# point} other {# points}}',
        values: { points: count },
      })
    case 'assists':
      return i18n._({
        id: 'race.assists',
        message: '{count, plural, one {# assist} other {# assists}}',
        values: { count },
      })
    case 'returns':
      return i18n._({
        id: 'race.no-return',
        message: '{count, plural, one {# point of no return} other {# points of no return}}',
        values: { count },
      })
  }
}

/** Rounds a time to the tenth of a second, as the end of a race shows it. */
export const toTenth = (ms: number): number => 100 * Math.round(ms / 100)

/** "1:42.3". */
export function exactTime(locale: string, ms: number): string {
  const tenths = (toTenth(ms) % 1000) / 1000
  const text = tenths.toLocaleString(locale, { minimumFractionDigits: 1 })
  return `${formatTime(toTenth(ms))}${text.slice(1)}`
}
