import { Trans, useLingui } from '@lingui/react'
import { Button } from '#src/ui/kit/Button.tsx'
import { TryAgain } from '#src/ui/kit/LoadProblem.tsx'
import styles from './LabPage.module.css'
import type { Sweep } from './use-experiment'

interface SweepProgressProps {
  sweep: Sweep
  onRetry: () => void
}

export function SweepProgress({ sweep: { parts, runs, status }, onRetry }: SweepProgressProps) {
  const { i18n } = useLingui()
  const games = parts.reduce((sum, { settings }) => sum + settings.games, 0)
  const done = runs.reduce((sum, run) => sum + run.games[1] - run.games[0], 0)
  const values = {
    done: done.toLocaleString(i18n.locale),
    games: games.toLocaleString(i18n.locale),
    runs: runs.length,
    parts: parts.length,
  }
  return (
    <div className={styles.progress}>
      <progress
        value={done}
        max={games}
        aria-label={i18n._({ id: 'cascade.progress', message: 'Progress' })}
      />
      <p role={status === 'running' ? undefined : 'status'}>
        {status === 'running' && (
          <Trans
            id="cascade.sweep.running"
            message="Value {runs} of {parts}: {done} of {games} games"
            values={values}
          />
        )}
        {status === 'complete' && (
          <Trans
            id="cascade.sweep.complete"
            message="Complete: {parts} values, {games} games"
            values={values}
          />
        )}
        {status === 'cancelled' && (
          <Trans
            id="cascade.progress.cancelled"
            message="Cancelled: {done} of {games} games are complete and count"
            values={values}
          />
        )}
      </p>
      {status === 'failed' && (
        <>
          <p role="alert">
            <Trans
              id="cascade.progress.failed"
              message="The agents could not be loaded: {done} of {games} games are complete."
              values={values}
            />
          </p>
          <div>
            <Button onClick={onRetry}>
              <TryAgain />
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
