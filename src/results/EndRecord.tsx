import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { type GameResult, useDeclaredGame } from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { dailyMarks, dailyStreak, streakText } from './calendar.ts'
import styles from './EndRecord.module.css'
import { EndSeries } from './opponents/EndSeries.tsx'
import { kindOf, useResults } from './results.ts'
import { bestBefore, figureText, isBetter } from './statistics.ts'

/** Identifies the recorded result of the game on the page. */
export type Ended = Pick<GameResult, 'game' | 'choice' | 'seed' | 'ms' | 'points'>

interface EndRecordProps {
  ended: Ended
  isDaily: boolean
  isWon: boolean
}

/** The best result so far or the series against an opponent and, for a daily board, the streak of days. */
export function EndRecord({ ended, isDaily, isWon }: EndRecordProps) {
  const results = useResults()
  const game = useDeclaredGame(ended.game)
  if (!isWon && !game?.opponents) return null
  if (!results) return <p className={styles.record} />
  const same = results.filter(
    (result) => kindOf(result) === kindOf(ended) && result.seed === ended.seed,
  )
  const own = same.findLast(({ ms }) => ms === ended.ms)
  return (
    <>
      {!game?.opponents && <Best {...{ ended, results, own, same }} />}
      {game && own && <EndSeries game={game} result={own} results={results} />}
      {isDaily && isWon && <Streak game={ended.game} results={results} />}
    </>
  )
}

interface BestProps {
  ended: Ended
  results: readonly GameResult[]
  /** The recorded result of the game. */
  own: GameResult | undefined
  /** All results of its board. */
  same: readonly GameResult[]
}

/** A board that is played again is recorded once, and compared with its first result. */
function Best({ ended, results, own, same }: BestProps) {
  const { i18n } = useLingui()
  const best = own ? bestBefore(results, own) : same.find(({ end }) => end === 'won')
  if (!best) return null
  const isNew = isBetter(own ?? ended, best)
  return (
    <p className={styles.record} data-new={isNew}>
      <Trans
        {...(own ? FIRST_TIME : AGAIN)[isNew ? 'better' : 'worse']}
        values={{ best: figureText(i18n, best) }}
      />
    </p>
  )
}

const FIRST_TIME = {
  better: /*i18n*/ { id: 'end.new-best', message: '★ New best · was {best}' },
  worse: /*i18n*/ { id: 'end.best', message: 'Best so far: {best}' },
}

const AGAIN = {
  better: /*i18n*/ { id: 'end.better-again', message: '★ Better than the first time · was {best}' },
  worse: /*i18n*/ { id: 'end.again-best', message: 'First time on this board: {best}' },
}

function Streak({ game, results }: { game: string; results: readonly GameResult[] }) {
  const { i18n } = useLingui()
  const count = dailyStreak(dailyMarks(results, game), today())
  const time = <UntilTomorrow />
  return (
    <>
      {count > 0 && <p className={styles.record}>{streakText(i18n, count)}</p>}
      <p>
        <Trans id="end.tomorrow" message="Next board in {time}" values={{ time }} />
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
