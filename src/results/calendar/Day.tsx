import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import styles from './Day.module.css'
import { type DayMark, formatDay, LONG_DAY, markedText, SIGNS } from './days.ts'

/** Days of a game, as `2026-11-21`. */
export interface Days {
  readonly marks: ReadonlyMap<string, DayMark>
  readonly begun: readonly string[]
  readonly earnable: readonly string[]
  /** Those whose problems are all solved. */
  readonly problems: ReadonlySet<string>
}

const markOf = ({ marks, begun }: Days, date: string) =>
  marks.get(date) ?? (begun.includes(date) ? 'begun' : undefined)

interface DayProps extends ComponentProps<'a'> {
  date: string
  days: Days
  note: string | undefined
}

/** A link to a day's board, or the number of a day to come. */
export function Day({ href, date, days, note, ...link }: DayProps) {
  const { i18n } = useLingui()
  const number = Number(date.slice(-2))
  if (!href) return <span className={styles.day}>{number}</span>
  const mark = markOf(days, date)
  const isEarnable = days.earnable.includes(date)
  const isSolved = days.problems.has(date)
  const signs = `${mark ? SIGNS[mark] : ''}${isSolved ? SIGNS.problems : ''}`
  const label = [
    markedText(i18n, formatDay(i18n.locale, date, LONG_DAY), mark),
    note ?? [],
    isEarnable ? i18n._(EARNABLE) : [],
    isSolved ? lookText(i18n, 'problems') : [],
  ]
  return (
    <a
      href={href}
      className={styles.day}
      aria-label={label.flat().join(', ')}
      data-day={date}
      data-mark={mark}
      data-earnable={isEarnable}
      {...link}
    >
      {number}
      {signs && <small aria-hidden="true">{signs}</small>}
    </a>
  )
}

export function DayNote({ day, note }: { day: string; note: string | undefined }) {
  const { locale } = useLingui().i18n
  if (!note) return null
  return (
    <p className="muted" aria-hidden="true">
      {formatDay(locale, day, LONG_DAY)} · {note}
    </p>
  )
}

const EARNABLE = /*i18n*/ { id: 'calendar.earnable', message: 'can be earned back' }

const LOOKS = ['won', 'earned', 'late', 'begun', 'problems'] as const

const lookText = (i18n: I18n, mark: (typeof LOOKS)[number]): string =>
  i18n._({
    id: 'calendar.mark',
    message:
      '{mark, select, won {done} earned {earned back} late {done later} problems {problems solved} other {begun}}',
    values: { mark },
  })

interface LegendProps {
  /** All days in sight. */
  dates: readonly string[]
  days: Days
}

/** Names the looks of days that are in sight. */
export function Legend({ dates, days }: LegendProps) {
  const { i18n } = useLingui()
  const hasLook = (date: string, look: string) =>
    look === 'problems' ? days.problems.has(date) : markOf(days, date) === look
  const marks = LOOKS.filter((look) => dates.some((date) => hasLook(date, look)))
  const isEarnable = dates.some((date) => days.earnable.includes(date))
  return (
    <ul className={styles.legend}>
      {marks.map((mark) => (
        <li key={mark} className="row">
          <span className={styles.day} data-mark={mark} aria-hidden="true">
            {SIGNS[mark]}
          </span>
          {lookText(i18n, mark)}
        </li>
      ))}
      {isEarnable && (
        <li className="row">
          <span className={styles.day} data-earnable aria-hidden="true" />
          {i18n._(EARNABLE)}
        </li>
      )}
    </ul>
  )
}
