import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useCallback, useMemo, useState } from 'react'
import { joinWords } from '#src/engine/text.ts'
import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import { AGENT_NAMES } from '#src/games/cascade/names.ts'
import type { TableRow } from '#src/ui/kit/Table.tsx'
import { Files, type TextFile } from '../plots/Files.tsx'
import {
  COLUMN_NAMES,
  FIGURE_NAMES,
  meanText,
  PLOTTED,
  type Plotted,
  showInterval,
  showNumber,
  sumsOf,
  withMinus,
} from '../plots/figure-text.ts'
import { curveLook } from '../plots/Key.tsx'
import { GroundField, PlotCard } from '../plots/PlotCard.tsx'
import type { Ground, PlotSize } from '../plots/paper.ts'
import type { Curve, CurvePoint } from '../plots/plot.ts'
import { OnPaper, PlotGrid } from '../plots/Section.tsx'
import { SETTING_LABELS, settingsFile, settingsText } from '../plots/settings-text.ts'
import { makeFiguresCsv, makeReport, reportOf } from '../report/report.ts'
import { flagOf } from '../runs/settings.ts'
import { figureOf, SURE_GAMES } from '../statistics/figures.ts'
import type { Sweep, SweepRun } from './experiment.ts'
import { useLab } from './lab.ts'
import { SWEPT_NAMES, sweptSettings } from './lab-fields.ts'
import { FIGURES } from './RunFigures.tsx'

/** Curves of the means, and their files. */
export function SweepFigures({ sweep }: { sweep: Sweep }) {
  const { dismissSweep } = useLab()
  const [ground, setGround] = useState<Ground>('light')
  const { i18n } = useLingui()
  if (sweep.runs.length === 0) return null
  return (
    <>
      <OnPaper>{captionsOf(i18n, sweep)}</OnPaper>
      <div className="row">
        <GroundField {...{ ground }} onChange={setGround} />
      </div>
      <PlotGrid>
        {PLOTTED.map((name) => (
          <Curves key={name} {...{ name, sweep, ground }} />
        ))}
      </PlotGrid>
      {sweep.status !== 'running' && (
        <Files files={filesOf(i18n, sweep)} onDismiss={dismissSweep} />
      )}
    </>
  )
}

function Curves({ name, sweep, ground }: { name: Plotted; sweep: Sweep; ground: Ground }) {
  const { i18n } = useLingui()
  const { fields, parts, runs } = sweep
  const title = i18n._(FIGURE_NAMES[name])
  const swept = i18n._(SWEPT_NAMES[fields.over])
  const curves = useMemo(() => curvesOf(i18n, name, runs), [i18n, name, runs])
  const label = [title, swept, ...curves.map((curve) => curveText(i18n, curve))].join('. ')
  const draw = useCallback(
    ({ drawCurves }: typeof import('../plots/plot.ts'), size?: PlotSize) =>
      drawCurves(
        curves,
        [...new Set(parts.map(({ value }) => value))],
        {
          label,
          swept,
          describe: (point, { name }) =>
            joinWords('\n', name, valueText(i18n, point.value), meanText(i18n, point)),
          formatValue: (value) => valueText(i18n, value),
          formatMean: (mean) => withMinus(mean.toLocaleString(i18n.locale)),
        },
        size,
      ),
    [curves, parts, label, swept, i18n],
  )
  const by = fields.curves && i18n._(SWEPT_NAMES[fields.curves.over])
  const legend = curves.map(({ name }, index) => ({
    text: `${by}: ${name}`,
    look: curveLook(index),
  }))
  return (
    <PlotCard
      {...{ title, ground, draw }}
      file={`${fileOf(sweep)}-${flagOf(name)}`}
      legend={by ? legend : []}
      captions={captionsOf(i18n, sweep)}
      head={[joinWords(' · ', by, swept), i18n._(COLUMN_NAMES.mean), i18n._(COLUMN_NAMES.interval)]}
      rows={curves.flatMap((curve) => rowsOf(i18n, curve))}
    />
  )
}

const rowsOf = (i18n: I18n, { name, points }: Curve): TableRow[] =>
  points.map(({ value, mean, interval }) => [
    joinWords(' · ', name, valueText(i18n, value)),
    showNumber(i18n, mean),
    showInterval(i18n, interval),
  ])

const fileOf = ({ fields, parts: [first] }: Sweep): string =>
  joinWords(
    '-',
    first && settingsFile(first.settings, [...sweptSettings(fields), 'seed']),
    `by-${fields.over}`,
    fields.curves && `and-${fields.curves.over}`,
  )

function captionsOf(i18n: I18n, { fields, parts }: Sweep): string[] {
  const [first] = parts
  if (!first) return []
  const omitted = sweptSettings(fields)
  if (fields.isPaired) return [settingsText(i18n, first.settings, omitted)]
  const seeds = [first, parts.at(-1)].map((part) => part?.settings.seed).join(', …, ')
  const text = settingsText(i18n, first.settings, [...omitted, 'seed'])
  return [`${text} · ${i18n._(SETTING_LABELS.seed)}: ${seeds}`]
}

function curvesOf(i18n: I18n, name: Plotted, runs: readonly SweepRun[]): Curve[] {
  const curves = new Map<SweepRun['curve'], CurvePoint[]>()
  for (const run of runs) {
    const { value, curve, findings } = run
    const { mean, interval } = figureOf(sumsOf(findings, name))
    if (mean === null) continue
    const point = { value, mean, interval: hasInterval(run) ? interval : null }
    curves.set(curve, [...(curves.get(curve) ?? []), point])
  }
  return Array.from(curves, ([curve, points]) => ({
    name: curve === undefined ? '' : valueText(i18n, curve),
    points,
  }))
}

/** Tests for a complete run, or enough games: of fewer, an interval may be so wide that it flattens all curves. */
const hasInterval = ({ settings, games: [from, to] }: SweepRun): boolean =>
  to - from >= Math.min(SURE_GAMES, settings.games)

const curveText = (i18n: I18n, { name, points }: Curve): string =>
  [
    ...(name ? [name] : []),
    ...points.map((point) => `${valueText(i18n, point.value)}: ${meanText(i18n, point)}`),
  ].join('. ')

/** Names an agent, or shows a number. */
function valueText(i18n: I18n, value: CurvePoint['value']): string {
  const agent = AGENTS.find((agent) => agent === value)
  return agent ? i18n._(AGENT_NAMES[agent]) : value.toLocaleString(i18n.locale)
}

function filesOf(i18n: I18n, sweep: Sweep): TextFile[] {
  const { fields, runs } = sweep
  const swept = [fields.over, ...(fields.curves ? [fields.curves.over] : [])]
  const valued = runs.map(({ value, curve, findings }) => ({
    values: [value, ...(curve === undefined ? [] : [curve])],
    findings,
  }))
  const file = `cascade-${fileOf(sweep)}`
  const figures = i18n._(FIGURES)
  const makeJson = () => `[${runs.map((run) => makeReport(reportOf(run)).trim()).join(',\n')}]\n`
  return [
    { name: `${figures} (JSON)`, file: `${file}.json`, text: makeJson },
    { name: `${figures} (CSV)`, file: `${file}.csv`, text: () => makeFiguresCsv(swept, valued) },
  ]
}
