import { Trans, useLingui } from '@lingui/react'
import type { GameResult } from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import { joinWords } from '#src/engine/text.ts'
import {
  dailyMarks,
  dailyStreak,
  formatDay,
  markedText,
  streakText,
} from '#src/results/calendar/days.ts'
import { Week } from '#src/results/calendar/Week.tsx'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { PlayLink } from '#src/ui/kit/Start.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { dayNote } from '../../daily.ts'
import styles from './Daily.module.css'

/** Today's board, the week, which leads to the calendar, and the days in a row. */
export function Daily({ results }: { results: readonly GameResult[] }) {
  const { i18n } = useLingui()
  const isStreakShown = useSetting('streak')
  const day = today()
  const marks = dailyMarks(results, 'link')
  const streak = dailyStreak(marks, day)
  const title = i18n._({ id: 'daily', message: 'Daily board' })
  const date = formatDay(i18n.locale, day, { weekday: 'long', month: 'long', day: 'numeric' })
  const note = dayNote(i18n, day)
  const mark = marks.get(day)
  return (
    <Card className={styles.daily} aria-labelledby="daily-title">
      <div className={styles.day}>
        <h2 id="daily-title">{title}</h2>
        <p className="muted">
          <span className={styles.date}>{date} · </span>
          {note}
        </p>
        {isStreakShown && streak > 1 && <p className={styles.streak}>{streakText(i18n, streak)}</p>}
      </div>
      <a href="#/link/calendar" className={styles.week}>
        <span className="unseen">
          <Trans id="calendar" message="Calendar" />
        </span>
        <Week marks={marks} day={day} />
      </a>
      {mark ? (
        <LinkButton
          href="/link/daily"
          aria-label={markedText(i18n, joinWords(' · ', title, note), mark)}
        >
          <Trans id="menu.daily.done" message="✓ Done" />
        </LinkButton>
      ) : (
        <PlayLink href="/link/daily" title={title} line={note ?? date} />
      )}
    </Card>
  )
}
