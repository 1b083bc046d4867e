import { Trans, useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { GameResult } from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import { joinWords } from '#src/engine/text.ts'
import { dailyMarks, dailyStreak, formatDay, streakText } from '#src/results/calendar/days.ts'
import { Week } from '#src/results/calendar/Week.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { DAILY } from '#src/ui/words.ts'
import { boardOfDay, dayNote } from '../../daily.ts'
import { BoardPart } from '../BoardTiles.tsx'
import styles from './Daily.module.css'

/** The day, a part of its board, its week and the days in a row; leads to the month. */
export function Daily({ results }: { results: readonly GameResult[] }) {
  const { i18n } = useLingui()
  const isStreakShown = useSetting('streak')
  const day = today()
  const board = useMemo(() => boardOfDay(day), [day])
  const marks = dailyMarks(results, 'link')
  const streak = dailyStreak(marks, day)
  const date = formatDay(i18n.locale, day, { weekday: 'long', month: 'long', day: 'numeric' })
  return (
    <a href="#/link/calendar" className={styles.daily}>
      <div className={styles.day}>
        <h2>
          <Trans {...DAILY} />
        </h2>
        <p className="muted">{joinWords(' · ', date, dayNote(i18n, day))}</p>
        {isStreakShown && streak > 1 && <p className="marked">{streakText(i18n, streak)}</p>}
      </div>
      <div className={styles.picture}>
        <BoardPart board={board} part={PART} />
      </div>
      <Week marks={marks} day={day} />
    </a>
  )
}

const PART = { rows: 3, cols: 10 }
