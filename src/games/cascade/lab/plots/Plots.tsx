import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useCallback, useMemo, useState } from 'react'
import { CheckField } from '#src/ui/form/Field.tsx'
import type { TableRow } from '#src/ui/kit/Table.tsx'
import { flagOf, type Settings } from '../settings.ts'
import { differenceOf, figureOf } from '../statistics/figures.ts'
import type { Findings } from '../statistics/tally.ts'
import {
  COLUMN_NAMES,
  FIGURE_NAMES,
  meanText,
  PLOTTED,
  type Plotted,
  sumsOf,
} from './figure-text.ts'
import { GroundField, type LegendLine, PlotCard } from './PlotCard.tsx'
import type { Ground, PlotSize } from './paper.ts'
import { type Axes, axesFor, rebin, stepOf } from './rebin.ts'
import { Note, PlotGrid, Section } from './Section.tsx'
import { runsFile, settingsText } from './settings-text.ts'

interface ShownRun {
  readonly letter: string
  readonly settings: Settings
  readonly findings: Findings
}

interface PlotsProps {
  /** One run, or two above each other with the same bins and axes; must be stable. */
  runs: readonly ShownRun[]
  isLog: boolean
  onLog: (isLog: boolean) => void
  /** Shows the difference of two runs. */
  isCompared: boolean
}

export function Plots({ runs, isLog, onLog, isCompared }: PlotsProps) {
  const [ground, setGround] = useState<Ground>('light')
  const { i18n } = useLingui()
  const title = i18n._({ id: 'cascade.plots', message: 'Distributions' })
  const log = <Trans id="cascade.plots.log" message="Logarithmic scale" />
  return (
    <Section
      title={title}
      aside={
        <div className="row">
          <CheckField label={log} checked={isLog} onChange={onLog} />
          <GroundField {...{ ground }} onChange={setGround} />
        </div>
      }
    >
      <Note>
        <Trans
          id="cascade.plots.about"
          message="Bars are shares of all values. The line is the mean, the band its 95% interval. The last 0.5% of a long tail share one bar at the end."
        />
      </Note>
      <PlotGrid>
        {PLOTTED.map((name) => (
          <Histogram key={name} {...{ name, runs, isLog, isCompared, ground }} />
        ))}
      </PlotGrid>
    </Section>
  )
}

interface HistogramProps extends Omit<PlotsProps, 'onLog'> {
  name: Plotted
  ground: Ground
}

function Histogram({ name, runs, isLog, isCompared, ground }: HistogramProps) {
  const { i18n } = useLingui()
  const title = i18n._(FIGURE_NAMES[name])
  const { axes, series } = useMemo(() => seriesOf(name, runs), [name, runs])
  const rows = useMemo(() => rowsOf(i18n, axes, series), [i18n, axes, series])
  const legend = legendOf(i18n, series, isCompared)
  const label = [title, ...legend.map(({ text }) => text)].join('. ')
  const draw = useCallback(
    ({ drawHistogram }: typeof import('./plot.ts'), size?: PlotSize) =>
      drawHistogram(
        series,
        axes,
        {
          label,
          isLog,
          describe: (from) => rows.get(from)?.text ?? '',
          formatShare: (share) => showShare(i18n, share, isLog ? 1 : 2),
          formatValue: (value) => value.toLocaleString(i18n.locale),
        },
        size,
      ),
    [series, axes, rows, label, isLog, i18n],
  )
  return (
    <PlotCard
      {...{ title, legend, ground, draw }}
      file={`${runsFile(runs.map(({ settings }) => settings))}-${flagOf(name)}`}
      captions={runs.map(({ letter, settings }) => `${letter}: ${settingsText(i18n, settings)}`)}
      head={[i18n._(COLUMN_NAMES.values), ...runs.map(({ letter }) => letter)]}
      rows={[...rows.values()].map(({ cells }) => cells)}
    />
  )
}

function seriesOf(name: Plotted, runs: readonly ShownRun[]) {
  const figures = runs.map(({ letter, findings }) => {
    const sums = sumsOf(findings, name)
    return { letter, sums, ...figureOf(sums) }
  })
  const axes = axesFor(figures, stepOf(name))
  return { axes, series: figures.map((figure) => ({ ...figure, bars: rebin(figure, axes) })) }
}

type Series = ReturnType<typeof seriesOf>['series']

function legendOf(i18n: I18n, series: Series, isCompared: boolean): LegendLine[] {
  const lines = series.map(({ letter, ...figure }, index) => ({
    look: index === 0 ? ('bar' as const) : ('outline' as const),
    text: i18n._({
      id: 'cascade.plot.mean',
      message: 'Run {letter}: mean {mean}',
      values: { letter, mean: meanText(i18n, figure) },
    }),
  }))
  const [a, b] = series
  if (!a || !b || !isCompared) return lines
  return [...lines, { text: `B − A: ${meanText(i18n, differenceOf(a.sums, b.sums))}` }]
}

/** Makes a row for each bar, by its first value: of a table, and as text. */
function rowsOf(i18n: I18n, { step }: Axes, series: Series) {
  const all = series.flatMap(({ bars }) => bars).toSorted((a, b) => a.from - b.from)
  return new Map(
    all.map(({ from, to }) => {
      const values = valuesText(i18n, from, to - step)
      const shares = series.map(({ letter, bars }) => {
        const share = bars.find((bar) => bar.from === from)?.share ?? 0
        return { letter, share: showShare(i18n, share, 3) }
      })
      const cells: TableRow = [values, ...shares.map(({ share }) => share)]
      const text = [values, ...shares.map(({ letter, share }) => `${letter}: ${share}`)].join('\n')
      return [from, { cells, text }]
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
