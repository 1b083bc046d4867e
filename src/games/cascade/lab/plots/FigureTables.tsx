import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { TableRow } from '#src/ui/kit/Table.tsx'
import { LONGEST_CASCADE } from '../../rules/cascade.ts'
import { gemName } from '../../ui/texts.ts'
import {
  differenceOf,
  figureOf,
  figuresOf,
  type LabFigures,
  listFigures,
  rateDifferenceOf,
  SURE_GAMES,
} from '../statistics/figures.ts'
import type { Interval, Sums } from '../statistics/measure.ts'
import type { PairedFigures } from '../statistics/paired.ts'
import type { Findings } from '../statistics/tally.ts'
import {
  COLUMN_NAMES,
  FIGURE_NAMES,
  PLOTTED,
  showInterval,
  showNumber,
  sumsOf,
} from './figure-text.ts'
import { Section, WideTable } from './Section.tsx'

const COLUMNS = ['what', 'mean', 'interval', 'deviation', 'median', 'middle', 'count'] as const

export function FigureTable({ figures }: { figures: LabFigures }) {
  const { i18n } = useLingui()
  return (
    <WideTable
      caption={
        <>
          <Trans
            id="cascade.figures.about"
            message="All matches of a step are cleared at once, and a board without a legal swap is replaced. Intervals are at 95%, from the spread between games."
          />{' '}
          <Trans
            id="cascade.figures.cuts"
            message="A cascade that goes on after {steps} steps is cut, and its board is replaced."
            values={{ steps: LONGEST_CASCADE }}
          />
          {!figures.intervalsHold && (
            <>
              {' '}
              <Trans
                id="cascade.figures.few"
                message="Of fewer than {games} games an interval may miss the mean more often than 7 times in 100."
                values={{ games: SURE_GAMES }}
              />
            </>
          )}
        </>
      }
      head={COLUMNS.map((name) => i18n._(COLUMN_NAMES[name]))}
      rows={listFigures(figures).map((figure) => figureRow(i18n, figure))}
    />
  )
}

type Listed = ReturnType<typeof listFigures>[number]

function figureRow(i18n: I18n, { name, kind, ...figure }: Listed): TableRow {
  const { count, mean, interval, deviation, quantiles } = figure
  // The interval of an event that did not occur is shown, so that it is not taken for impossible.
  const isRare = count === 0 && interval
  return [
    kind === 0 ? i18n._(FIGURE_NAMES[name]) : `… ${gemName(i18n, kind)}`,
    isRare ? `<\u00a0${showNumber(i18n, interval[1])}` : showNumber(i18n, mean),
    showInterval(i18n, interval),
    showNumber(i18n, deviation),
    quantiles ? quantiles.p50.toLocaleString(i18n.locale) : '–',
    quantiles
      ? [quantiles.p5, quantiles.p95].map((value) => value.toLocaleString(i18n.locale)).join(' – ')
      : '–',
    count.toLocaleString(i18n.locale),
  ]
}

const COMPARED_TITLE = /*i18n*/ {
  id: 'cascade.difference',
  message: 'Run B compared with run A',
}

export function DifferenceTable({ first, second }: { first: Findings; second: Findings }) {
  const { i18n } = useLingui()
  const title = i18n._(COMPARED_TITLE)
  const rows = useMemo(() => differenceRows(i18n, first, second), [i18n, first, second])
  return (
    <Section title={title}>
      <WideTable
        caption={
          <Trans
            id="cascade.difference.about"
            message="≠ 0 marks an interval that excludes 0: the runs differ. Between equal runs, up to 5 in 100 intervals exclude 0 by chance."
          />
        }
        head={[i18n._(COLUMN_NAMES.what), 'A', 'B', 'B − A', i18n._(COLUMN_NAMES.interval)]}
        rows={rows}
      />
    </Section>
  )
}

interface PairedTableProps {
  figures: PairedFigures
  /** The number of games that both runs played. */
  games: number
}

/** Compares two runs on the same boards game by game. */
export function PairedTable({ figures, games }: PairedTableProps) {
  const { i18n } = useLingui()
  const title = i18n._(COMPARED_TITLE)
  const rows = useMemo(() => pairedRows(i18n, figures), [i18n, figures])
  return (
    <Section title={title}>
      <WideTable
        caption={
          <Trans
            id="cascade.paired.about"
            message="Both runs played the same {games} boards with the same luck and are compared game by game. ≠ 0 marks an interval that excludes 0. Width: of this interval as a share of that of unpaired runs; the smaller, the more the pairs have gained."
            values={{ games: games.toLocaleString(i18n.locale) }}
          />
        }
        head={[
          i18n._(COLUMN_NAMES.what),
          'A',
          'B',
          'B − A',
          i18n._(COLUMN_NAMES.interval),
          i18n._({ id: 'cascade.column.unpaired', message: 'Unpaired' }),
          i18n._({ id: 'cascade.column.width', message: 'Width' }),
          'B > A',
        ]}
        rows={rows}
      />
    </Section>
  )
}

const PAIRED = ['legalSwaps', 'steps', 'gems', 'points', 'gamePoints'] as const

const pairedRows = (i18n: I18n, figures: PairedFigures): TableRow[] =>
  PAIRED.map((name) => {
    const { first, second, difference, interval, unpaired, width, more } = figures[name]
    return [
      i18n._(FIGURE_NAMES[name]),
      ...[first, second, difference].map((value) => showNumber(i18n, value)),
      differs(interval) ? `${showInterval(i18n, interval)} ≠ 0` : showInterval(i18n, interval),
      showInterval(i18n, unpaired),
      width === null ? '–' : showPercent(i18n, width),
      showPercent(i18n, more),
    ]
  })

const showPercent = ({ locale }: I18n, share: number): string =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })

function differenceRows(i18n: I18n, first: Findings, second: Findings): TableRow[] {
  const [a, b] = [figuresOf(first), figuresOf(second)]
  const means = PLOTTED.map((name) => {
    const [one, other] = [sumsOf(first, name), sumsOf(second, name)]
    return { name, means: [one, other].map(meanOf), ...differenceOf(one, other) }
  })
  const rates = (['redeals', 'cuts'] as const).map((name) => ({
    name,
    means: [a[name].perThousand, b[name].perThousand],
    ...rateDifferenceOf(a[name], b[name]),
  }))
  return [...means, ...rates].map(({ name, means, mean, interval }) => [
    i18n._(FIGURE_NAMES[name]),
    ...[...means, mean].map((value) => showNumber(i18n, value)),
    differs(interval) ? `${showInterval(i18n, interval)} ≠ 0` : showInterval(i18n, interval),
  ])
}

const meanOf = (sums: Sums) => figureOf(sums).mean

const differs = (interval: Interval | null) => interval && (interval[0] > 0 || interval[1] < 0)
