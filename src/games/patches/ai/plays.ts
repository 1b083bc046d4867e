import { type Cell, toIndex, toPosition } from '#src/engine/grid.ts'
import { centreOf, openCells } from '../rules/board'
import { type Claim, claimAt } from '../rules/claim'
import type { Player } from '../rules/player'
import type { Tile } from '../rules/tile'
import type { Choice, PatchesState } from '../rules/types'

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
