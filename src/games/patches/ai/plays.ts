import { type Cell, toIndex, toPosition } from '#src/engine/grid.ts'
import { type Random, shuffled } from '#src/engine/random.ts'
import { centreOf, openCells } from '../rules/board'
import { type Claim, claimAt } from '../rules/claim'
import type { Tile } from '../rules/tile'
import { type Choice, otherOf, type PatchesState, type Player } from '../rules/types'
import type { View } from '../rules/view'
import { pick } from './matrix'

/** The board and what is asked for on it: of a view, or of an imagined state. */
export type Scene = Pick<PatchesState, 'board' | 'phase'>

/** Everything a player may do with these tiles, and what it would match. Cells are indices. */
export function playsOf(scene: Scene, player: Player, hand: readonly Tile[]): Claim[] {
  const { board, phase } = scene
  const tiles = phase.type === 'replay' ? [phase.tile] : hand
  const fresh = phase.type === 'replay' ? toIndex(board, phase.lost) : undefined
  const cells = cellsFor(scene, player)
  const plays: Claim[] = []
  for (const tile of tiles) {
    for (const cell of cells) plays.push(claimAt(board, tile, cell, fresh))
  }
  return plays
}

function cellsFor({ board, phase }: Scene, player: Player): Cell[] {
  return phase.type === 'opening' ? [toIndex(board, centreOf(board, player))] : openCells(board)
}

/** A claim as a choice. */
export const choiceOf = ({ board }: Scene, { tile, cell }: Claim): Choice => ({
  tile,
  cell: toPosition(board, cell),
})

/** A position that the view may be of: the unseen tiles are dealt at random, as the other's hand and the deck. */
export function sampleHands(view: View, random: Random): PatchesState {
  const { board, phase, points, player, hand, held } = view
  const tiles = shuffled(random, view.unseen)
  const theirs = tiles.slice(0, held)
  const hands = { user: hand, opponent: hand, [otherOf(player)]: theirs }
  return { board, phase, points, hands, deck: tiles.slice(held) }
}

/** The plays that capture the most strength: all of them where nothing can be captured. */
export function strongest(plays: readonly Claim[]): Claim[] {
  let most = 0
  let found: Claim[] = []
  for (const play of plays) {
    if (play.strength < most) continue
    if (play.strength > most) found = []
    most = play.strength
    found.push(play)
  }
  return found
}

/** Medium's play: the most strength, ties drawn; with nothing to take, any play. */
export const greedyPlay = (
  scene: Scene,
  player: Player,
  hand: readonly Tile[],
  random: Random,
): Claim => pick(random, strongest(playsOf(scene, player, hand)))
