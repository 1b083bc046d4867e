import { type Bins, Histogram, mergeBins } from './histogram.ts'

/** Sums and products below this are exact. */
const SAFE = 2 ** 52

/** An exact sum of whole numbers of any size; small ones are accumulated as numbers, for speed. */
export class ExactSum {
  private large = 0n
  private small = 0

  add(value: number): void {
    if (value > SAFE) this.large += BigInt(value)
    else this.small += value
    if (this.small > SAFE) this.flush()
  }

  addProduct(a: number, b: number): void {
    const product = a * b
    if (product > SAFE) this.large += BigInt(a) * BigInt(b)
    else this.add(product)
  }

  total(): bigint {
    this.flush()
    return this.large
  }

  private flush(): void {
    this.large += BigInt(this.small)
    this.small = 0
  }
}

/** Makes a value for each sum over games: x is a game's sum and n its number of values. */
export const ofSums = <Value>(make: (name: SumName) => Value): Record<SumName, Value> => ({
  games: make('games'),
  count: make('count'),
  sum: make('sum'),
  squares: make('squares'),
  xx: make('xx'),
  xn: make('xn'),
  nn: make('nn'),
})

type SumName = 'games' | 'count' | 'sum' | 'squares' | 'xx' | 'xn' | 'nn'

/** Sums of a measured quantity: whole numbers, so that merging is exact in any order. */
export type Sums = Readonly<Record<SumName, bigint>> & { readonly bins: Bins }

/** Values below this are counted individually; bins and squares are computed at the end. */
const COUNTED = 2048

/** Measures a quantity, game by game. */
export class Measure {
  private readonly counts = new Float64Array(COUNTED)
  private readonly histogram = new Histogram()
  private readonly games = new ExactSum()
  private readonly count = new ExactSum()
  private readonly sum = new ExactSum()
  private readonly squares = new ExactSum()
  private readonly xx = new ExactSum()
  private readonly xn = new ExactSum()
  private readonly nn = new ExactSum()
  private x = 0
  private n = 0

  get inGame(): number {
    return this.x
  }

  /** Adds a value to the game in progress. */
  add(value: number): void {
    this.x += value
    this.n++
    if (value < COUNTED) {
      this.counts[value] = (this.counts[value] ?? 0) + 1
      return
    }
    this.histogram.add(value)
    this.squares.addProduct(value, value)
  }

  /** Adds many values at once; `tally` adds their histogram later. */
  addMany(count: number, sum: number): void {
    this.x += sum
    this.n += count
  }

  /** Counts `times` occurrences of a value that `addMany` summed. */
  tally(value: number, times: number): void {
    this.histogram.add(value, times)
    this.squares.addProduct(value * value, times)
  }

  endGame(): void {
    const { x, n } = this
    this.games.add(1)
    this.count.add(n)
    this.sum.add(x)
    this.xx.addProduct(x, x)
    this.xn.addProduct(x, n)
    this.nn.addProduct(n, n)
    this.x = 0
    this.n = 0
  }

  sums(): Sums {
    for (const [value, times] of this.counts.entries()) if (times > 0) this.tally(value, times)
    this.counts.fill(0)
    return { ...ofSums((name) => this[name].total()), bins: this.histogram.bins() }
  }
}

export const mergeSums = (a: Sums, b: Sums): Sums => ({
  ...ofSums((name) => a[name] + b[name]),
  bins: mergeBins(a.bins, b.bins),
})

/** A 95% interval. */
export type Interval = readonly [low: number, high: number]

/** The 97.5% point of the normal distribution. */
const Z = 1.959963984540054

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
