import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A stream of random numbers. It has a position, so whoever draws from it changes it. */
export interface Random {
  /** An even draw from `0 … bound - 1`. */
  below(bound: number): number
  /** Where the stream stands, for games that draw at every move and keep it in their state. */
  state(): RandomState
}

/** What `resumeRandom` goes on from. */
export type RandomState = readonly number[]

/**
 * The stream that belongs to a seed. Give each use (deal, shuffle, opponent) a name of its own, so
 * that one drawing more does not move the others. 128 bits of both count, so that a million games
 * do not share a stream.
 */
export const makeRandom = (seed: string, stream = ''): Random =>
  resumeRandom(hashText(stream === '' ? seed : `${stream}\n${seed}`))

/**
 * Goes on with a stream. Draws are those of pure-rand's `uniformInt`, without the remainder of floating-point numbers,
 * which takes longer than all the rest of a draw. What falls into the range's last, incomplete part is drawn again.
 */
export function resumeRandom(state: RandomState): Random {
  const generator = xoroshiro128plusFromState(state)
  return {
    below: (bound) => {
      let drawn: number
      let start: number
      do {
        drawn = generator.next() + 2 ** 31
        start = Math.floor(drawn / bound) * bound
      } while (start > 2 ** 32 - bound)
      return drawn - start
    },
    state: () => generator.getState(),
  }
}

/** An even shuffle (Fisher–Yates, inside out) as a new array. */
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

/** cyrb128 by bryc (public domain): 128 bits of any text, never all zero in practice. https://github.com/bryc/code/blob/master/jshash/PRNGs.md */
function hashText(text: string): RandomState {
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
