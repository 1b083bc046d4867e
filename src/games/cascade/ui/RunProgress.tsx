import { Trans, useLingui } from '@lingui/react'
import { Button } from '#src/ui/kit/Button.tsx'
import { TryAgain } from '#src/ui/kit/LoadProblem.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import styles from './LabPage.module.css'
import type { Experiment } from './use-experiment'

interface RunProgressProps {
  experiment: Experiment
  onRetry: () => void
}

export function RunProgress({ experiment, onRetry }: RunProgressProps) {
  const { i18n } = useLingui()
  const { settings, status, run, ms } = experiment
  const done = run ? run.games[1] - run.games[0] : 0
  const left = done === 0 ? 0 : (ms / done) * (settings.games - done)
  const values = {
    done: done.toLocaleString(i18n.locale),
    games: settings.games.toLocaleString(i18n.locale),
    rate: Math.round((done * settings.swaps * 1000) / Math.max(1, ms)).toLocaleString(i18n.locale),
    left: formatTime(left + 999),
  }
  return (
    <div className={styles.progress}>
      <progress
        value={done}
        max={settings.games}
        aria-label={i18n._({ id: 'cascade.progress', message: 'Progress' })}
      />
      <p role={status === 'running' ? undefined : 'status'}>
        {status === 'running' && (
          <Trans
            id="cascade.progress.running"
            message="{done} of {games} games, {rate} swaps a second, {left} left"
            values={values}
          />
        )}
        {status === 'complete' && (
          <Trans
            id="cascade.progress.complete"
            message="Complete: {games} games, {rate} swaps a second"
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
