import { Trans, useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { Notice } from '#src/ui/kit/Card.tsx'
import { listed } from '#src/ui/texts.ts'
import { DifferenceTable, PairedTable } from '../plots/FigureTables.tsx'
import { SETTING_LABELS } from '../plots/settings-text.ts'
import { SETTING_NAMES, type SettingName, VARIED } from '../runs/settings.ts'
import type { Run } from '../runs/simulate.ts'
import { doIntervalsHold } from '../statistics/figures.ts'
import { compareRows, type PairedFigures, pairedFiguresOf } from '../statistics/paired.ts'
import { useLab } from './lab.ts'
import { LETTERS } from './lab-address.ts'
import { Plots } from './Plots.tsx'
import { RunFigures } from './RunFigures.tsx'

/** Plots and tables of the runs, and their comparison. */
export function LabFigures() {
  const { setup, experiments } = useLab()
  const { isPaired } = setup
  const { first } = experiments
  const second = setup.second && experiments.second
  const [a, b] = [first?.run, second?.run]
  const plotted = useMemo(
    () => [
      ...(a ? [{ letter: LETTERS.first, ...playedOf(a) }] : []),
      ...(b ? [{ letter: LETTERS.second, ...playedOf(b) }] : []),
    ],
    [a, b],
  )
  const unlike = a && b ? findUnlike(a, b) : []
  const canPair = isPaired && unlike.length === 0
  const [rows, others] = [first?.rows, second?.rows]
  // Once both have played the same games.
  const paired = useMemo(() => {
    if (!a || !b || !canPair || !rows || rows.length !== others?.length) return undefined
    return pairedFiguresOf([a.findings, b.findings], compareRows(rows, others))
  }, [a, b, canPair, rows, others])
  const isCompared = unlike.includes('seed') || paired !== undefined
  const isRunning = [first, second].some((experiment) => experiment?.status === 'running')
  return (
    <>
      {plotted.length > 0 && <Plots runs={plotted} {...{ isCompared, paired }} />}
      {a && b && <Comparison {...{ a, b, isPaired, unlike, paired }} games={rows?.length ?? 0} />}
      {isPaired && unlike.length > 0 && !isRunning && <NotPaired unlike={unlike} />}
      <RunFigures slot="first" />
      {second && <RunFigures slot="second" />}
    </>
  )
}

/** Returns settings that keep two runs from being compared game by game. */
function findUnlike(a: Run, b: Run): SettingName[] {
  const varied: readonly SettingName[] = VARIED
  const [one, other] = [playedOf(a).settings, playedOf(b).settings]
  const isUnlike = (name: SettingName) =>
    `${one[name]}` !== `${other[name]}` || (name === 'luck' && one.luck !== 'columns')
  return SETTING_NAMES.filter((name) => !varied.includes(name) && isUnlike(name))
}

function NotPaired({ unlike }: { unlike: readonly SettingName[] }) {
  const { i18n } = useLingui()
  const names = unlike.map((name) => i18n._(SETTING_LABELS[name]))
  return (
    <Notice role="status">
      <Trans
        id="cascade.paired.not"
        message="The runs are not compared game by game. Both need the same: {names}."
        values={{ names: listed(i18n, names) }}
      />
    </Notice>
  )
}

interface ComparisonProps {
  a: Run
  b: Run
  isPaired: boolean
  unlike: readonly SettingName[]
  paired: PairedFigures | undefined
  /** The number of games that are paired. */
  games: number
}

/** Compares runs of their own seeds, which are independent, or pairs of games. */
function Comparison({ a, b, isPaired, unlike, paired, games }: ComparisonProps) {
  if (unlike.includes('seed')) return <DifferenceTable first={a.findings} second={b.findings} />
  const intervalsHold = [a, b].every(({ findings }) => doIntervalsHold(findings))
  if (isPaired) return paired && <PairedTable figures={paired} {...{ games, intervalsHold }} />
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
