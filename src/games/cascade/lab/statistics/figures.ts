import { type Quantiles, quantilesOf } from './distribution.ts'
import { boundsOf, type Interval, meanInterval, type Sums, wilsonInterval } from './measure.ts'
import { type Findings, ofQuantities, QUANTITIES, type Quantity } from './tally.ts'

/** Statistics of a quantity; `null` where there are too few values or games. */
export interface Figure {
  readonly count: number
  readonly mean: number | null
  readonly deviation: number | null
  /** A 95% interval of the mean, from the variance between games: values within a game are correlated. */
  readonly interval: Interval | null
  readonly quantiles: Quantiles | null
  readonly histogram: readonly (readonly [from: number, to: number, count: number])[]
}

/** The rate of a rare event per thousand swaps, with a 95% interval that takes swaps as independent. */
export interface Rate {
  readonly events: number
  readonly swaps: number
  readonly perThousand: number
  readonly interval: Interval
}

export interface LabFigures {
  readonly quantities: Readonly<Record<Quantity, Figure>>
  /** Sizes of groups: all kinds, then by kind. */
  readonly sizes: readonly Figure[]
  /** Redeals of dead boards, and cut cascades. */
  readonly redeals: Rate
  readonly cuts: Rate
}

export function figuresOf({ quantities, sizes, swaps, dead, cut }: Findings): LabFigures {
  return {
    quantities: ofQuantities((name) => figureOf(quantities[name])),
    sizes: sizes.map(figureOf),
    redeals: rateOf(dead, swaps),
    cuts: rateOf(cut, swaps),
  }
}

/** Lists all figures with their names, rates too. `kind` is that of a size, from 1; 0 stands for all. */
export const listFigures = ({ quantities, sizes, redeals, cuts }: LabFigures) => [
  ...QUANTITIES.map((name) => ({ name, kind: 0, ...quantities[name] })),
  ...sizes.map((size, kind) => ({ name: 'groupSize' as const, kind, ...size })),
  { name: 'redeals' as const, ...listed(redeals) },
  { name: 'cuts' as const, ...listed(cuts) },
]

const listed = ({ events, perThousand, interval }: Rate) => ({
  kind: 0,
  count: events,
  mean: perThousand,
  interval,
  deviation: null,
  quantiles: null,
})

export function figureOf(sums: Sums): Figure {
  const count = Number(sums.count)
  return {
    count,
    mean: count === 0 ? null : Number(sums.sum) / count,
    deviation: deviationOf(sums),
    interval: intervalOf(sums),
    quantiles: quantilesOf(sums.bins),
    histogram: sums.bins.map(([bin, times]) => [...boundsOf(bin), times]),
  }
}

/** The sample standard deviation; whole numbers avoid cancellation. */
function deviationOf({ count, sum, squares }: Sums): number | null {
  if (count < 2n) return null
  const spread = count * squares - sum * sum
  return Math.sqrt(Number(spread) / Number(count) / Number(count - 1n))
}

function intervalOf(sums: Sums): Interval | null {
  const error = errorOf(sums)
  if (error === null) return null
  return meanInterval(Number(sums.sum) / Number(sums.count), error, Number(sums.games))
}

/**
 * Returns the standard error of a mean, `null` for fewer than two games. The mean is a ratio Σx / Σn over games. By
 * the delta method, its error is that of the residuals x − mean · n. Cochran, Sampling Techniques, 1977, chapter 6.
 */
export function errorOf({ games, count, sum, xx, xn, nn }: Sums): number | null {
  if (games < 2n || count === 0n) return null
  // Σ (x − mean · n)², times the square of the count to keep it whole.
  const residues = count * count * xx - 2n * sum * count * xn + sum * sum * nn
  const g = Number(games)
  return Math.sqrt((Number(residues) * g) / (g - 1)) / Number(count) / Number(count)
}

function rateOf(events: number, swaps: number): Rate {
  const [low, high] = wilsonInterval(events, swaps)
  const perThousand = swaps === 0 ? 0 : (1000 * events) / swaps
  return { events, swaps, perThousand, interval: [1000 * low, 1000 * high] }
}

/** The second run's mean minus the first's, with a 95% interval; `null` where games are too few. */
export type Difference = Pick<Figure, 'mean' | 'interval'>

/**
 * Compares means, treating the runs as independent; equal seeds correlate the runs, and the interval is then too wide.
 * Welch, The generalization of “Student's” problem, Biometrika 34, 1947.
 */
export function differenceOf(a: Sums, b: Sums): Difference {
  if (a.count === 0n || b.count === 0n) return { mean: null, interval: null }
  const mean = Number(b.sum) / Number(b.count) - Number(a.sum) / Number(a.count)
  const [one, other] = [errorOf(a), errorOf(b)]
  if (one === null || other === null) return { mean, interval: null }
  const freedom = freedomOf([one ** 2, Number(a.games)], [other ** 2, Number(b.games)])
  return { mean, interval: meanInterval(mean, Math.hypot(one, other), freedom + 1) }
}

type Sample = readonly [variance: number, games: number]

/** Returns the degrees of freedom by Welch and Satterthwaite, rounded down to be safe. */
function freedomOf([one, n]: Sample, [other, m]: Sample): number {
  const freedom = (one + other) ** 2 / (one ** 2 / (n - 1) + other ** 2 / (m - 1))
  return Math.max(1, Math.floor(freedom || 1))
}

/** Compares rates. Newcombe, Interval estimation for the difference between proportions, 1998, method 10. */
export function rateDifferenceOf(a: Rate, b: Rate): Difference {
  const mean = b.perThousand - a.perThousand
  const below = Math.hypot(b.perThousand - b.interval[0], a.interval[1] - a.perThousand)
  const above = Math.hypot(b.interval[1] - b.perThousand, a.perThousand - a.interval[0])
  return { mean, interval: [mean - below, mean + above] }
}
