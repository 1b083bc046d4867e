import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { TryAgainButton } from '#src/ui/kit/Button.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import type { Experiment, Status, Sweep } from './experiment.ts'
import styles from './Progress.module.css'

interface ProgressProps {
  status: Status
  done: number
  games: number
  /** May show `done`, `games` and the other values. */
  texts: Readonly<Record<Status, MessageDescriptor>>
  values: Readonly<Record<string, number | string>>
  onRetry: () => void
}

/** A bar of games played, and their text; only the end is announced. */
function Progress({ status, done, games, texts, values, onRetry }: ProgressProps) {
  const { i18n } = useLingui()
  const count = (games: number) => games.toLocaleString(i18n.locale)
  const shown = { ...values, done: count(done), games: count(games) }
  const text = <Trans {...texts[status]} values={shown} />
  return (
    <div className={styles.progress}>
      <progress
        value={done}
        max={games}
        aria-label={i18n._({ id: 'cascade.progress', message: 'Progress' })}
      />
      {status === 'running' && <p>{text}</p>}
      <p role="status">{(status === 'complete' || status === 'cancelled') && text}</p>
      {status === 'failed' && (
        <>
          <p role="alert">{text}</p>
          <div>
            <TryAgainButton onClick={onRetry} />
          </div>
        </>
      )}
    </div>
  )
}

const ENDED = {
  cancelled: /*i18n*/ {
    id: 'cascade.progress.cancelled',
    message: 'Cancelled after {done} of {games} games',
  },
  failed: /*i18n*/ {
    id: 'cascade.progress.failed',
    message: 'The agents could not be loaded: {done} of {games} games are complete.',
  },
} as const

const RUN = {
  ...ENDED,
  running: /*i18n*/ {
    id: 'cascade.progress.running',
    message: '{done} of {games} games, {rate} swaps a second, {left} left',
  },
  complete: /*i18n*/ {
    id: 'cascade.progress.complete',
    message: 'Complete: {games} games, {rate} swaps a second',
  },
} as const

const PRECISE = {
  ...RUN,
  complete: /*i18n*/ {
    id: 'cascade.progress.precise',
    message: 'Precise enough after {done} of {games} games, {rate} swaps a second',
  },
} as const

interface RunProgressProps extends Experiment {
  onRetry: () => void
}

export function RunProgress({ settings, status, run, ms, onRetry }: RunProgressProps) {
  const { i18n } = useLingui()
  const { games, swaps } = settings
  const done = countPlayed(run)
  const values = {
    rate: Math.round((done * swaps * 1000) / Math.max(1, ms)).toLocaleString(i18n.locale),
    left: done === 0 ? '–' : formatTime((ms / done) * (games - done) + 999),
  }
  const isEarly = status === 'complete' && done < games
  return <Progress {...{ status, done, games, values, onRetry }} texts={isEarly ? PRECISE : RUN} />
}

const countPlayed = (run: Experiment['run']): number => (run ? run.games[1] - run.games[0] : 0)

const SWEEP = {
  ...ENDED,
  running: /*i18n*/ {
    id: 'cascade.sweep.running',
    message: 'Value {runs} of {parts}: {done} of {games} games',
  },
  complete: /*i18n*/ {
    id: 'cascade.sweep.complete',
    message: 'Complete: {parts} values, {games} games',
  },
} as const

export function SweepProgress({ sweep, onRetry }: { sweep: Sweep; onRetry: () => void }) {
  const { parts, runs, status } = sweep
  const games = parts.reduce((sum, { settings }) => sum + settings.games, 0)
  const done = runs.reduce((sum, run) => sum + countPlayed(run), 0)
  const values = {
    runs: Math.min(parts.length, Math.floor((done * parts.length) / games) + 1),
    parts: parts.length,
  }
  return <Progress {...{ status, done, games, values, onRetry }} texts={SWEEP} />
}
