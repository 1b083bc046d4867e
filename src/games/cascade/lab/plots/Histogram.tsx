import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useCallback, useMemo } from 'react'
import {
  COLUMN_NAMES,
  meanText,
  PLOTTED_NAMES,
  type Plotted,
  plottedFigure,
  sumsOf,
} from '../page/figure-text.ts'
import { differenceOf, type Figure } from '../statistics/figures.ts'
import type { Findings } from '../statistics/tally.ts'
import { PlotCard } from './PlotCard.tsx'
import { type Axes, axesFor, type Bar, rebin, stepOf } from './rebin.ts'

/** A run as shown beside another. */
export interface ShownRun {
  readonly letter: string
  readonly findings: Findings
}

interface HistogramProps {
  name: Plotted
  /** One run, or two that share bins and axes; must be stable. */
  runs: readonly ShownRun[]
  isLog: boolean
}

/** The distribution of a figure: drawn, in text, and as a table. */
export function Histogram({ name, runs, isLog }: HistogramProps) {
  const { i18n } = useLingui()
  const title = i18n._(PLOTTED_NAMES[name])
  const { figures, axes, bars } = useMemo(() => binned(name, runs), [name, runs])
  const rows = useMemo(() => rowsOf(i18n, axes, bars), [i18n, axes, bars])
  const lines = linesOf(i18n, name, runs, figures)
  const label = [title, ...lines].join('. ')
  const draw = useCallback(
    ({ drawHistogram }: typeof import('./plot.ts')) => {
      const series = figures.map((figure, run) => ({ ...figure, bars: bars[run] ?? [] }))
      return drawHistogram(series, axes, {
        label,
        isLog,
        describe: (from) => describe(rows.get(from), runs),
        formatShare: (share) => showShare(i18n, share, isLog ? 1 : 2),
        formatValue: (value) => value.toLocaleString(i18n.locale),
      })
    },
    [runs, figures, bars, axes, rows, label, isLog, i18n],
  )
  return (
    <PlotCard
      {...{ title, lines, draw }}
      file={name}
      head={[i18n._(COLUMN_NAMES.values), ...runs.map(({ letter }) => letter)]}
      rows={[...rows.values()].map(({ values, shares }) => [values, ...shares])}
    />
  )
}

function binned(name: Plotted, runs: readonly ShownRun[]) {
  const figures = runs.map(({ findings }) => plottedFigure(findings, name))
  const axes = axesFor(figures, stepOf(name))
  return { figures, axes, bars: figures.map((figure) => rebin(figure, axes)) }
}

/** Returns a line for each run, and one for their difference. */
function linesOf(
  i18n: I18n,
  name: Plotted,
  runs: readonly ShownRun[],
  figures: readonly Figure[],
): string[] {
  const lines = figures.map((figure, run) =>
    i18n._({
      id: 'cascade.plot.mean',
      message: 'Run {letter}: mean {mean}',
      values: { letter: runs[run]?.letter, mean: meanText(i18n, figure) },
    }),
  )
  const [first, second] = runs.map(({ findings }) => sumsOf(findings, name))
  if (!first || !second) return lines
  return [...lines, `B − A: ${meanText(i18n, differenceOf(first, second))}`]
}

/** A bar's values, and its share in each run. */
interface Row {
  readonly values: string
  readonly shares: readonly string[]
}

/** Makes the rows of all bars, by their first value. */
function rowsOf(i18n: I18n, axes: Axes, bars: readonly (readonly Bar[])[]) {
  const all = bars.flat().toSorted((a, b) => a.from - b.from)
  return new Map(
    all.map(({ from, to }): [number, Row] => {
      const shares = bars.map((run) => run.find((bar) => bar.from === from)?.share ?? 0)
      const values = valuesText(i18n, from, to - axes.step)
      return [from, { values, shares: shares.map((share) => showShare(i18n, share, 3)) }]
    }),
  )
}

function valuesText({ locale }: I18n, from: number, last: number): string {
  const first = from.toLocaleString(locale)
  if (last === Infinity) return `≥ ${first}`
  return from === last ? first : `${first} – ${last.toLocaleString(locale)}`
}

const showShare = ({ locale }: I18n, share: number, digits: number): string =>
  share.toLocaleString(locale, { style: 'percent', maximumSignificantDigits: digits })

const describe = (row: Row | undefined, runs: readonly ShownRun[]): string =>
  row
    ? [row.values, ...runs.map(({ letter }, run) => `${letter}: ${row.shares[run]}`)].join('\n')
    : ''
