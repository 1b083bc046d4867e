import type { Random } from '#src/engine/random.ts'

/** A payoff matrix against one hand of the other player: own plays in rows. */
export interface Game {
  readonly values: readonly (readonly number[])[]
  /** The other player's strategy if known; otherwise its best response. */
  readonly mix?: Mix
}

/** A strategy, and each row's value against those of the other player. */
export interface Solution {
  readonly mix: Mix
  readonly values: readonly number[]
}

const ITERATIONS = 120

/**
 * Computes a mixed strategy of rows against all hands, equally likely, of which the other player knows the
 * real one: the equilibrium of a Bayesian game by regret matching⁺, averaged over iterations. `bonus` is
 * added to each row. The values are the rows' gains against the others' averaged strategies. Sources:
 * Hart & Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium", 2000; Tammelin, "Solving Large
 * Imperfect Information Games Using CFR⁺", 2014.
 */
export function solveMatrix(games: readonly Game[], bonus: readonly number[]): Solution {
  const [fixed, open] = withoutKnown(games, bonus)
  let regrets = bonus.map(() => 0)
  const others = open.map((values) => (values[0] ?? []).map(() => 0))
  let sums = bonus.map(() => 0)
  let totals = bonus.map(() => 0)
  for (let round = 1; round <= ITERATIONS; round++) {
    const mix = mixOf(regrets)
    let gains = fixed
    for (const [hand, values] of open.entries()) {
      const own = others[hand] ?? []
      const reply = mixOf(own)
      gains = gains.map((gain, row) => gain + dot(values[row] ?? [], reply) / games.length)
      others[hand] = withRegrets(own, lossesOf(values, mix), reply)
    }
    regrets = withRegrets(regrets, gains, mix)
    // Linear averaging: later iterations are closer to the equilibrium.
    sums = sums.map((sum, row) => sum + round * (mix[row] ?? 0))
    totals = totals.map((total, row) => total + round * (gains[row] ?? 0))
  }
  const weight = (ITERATIONS * (ITERATIONS + 1)) / 2
  return { mix: mixOf(sums), values: totals.map((total) => total / weight) }
}

/** Adds the gains against known strategies, which no iteration changes, to the bonus; returns the other games. */
function withoutKnown(games: readonly Game[], bonus: readonly number[]) {
  let gains = bonus
  const open: Game['values'][] = []
  for (const { values, mix } of games) {
    if (mix) gains = gains.map((gain, row) => gain + dot(values[row] ?? [], mix) / games.length)
    else open.push(values)
  }
  return [gains, open] as const
}

function mixOf(regrets: readonly number[]): Mix {
  const sum = sumOf(regrets)
  return regrets.map((regret) => (sum > 0 ? regret / sum : 1 / regrets.length))
}

function withRegrets(regrets: readonly number[], gains: readonly number[], mix: Mix): number[] {
  const mean = dot(gains, mix)
  return regrets.map((regret, index) => Math.max(0, regret + (gains[index] ?? 0) - mean))
}

/** The other player's gains, by column. Rows that are never played are many, and left out. */
function lossesOf(values: Game['values'], mix: Mix): number[] {
  const losses = (values[0] ?? []).map(() => 0)
  for (const [row, gains] of values.entries()) {
    const share = mix[row] ?? 0
    if (share === 0) continue
    for (let column = 0; column < gains.length; column++)
      losses[column] = (losses[column] ?? 0) - share * (gains[column] ?? 0)
  }
  return losses
}

function dot(values: readonly number[], mix: Mix): number {
  let sum = 0
  for (let index = 0; index < values.length; index++)
    sum += (values[index] ?? 0) * (mix[index] ?? 0)
  return sum
}

/** A difference in cells, above that of points, and the share of columns in which a dominant row may be worse. */
const MARGIN = 0.5
const WORSE_SHARE = 0.02

/** Finds rows that no other dominates, being better in the mean and hardly ever worse. */
export function findUndominated(values: readonly (readonly number[])[]): number[] {
  const isDominated = (row: readonly number[]) => values.some((other) => dominates(other, row))
  return values.flatMap((row, index) => (isDominated(row) ? [] : index))
}

function dominates(values: readonly number[], others: readonly number[]): boolean {
  if (meanOf(values) - meanOf(others) <= MARGIN) return false
  const worse = values.filter((value, column) => (others[column] ?? 0) - value > MARGIN)
  return worse.length <= WORSE_SHARE * values.length
}

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0)

export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length

/** A mixed strategy: probabilities that sum to 1. */
export type Mix = readonly number[]

/** Lower probabilities are noise and never drawn. */
const NOISE = 0.03

const STEPS = 1 << 20

export const indexOfMax = (numbers: readonly number[]): number =>
  numbers.indexOf(Math.max(...numbers))

/** Returns the weights by which an index is drawn. */
export const weightsIn = (mix: Mix): readonly number[] =>
  mix.map((probability) => (probability < NOISE ? 0 : probability))

export function drawIndex(mix: Mix, random: Random): number {
  const probabilities = weightsIn(mix)
  let left = (random.below(STEPS) / STEPS) * sumOf(probabilities)
  const index = probabilities.findIndex((probability) => {
    left -= probability
    return left < 0
  })
  return index < 0 ? indexOfMax(mix) : index
}
