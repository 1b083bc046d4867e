/** Values below this have a bin each. */
const EXACT = 128

/** Above that, each doubling has this many bins, so that a bin is at most 1/64 as wide as its values. */
const PARTS = 64

/** Enough for values up to 2⁵³. */
export const MOST_BINS = EXACT + PARTS * (53 - 7)

/** Whole numbers by bins, in bounded memory. */
export class Histogram {
  private readonly counts = new Map<number, number>()

  add(value: number, times = 1): void {
    const bin = value < EXACT ? value : binOf(value)
    this.counts.set(bin, (this.counts.get(bin) ?? 0) + times)
  }

  /** The non-empty bins, to be added up by `mergeBins`. */
  bins(): Bins {
    return [...this.counts].sort(byBin)
  }
}

type Bin = readonly [bin: number, count: number]

export type Bins = readonly Bin[]

const byBin = ([one]: Bin, [other]: Bin): number => one - other

function binOf(value: number): number {
  const octave = Math.floor(Math.log2(value))
  const part = Math.floor((value / 2 ** octave - 1) * PARTS)
  return EXACT + (octave - 7) * PARTS + part
}

/** Returns a bin's bounds; the upper one is exclusive. */
export function boundsOf(bin: number): readonly [from: number, to: number] {
  if (bin < EXACT) return [bin, bin + 1]
  const octave = 7 + Math.floor((bin - EXACT) / PARTS)
  const part = (bin - EXACT) % PARTS
  const width = 2 ** octave / PARTS
  return [2 ** octave + part * width, 2 ** octave + (part + 1) * width]
}

export function mergeBins(a: Bins, b: Bins): Bins {
  const counts = new Map(a)
  for (const [bin, count] of b) counts.set(bin, (counts.get(bin) ?? 0) + count)
  return [...counts].sort(byBin)
}

/** Sums and products below this are exact. */
const SAFE = 2 ** 52

/** An exact sum of whole numbers of any size; small ones are accumulated as numbers, for speed. */
export class ExactSum {
  private large = 0n
  private small = 0

  add(value: number): void {
    this.addProduct(value, 1)
  }

  addProduct(a: number, b: number, c = 1): void {
    const sum = this.small + a * b * c
    if (sum > SAFE) this.addLarge(a, b, c)
    else this.small = sum
  }

  total(): bigint {
    return this.large + BigInt(this.small)
  }

  /** Adds a product that does not fit the small sum, and empties that. Apart, so that `addProduct` is inlined. */
  private addLarge(a: number, b: number, c: number): void {
    this.large += BigInt(this.small) + BigInt(a) * BigInt(b) * BigInt(c)
    this.small = 0
  }
}

/** Makes a record of a value for each name, in order. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value>
export function recordOf(names: readonly string[], make: (name: string) => unknown) {
  return Object.fromEntries(names.map((name) => [name, make(name)]))
}

const PRODUCTS = ['xx', 'xn', 'nn', 'xxx', 'xxn', 'xnn', 'nnn'] as const

/** Sums over games: x is a game's sum and n its number of values. */
export const SUMS = ['games', 'count', 'sum', 'squares', ...PRODUCTS] as const

/** Sums of a measured quantity: whole numbers, so that merging is exact in any order. */
export type Sums = Readonly<Record<(typeof SUMS)[number], bigint>> & { readonly bins: Bins }

/** Values below this are counted individually; bins and squares are computed at the end. */
const COUNTED = 2048

export class Measure {
  private readonly counts = new Float64Array(COUNTED)
  private readonly histogram = new Histogram()
  private readonly totals = recordOf(SUMS, () => new ExactSum())
  private x = 0
  private n = 0

  get inGame(): number {
    return this.x
  }

  add(value: number): void {
    this.x += value
    this.n++
    if (value < COUNTED) {
      this.counts[value] = (this.counts[value] ?? 0) + 1
      return
    }
    this.histogram.add(value)
    this.totals.squares.addProduct(value, value)
  }

  /** Adds many values at once; `tally` adds their histogram later. */
  addMany(count: number, sum: number): void {
    this.x += sum
    this.n += count
  }

  /** Counts `times` occurrences of a value that `addMany` summed. */
  tally(value: number, times: number): void {
    this.histogram.add(value, times)
    this.totals.squares.addProduct(value * value, times)
  }

  endGame(): void {
    const { x, n } = this
    const { games, count, sum, xx, xn, nn, xxx, xxn, xnn, nnn } = this.totals
    games.add(1)
    count.add(n)
    sum.add(x)
    xx.addProduct(x, x)
    xn.addProduct(x, n)
    nn.addProduct(n, n)
    xxx.addProduct(x, x, x)
    xxn.addProduct(x, x, n)
    xnn.addProduct(x, n, n)
    nnn.addProduct(n, n, n)
    this.x = 0
    this.n = 0
  }

  sums(): Sums {
    for (let value = 0; value < COUNTED; value++) {
      const times = this.counts[value] ?? 0
      if (times > 0) this.tally(value, times)
    }
    this.counts.fill(0)
    return { ...recordOf(SUMS, (name) => this.totals[name].total()), bins: this.histogram.bins() }
  }
}

export const mergeSums = (a: Sums, b: Sums): Sums => ({
  ...recordOf(SUMS, (name) => a[name] + b[name]),
  bins: mergeBins(a.bins, b.bins),
})
