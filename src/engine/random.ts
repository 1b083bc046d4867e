import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** Maximum length of a seed in UTF-16 units, wherever one comes from. Part of the codes' format, so it must never change. */
export const MAX_SEED = 64

/** A source of random numbers. Drawing advances it. */
export interface Draws {
  /** Draws uniformly from `0 … bound - 1`. */
  below(bound: number): number
}

export interface Random extends Draws {
  /** The current state, for games that keep it in theirs. */
  state(): RandomState
}

export type RandomState = readonly number[]

/** Seeds one stream of a game. Separate streams keep an extra draw in one from shifting the others. */
export const makeRandom = (seed: string, stream = ''): Random =>
  resumeRandom(seedRandom(stream === '' ? seed : `${stream}\n${seed}`))

/**
 * Resumes a stream. Draws equal those of pure-rand's `uniformInt` without a floating-point remainder, which would take
 * longer than the rest of the draw. A value in the range's incomplete last part is redrawn; most values are seen to lie
 * below it without waiting for the division.
 */
export function resumeRandom(state: RandomState): Random {
  const generator = xoroshiro128plusFromState(state)
  return {
    below: (bound) => {
      for (;;) {
        const drawn = generator.next() + 2 ** 31
        const remainder = (drawn - Math.imul((drawn / bound) >>> 0, bound)) >>> 0
        if (drawn <= 2 ** 32 - bound || drawn - remainder <= 2 ** 32 - bound) return remainder
      }
    },
    state: () => generator.getState(),
  }
}

/**
 * A faster source, for games played by the million: xoshiro128++ (Blackman and Vigna, 2019), and a product where
 * `Random` divides. Uniform but for `bound / 2³²`, which small bounds make negligible.
 */
export function makeQuickDraws(seed: string, stream = ''): Draws {
  let [a = 0, b = 0, c = 0, d = 0] = seedRandom(`${stream}\n${seed}`)
  const next = () => {
    const sum = (a + d) | 0
    const result = (((sum << 7) | (sum >>> 25)) + a) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result
  }
  return { below: (bound) => Math.floor((next() / 0x100000000) * bound) }
}

/** Shuffles into a new array (Fisher–Yates, inside out). */
export function shuffled<Item extends NonNullable<unknown>>(
  random: Random,
  items: readonly Item[],
): Item[] {
  const result: Item[] = []
  for (const item of items) {
    const index = random.below(result.length + 1)
    result.push(result[index] ?? item)
    result[index] = item
  }
  return result
}

/** Makes the first state of a stream: cyrb128 by bryc (public domain), 128 bits: https://github.com/bryc/code/blob/master/jshash/PRNGs.md */
export function seedRandom(text: string): RandomState {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}
