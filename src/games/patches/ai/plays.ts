import { type Cell, toIndex, toPosition } from '#src/engine/grid.ts'
import { type Random, shuffled } from '#src/engine/random.ts'
import { centreOf, openCells } from '../rules/board.ts'
import { type Claim, claimAt } from '../rules/claim.ts'
import type { Tile } from '../rules/tile.ts'
import { otherOf, type PatchesState, type Placement, type Player } from '../rules/types.ts'
import type { View } from '../rules/view.ts'
import { pick } from './matrix.ts'

/** The part of a view or a sampled state that determines plays. */
export type PlayContext = Pick<PatchesState, 'board' | 'phase'>

export function playsOf(context: PlayContext, player: Player, hand: readonly Tile[]): Claim[] {
  const { board, phase } = context
  const tiles = phase.type === 'replay' ? [phase.tile] : hand
  const excluded = phase.type === 'replay' ? toIndex(board, phase.lost) : undefined
  const cells = cellsFor(context, player)
  const plays: Claim[] = []
  for (const tile of tiles) {
    for (const cell of cells) plays.push(claimAt(board, tile, cell, excluded))
  }
  return plays
}

function cellsFor({ board, phase }: PlayContext, player: Player): Cell[] {
  return phase.type === 'opening' ? [toIndex(board, centreOf(board, player))] : openCells(board)
}

export const placementOf = ({ board }: PlayContext, { tile, cell }: Claim): Placement => ({
  tile,
  cell: toPosition(board, cell),
})

/** Samples a state consistent with the view: deals the unseen tiles as the other player's hand and the deck. */
export function sampleHands(view: View, random: Random): PatchesState {
  const { board, phase, points, player, hand, held } = view
  const tiles = shuffled(random, view.unseen)
  const theirs = tiles.slice(0, held)
  const hands = { user: hand, opponent: hand, [otherOf(player)]: theirs }
  return { board, phase, points, hands, deck: tiles.slice(held) }
}

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
