import { Trans, useLingui } from '@lingui/react'
import { type DeclaredGame, type GameResult, useDeclaredGame } from '#src/define/define-game.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { meaningOf } from '../opponents/standings.ts'
import { kindOf, useResults } from '../results.ts'
import { bestBefore, figureText, isBetter } from '../statistics.ts'
import styles from './EndRecord.module.css'

/** Identifies the recorded result of the game on the page. */
export type Ended = Pick<GameResult, 'game' | 'choice' | 'seed' | 'ms' | 'points'>

/** A game that ended, among all results. */
export interface EndRecord {
  readonly ended: Ended
  readonly results: readonly GameResult[]
  /** All results of its board. */
  readonly same: readonly GameResult[]
  /** The recorded result of the game; a board that is played again is recorded once. */
  readonly own: GameResult | undefined
  readonly game: DeclaredGame | undefined
  /** The series and margins against its opponent. */
  readonly meaning: ReturnType<typeof meaningOf>
}

/** Finds a game that ended among the results; `undefined` until they are read. */
export function useEndRecord(ended: Ended): EndRecord | undefined {
  const results = useResults()
  const game = useDeclaredGame(ended.game)
  if (!results) return undefined
  const same = results.filter(
    (result) => kindOf(result) === kindOf(ended) && result.seed === ended.seed,
  )
  const own = same.findLast(({ ms }) => ms === ended.ms)
  const meaning = game && own && meaningOf(game, results, own)
  return { ended, results, same, own, game, meaning }
}

/** A new best time, points or margin, or else the best so far. */
export function BestPill({ record }: { record: EndRecord | undefined }) {
  if (!record) return <p className={styles.pill} />
  const { meaning } = record
  if (record.game?.opponents)
    return meaning?.bestMargin ? (
      <p className={styles.pill} data-new="true">
        <Trans
          id="end.best-margin"
          message="Best margin: {margin}"
          values={{ margin: meaning.bestMargin }}
        />
      </p>
    ) : null
  return <Best {...record} />
}

/** A board that is played again is compared with its first result. */
function Best({ ended, results, own, same }: EndRecord) {
  const { i18n } = useLingui()
  const best = own ? bestBefore(results, own) : same.find(({ end }) => end === 'won')
  if (!best) return null
  const isNew = isBetter(own ?? ended, best)
  const gap = gapOf(ended, best)
  const values = {
    best: figureText(i18n, best),
    kind: gap === 0 ? 'none' : ended.points === undefined ? 'time' : 'points',
    gap: ended.points === undefined ? timeText(i18n.locale, gap) : gap.toLocaleString(i18n.locale),
  }
  return (
    <p className={styles.pill} data-new={isNew}>
      <Trans {...(own ? FIRST_TIME : AGAIN)[isNew ? 'better' : 'worse']} values={values} />
    </p>
  )
}

/** Returns points, or the seconds between two times as they are shown. */
function gapOf({ points, ms }: Ended, best: GameResult): number {
  if (points !== undefined) return points - (best.points ?? 0)
  return Math.floor(best.ms / 1_000) - Math.floor(ms / 1_000)
}

/** "18s", "2:05". */
export function timeText(locale: string, seconds: number): string {
  if (seconds >= 60) return formatTime(seconds * 1_000)
  const unit = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const
  return seconds.toLocaleString(locale, unit)
}

const FIRST_TIME = {
  better: /*i18n*/ {
    id: 'end.new-best',
    message: 'New best{kind, select, time { · {gap} faster} points { · {gap} more} other {}}',
  },
  worse: /*i18n*/ { id: 'end.best', message: 'Best so far: {best}' },
}

const AGAIN = {
  better: /*i18n*/ {
    id: 'end.better-again',
    message:
      'Better than the first time{kind, select, time { · {gap} faster} points { · {gap} more} other {}}',
  },
  worse: /*i18n*/ { id: 'end.again-best', message: 'First time on this board: {best}' },
}
