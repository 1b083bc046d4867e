import { type Random, shuffled } from '#src/engine/random.ts'
import { otherOf } from '../rules/player'
import type { PatchesState } from '../rules/types'
import type { View } from '../rules/view'

/** A position that the view may be of: the unseen tiles are dealt at random, as the other's hand and the deck. */
export function sampleHands(view: View, random: Random): PatchesState {
  const { board, phase, points, player, hand, held } = view
  const tiles = shuffled(random, view.unseen)
  const theirs = tiles.slice(0, held)
  const hands = { user: hand, opponent: hand, [otherOf(player)]: theirs }
  return { board, phase, points, hands, deck: tiles.slice(held) }
}
