import { makeRandom } from '#src/engine/random.ts'

/** Random words that make up a position's key: each fact that holds is XORed into it. */
export interface Words {
  /** Of the 64 bits of a key, the first and the last 32. */
  readonly low: Int32Array
  readonly high: Int32Array
}

/** https://www.chessprogramming.org/Zobrist_Hashing */
export function makeWords(name: string, count: number): Words {
  const random = makeRandom(name, 'garden keys')
  const draw = () => (random.below(0x10000) << 16) | random.below(0x10000)
  return {
    low: Int32Array.from({ length: count }, draw),
    high: Int32Array.from({ length: count }, draw),
  }
}
