import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useCallback, useMemo, useState } from 'react'
import { joinWords } from '#src/engine/text.ts'
import { CheckField } from '#src/ui/form/Field.tsx'
import type { TableRow } from '#src/ui/kit/Table.tsx'
import {
  COLUMN_NAMES,
  FIGURE_NAMES,
  meanText,
  PLOTTED,
  type Plotted,
  sumsOf,
} from '../plots/figure-text.ts'
import { RUN_LOOKS } from '../plots/Key.tsx'
import { GroundField, type LegendLine, PlotCard } from '../plots/PlotCard.tsx'
import type { Ground, PlotSize } from '../plots/paper.ts'
import { type Axes, axesFor, rebin, stepOf } from '../plots/rebin.ts'
import { Note, PlotGrid, Section } from '../plots/Section.tsx'
import { runsFile, settingsText } from '../plots/settings-text.ts'
import { flagOf, type Settings } from '../runs/settings.ts'
import { distributionOf } from '../statistics/distribution.ts'
import { type Difference, differenceOf, figureOf } from '../statistics/figures.ts'
import type { PairedFigures } from '../statistics/paired.ts'
import type { Findings } from '../statistics/tally.ts'
import { useLab } from './lab.ts'

interface ShownRun {
  readonly letter: string
  readonly settings: Settings
  readonly findings: Findings
}

interface PlotsProps {
  /** One run, or two above each other with the same bins and axes; must be stable. */
  runs: readonly ShownRun[]
  /** Shows the difference of two runs. */
  isCompared: boolean
  /** Differences game by game, of runs on the same boards. */
  paired: PairedFigures | undefined
}

/** Histograms, or distribution functions. */
export function Plots(plots: PlotsProps) {
  const { setup, change } = useLab()
  const { isLog, isCumulative } = setup
  const [ground, setGround] = useState<Ground>('light')
  const { i18n } = useLingui()
  const title = i18n._({ id: 'cascade.plots', message: 'Distributions' })
  const cumulative = <Trans id="cascade.plots.cumulative" message="Distribution function" />
  const log = <Trans id="cascade.plots.log" message="Logarithmic scale" />
  return (
    <Section
      title={title}
      aside={
        <div className="row">
          <CheckField
            label={cumulative}
            checked={isCumulative}
            onChange={(isCumulative) => change({ isCumulative })}
          />
          {!isCumulative && (
            <CheckField label={log} checked={isLog} onChange={(isLog) => change({ isLog })} />
          )}
          <GroundField {...{ ground }} onChange={setGround} />
        </div>
      }
    >
      <Note>
        {isCumulative ? (
          <Trans
            id="cascade.plots.function"
            message="The lines show which share of all values is at most as large. The last 0.5% of a long tail are left out."
          />
        ) : (
          <Trans
            id="cascade.plots.about"
            message="Bars are shares of all values. The line is the mean, the band its 95% interval. The last 0.5% of a long tail share one bar at the end."
          />
        )}
      </Note>
      <PlotGrid>
        {PLOTTED.map((name) => (
          <Distribution key={name} {...plots} {...{ name, ground }} />
        ))}
      </PlotGrid>
    </Section>
  )
}

interface DistributionProps extends PlotsProps {
  name: Plotted
  ground: Ground
}

function Distribution({ name, runs, isCompared, paired, ground }: DistributionProps) {
  const { i18n } = useLingui()
  const { isLog, isCumulative } = useLab().setup
  const title = i18n._(FIGURE_NAMES[name])
  const { axes, series } = useMemo(() => seriesOf(name, runs), [name, runs])
  const rows = useMemo(
    () => rowsOf(i18n, axes, series, isCumulative),
    [i18n, axes, series, isCumulative],
  )
  const difference = isCompared ? differenceFor(name, series, paired) : undefined
  const legend = legendOf(i18n, series, isCumulative, difference)
  const label = [title, ...legend.map(({ text }) => text)].join('. ')
  const draw = useCallback(
    ({ drawDistribution, drawHistogram }: typeof import('../plots/plot.ts'), size?: PlotSize) => {
      const texts = {
        label,
        isLog,
        describe: (from: number) => rows.get(from)?.text ?? '',
        formatShare: (share: number) => showShare(i18n, share, isLog ? 1 : 2),
        formatValue: (value: number) => value.toLocaleString(i18n.locale),
      }
      if (!isCumulative) return drawHistogram(series, axes, texts, size)
      const lines = series.map(({ sums }) => distributionOf(sums.bins))
      return drawDistribution(lines, axes, texts, size)
    },
    [series, axes, rows, label, isLog, isCumulative, i18n],
  )
  const file = runsFile(runs.map(({ settings }) => settings))
  return (
    <PlotCard
      {...{ title, legend, ground, draw }}
      file={joinWords('-', file, flagOf(name), isCumulative && 'function')}
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

/** Returns the second run's mean less the first's; sizes of groups are not compared game by game. */
function differenceFor(
  name: Plotted,
  [a, b]: Series,
  paired: PairedFigures | undefined,
): Difference | undefined {
  if (!a || !b) return undefined
  if (!paired) return differenceOf(a.sums, b.sums)
  if (name === 'groupSize') return undefined
  const { difference, interval } = paired[name]
  return { mean: difference, interval }
}

const BAR_LOOKS = ['bar', 'outline'] as const

function legendOf(i18n: I18n, series: Series, isCumulative: boolean, difference?: Difference) {
  const looks = isCumulative ? RUN_LOOKS : BAR_LOOKS
  const lines = series.map(
    ({ letter, ...figure }, index): LegendLine => ({
      look: looks[index === 0 ? 0 : 1],
      text: i18n._({
        id: 'cascade.plot.mean',
        message: 'Run {letter}: mean {mean}',
        values: { letter, mean: meanText(i18n, figure) },
      }),
    }),
  )
  return difference ? [...lines, { text: `B − A: ${meanText(i18n, difference)}` }] : lines
}

/** Makes a row for each bar, by its first value: of a table, and as text. */
function rowsOf(i18n: I18n, { step }: Axes, series: Series, isCumulative: boolean) {
  const all = series.flatMap(({ bars }) => bars).toSorted((a, b) => a.from - b.from)
  return new Map(
    all.map(({ from, to }) => {
      const shown = valuesText(i18n, isCumulative ? to - step : from, to - step)
      const values = isCumulative ? `≤ ${shown}` : shown
      const shares = series.map(({ letter, bars }) => {
        const counted = bars.filter((bar) => bar.from === from || (isCumulative && bar.from < from))
        const share = counted.reduce((sum, bar) => sum + bar.share, 0)
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
