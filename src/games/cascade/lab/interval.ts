/** From where to where, at 95 %. */
export type Interval = readonly [low: number, high: number]

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054

/**
 * The 97.5 % point of Student's t, by Cornish and Fisher's expansion: within 0.1 % from 6 degrees
 * of freedom on; the first few are tabulated. Abramowitz & Stegun 26.7.5.
 */
export function studentPoint(freedom: number): number {
  const known = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706][freedom - 1]
  if (known !== undefined) return known
  const g1 = (Z ** 3 + Z) / 4
  const g2 = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96
  const g3 = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384
  return Z + g1 / freedom + g2 / freedom ** 2 + g3 / freedom ** 3
}

/** The interval of a mean, from its standard error over so many samples: at least two. */
export function meanInterval(mean: number, error: number, samples: number): Interval {
  const half = studentPoint(samples - 1) * error
  return [mean - half, mean + half]
}

/**
 * Wilson's score interval of a rate. With no event it still has an upper end, and a lower one when
 * every trial was an event. https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval
 */
export function wilsonInterval(events: number, trials: number): Interval {
  if (trials === 0) return [0, 1]
  const rate = events / trials
  const weight = Z ** 2 / trials
  const middle = (rate + weight / 2) / (1 + weight)
  const half = (Z * Math.sqrt((rate * (1 - rate)) / trials + weight / (4 * trials))) / (1 + weight)
  return [events === 0 ? 0 : middle - half, events === trials ? 1 : middle + half]
}
