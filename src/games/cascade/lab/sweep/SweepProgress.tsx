import { Trans, useLingui } from '@lingui/react'
import { GamesProgress } from '../page/GamesProgress.tsx'
import type { Sweep } from '../page/use-experiment.ts'

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
    runs: Math.min(parts.length, Math.floor((done * parts.length) / games) + 1),
    parts: parts.length,
  }
  return (
    <GamesProgress
      {...{ status, done, games, onRetry }}
      running={
        <Trans
          id="cascade.sweep.running"
          message="Value {runs} of {parts}: {done} of {games} games"
          values={values}
        />
      }
      complete={
        <Trans
          id="cascade.sweep.complete"
          message="Complete: {parts} values, {games} games"
          values={values}
        />
      }
    />
  )
}
