import { type Draws, type RandomState, resumeRandom, seedRandom } from '#src/engine/random.ts'
import { MAX_SIDE } from './board.ts'

/** Draws the next gem. */
export type Gems = () => number

/** Shares by which gems are drawn. */
export interface GemShares {
  readonly kinds: number
  /** Integer weights of the kinds, 1 to 100; uniform by default. */
  readonly weights?: readonly number[]
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
}

/** Luck that can be resumed. */
export interface GameLuck extends Luck {
  state(): LuckState
}

/** Draws all gems from one stream. */
export function streamLuck(draws: Draws, shares: GemShares): Luck {
  const board = makeGems(draws, shares)
  return { board, refill: board }
}

/** Makes the luck of a seed. Both sources deal the same first board. */
export function startLuck(luck: LuckName, cols: number, seed: string): LuckState {
  const stream = seedRandom(`deal 1 ${seed}`)
  if (luck === 'stream') return { stream }
  return { stream, columns: { key: stream, taken: Array<number>(cols).fill(0) } }
}

export function resumeLuck(shares: GemShares, { stream, columns }: LuckState): GameLuck {
  const random = resumeRandom(stream)
  const board = makeGems(random, shares)
  if (!columns) return { board, refill: board, state: () => ({ stream: random.state() }) }
  const { key } = columns
  const taken = columns.taken.slice()
  return {
    board,
    refill: makeRefill(key, taken, shares),
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

export const makeLuck = (
  settings: GemShares & { cols: number; luck: LuckName },
  seed: string,
): GameLuck => resumeLuck(settings, startLuck(settings.luck, settings.cols, seed))
