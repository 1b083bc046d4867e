import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { Card } from '#src/ui/kit/Card.tsx'
import { type Difference, differenceOf, rateDifferenceOf } from '../lab/difference'
import { type Figures, figuresOf } from '../lab/figures'
import type { Interval } from '../lab/measure'
import type { Findings } from '../lab/tally'
import {
  PLOTTED,
  PLOTTED_NAMES,
  type Plotted,
  RATE_NAMES,
  showInterval,
  showNumber,
  sumsOf,
} from './figure-text'
import styles from './LabPage.module.css'

interface DifferenceTableProps {
  first: Findings
  second: Findings
}

/** The means of two runs, and their difference with its interval. */
export function DifferenceTable({ first, second }: DifferenceTableProps) {
  const { i18n } = useLingui()
  const title = i18n._({ id: 'cascade.difference', message: 'Run B compared with run A' })
  const rows = useMemo(() => rowsOf(first, second), [first, second])
  return (
    <section className={styles.run} aria-label={title}>
      <h2>{title}</h2>
      <Card as="div" className={styles.wide}>
        <table className={styles.table}>
          <caption>
            <Trans
              id="cascade.difference.about"
              message="≠ 0 marks an interval that excludes 0: the runs differ. Between equal runs, up to 5 in 100 intervals exclude 0 by chance."
            />
          </caption>
          <Headings />
          <tbody>
            {rows.map((row) => (
              <DifferenceRow key={row.name.id} {...row} />
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}

function rowsOf(first: Findings, second: Findings): readonly DifferenceRowProps[] {
  const [a, b] = [figuresOf(first), figuresOf(second)]
  const means = PLOTTED.map((name) => ({
    name: PLOTTED_NAMES[name],
    means: [meanIn(a, name), meanIn(b, name)] as const,
    difference: differenceOf(sumsOf(first, name), sumsOf(second, name)),
  }))
  const rates = (['redeals', 'cuts'] as const).map((name) => ({
    name: RATE_NAMES[name],
    means: [a[name].perThousand, b[name].perThousand] as const,
    difference: rateDifferenceOf(a[name], b[name]),
  }))
  return [...means, ...rates]
}

const meanIn = ({ quantities, sizes }: Figures, name: Plotted): number | null =>
  name === 'groupSize' ? (sizes[0]?.mean ?? null) : quantities[name].mean

function Headings() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans id="cascade.column.what" message="Measured" />
        </th>
        <th scope="col">A</th>
        <th scope="col">B</th>
        <th scope="col">B − A</th>
        <th scope="col">
          <Trans id="cascade.column.interval" message="95 % interval" />
        </th>
      </tr>
    </thead>
  )
}

interface DifferenceRowProps {
  name: MessageDescriptor
  means: readonly [number | null, number | null]
  difference: Difference
}

function DifferenceRow({ name, means, difference: { mean, interval } }: DifferenceRowProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  return (
    <tr>
      <th scope="row">{i18n._(name)}</th>
      <td>{showNumber(locale, means[0])}</td>
      <td>{showNumber(locale, means[1])}</td>
      <td>{showNumber(locale, mean)}</td>
      <td>
        {showInterval(locale, interval)}
        {interval && !holdsZero(interval) && ' ≠ 0'}
      </td>
    </tr>
  )
}

const holdsZero = ([low, high]: Interval): boolean => low <= 0 && high >= 0
