import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { listed } from '#src/ui/texts.ts'
import { weekOf } from '../dates.ts'
import { type DayMark, dayState, formatDay, SIGNS } from './days.ts'
import styles from './Week.module.css'

interface WeekProps {
  marks: ReadonlyMap<string, DayMark>
  /** Today, or another day that is shown as such. */
  day: string
}

/** The daily boards of a day's week, from Monday to Sunday; a screen reader hears one sentence. */
export function Week({ marks, day: today }: WeekProps) {
  const { i18n } = useLingui()
  const days = weekOf(today).map((day) => ({ day, state: dayState(marks, day, today) }))
  return (
    <div className={styles.week} role="img" aria-label={weekText(i18n, days)}>
      {days.map(({ day, state }) => (
        <span key={day} data-state={state} data-today={day === today}>
          {dayName(i18n.locale, day)}
          <small>{SIGNS[state]}</small>
        </span>
      ))}
    </div>
  )
}

/** Returns "Tue", "週二" or, where the short name is too wide for a phone, as "Thứ 3" is, the narrow "T3". */
function dayName(locale: string, day: string): string {
  const name = formatDay(locale, day, { weekday: 'short' })
  return name.length > 3 ? formatDay(locale, day, { weekday: 'narrow' }) : name
}

function weekText(i18n: I18n, days: readonly { day: string; state: string }[]): string {
  const texts = days.map(({ day, state }) =>
    i18n._({
      id: 'week.day',
      message:
        '{day} {state, select, won {done} late {done late} earned {earned back} today {today} missed {missed} open {not done} other {to come}}',
      values: { day: formatDay(i18n.locale, day, { weekday: 'long' }), state },
    }),
  )
  const values = { days: listed(i18n, texts) }
  return i18n._({ id: 'week', message: 'This week: {days}', values })
}
