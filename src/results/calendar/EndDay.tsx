import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { DeclaredGame, GameResult } from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { addDays } from '../dates.ts'
import { useNotes } from '../results.ts'
import { dailyMarks, dailyStreak, earningText, formatDay, streakText } from './days.ts'
import { Week } from './Week.tsx'

/** The week and the streak of daily boards, and the next of them. */
export function EndDay({ game, results }: { game: DeclaredGame; results: readonly GameResult[] }) {
  const { i18n } = useLingui()
  const notes = useNotes(game)
  const day = today()
  const marks = dailyMarks(results, game.id)
  const isCounted = useSetting('streak')
  const streak = isCounted ? dailyStreak(marks, day) : 0
  const earning = isCounted && earningText(i18n, results, game.id, day)
  const next = addDays(day, 1)
  const values = {
    day: formatDay(i18n.locale, next, { weekday: 'long' }),
    note: notes?.dayNote(i18n, next) ?? 'none',
    time: <UntilTomorrow />,
  }
  return (
    <>
      <Week marks={marks} day={day} />
      <p className="muted">
        {streak > 0 && <b>{streakText(i18n, streak)} · </b>}
        {earning}{' '}
        <Trans
          id="end.tomorrow"
          message="{day}’s board{note, select, none {} other {, {note},}} in {time}"
          values={values}
        />
      </p>
    </>
  )
}

function UntilTomorrow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1_000)
    return () => window.clearInterval(timer)
  }, [])
  return <time>{formatTime(new Date(now).setHours(24, 0, 0, 0) - now)}</time>
}
