import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { TableRow } from '#src/ui/kit/Table.tsx'
import {
  COLUMN_NAMES,
  PLOTTED,
  PLOTTED_NAMES,
  plottedFigure,
  RATE_NAMES,
  showInterval,
  showNumber,
  sumsOf,
} from '../page/figure-text.ts'
import { Section, WideTable } from '../page/Section.tsx'
import {
  type Difference,
  differenceOf,
  figuresOf,
  rateDifferenceOf,
} from '../statistics/figures.ts'
import type { Interval } from '../statistics/measure.ts'
import type { Findings } from '../statistics/tally.ts'

interface DifferenceTableProps {
  first: Findings
  second: Findings
}

/** The means of two runs, and their difference with its interval. */
export function DifferenceTable({ first, second }: DifferenceTableProps) {
  const { i18n } = useLingui()
  const title = i18n._({ id: 'cascade.difference', message: 'Run B compared with run A' })
  const rows = useMemo(() => rowsOf(i18n, first, second), [i18n, first, second])
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

function rowsOf(i18n: I18n, first: Findings, second: Findings): TableRow[] {
  const [a, b] = [figuresOf(first), figuresOf(second)]
  const means = PLOTTED.map((name) =>
    rowOf(
      i18n,
      i18n._(PLOTTED_NAMES[name]),
      [first, second].map((findings) => plottedFigure(findings, name).mean),
      differenceOf(sumsOf(first, name), sumsOf(second, name)),
    ),
  )
  const rates = (['redeals', 'cuts'] as const).map((name) =>
    rowOf(
      i18n,
      i18n._(RATE_NAMES[name]),
      [a[name].perThousand, b[name].perThousand],
      rateDifferenceOf(a[name], b[name]),
    ),
  )
  return [...means, ...rates]
}

function rowOf(
  { locale }: I18n,
  name: string,
  means: readonly (number | null)[],
  { mean, interval }: Difference,
): TableRow {
  const shown = showInterval(locale, interval)
  return [
    name,
    ...[...means, mean].map((value) => showNumber(locale, value)),
    interval && !holdsZero(interval) ? `${shown} ≠ 0` : shown,
  ]
}

const holdsZero = ([low, high]: Interval): boolean => low <= 0 && high >= 0
