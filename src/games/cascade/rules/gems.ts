import { makeRandom, type Random } from '#src/engine/random.ts'
import type { Deal } from './types'

/** A supply of new gems: draws the kind of the next one. */
export type Gems = () => number

/**
 * Gems drawn evenly, or by weight: a whole number for each kind, 1 to 100, its share of all draws.
 * One draw of the stream per gem.
 */
export function makeGems(random: Random, kinds: number, weights?: readonly number[]): Gems {
  if (!weights) return () => random.below(kinds) + 1
  const lots = Uint8Array.from(weights.flatMap((weight, i) => Array(weight).fill(i + 1)))
  return () => lots[random.below(lots.length)] ?? 0
}

/** The stream of a game's gems: those it is dealt, and those that drop in. */
export const gemStream = (seed: string, deal: Deal = 1): Random =>
  makeRandom(`deal ${deal} ${seed}`)
