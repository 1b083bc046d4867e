import { ExactSum } from './exact-sum'
import { type Bins, Histogram, mergeBins } from './histogram'

/**
 * What is kept of a measured quantity: whole numbers only, so that parts merge to the same whole
 * in any order. x is a game's sum and n how many values it had.
 */
export interface Sums {
  readonly games: bigint
  /** How many values, their sum, and the sum of their squares. */
  readonly count: bigint
  readonly sum: bigint
  readonly squares: bigint
  /** Sums over games of x², x · n and n². */
  readonly xx: bigint
  readonly xn: bigint
  readonly nn: bigint
  readonly bins: Bins
}

/** Measures one quantity, game after game. */
export class Measure {
  private readonly histogram = new Histogram()
  private readonly count = new ExactSum()
  private readonly sum = new ExactSum()
  private readonly squares = new ExactSum()
  private readonly xx = new ExactSum()
  private readonly xn = new ExactSum()
  private readonly nn = new ExactSum()
  private games = 0
  private x = 0
  private n = 0

  /** Measures a value of the game in progress. */
  add(value: number): void {
    this.histogram.add(value)
    this.squares.addProduct(value, value)
    this.x += value
    this.n++
  }

  /** The same for many values at once, of which `tallyValues` tells later which they were. */
  addMany(count: number, sum: number): void {
    this.x += sum
    this.n += count
  }

  /** So many of the values that `addMany` summed up were this one. */
  tallyValues(value: number, times: number): void {
    this.histogram.add(value, times)
    this.squares.addProduct(value * value, times)
  }

  endGame(): void {
    this.games++
    this.count.add(this.n)
    this.sum.add(this.x)
    this.xx.addProduct(this.x, this.x)
    this.xn.addProduct(this.x, this.n)
    this.nn.addProduct(this.n, this.n)
    this.x = 0
    this.n = 0
  }

  sums(): Sums {
    return {
      games: BigInt(this.games),
      count: this.count.total(),
      sum: this.sum.total(),
      squares: this.squares.total(),
      xx: this.xx.total(),
      xn: this.xn.total(),
      nn: this.nn.total(),
      bins: this.histogram.bins(),
    }
  }
}

export const mergeSums = (a: Sums, b: Sums): Sums => ({
  games: a.games + b.games,
  count: a.count + b.count,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
  xx: a.xx + b.xx,
  xn: a.xn + b.xn,
  nn: a.nn + b.nn,
  bins: mergeBins(a.bins, b.bins),
})
