import type { MatchResult } from './arena-game'

/** Games in the first seat, and in the second. */
type BySeat = readonly [number, number]

/** What has been counted, from the first player's side. */
export interface Tally {
  readonly wins: BySeat
  readonly losses: BySeat
  readonly draws: number
  /** How far the first player was ahead at the end of each game. */
  readonly margins: readonly number[]
}

export const NO_GAMES: Tally = { wins: [0, 0], losses: [0, 0], draws: 0, margins: [] }

/** Adds a game in which the first player had this seat, 0 or 1. */
export function withResult(tally: Tally, { winner, margin }: MatchResult, seat: number): Tally {
  const margins = [...tally.margins, seat === 0 ? margin : -margin]
  if (winner === null) return { ...tally, margins, draws: tally.draws + 1 }
  return winner === seat
    ? { ...tally, margins, wins: oneMore(tally.wins, seat) }
    : { ...tally, margins, losses: oneMore(tally.losses, seat) }
}

const oneMore = ([first, second]: BySeat, seat: number): BySeat =>
  seat === 0 ? [first + 1, second] : [first, second + 1]

/** A number and the bounds of its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The normal distribution's quantile for 95 %, two-sided. */
const Z = 1.96

/**
 * A share of successes with Wilson's score interval.
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
 */
export function shareOf(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: Number.NaN, low: 0, high: 1 }
  const value = successes / trials
  const centre = (value + (Z * Z) / (2 * trials)) / (1 + (Z * Z) / trials)
  const spread = Math.sqrt((value * (1 - value)) / trials + (Z * Z) / (4 * trials * trials))
  const reach = (Z * spread) / (1 + (Z * Z) / trials)
  return { value, low: centre - reach, high: centre + reach }
}

/** A mean with its normal interval. */
export function meanOf(values: readonly number[]): Estimate {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length
  const variance = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / (values.length - 1)
  const reach = Z * Math.sqrt(variance / values.length)
  return { value, low: value - reach, high: value + reach }
}
