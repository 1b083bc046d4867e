import { Trans, useLingui } from '@lingui/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { DeclaredGame } from '#src/define/define-game.ts'
import { dateOf } from '#src/define/seeds.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { capitalised } from '#src/ui/texts.ts'
import { addDays, addMonths, monthOf, weekOf, weeksOf } from '../dates.ts'
import { FIRST_DAY, useNotes } from '../results.ts'
import { Day, DayNote, type Days, Legend } from './Day.tsx'
import { formatDay } from './days.ts'
import styles from './Month.module.css'

/** One month; arrow keys move the focus by day and week, also into other months. */
export function Month({ game, now, days }: { game: DeclaredGame; now: string; days: Days }) {
  const { i18n } = useLingui()
  const notes = useNotes(game)
  const { day, setDay, move, table } = useDayFocus(now)
  const month = monthOf(day)
  const weeks = weeksOf(month)
  const dates = weeks.flat().filter((date) => date !== undefined)
  const linkOf = (date: string) => ({
    href: date > now ? undefined : `#/${game.id}/${game.makeChoice({ type: 'daily', day: date })}`,
    note: notes?.dayNote(i18n, date),
    'aria-current': date === now ? ('date' as const) : undefined,
    tabIndex: date === day ? 0 : -1,
    onFocus: () => setDay(date),
    onKeyDown: move,
  })
  return (
    <Card as="div" className={styles.month}>
      <MonthHeader month={month} last={monthOf(now)} onTurn={(to) => setDay(`${to}-01`)}>
        <Trans
          id="calendar.count"
          message="{done} of {days} days"
          values={{ done: dates.filter((date) => days.marks.has(date)).length, days: dates.length }}
        />
      </MonthHeader>
      <table ref={table} aria-labelledby="calendar-month">
        <Weekdays week={weekOf(now)} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((date) => date)}>
              {week.map((date, column) => (
                <td key={date ?? column}>
                  {date && <Day date={date} days={days} {...linkOf(date)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayNote day={day} note={notes?.dayNote(i18n, day)} />
      <Legend dates={dates} days={days} />
    </Card>
  )
}

const FIRST_DATE = dateOf(FIRST_DAY + 86_400_000)

/** Days that an arrow key moves by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** Holds the one day that Tab reaches, between the first day and today. */
function useDayFocus(now: string) {
  const [day, setDay] = useState(now)
  const table = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  const go = (to: string) => {
    const latest = to > now ? now : to
    setDay(latest < FIRST_DATE ? FIRST_DATE : latest)
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    byKey.current = true
    go(addDays(day, step))
  }
  useEffect(() => {
    if (byKey.current) table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    byKey.current = false
  }, [day])
  return { day, setDay: go, move, table }
}

interface MonthHeaderProps {
  month: string
  last: string
  onTurn: (month: string) => void
  children: ReactNode
}

function MonthHeader({ month, last, onTurn, children }: MonthHeaderProps) {
  const { i18n } = useLingui()
  const name = formatDay(i18n.locale, `${month}-01`, { month: 'long', year: 'numeric' })
  return (
    <header>
      <Button
        disabled={month <= monthOf(FIRST_DATE)}
        aria-label={i18n._({ id: 'calendar.back', message: 'Previous month' })}
        onClick={() => onTurn(addMonths(month, -1))}
      >
        ‹
      </Button>
      <div>
        <h2 id="calendar-month" aria-live="polite">
          {capitalised(name)}
        </h2>
        <small className="muted">{children}</small>
      </div>
      <Button
        disabled={month >= last}
        aria-label={i18n._({ id: 'calendar.on', message: 'Next month' })}
        onClick={() => onTurn(addMonths(month, 1))}
      >
        ›
      </Button>
    </header>
  )
}

function Weekdays({ week }: { week: readonly string[] }) {
  const { locale } = useLingui().i18n
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th key={day} scope="col" abbr={formatDay(locale, day, { weekday: 'long' })}>
            {formatDay(locale, day, { weekday: 'narrow' })}
          </th>
        ))}
      </tr>
    </thead>
  )
}
