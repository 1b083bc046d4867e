import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useCallback, useMemo } from 'react'
import { AGENT_NAMES } from '../../choice.ts'
import { AGENTS } from '../engine/agents.ts'
import {
  COLUMN_NAMES,
  FIGURE_NAMES,
  meanText,
  PLOTTED,
  type Plotted,
  showInterval,
  showNumber,
  sumsOf,
} from '../plots/figure-text.ts'
import { PlotCard } from '../plots/PlotCard.tsx'
import type { CurvePoint } from '../plots/plot.ts'
import { PlotGrid } from '../plots/Section.tsx'
import { SETTINGS } from '../settings.ts'
import { figureOf } from '../statistics/figures.ts'
import { makeReport, makeSweepCsv, reportOf } from '../statistics/report.ts'
import { Files, type TextFile } from './Files.tsx'
import type { Swept } from './lab-fields.ts'
import type { Sweep, SweepRun } from './use-experiment.ts'

export const SWEPT_NAMES: Readonly<Record<Swept, MessageDescriptor>> = {
  size: /*i18n*/ { id: 'cascade.sweep.size', message: 'Rows and columns' },
  kinds: SETTINGS.kinds.label,
  agent: SETTINGS.agent.label,
}

export function SweepFigures({ sweep, onDismiss }: { sweep: Sweep; onDismiss: () => void }) {
  const { i18n } = useLingui()
  if (sweep.runs.length === 0) return null
  return (
    <>
      <PlotGrid>
        {PLOTTED.map((name) => (
          <Curve key={name} name={name} {...sweep} />
        ))}
      </PlotGrid>
      {sweep.status !== 'running' && <Files files={filesOf(i18n, sweep)} onDismiss={onDismiss} />}
    </>
  )
}

function Curve({ name, over, parts, runs }: Sweep & { name: Plotted }) {
  const { i18n } = useLingui()
  const title = i18n._(FIGURE_NAMES[name])
  const swept = i18n._(SWEPT_NAMES[over])
  const points = useMemo(() => pointsOf(name, runs), [name, runs])
  const lines = points.map((point) => `${valueText(i18n, point.value)}: ${meanText(i18n, point)}`)
  const label = [title, swept, ...lines].join('. ')
  const draw = useCallback(
    ({ drawCurve }: typeof import('../plots/plot.ts')) =>
      drawCurve(
        points,
        parts.map(({ value }) => value),
        {
          label,
          swept,
          describe: (point) => `${valueText(i18n, point.value)}\n${meanText(i18n, point)}`,
          formatValue: (value) => valueText(i18n, value),
          formatMean: (mean) => mean.toLocaleString(i18n.locale),
        },
      ),
    [points, parts, label, swept, i18n],
  )
  return (
    <PlotCard
      {...{ title, draw }}
      file={`sweep-${name}`}
      lines={[]}
      head={[swept, i18n._(COLUMN_NAMES.mean), i18n._(COLUMN_NAMES.interval)]}
      rows={points.map(({ value, mean, interval }) => [
        valueText(i18n, value),
        showNumber(i18n, mean),
        showInterval(i18n, interval),
      ])}
    />
  )
}

const pointsOf = (name: Plotted, runs: readonly SweepRun[]): CurvePoint[] =>
  runs.flatMap(({ value, findings }) => {
    const { mean, interval } = figureOf(sumsOf(findings, name))
    return mean === null ? [] : [{ value, mean, interval }]
  })

/** Names an agent, or shows a number. */
function valueText(i18n: I18n, value: CurvePoint['value']): string {
  const agent = AGENTS.find((agent) => agent === value)
  return agent ? i18n._(AGENT_NAMES[agent]) : value.toLocaleString(i18n.locale)
}

function filesOf(i18n: I18n, { over, runs }: Sweep): TextFile[] {
  const figures = i18n._({ id: 'cascade.figures', message: 'Figures' })
  const makeJson = () => `[${runs.map((run) => makeReport(reportOf(run)).trim()).join(',\n')}]\n`
  return [
    { name: `${figures} (JSON)`, file: 'cascade-sweep.json', text: makeJson },
    { name: `${figures} (CSV)`, file: 'cascade-sweep.csv', text: () => makeSweepCsv(over, runs) },
  ]
}
