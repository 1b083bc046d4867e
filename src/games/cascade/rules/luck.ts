import { type Draws, type RandomState, resumeRandom, seedRandom } from '#src/engine/random.ts'
import { MAX_SIDE } from './board.ts'
import { readValues } from './values.ts'

/** Draws the next gem. */
export type Gems = () => number

/** Shares by which gems are drawn. */
export interface GemShares {
  readonly kinds: number
  /** Integer weights of the kinds, 1 to 100; uniform by default. */
  readonly weights?: readonly number[]
  /** Values of gems, as text: `1:0.7,2:0.2,3:0.1`. */
  readonly values?: string
}

/** Lists each kind as often as it weighs. */
const spread = (weights: readonly number[]): Uint8Array =>
  Uint8Array.from(weights.flatMap((weight, i) => Array<number>(weight).fill(i + 1)))

export function makeGems(draws: Draws, { kinds, weights }: GemShares): Gems {
  if (!weights) return () => draws.below(kinds) + 1
  const kindsByWeight = spread(weights)
  return () => kindsByWeight[draws.below(kindsByWeight.length)] ?? 0
}

/** The gems of a game: those of dealt boards, and those that fall into each column. */
export interface Luck {
  readonly board: Gems
  readonly refill: (col: number) => number
  /** Draws a gem's value, by its place in the list, instead of its kind. */
  readonly values: Omit<Luck, 'values'> | undefined
}

/** Sources of refills: a queue for each column, so that whoever plays a board plays the same luck, or one stream. */
export const LUCKS = ['columns', 'stream'] as const
export type LuckName = (typeof LUCKS)[number]

/** The luck of a game between two moves. */
export interface LuckState {
  /** That of boards, and of refills unless columns have their own. */
  readonly stream: RandomState
  /** The key of the gems of all columns, and how many each has taken. */
  readonly columns?: { readonly key: RandomState; readonly taken: readonly number[] }
  /** That of the values of gems. */
  readonly values?: LuckState
}

/** Takes the values of gems for kinds. */
function valueShares({ values }: GemShares): GemShares | undefined {
  const read = values === undefined ? undefined : readValues(values)
  return read && { kinds: read.values.length, weights: read.weights }
}

/** Luck that can be resumed. */
export interface GameLuck extends Luck {
  state(): LuckState
}

/** Draws all gems from one stream. */
export function streamLuck(draws: Draws, shares: GemShares): Luck {
  const board = makeGems(draws, shares)
  const values = valueShares(shares)
  return { board, refill: board, values: values && streamLuck(draws, values) }
}

/** Makes the luck of a seed. Both sources deal the same first board. */
export function startLuck(luck: LuckName, cols: number, seed: string): LuckState {
  const stream = seedRandom(`deal 1 ${seed}`)
  if (luck === 'stream') return { stream }
  return { stream, columns: { key: stream, taken: Array<number>(cols).fill(0) } }
}

export function resumeLuck(shares: GemShares, { stream, columns, values }: LuckState): GameLuck {
  const own = valueShares(shares)
  if (own && values) {
    const { values: _, ...kinds } = shares
    const luck = resumeLuck(kinds, { stream, ...(columns && { columns }) })
    const valued = resumeLuck(own, values)
    return { ...luck, values: valued, state: () => ({ ...luck.state(), values: valued.state() }) }
  }
  const random = resumeRandom(stream)
  const board = makeGems(random, shares)
  if (!columns)
    return { board, refill: board, values: undefined, state: () => ({ stream: random.state() }) }
  const { key } = columns
  const taken = columns.taken.slice()
  return {
    board,
    refill: makeRefill(key, taken, shares),
    values: undefined,
    state: () => ({ stream: random.state(), columns: { key, taken: taken.slice() } }),
  }
}

/** Draws each gem of a column by its number in it, which needs no queue in memory. Counts in `taken`. */
function makeRefill(
  [one = 0, other = 0]: RandomState,
  taken: number[],
  { kinds, weights }: GemShares,
): Luck['refill'] {
  if (!weights) return (col) => drawAt(take(taken, col), one, other, kinds) + 1
  const kindsByWeight = spread(weights)
  return (col) => kindsByWeight[drawAt(take(taken, col), one, other, kindsByWeight.length)] ?? 0
}

/**
 * Draws `0 … bound - 1` as a function of a number and a key of two integers, so that draws can be made in any order: the
 * end of MurmurHash3 by Austin Appleby (public domain), keyed. Uniform but for `bound / 2³²`, which small bounds make
 * negligible.
 */
function drawAt(number: number, one: number, other: number, bound: number): number {
  let bits = number ^ one
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b) + other
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  bits ^= bits >>> 16
  // The high half of a product, in integers: half as long as in floating point.
  return (Math.imul(bits >>> 16, bound) + (Math.imul(bits & 0xffff, bound) >>> 16)) >>> 16
}

/** Numbers the next gem of a column among those of all columns. */
function take(taken: number[], col: number): number {
  const count = taken[col] ?? 0
  taken[col] = count + 1
  return MAX_SIDE * count + col
}

export function makeLuck(
  settings: GemShares & { cols: number; luck: LuckName },
  seed: string,
): GameLuck {
  const { luck, cols } = settings
  const start = startLuck(luck, cols, seed)
  if (settings.values === undefined) return resumeLuck(settings, start)
  return resumeLuck(settings, { ...start, values: startLuck(luck, cols, `values ${seed}`) })
}
