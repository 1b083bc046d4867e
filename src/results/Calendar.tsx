import { Trans, useLingui } from '@lingui/react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { DeclaredGame } from '#src/define/define-game.ts'
import { dateOf, today } from '#src/define/seeds.ts'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { capitalised } from '#src/ui/texts.ts'
import styles from './Calendar.module.css'
import {
  addDays,
  addMonths,
  type DayMark,
  dailyMarks,
  dailyStreak,
  formatDay,
  markedText,
  monthOf,
  streakText,
  weeksOf,
} from './calendar.ts'
import { FIRST_DAY, useNotes, useResults } from './results.ts'

/** A game's daily boards, a month at a time, with those won. */
export default function Calendar({ game }: { game: DeclaredGame }) {
  const { i18n } = useLingui()
  const results = useResults()
  const marks = results && dailyMarks(results, game.id)
  const streak = marks ? dailyStreak(marks, today()) : 0
  const name = i18n._(game.title)
  const values = { game: name }
  return (
    <Page
      title={i18n._({ id: 'calendar.title', message: '{game}: daily boards', values })}
      links={<LinkButton href={`/${game.id}`}>{name}</LinkButton>}
    >
      {streak > 0 && <p className={styles.streak}>{streakText(i18n, streak)}</p>}
      {marks && (
        <>
          <Month game={game} marks={marks} />
          <p className="muted">
            <Trans
              id="calendar.about"
              message="✓ marks the days done; an outline, those done later, which are not part of a row. Choose any day up to today to play it."
            />
          </p>
        </>
      )}
      {marks && !marks.has(today()) && (
        <LinkButton look="primary" href={`/${game.id}/${game.makeChoice({ type: 'daily' })}`}>
          <Trans id="calendar.play" message="Play today’s board" />
        </LinkButton>
      )}
    </Page>
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

/** One month; arrow keys move the focus by day and week, also into other months. */
function Month({ game, marks }: { game: DeclaredGame; marks: ReadonlyMap<string, DayMark> }) {
  const { i18n } = useLingui()
  const notes = useNotes(game)
  const noteOf = (date: string) => notes?.dayNote(i18n, date)
  const { day, setDay, move, table } = useDayFocus()
  const month = monthOf(day)
  return (
    <Card as="div" className={styles.month}>
      <MonthHeader month={month} onTurn={(count) => setDay(`${addMonths(month, count)}-01`)} />
      <table ref={table} aria-labelledby="calendar-month">
        <Weekdays />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date)}>
              {week.map((date, column) => (
                <td key={date ?? column}>
                  {date && (
                    <Day
                      href={date > today() ? undefined : hrefOf(game, date)}
                      date={date}
                      mark={marks.get(date)}
                      note={noteOf(date)}
                      aria-current={date === today() ? 'date' : undefined}
                      tabIndex={date === day ? 0 : -1}
                      onFocus={() => setDay(date)}
                      onKeyDown={move}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayNote day={day} note={noteOf(day)} />
    </Card>
  )
}

const hrefOf = ({ id, makeChoice }: DeclaredGame, day: string): string =>
  `#/${id}/${makeChoice({ type: 'daily', day })}`

/** Holds the one day that Tab reaches, between the first day and today. */
function useDayFocus() {
  const [day, setDay] = useState(today)
  const table = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  const go = (to: string) => {
    const latest = to > today() ? today() : to
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

function DayNote({ day, note }: { day: string; note: string | undefined }) {
  const { locale } = useLingui().i18n
  if (!note) return null
  return (
    <p className="muted" aria-hidden="true">
      {formatDay(locale, day, LONG)} · {note}
    </p>
  )
}

function MonthHeader({ month, onTurn }: { month: string; onTurn: (count: number) => void }) {
  const { i18n } = useLingui()
  const name = formatDay(i18n.locale, `${month}-01`, { month: 'long', year: 'numeric' })
  return (
    <header>
      <Button
        disabled={month <= monthOf(FIRST_DATE)}
        aria-label={i18n._({ id: 'calendar.back', message: 'Previous month' })}
        onClick={() => onTurn(-1)}
      >
        ‹
      </Button>
      <h2 id="calendar-month" aria-live="polite">
        {capitalised(name)}
      </h2>
      <Button
        disabled={month >= monthOf(today())}
        aria-label={i18n._({ id: 'calendar.on', message: 'Next month' })}
        onClick={() => onTurn(1)}
      >
        ›
      </Button>
    </header>
  )
}

/** Monday to Sunday of any week. */
const WEEK = weeksOf('2026-06')[0] ?? []

function Weekdays() {
  const { locale } = useLingui().i18n
  return (
    <thead>
      <tr>
        {WEEK.map((day = '') => (
          <th key={day} scope="col" abbr={formatDay(locale, day, { weekday: 'long' })}>
            {formatDay(locale, day, { weekday: 'narrow' })}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const

interface DayProps extends ComponentProps<'a'> {
  date: string
  mark: DayMark | undefined
  note: string | undefined
}

/** A link to a day's board, or the number of a day to come. */
function Day({ href, date, mark, note, ...link }: DayProps) {
  const { i18n } = useLingui()
  const name = formatDay(i18n.locale, date, LONG)
  const label = [markedText(i18n, name, mark), note ?? []].flat().join(', ')
  const number = Number(date.slice(-2))
  if (!href) return <span className={styles.day}>{number}</span>
  return (
    <a
      href={href}
      className={styles.day}
      aria-label={label}
      data-day={date}
      data-mark={mark}
      {...link}
    >
      {number}
      {mark && <small aria-hidden="true">✓</small>}
    </a>
  )
}
