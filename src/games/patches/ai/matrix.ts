import type { Random } from '#src/engine/random.ts'

/** One hand that the other may hold: what each pair of plays is worth to us, row by row. */
export interface Game {
  readonly values: readonly (readonly number[])[]
  /** Their mix of columns where it is known; else they seek their best. */
  readonly mix?: Mix
}

/** How many times both sides adapt to each other. */
const ROUNDS = 120

/**
 * Our mix of rows against all these hands at once, each as likely as the others; the other knows
 * which one it is. This is the equilibrium of a Bayesian game, by regret matching⁺ for us and for
 * each hand, averaged over the rounds. `bonus` is what each row is worth beside the matrix.
 *
 * Hart & Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium", 2000;
 * Tammelin, "Solving Large Imperfect Information Games Using CFR⁺", 2014.
 */
export function solveMatrix(games: readonly Game[], bonus: readonly number[]): Mix {
  let regrets = bonus.map(() => 0)
  let others = games.map(({ values }) => (values[0] ?? []).map(() => 0))
  let sums = bonus.map(() => 0)
  for (let round = 1; round <= ROUNDS; round++) {
    const mix = mixOf(regrets)
    const mixes = games.map((game, hand) => game.mix ?? mixOf(others[hand] ?? []))
    const gains = bonus.map((extra, row) => extra + gainOf(games, mixes, row))
    others = others.map((regret, hand) =>
      withRegrets(regret, lossesOf(games[hand], mix), mixes[hand] ?? []),
    )
    regrets = withRegrets(regrets, gains, mix)
    // Later rounds count more: they are nearer to the equilibrium.
    sums = sums.map((sum, row) => sum + round * (mix[row] ?? 0))
  }
  return mixOf(sums)
}

/** The mix that follows from regrets: in proportion to them, or even. None is below zero. */
function mixOf(regrets: readonly number[]): Mix {
  const sum = regrets.reduce((total, regret) => total + regret, 0)
  return regrets.map((regret) => (sum > 0 ? regret / sum : 1 / regrets.length))
}

/** Adds to each regret what its choice would have gained over the mix; never below zero. */
function withRegrets(regrets: readonly number[], gains: readonly number[], mix: Mix): number[] {
  const mean = dot(gains, mix)
  return regrets.map((regret, place) => Math.max(0, regret + (gains[place] ?? 0) - mean))
}

/** What a row brings against the others' mixes, in the mean of the hands. */
function gainOf(games: readonly Game[], mixes: readonly Mix[], row: number): number {
  const gains = games.map(({ values }, hand) => dot(values[row] ?? [], mixes[hand] ?? []))
  return gains.reduce((sum, gain) => sum + gain, 0) / games.length
}

/** What each column saves the other, against our mix. */
function lossesOf(game: Game | undefined, mix: Mix): number[] {
  const losses = (game?.values[0] ?? []).map(() => 0)
  for (const [row, values] of (game?.values ?? []).entries()) {
    for (const [column, value] of values.entries()) {
      losses[column] = (losses[column] ?? 0) - (mix[row] ?? 0) * value
    }
  }
  return losses
}

const dot = (values: readonly number[], mix: Mix): number =>
  values.reduce((sum, value, place) => sum + value * (mix[place] ?? 0), 0)

/** How probable each of several choices is: parts that add up to 1. */
export type Mix = readonly number[]

/** Parts of a mix below this are noise, and never drawn. */
const NOISE = 0.03

/** The steps of an even draw between 0 and 1. */
const STEPS = 1 << 20

/** The place of the largest number, the first of several. */
export const largest = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers))

/** Draws a place of the mix, each as often as its part says. */
export function drawPart(mix: Mix, random: Random): number {
  const parts = mix.map((part) => (part < NOISE ? 0 : part))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let left = (random.below(STEPS) / STEPS) * whole
  const place = parts.findIndex((part) => {
    left -= part
    return left < 0
  })
  return place < 0 ? largest(mix) : place
}

/** An even draw. Throws when there is nothing to draw from. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.below(Math.max(1, items.length))]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
