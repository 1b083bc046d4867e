import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import type { DeclaredGame } from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import { useGamesInProgress } from '#src/saves/GamesInProgress.tsx'
import { seedOf } from '#src/saves/saved-games.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { CONTINUE } from '#src/ui/kit/Start.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { PROBLEMS, problemDays } from '../mistakes/mistakes.ts'
import { useMistakes } from '../mistakes/store.ts'
import { useNotes, useResults } from '../results.ts'
import styles from './Calendar.module.css'
import {
  dailyMarks,
  dailyStreak,
  dayOfSeed,
  earnableDays,
  earningText,
  streakText,
} from './days.ts'
import { Month } from './Month.tsx'

/** A game's daily boards, a month at a time, with those won. */
export default function Calendar({ game }: { game: DeclaredGame }) {
  const { i18n } = useLingui()
  const [now] = useState(today)
  const days = useDays(game, now)
  const notes = useNotes(game)
  const name = i18n._(game.title)
  const values = { game: name }
  return (
    <Page
      title={i18n._({ id: 'calendar.title', message: '{game}: daily boards', values })}
      links={<LinkButton href={`/${game.id}`}>{name}</LinkButton>}
    >
      {days && <Reached streak={days.streak} count={days.marks.size} />}
      {days?.earning && <p>{days.earning}</p>}
      {days && !days.marks.has(now) && (
        <LinkButton look="primary" href={`/${game.id}/${game.makeChoice({ type: 'daily' })}`}>
          <Trans {...PLAY[days.begun.includes(now) ? 'continue' : 'play']} />
        </LinkButton>
      )}
      {days && <Month game={game} now={now} days={days} />}
      {days && notes?.problemsOf && (
        <LinkButton href="/mistakes">
          <Trans {...PROBLEMS} />
        </LinkButton>
      )}
    </Page>
  )
}

const PLAY = {
  play: /*i18n*/ { id: 'calendar.play', message: 'Play today’s board' },
  continue: CONTINUE,
}

function Reached({ streak, count }: { streak: number; count: number }) {
  const { i18n } = useLingui()
  if (count === 0) return null
  return (
    <div className={styles.reached}>
      {streak > 0 && <strong>{streakText(i18n, streak)}</strong>}
      <p className="muted">
        <Trans
          id="calendar.all"
          message="{count, plural, one {# daily board} other {# daily boards}} in all"
          values={{ count }}
        />
      </p>
    </div>
  )
}

/** Reads what a game's calendar shows of its days; without the streak, none can be earned back. */
function useDays({ id }: DeclaredGame, now: string) {
  const { i18n } = useLingui()
  const results = useResults()
  const { mistakes } = useMistakes()
  const isStreakShown = useSetting('streak')
  const saved = (useGamesInProgress() ?? []).filter(({ slot }) => slot.startsWith(`${id}/daily`))
  if (!results || !mistakes) return undefined
  const marks = dailyMarks(results, id)
  return {
    marks,
    streak: isStreakShown ? dailyStreak(marks, now) : 0,
    earnable: isStreakShown ? earnableDays(results, id, now) : [],
    earning: isStreakShown ? earningText(i18n, results, id, now) : undefined,
    problems: problemDays(mistakes, id),
    begun: saved.flatMap((entry) => dayOfSeed(seedOf(entry) ?? '') ?? []),
  }
}
