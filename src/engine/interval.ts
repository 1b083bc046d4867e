export type Interval = readonly [low: number, high: number]

/** The 97.5% point of the normal distribution. */
export const Z = 1.959963984540054

/**
 * Wilson's score interval of a rate, which also bounds rates of 0 and 1.
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval
 */
export function wilsonInterval(events: number, trials: number): Interval {
  if (trials === 0) return [0, 1]
  const rate = events / trials
  const weight = Z ** 2 / trials
  const middle = (rate + weight / 2) / (1 + weight)
  const half = (Z * Math.sqrt((rate * (1 - rate)) / trials + weight / (4 * trials))) / (1 + weight)
  return [events === 0 ? 0 : middle - half, events === trials ? 1 : middle + half]
}
