import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Card } from '#src/ui/kit/Card.tsx'
import type { Figure, Figures, Rate } from '../lab/figures'
import type { Interval } from '../lab/measure'
import { QUANTITIES, type Quantity } from '../lab/tally'
import styles from './LabPage.module.css'
import { gemName } from './texts'

export function FigureTable({ figures }: { figures: Figures }) {
  const { i18n } = useLingui()
  const { quantities, sizes, redeals, cuts } = figures
  return (
    <Card aria-label={i18n._({ id: 'cascade.figures', message: 'Figures' })}>
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
          <RateRow
            name={i18n._({ id: 'cascade.figure.redeals', message: 'Redeals per 1000 swaps' })}
            rate={redeals}
          />
          <RateRow
            name={i18n._({ id: 'cascade.figure.cuts', message: 'Cut cascades per 1000 swaps' })}
            rate={cuts}
          />
        </tbody>
      </table>
    </Card>
  )
}

/** Names sizes: all kinds, then by kind. */
const nameSizes = (i18n: I18n, sizes: readonly Figure[]) =>
  sizes.map(
    (size, kind) => [kind === 0 ? i18n._(SIZE_NAME) : `… ${gemName(i18n, kind)}`, size] as const,
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

export const QUANTITY_NAMES: Readonly<Record<Quantity, MessageDescriptor>> = {
  legalSwaps: /*i18n*/ { id: 'cascade.figure.legal', message: 'Legal swaps per board' },
  steps: /*i18n*/ { id: 'cascade.figure.steps', message: 'Cascade steps per swap' },
  gems: /*i18n*/ { id: 'cascade.figure.gems', message: 'Gems per swap' },
  points: /*i18n*/ { id: 'cascade.figure.points', message: 'Points per swap' },
  gamePoints: /*i18n*/ { id: 'cascade.figure.game', message: 'Points per game' },
}

export const SIZE_NAME = /*i18n*/ { id: 'cascade.figure.size', message: 'Gems per group' }

/** Formats a figure with digits according to its size. */
function showNumber(language: string, value: number | null): string {
  if (value === null) return '–'
  const digits =
    Math.abs(value) >= 1000 || value === 0
      ? { maximumFractionDigits: 0 }
      : { minimumSignificantDigits: 4, maximumSignificantDigits: 4 }
  return value.toLocaleString(language, digits)
}

const showInterval = (language: string, interval: Interval | null): string =>
  interval ? `${showNumber(language, interval[0])} – ${showNumber(language, interval[1])}` : '–'
