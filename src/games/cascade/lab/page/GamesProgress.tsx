import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { TryAgain } from '#src/ui/load/LoadProblem.tsx'
import styles from './LabPage.module.css'
import type { Status } from './use-experiment.ts'

interface GamesProgressProps {
  status: Status
  done: number
  games: number
  /** Text while games are played. */
  running: ReactNode
  /** Text once all are. */
  complete: ReactNode
  onRetry: () => void
}

/** A bar of games played, and their text; only the end is announced. */
export function GamesProgress(props: GamesProgressProps) {
  const { status, done, games, running, complete, onRetry } = props
  const { i18n } = useLingui()
  const values = {
    done: done.toLocaleString(i18n.locale),
    games: games.toLocaleString(i18n.locale),
  }
  return (
    <div className={styles.progress}>
      <progress
        value={done}
        max={games}
        aria-label={i18n._({ id: 'cascade.progress', message: 'Progress' })}
      />
      {status === 'running' && <p>{running}</p>}
      <p role="status">
        {status === 'complete' && complete}
        {status === 'cancelled' && (
          <Trans
            id="cascade.progress.cancelled"
            message="Cancelled after {done} of {games} games"
            values={values}
          />
        )}
      </p>
      {status === 'failed' && <Failed values={values} onRetry={onRetry} />}
    </div>
  )
}

interface FailedProps {
  values: Readonly<Record<'done' | 'games', string>>
  onRetry: () => void
}

function Failed({ values, onRetry }: FailedProps) {
  return (
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
  )
}
