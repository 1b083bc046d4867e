import type { Random } from '#src/engine/random.ts'
import type { Claim } from '../rules/claim'
import type { Tile } from '../rules/tile'
import type { Player } from '../rules/types'
import { pick } from './matrix'
import { type PlayContext, playsOf } from './plays'

/** The plays of maximal strength; all plays if nothing can be captured. */
export function strongest(plays: readonly Claim[]): Claim[] {
  let highest = 0
  let found: Claim[] = []
  for (const play of plays) {
    if (play.strength < highest) continue
    if (play.strength > highest) found = []
    highest = play.strength
    found.push(play)
  }
  return found
}

/** Medium's strategy: maximal strength, ties broken at random. */
export const greedyPlay = (
  context: PlayContext,
  player: Player,
  hand: readonly Tile[],
  random: Random,
): Claim => pick(random, strongest(playsOf(context, player, hand)))
