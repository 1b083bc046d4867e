import { boundsOf } from './histogram'
import { type Interval, meanInterval, type Sums, wilsonInterval } from './measure'
import type { Findings, Quantity } from './tally'

/** A measured quantity, as it is read. What too few values or games do not tell is `null`. */
export interface Figure {
  readonly count: number
  readonly mean: number | null
  /** Of single values. */
  readonly deviation: number | null
  /** Of the mean, at 95 %, from how games differ: values within a game hang together. */
  readonly interval: Interval | null
  /** Values from, up to and without, and how many. */
  readonly histogram: readonly (readonly [from: number, to: number, count: number])[]
}

/** How often something rare happens, per thousand swaps, at 95 %, as if swaps were independent. */
export interface Rate {
  readonly events: number
  readonly swaps: number
  readonly perThousand: number
  readonly interval: Interval
}

export interface Figures {
  readonly quantities: Readonly<Record<Quantity, Figure>>
  /** Sizes of groups by kind; first those of all kinds. */
  readonly sizes: readonly Figure[]
  /** Boards dealt anew because they were dead, and cascades that were cut. */
  readonly redeals: Rate
  readonly cuts: Rate
}

export function figuresOf({ quantities, sizes, swaps, dead, cut }: Findings): Figures {
  const { legalSwaps, steps, gems, points, gamePoints } = quantities
  return {
    quantities: {
      legalSwaps: figureOf(legalSwaps),
      steps: figureOf(steps),
      gems: figureOf(gems),
      points: figureOf(points),
      gamePoints: figureOf(gamePoints),
    },
    sizes: sizes.map(figureOf),
    redeals: rateOf(dead, swaps),
    cuts: rateOf(cut, swaps),
  }
}

export function figureOf(sums: Sums): Figure {
  const count = Number(sums.count)
  return {
    count,
    mean: count === 0 ? null : Number(sums.sum) / count,
    deviation: deviationOf(sums),
    interval: intervalOf(sums),
    histogram: sums.bins.map(([bin, times]) => [...boundsOf(bin), times]),
  }
}

/** The sample standard deviation; the difference is taken of whole numbers, so nothing cancels. */
function deviationOf({ count, sum, squares }: Sums): number | null {
  if (count < 2n) return null
  const spread = count * squares - sum * sum
  return Math.sqrt(Number(spread) / Number(count) / Number(count - 1n))
}

/**
 * The mean is a ratio of sums over games, Σx / Σn. Its error, by the delta method, is that of the
 * games' residues x − mean · n. Cochran, Sampling Techniques, 1977, chapter 6.
 */
function intervalOf({ games, count, sum, xx, xn, nn }: Sums): Interval | null {
  if (games < 2n || count === 0n) return null
  // Σ (x − mean · n)², times the square of the count to keep it whole.
  const residues = count * count * xx - 2n * sum * count * xn + sum * sum * nn
  const g = Number(games)
  const error = Math.sqrt((Number(residues) * g) / (g - 1)) / Number(count) / Number(count)
  return meanInterval(Number(sum) / Number(count), error, g)
}

function rateOf(events: number, swaps: number): Rate {
  const [low, high] = wilsonInterval(events, swaps)
  const perThousand = swaps === 0 ? 0 : (1000 * events) / swaps
  return { events, swaps, perThousand, interval: [1000 * low, 1000 * high] }
}
