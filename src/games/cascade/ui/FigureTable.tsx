import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Card } from '#src/ui/kit/Card.tsx'
import type { Figure, Figures, Rate } from '../lab/figures'
import { QUANTITIES } from '../lab/tally'
import { PLOTTED_NAMES, QUANTITY_NAMES, RATE_NAMES, showInterval, showNumber } from './figure-text'
import styles from './LabPage.module.css'
import { gemName } from './texts'

export function FigureTable({ figures }: { figures: Figures }) {
  const { i18n } = useLingui()
  const { quantities, sizes, redeals, cuts } = figures
  return (
    <Card as="div" className={styles.wide}>
      <table className={styles.table}>
        <caption>
          <Trans
            id="cascade.figures.about"
            message="All matches of a step are cleared at once, and a board without a legal swap is replaced. Intervals are at 95 %, from the spread between games."
          />
        </caption>
        <Headings />
        <tbody>
          {QUANTITIES.map((name) => (
            <FigureRow key={name} name={i18n._(QUANTITY_NAMES[name])} figure={quantities[name]} />
          ))}
          {nameSizes(i18n, sizes).map(([name, size]) => (
            <FigureRow key={name} name={name} figure={size} />
          ))}
          <RateRow name={i18n._(RATE_NAMES.redeals)} rate={redeals} />
          <RateRow name={i18n._(RATE_NAMES.cuts)} rate={cuts} />
        </tbody>
      </table>
    </Card>
  )
}

/** Names sizes: all kinds, then by kind. */
const nameSizes = (i18n: I18n, sizes: readonly Figure[]) =>
  sizes.map(
    (size, kind) =>
      [kind === 0 ? i18n._(PLOTTED_NAMES.groupSize) : `… ${gemName(i18n, kind)}`, size] as const,
  )

const COLUMNS: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'cascade.column.what', message: 'Measured' },
  /*i18n*/ { id: 'cascade.column.mean', message: 'Mean' },
  /*i18n*/ { id: 'cascade.column.interval', message: '95 % interval' },
  /*i18n*/ { id: 'cascade.column.deviation', message: 'Deviation' },
  /*i18n*/ { id: 'cascade.column.count', message: 'Count' },
]

function Headings() {
  const { i18n } = useLingui()
  return (
    <thead>
      <tr>
        {COLUMNS.map((name) => (
          <th key={name.id} scope="col">
            {i18n._(name)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function FigureRow({ name, figure }: { name: string; figure: Figure }) {
  const { locale } = useLingui().i18n
  const { mean, interval, deviation, count } = figure
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{showNumber(locale, mean)}</td>
      <td>{showInterval(locale, interval)}</td>
      <td>{showNumber(locale, deviation)}</td>
      <td>{count.toLocaleString(locale)}</td>
    </tr>
  )
}

/** Shows the interval, so that an event that did not occur is not taken for impossible. */
function RateRow({ name, rate }: { name: string; rate: Rate }) {
  const { locale } = useLingui().i18n
  const { events, perThousand, interval } = rate
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {events === 0
          ? `<\u00a0${showNumber(locale, interval[1])}`
          : showNumber(locale, perThousand)}
      </td>
      <td>{showInterval(locale, interval)}</td>
      <td>–</td>
      <td>{events.toLocaleString(locale)}</td>
    </tr>
  )
}
