import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Interval } from '#src/engine/interval.ts'
import type { Figure } from '../statistics/figures.ts'
import type { Sums } from '../statistics/measure.ts'
import { type Findings, QUANTITIES } from '../statistics/tally.ts'

export const DOWNLOAD_NAMED = /*i18n*/ { id: 'cascade.download', message: 'Download {name}' }

export const PLOTTED = [...QUANTITIES, 'groupSize'] as const
export type Plotted = (typeof PLOTTED)[number]

export const FIGURE_NAMES: Readonly<Record<Plotted | 'redeals' | 'cuts', MessageDescriptor>> = {
  legalSwaps: /*i18n*/ { id: 'cascade.figure.legal', message: 'Legal swaps per board' },
  steps: /*i18n*/ { id: 'cascade.figure.steps', message: 'Cascade steps per swap' },
  gems: /*i18n*/ { id: 'cascade.figure.gems', message: 'Gems per swap' },
  points: /*i18n*/ { id: 'cascade.figure.points', message: 'Points per swap' },
  gamePoints: /*i18n*/ { id: 'cascade.figure.game', message: 'Points per game' },
  groupSize: /*i18n*/ { id: 'cascade.figure.size', message: 'Gems per group' },
  redeals: /*i18n*/ { id: 'cascade.figure.redeals', message: 'Redeals per 1000 swaps' },
  cuts: /*i18n*/ { id: 'cascade.figure.cuts', message: 'Cut cascades per 1000 swaps' },
}

export const COLUMN_NAMES = {
  what: /*i18n*/ { id: 'cascade.column.what', message: 'Measured' },
  mean: /*i18n*/ { id: 'cascade.column.mean', message: 'Mean' },
  interval: /*i18n*/ { id: 'cascade.column.interval', message: '95% interval' },
  deviation: /*i18n*/ { id: 'cascade.column.deviation', message: 'Deviation' },
  median: /*i18n*/ { id: 'cascade.column.median', message: 'Median' },
  middle: /*i18n*/ { id: 'cascade.column.middle', message: '5% – 95%' },
  count: /*i18n*/ { id: 'cascade.column.count', message: 'Count' },
  values: /*i18n*/ { id: 'cascade.field.values', message: 'Values' },
} as const

/** Returns what was measured; sizes of groups are those of all kinds. */
export function sumsOf({ quantities, sizes }: Findings, name: Plotted): Sums {
  if (name !== 'groupSize') return quantities[name]
  const [all] = sizes
  if (!all) throw new Error('findings have the sizes of all kinds')
  return all
}

export function showNumber({ locale }: I18n, value: number | null): string {
  if (value === null) return '–'
  const digits =
    Math.abs(value) >= 1000 || value === 0
      ? { maximumFractionDigits: 0 }
      : { minimumSignificantDigits: 4, maximumSignificantDigits: 4 }
  return withMinus(value.toLocaleString(locale, digits))
}

/** Writes a minus for the hyphen of a formatted number. */
export const withMinus = (shown: string): string => shown.replace('-', '\u2212')

export function showInterval(i18n: I18n, interval: Interval | null): string {
  if (!interval) return '–'
  const [low, high] = interval.map((end) => showNumber(i18n, end))
  // A dash could be taken for the minus of what follows.
  return interval[0] < 0
    ? i18n._({ id: 'cascade.interval', message: '{low} to {high}', values: { low, high } })
    : `${low} – ${high}`
}

/** "34.21 (34.05 – 34.37)". */
export function meanText(i18n: I18n, { mean, interval }: Pick<Figure, 'mean' | 'interval'>) {
  const shown = showNumber(i18n, mean)
  return interval ? `${shown} (${showInterval(i18n, interval)})` : shown
}
