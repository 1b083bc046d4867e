import { Trans, useLingui } from '@lingui/react'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { GamesProgress } from './GamesProgress.tsx'
import type { Experiment } from './use-experiment.ts'

interface RunProgressProps {
  experiment: Experiment
  onRetry: () => void
}

export function RunProgress({ experiment, onRetry }: RunProgressProps) {
  const { i18n } = useLingui()
  const { settings, status, run, ms } = experiment
  const { games, swaps } = settings
  const done = run ? run.games[1] - run.games[0] : 0
  const left = (ms / done) * (games - done)
  const values = {
    done: done.toLocaleString(i18n.locale),
    games: games.toLocaleString(i18n.locale),
    rate: Math.round((done * swaps * 1000) / Math.max(1, ms)).toLocaleString(i18n.locale),
    left: done === 0 ? '–' : formatTime(left + 999),
  }
  return (
    <GamesProgress
      {...{ status, done, games, onRetry }}
      running={
        <Trans
          id="cascade.progress.running"
          message="{done} of {games} games, {rate} swaps a second, {left} left"
          values={values}
        />
      }
      complete={
        <Trans
          id="cascade.progress.complete"
          message="Complete: {games} games, {rate} swaps a second"
          values={values}
        />
      }
    />
  )
}
