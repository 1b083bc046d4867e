import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Card } from '#src/ui/kit/Card.tsx'
import type { Figure, Figures, Rate } from '../lab/figures'
import { QUANTITIES } from '../lab/tally'
import styles from './LabPage.module.css'
import { QUANTITY_NAMES, SIZE_NAME, showInterval, showNumber } from './lab-texts'
import { gemName } from './texts'

/** Every figure of a run, with its interval. */
export function FigureTable({ figures }: { figures: Figures }) {
  const { i18n } = useLingui()
  const { quantities, sizes, redeals, cuts } = figures
  return (
    <Card aria-label={i18n._({ id: 'cascade.figures', message: 'Figures' })}>
      <table className={styles.table}>
        <caption>
          <Trans
            id="cascade.figures.about"
            message="All matches of a step go at once; a board without a legal swap is dealt anew. Intervals hold at 95 %, from how games differ."
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

/** Sizes by the name of their kind; first those of all kinds. */
const nameSizes = (i18n: I18n, sizes: readonly Figure[]) =>
  sizes.map(
    (size, kind) => [kind === 0 ? i18n._(SIZE_NAME) : `… ${gemName(i18n, kind)}`, size] as const,
  )

function Headings() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans id="cascade.column.what" message="Measured" />
        </th>
        <th scope="col">
          <Trans id="cascade.column.mean" message="Mean" />
        </th>
        <th scope="col">
          <Trans id="cascade.column.interval" message="95 % interval" />
        </th>
        <th scope="col">
          <Trans id="cascade.column.deviation" message="Deviation" />
        </th>
        <th scope="col">
          <Trans id="cascade.column.count" message="Count" />
        </th>
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

/** An event that never came is less often than the interval's end, not never. */
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
