import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { TableRow } from '#src/ui/kit/Table.tsx'
import { LONGEST_CASCADE } from '../../rules/cascade.ts'
import { gemName } from '../../ui/texts.ts'
import {
  COLUMN_NAMES,
  PLOTTED_NAMES,
  QUANTITY_NAMES,
  RATE_NAMES,
  showInterval,
  showNumber,
} from '../page/figure-text.ts'
import { WideTable } from '../page/Section.tsx'
import type { Figure, LabFigures, Rate } from '../statistics/figures.ts'
import { QUANTITIES } from '../statistics/tally.ts'

const COLUMNS = ['what', 'mean', 'interval', 'deviation', 'count'] as const

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
        </>
      }
      head={COLUMNS.map((name) => i18n._(COLUMN_NAMES[name]))}
      rows={rowsOf(i18n, figures)}
    />
  )
}

const rowsOf = (i18n: I18n, { quantities, sizes, redeals, cuts }: LabFigures): TableRow[] => [
  ...QUANTITIES.map((name) => figureRow(i18n, i18n._(QUANTITY_NAMES[name]), quantities[name])),
  ...sizes.map((size, kind) => figureRow(i18n, sizeName(i18n, kind), size)),
  rateRow(i18n, i18n._(RATE_NAMES.redeals), redeals),
  rateRow(i18n, i18n._(RATE_NAMES.cuts), cuts),
]

/** Names the sizes of a kind's groups; 0 stands for all kinds. */
const sizeName = (i18n: I18n, kind: number): string =>
  kind === 0 ? i18n._(PLOTTED_NAMES.groupSize) : `… ${gemName(i18n, kind)}`

function figureRow({ locale }: I18n, name: string, figure: Figure): TableRow {
  const { mean, interval, deviation, count } = figure
  return [
    name,
    showNumber(locale, mean),
    showInterval(locale, interval),
    showNumber(locale, deviation),
    count.toLocaleString(locale),
  ]
}

/** Shows the interval, so that an event that did not occur is not taken for impossible. */
function rateRow({ locale }: I18n, name: string, rate: Rate): TableRow {
  const { events, perThousand, interval } = rate
  return [
    name,
    events === 0 ? `<\u00a0${showNumber(locale, interval[1])}` : showNumber(locale, perThousand),
    showInterval(locale, interval),
    '–',
    events.toLocaleString(locale),
  ]
}
