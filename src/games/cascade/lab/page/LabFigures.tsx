import { Trans } from '@lingui/react'
import { type ComponentProps, useMemo } from 'react'
import { Notice } from '#src/ui/kit/Card.tsx'
import { DifferenceTable, PairedTable } from '../plots/FigureTables.tsx'
import { Plots } from '../plots/Plots.tsx'
import type { Run } from '../simulate.ts'
import type { GameRow } from '../statistics/tally.ts'
import type { LabRunState } from './LabRun.tsx'
import { RunFigures } from './RunFigures.tsx'
import type { SavedRunsState } from './saved-runs.ts'

interface FiguresProps extends Omit<ComponentProps<typeof Plots>, 'runs' | 'isCompared'> {
  /** Run A, or both. */
  runs: readonly LabRunState[]
  isPaired: boolean
  onSave: SavedRunsState['save']
}

/** Plots and tables of the runs, and their comparison. */
export function LabFigures({ runs, isPaired, onSave, ...plots }: FiguresProps) {
  const [a, b] = runs.map(({ experiment }) => experiment?.run)
  const plotted = useMemo(
    () => [
      ...(a ? [{ letter: 'A', ...playedOf(a) }] : []),
      ...(b ? [{ letter: 'B', ...playedOf(b) }] : []),
    ],
    [a, b],
  )
  const isCompared = isPaired || a?.settings.seed !== b?.settings.seed
  return (
    <>
      {plotted.length > 0 && <Plots runs={plotted} {...{ ...plots, isCompared }} />}
      {a && b && <Comparison {...{ a, b, isCompared }} rows={runs.map(rowsOf)} />}
      {isPaired && runs.every(isEnded) && a && b && !isSameGames(a, b) && <NotPaired />}
      {runs.map(
        ({ letter, experiment, dismiss }) =>
          experiment?.run && (
            <RunFigures
              key={letter}
              {...{ letter, experiment }}
              run={experiment.run}
              onSave={(name) => onSave(name, experiment)}
              onDismiss={dismiss}
            />
          ),
      )}
    </>
  )
}

const isEnded = ({ experiment }: LabRunState) => experiment?.status !== 'running'

/** Returns `true` for runs of the same boards with the same luck. Differences of games are divided by their swaps. */
const isSameGames = (a: Run, b: Run): boolean =>
  a.settings.seed === b.settings.seed &&
  a.settings.swaps === b.settings.swaps &&
  [a, b].every(({ settings }) => settings.luck === 'columns') &&
  a.games[1] - a.games[0] === b.games[1] - b.games[0]

const NotPaired = () => (
  <Notice role="status">
    <Trans
      id="cascade.paired.not"
      message="The runs are not compared game by game, for which both need the same seed, the same number of games and as many swaps per game."
    />
  </Notice>
)

const rowsOf = ({ experiment }: LabRunState) => experiment?.rows ?? []

interface ComparisonProps {
  a: Run
  b: Run
  isCompared: boolean
  /** Games of both runs. */
  rows: readonly (readonly GameRow[])[]
}

function Comparison({ a, b, isCompared, rows: [first = [], second = []] }: ComparisonProps) {
  if (isCompared && isSameGames(a, b) && first.length === second.length) {
    return <PairedTable findings={[a.findings, b.findings]} rows={[first, second]} />
  }
  if (isCompared) return <DifferenceTable first={a.findings} second={b.findings} />
  return (
    <Notice role="status">
      <Trans
        id="cascade.same-seed"
        message="Both runs have the seed {seed}, so they are not independent, and are not compared. Give run B another seed, or pair the runs."
        values={{ seed: a.settings.seed }}
      />
    </Notice>
  )
}

/** Returns findings with the games that they are of, perhaps fewer than was planned. */
const playedOf = ({ settings, games: [from, to], findings }: Run) => ({
  settings: { ...settings, games: to - from },
  findings,
})
