import { type Interval, wilsonInterval } from '#src/engine/interval.ts'
import { type Quantiles, quantilesOf } from './distribution.ts'
import { estimateOf, intervalOf, subtract } from './estimate.ts'
import { boundsOf, recordOf, type Sums } from './measure.ts'
import { type Findings, QUANTITIES, type Quantity } from './tally.ts'

/** Statistics of a quantity; `null` where there are too few values or games, or for an interval games that differ. */
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

/**
 * The fewest games, and swaps in all of them, whose intervals hold a mean in 93 to 97 of 100 runs, and a difference in
 * 92 to 97: docs/simulator.md. A sum of few swaps is too skewed for that.
 */
export const SURE_GAMES = 10
export const SURE_SWAPS = 300

export const doIntervalsHold = ({ quantities, swaps }: Findings): boolean =>
  quantities.gamePoints.games >= SURE_GAMES && swaps >= SURE_SWAPS

export interface LabFigures {
  readonly intervalsHold: boolean
  readonly quantities: Readonly<Record<Quantity, Figure>>
  /** Sizes of groups: all kinds, then by kind. */
  readonly sizes: readonly Figure[]
  /** Redeals of dead boards, and cut cascades. */
  readonly redeals: Rate
  readonly cuts: Rate
}

export function figuresOf(findings: Findings): LabFigures {
  const { quantities, sizes, swaps, dead, cut } = findings
  return {
    intervalsHold: doIntervalsHold(findings),
    quantities: recordOf(QUANTITIES, (name) => figureOf(quantities[name])),
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
  const estimate = estimateOf(sums)
  return {
    count: Number(sums.count),
    mean: meanOf(sums),
    deviation: deviationOf(sums),
    interval: estimate && intervalOf(estimate),
    quantiles: quantilesOf(sums.bins),
    histogram: sums.bins.map(([bin, times]) => [...boundsOf(bin), times]),
  }
}

export const meanOf = ({ count, sum }: Sums): number | null =>
  count === 0n ? null : Number(sum) / Number(count)

/** The sample standard deviation; whole numbers avoid cancellation. */
function deviationOf({ count, sum, squares }: Sums): number | null {
  if (count < 2n) return null
  const spread = count * squares - sum * sum
  return Math.sqrt(Number(spread) / Number(count) / Number(count - 1n))
}

function rateOf(events: number, swaps: number): Rate {
  const [low, high] = wilsonInterval(events, swaps)
  const perThousand = swaps === 0 ? 0 : (1000 * events) / swaps
  return { events, swaps, perThousand, interval: [1000 * low, 1000 * high] }
}

/** The second run's mean minus the first's, with a 95% interval; `null` where an estimate is. */
export type Difference = Pick<Figure, 'mean' | 'interval'>

/** Compares means, treating the runs as independent; equal seeds correlate them: see `pairedFiguresOf`. */
export function differenceOf(a: Sums, b: Sums): Difference {
  const [one, other] = [meanOf(a), meanOf(b)]
  if (one === null || other === null) return { mean: null, interval: null }
  const [from, to] = [estimateOf(a), estimateOf(b)]
  return { mean: other - one, interval: from && to && intervalOf(subtract(to, from)) }
}

/** Compares rates. Newcombe, Interval estimation for the difference between proportions, 1998, method 10. */
export function rateDifferenceOf(a: Rate, b: Rate): Difference {
  const mean = b.perThousand - a.perThousand
  const below = Math.hypot(b.perThousand - b.interval[0], a.interval[1] - a.perThousand)
  const above = Math.hypot(b.interval[1] - b.perThousand, a.perThousand - a.interval[0])
  return { mean, interval: [mean - below, mean + above] }
}
