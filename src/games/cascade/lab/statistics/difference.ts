import { errorOf, type Rate } from './figures.ts'
import { type Interval, meanInterval, type Sums } from './measure.ts'

/** The second run's mean minus the first's, with a 95% interval; `null` where games are too few. */
export interface Difference {
  readonly mean: number | null
  readonly interval: Interval | null
}

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
