import { type Interval, Z } from '#src/engine/interval.ts'
import type { Sums } from './measure.ts'

/** A mean with its standard error, the third moment of that error, and degrees of freedom. */
export interface Estimate {
  readonly mean: number
  readonly error: number
  readonly third: number
  readonly freedom: number
}

export type Moments = Omit<Sums, 'squares' | 'bins'>

/**
 * Estimates a mean over at least two games that are not all alike, else returns `null`: equal games, as short ones may
 * be by chance, do not tell how far others are from them. The mean is a ratio Σx / Σn over games. By the delta
 * method, its error is that of the residuals x − mean · n. Cochran, Sampling Techniques, 1977, chapter 6.
 */
export function estimateOf(sums: Moments): Estimate | null {
  const { games, count, sum, xx, xn, nn, xxx, xxn, xnn, nnn } = sums
  if (games < 2n || count === 0n) return null
  // Σ (x − mean · n)² and Σ (x − mean · n)³, times powers of the count to keep them whole.
  const squares = count ** 2n * xx - 2n * sum * count * xn + sum ** 2n * nn
  if (squares === 0n) return null
  const cubes =
    count ** 3n * xxx -
    3n * sum * count ** 2n * xxn +
    3n * sum ** 2n * count * xnn -
    sum ** 3n * nnn
  const [g, n] = [Number(games), Number(count)]
  const spread = g / (g - 1)
  const error = Math.sqrt(Number(squares) * spread) / n / n
  const third = (Number(cubes) / n ** 3 / n ** 3) * spread ** 1.5
  return { mean: Number(sum) / n, error, third, freedom: g - 1 }
}

/**
 * Treats the estimates as independent. Degrees of freedom by Welch, The generalization of “Student's” problem,
 * Biometrika 34, 1947, rounded down to be safe.
 */
export function subtract(from: Estimate, other: Estimate): Estimate {
  const [one, two] = [from.error ** 2, other.error ** 2]
  const freedom = (one + two) ** 2 / (one ** 2 / from.freedom + two ** 2 / other.freedom)
  return {
    mean: from.mean - other.mean,
    error: Math.sqrt(one + two),
    third: from.third - other.third,
    freedom: Math.max(1, Math.floor(freedom)),
  }
}

/**
 * Returns a 95% interval, longer on the side to which the error is skewed: Student's points for a transformed error
 * without skewness. Hall, On the removal of skewness by transformation, JRSS B 54, 1992.
 */
export function intervalOf({ mean, error, third, freedom }: Estimate): Interval {
  const point = studentPoint(freedom)
  const skewness = third / error ** 3
  return [mean - error * restore(point, skewness), mean - error * restore(-point, skewness)]
}

/** Inverts t + s t² / 3 + s² t³ / 27 + s / 6. */
function restore(point: number, skewness: number): number {
  if (Math.abs(skewness) < 1e-6) return point
  return (3 / skewness) * (Math.cbrt(1 + skewness * (point - skewness / 6)) - 1)
}

/**
 * The 97.5% point of Student's t by the Cornish–Fisher expansion, within 0.1% from 6 degrees of freedom on;
 * the first few are tabulated. Abramowitz & Stegun 26.7.5.
 */
export function studentPoint(freedom: number): number {
  const known = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706][freedom - 1]
  if (known !== undefined) return known
  const g1 = (Z ** 3 + Z) / 4
  const g2 = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96
  const g3 = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384
  return Z + g1 / freedom + g2 / freedom ** 2 + g3 / freedom ** 3
}

/** Returns a mean's interval from its standard error; takes at least two samples. */
export function meanInterval(mean: number, error: number, samples: number): Interval {
  const half = studentPoint(samples - 1) * error
  return [mean - half, mean + half]
}
