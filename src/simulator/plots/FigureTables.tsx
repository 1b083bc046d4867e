import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Interval } from '#src/engine/interval.ts'
import { gemName } from '#src/games/cascade/names.ts'
import { LONGEST_CASCADE } from '#src/games/cascade/rules/cascade.ts'
import type { TableRow } from '#src/ui/kit/Table.tsx'
import {
  differenceOf,
  doIntervalsHold,
  figuresOf,
  type LabFigures,
  listFigures,
  meanOf,
  rateDifferenceOf,
  SURE_GAMES,
  SURE_SWAPS,
} from '../statistics/figures.ts'
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

const ABOUT = /*i18n*/ {
  id: 'cascade.figures.about',
  message:
    'All matches of a step are cleared at once, and a board without a legal swap is replaced. Intervals are at 95%, from the spread between games.',
}

const CUTS = /*i18n*/ {
  id: 'cascade.figures.cuts',
  message: 'A cascade that goes on after {steps} steps is cut, and its board is replaced.',
}

export function FigureTable({ figures }: { figures: LabFigures }) {
  const { i18n } = useLingui()
  const listed = listFigures(figures)
  const hasAll = listed.every(({ mean, interval }) => mean === null || interval)
  const cuts = i18n._(CUTS.id, { steps: LONGEST_CASCADE }, CUTS)
  return (
    <WideTable
      caption={[i18n._(ABOUT), cuts, ...limitsOf(i18n, figures.intervalsHold, hasAll)].join(' ')}
      head={COLUMNS.map((name) => i18n._(COLUMN_NAMES[name]))}
      rows={listed.map((figure) => figureRow(i18n, figure))}
    />
  )
}

const FEW = /*i18n*/ {
  id: 'cascade.figures.few',
  message:
    'Of fewer than {games} games, or {swaps} swaps in all, an interval may miss the mean more often than 8 times in 100.',
}

const ALIKE = /*i18n*/ {
  id: 'cascade.figures.alike',
  message:
    'There is no interval (–) of one game, or of games that are all alike: they do not tell how far off their mean may be.',
}

/** Says of which intervals not to be sure, and why others are missing. */
const limitsOf = (i18n: I18n, intervalsHold: boolean, hasAll: boolean): string[] => [
  ...(intervalsHold ? [] : [i18n._(FEW.id, { games: SURE_GAMES, swaps: SURE_SWAPS }, FEW)]),
  ...(hasAll ? [] : [i18n._(ALIKE)]),
]

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

interface ComparedTableProps {
  about: string
  intervalsHold: boolean
  hasAll: boolean
  /** Of columns after the difference's interval. */
  heads?: readonly string[]
  rows: readonly TableRow[]
}

/** Lists figures of both runs, with their differences. */
function ComparedTable({ about, heads = [], rows, ...known }: ComparedTableProps) {
  const { i18n } = useLingui()
  const [what, interval] = [i18n._(COLUMN_NAMES.what), i18n._(COLUMN_NAMES.interval)]
  return (
    <Section title={i18n._({ id: 'cascade.difference', message: 'Run B compared with run A' })}>
      <WideTable
        caption={[about, ...limitsOf(i18n, known.intervalsHold, known.hasAll)].join(' ')}
        head={[what, 'A', 'B', 'B − A', interval, ...heads]}
        rows={rows}
      />
    </Section>
  )
}

export function DifferenceTable({ first, second }: { first: Findings; second: Findings }) {
  const { i18n } = useLingui()
  const differences = useMemo(() => differencesOf(first, second), [first, second])
  return (
    <ComparedTable
      about={i18n._({
        id: 'cascade.difference.about',
        message:
          '≠ 0 marks an interval that excludes 0: the runs differ. Between equal runs, up to 5 in 100 intervals exclude 0 by chance.',
      })}
      intervalsHold={doIntervalsHold(first) && doIntervalsHold(second)}
      hasAll={differences.every(({ interval }) => interval)}
      rows={differences.map(({ name, means, mean, interval }) => [
        i18n._(FIGURE_NAMES[name]),
        ...[...means, mean].map((value) => showNumber(i18n, value)),
        showDifference(i18n, interval),
      ])}
    />
  )
}

interface PairedTableProps {
  figures: PairedFigures
  /** The number of games that both runs played. */
  games: number
  intervalsHold: boolean
}

/** Compares two runs on the same boards game by game. */
export function PairedTable({ figures, games, intervalsHold }: PairedTableProps) {
  const { i18n } = useLingui()
  const rows = useMemo(() => pairedRows(i18n, figures), [i18n, figures])
  return (
    <ComparedTable
      about={i18n._({
        id: 'cascade.paired.about',
        message:
          'Both runs played the same {games} boards with the same luck and are compared game by game. ≠ 0 marks an interval that excludes 0. Width: of this interval as a share of that of unpaired runs; the smaller, the more the pairs have gained.',
        values: { games: games.toLocaleString(i18n.locale) },
      })}
      intervalsHold={intervalsHold}
      hasAll={PAIRED.every((name) => figures[name].interval)}
      heads={[
        i18n._({ id: 'cascade.column.unpaired', message: 'Unpaired' }),
        i18n._({ id: 'cascade.column.width', message: 'Width' }),
        'B > A',
      ]}
      rows={rows}
    />
  )
}

const PAIRED = ['legalSwaps', 'steps', 'gems', 'points', 'gamePoints'] as const

const pairedRows = (i18n: I18n, figures: PairedFigures): TableRow[] =>
  PAIRED.map((name) => {
    const { first, second, difference, interval, unpaired, width, more } = figures[name]
    return [
      i18n._(FIGURE_NAMES[name]),
      ...[first, second, difference].map((value) => showNumber(i18n, value)),
      showDifference(i18n, interval),
      showInterval(i18n, unpaired),
      width === null ? '–' : showPercent(i18n, width),
      showPercent(i18n, more),
    ]
  })

const showPercent = ({ locale }: I18n, share: number): string =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })

/** Lists the means and rates of two runs, with their differences. */
function differencesOf(first: Findings, second: Findings) {
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
  return [...means, ...rates]
}

/** Shows an interval, and marks one without 0. */
function showDifference(i18n: I18n, interval: Interval | null): string {
  const shown = showInterval(i18n, interval)
  return interval && (interval[0] > 0 || interval[1] < 0) ? `${shown} ≠ 0` : shown
}
