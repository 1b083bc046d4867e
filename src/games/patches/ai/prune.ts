import { type Random, shuffled } from '#src/engine/random.ts'
import type { Claim } from '../rules/claim'

/** Cells first, then points, as the game's end counts. */
const promise = ({ matches, strength }: Claim): number => matches.length + strength / 100

/** The most promising plays, at most so many: of plays alike, any, so that no corner is favoured. */
export function prunePlays(plays: readonly Claim[], count: number, random: Random): Claim[] {
  return shuffled(random, plays)
    .sort((a, b) => promise(b) - promise(a))
    .slice(0, count)
}
