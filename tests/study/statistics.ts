import type { Mean } from '#src/games/link/grade/engine/figures.ts'

/** Returns `null` for fewer than two values, whose margin is unknown. */
export const rateOf = (values: readonly number[]): Mean | null =>
  values.length < 2 ? null : meanOf(values)

export function meanOf(values: readonly number[]): Mean {
  const mean = sum(values) / values.length
  const variance = sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, values.length - 1)
  return { mean, margin: 1.96 * Math.sqrt(variance / values.length) }
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0)

/** Pearson's correlation; NaN for constant values. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [meanOf(xs).mean, meanOf(ys).mean]
  const products = sum(xs.map((x, i) => (x - mx) * ((ys[i] ?? 0) - my)))
  const squares = (values: readonly number[], mean: number) =>
    sum(values.map((value) => (value - mean) ** 2))
  return products / Math.sqrt(squares(xs, mx) * squares(ys, my))
}

/** The Spearman–Brown reliability of a sum of two halves. */
export function reliability(half: number): number {
  return (2 * half) / (1 + half)
}

/** Kendall's W, corrected for ties: agreement of raters, 0 … 1. */
export function agreement(raters: readonly (readonly number[])[]): number {
  const things = raters[0]?.length ?? 0
  const ranks = raters.map(ranksOf)
  const totals = Array.from({ length: things }, (_, i) => sum(ranks.map((rank) => rank[i] ?? 0)))
  const mean = meanOf(totals).mean
  const spread = sum(totals.map((total) => (total - mean) ** 2))
  const ties = sum(raters.map(tiesOf))
  const m = raters.length
  return (12 * spread) / (m * m * (things ** 3 - things) - m * ties)
}

/** Ranks from 1; ties share their mean. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return below + (equal + 1) / 2
  })
}

function tiesOf(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return sum([...counts.values()].map((count) => count ** 3 - count))
}

/** Returns a quantile. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN

/** Measures CPU time, which other processes affect less. */
export function timed<Value>(compute: () => Value): { value: Value; ms: number } {
  const start = process.cpuUsage()
  const value = compute()
  const { user, system } = process.cpuUsage(start)
  return { value, ms: (user + system) / 1000 }
}
