import { type Bins, boundsOf, recordOf } from './measure.ts'

/** Quantiles of each figure: the share of values that are at most as large. */
export const QUANTILES = { p5: 0.05, p25: 0.25, p50: 0.5, p75: 0.75, p95: 0.95 } as const

const NAMES = ['p5', 'p25', 'p50', 'p75', 'p95'] as const
export type Quantiles = Readonly<Record<(typeof NAMES)[number], number>>

export const mapQuantiles = <Value>(make: (share: number) => Value) =>
  recordOf(NAMES, (name) => make(QUANTILES[name]))

/** Returns `null` for no values. */
export const quantilesOf = (bins: Bins): Quantiles | null =>
  bins.length === 0 ? null : mapQuantiles((share) => quantileOf(bins, share))

/**
 * Returns the least value that at least this share of the values, one or more, do not exceed: exact below 128, and
 * above interpolated in a bin that is 1/64 as wide as its values.
 */
export const quantileOf = (bins: Bins, share: number): number => valueAt(bins, rankOf(bins, share))

export const rankOf = (bins: Bins, share: number): number =>
  Math.max(1, Math.ceil(share * countValues(bins)))

/** Returns the value of a rank in ascending order, from 1. */
export function valueAt(bins: Bins, rank: number): number {
  let before = 0
  for (const [bin, times] of bins) {
    if (before + times >= rank) return interpolate(bin, (rank - before) / times)
    before += times
  }
  return 0
}

function interpolate(bin: number, part: number): number {
  const [from, to] = boundsOf(bin)
  return from + Math.floor((to - 1 - from) * part)
}

/** Returns the distribution function, the share of values up to one, at the last value of each bin that is not empty. */
export function distributionOf(bins: Bins): readonly (readonly [value: number, share: number])[] {
  const all = countValues(bins)
  let sofar = 0
  return bins.map(([bin, times]) => {
    sofar += times
    return [boundsOf(bin)[1] - 1, sofar / all]
  })
}

const countValues = (bins: Bins): number => bins.reduce((sum, [, times]) => sum + times, 0)
