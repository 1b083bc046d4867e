import type { Shared } from './tile'

/**
 * The strength of a match. Gives every row of the original table of match pairs, and goes on to
 * mixed matches and to more blocks than four.
 * @param blocks how many tiles are matched
 * @param shared how many attributes are shared with them in all, 1 or 2 each
 * @param sets how many different sets of attributes those matches use
 */
export const strengthPoints = (blocks: number, shared: number, sets: number): number =>
  blocks * (blocks - 1) + shared - sets + 1

/** How many attributes are in a set of this number. */
const SIZES = [0, 1, 1, 2, 1, 2, 2, 3]

/** The strength of matching tiles that share these sets; 0 without any. */
export function strengthOf(matches: readonly Shared[]): number {
  if (matches.length === 0) return 0
  let shared = 0
  let seen = 0
  let sets = 0
  for (const match of matches) {
    shared += SIZES[match] ?? 0
    if ((seen & (1 << match)) === 0) sets++
    seen |= 1 << match
  }
  return strengthPoints(matches.length, shared, sets)
}
