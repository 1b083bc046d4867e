import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useCallback, useMemo } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import type { TableRow } from '#src/ui/kit/Table.tsx'
import { AGENT_NAMES } from '../../choice.ts'
import { AGENTS } from '../engine/agents.ts'
import { Files } from '../page/Files.tsx'
import {
  COLUMN_NAMES,
  meanText,
  PLOTTED,
  PLOTTED_NAMES,
  type Plotted,
  plottedFigure,
  showInterval,
  showNumber,
} from '../page/figure-text.ts'
import { PlotGrid } from '../page/Section.tsx'
import type { Sweep } from '../page/use-experiment.ts'
import { makeSweepCsv } from '../plots/figures-csv.ts'
import { PlotCard } from '../plots/PlotCard.tsx'
import type { CurvePoint } from '../plots/plot.ts'
import { SETTINGS } from '../settings.ts'
import { makeReport, reportOf } from '../statistics/report.ts'
import type { Swept } from './sweep.ts'

export const SWEPT_NAMES: Readonly<Record<Swept, MessageDescriptor>> = {
  size: /*i18n*/ { id: 'cascade.sweep.size', message: 'Rows and columns' },
  kinds: SETTINGS.kinds.label,
  agent: SETTINGS.agent.label,
}

interface SweepFiguresProps {
  sweep: Sweep
  onDismiss: () => void
}

/** The figures of a sweep as curves with tables, and as files. */
export function SweepFigures({ sweep, onDismiss }: SweepFiguresProps) {
  const { over, parts, runs, status } = sweep
  if (runs.length === 0) return null
  return (
    <>
      <PlotGrid>
        {PLOTTED.map((name) => (
          <Curve key={name} {...{ name, over, parts, runs }} />
        ))}
      </PlotGrid>
      {status !== 'running' && (
        <SweepFiles {...{ over, parts, runs }}>
          <Button size="small" onClick={onDismiss}>
            <Trans id="dismiss" message="Dismiss" />
          </Button>
        </SweepFiles>
      )}
    </>
  )
}

interface CurveProps extends Pick<Sweep, 'over' | 'parts' | 'runs'> {
  name: Plotted
}

/** A figure's mean for each value: drawn, in text, and as a table. */
function Curve({ name, over, parts, runs }: CurveProps) {
  const { i18n } = useLingui()
  const title = i18n._(PLOTTED_NAMES[name])
  const swept = i18n._(SWEPT_NAMES[over])
  const points = useMemo(() => pointsOf(name, { parts, runs }), [name, parts, runs])
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
      rows={points.map((point) => curveRow(i18n, point))}
    />
  )
}

const pointsOf = (name: Plotted, { parts, runs }: Pick<Sweep, 'parts' | 'runs'>): CurvePoint[] =>
  parts.flatMap(({ value }, index) => {
    const run = runs[index]
    if (!run) return []
    const { mean, interval } = plottedFigure(run.findings, name)
    return mean === null ? [] : [{ value, mean, interval }]
  })

/** Names an agent, or shows a number. */
function valueText(i18n: I18n, value: CurvePoint['value']): string {
  const agent = AGENTS.find((agent) => agent === value)
  return agent ? i18n._(AGENT_NAMES[agent]) : value.toLocaleString(i18n.locale)
}

const curveRow = (i18n: I18n, { value, mean, interval }: CurvePoint): TableRow => [
  valueText(i18n, value),
  showNumber(i18n.locale, mean),
  showInterval(i18n.locale, interval),
]

interface SweepFilesProps extends Pick<Sweep, 'over' | 'parts' | 'runs'> {
  children: React.ReactNode
}

function SweepFiles({ over, parts, runs, children }: SweepFilesProps) {
  const { i18n } = useLingui()
  const figures = i18n._({ id: 'cascade.figures', message: 'Figures' })
  const makeJson = () => `[${runs.map((run) => makeReport(reportOf(run)).trim()).join(',\n')}]\n`
  const files = [
    { name: `${figures} (JSON)`, file: 'cascade-sweep.json', text: makeJson },
    {
      name: `${figures} (CSV)`,
      file: 'cascade-sweep.csv',
      text: () => makeSweepCsv(over, parts, runs),
    },
  ]
  return <Files files={files}>{children}</Files>
}
