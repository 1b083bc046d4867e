import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A stream of chance. It has a position, so whoever draws from it changes it. */
export interface Random {
  /** An even draw from `0 … bound - 1`. */
  below(bound: number): number
}

/** FNV-1a, 32 bits: turns any text into a generator's seed. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return mixBits(hash)
}

/**
 * The finaliser of MurmurHash3: texts that differ in one letter differ in half of their bits, so that the first draws
 * of similar seeds have nothing in common. https://github.com/aappleby/smhasher
 */
function mixBits(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return second ^ (second >>> 16)
}

/**
 * The stream that belongs to a seed. Give each use (deal, shuffle, opponent) a name of its own,
 * so that one drawing more does not move the others.
 */
export function makeRandom(seed: string, stream = ''): Random {
  const generator = xoroshiro128plus(hashText(`${stream}\n${seed}`))
  return { below: (bound) => uniformInt(generator, 0, bound - 1) }
}

/** An even shuffle (Fisher–Yates, inside out) as a new array. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const result: Item[] = []
  for (const item of items) {
    const place = random.below(result.length + 1)
    result.push(...result.splice(place, 1, item))
  }
  return result
}

/** Where a stream stands: what `Stream.resume` goes on from. */
export type StreamState = readonly number[]

/**
 * A stream that can be left and taken up again, for games that draw at every move and keep its
 * state in theirs. Its seed counts with 128 bits, so that a million games do not share a stream.
 */
export class Stream implements Random {
  private constructor(private readonly generator: ReturnType<typeof xoroshiro128plusFromState>) {}

  static of(seed: string): Stream {
    return Stream.resume(hashWide(seed))
  }

  static resume(state: StreamState): Stream {
    return new Stream(xoroshiro128plusFromState(state))
  }

  below(bound: number): number {
    return uniformInt(this.generator, 0, bound - 1)
  }

  state(): StreamState {
    return this.generator.getState()
  }
}

/** cyrb128 by bryc (public domain): 128 bits of any text, never all zero in practice. https://github.com/bryc/code/blob/master/jshash/PRNGs.md */
function hashWide(text: string): StreamState {
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
