import { toIndex } from '#src/engine/grid.ts'
import type { Board } from './board'
import { claimAt } from './claim'
import { matchesOf } from './telling'
import type { Tile } from './tile'
import {
  type Choice,
  type Each,
  type Match,
  otherOf,
  type PatchesState,
  type Phase,
  type Player,
} from './types'

/**
 * What one player may know. Opponents are given this and never the state, which is no `View`:
 * neither hands nor deck can be passed, not even along with it.
 */
export interface View {
  /** Whose eyes these are. */
  readonly player: Player
  readonly board: Board
  readonly phase: Phase
  readonly points: Each<number>
  readonly hand: readonly Tile[]
  /** How many tiles the other player holds. */
  readonly held: number
  /** The tiles never seen, by number: the other's hand and the deck, nobody knows which is where. */
  readonly unseen: readonly Tile[]
  readonly hands?: never
  readonly deck?: never
}

/** Exactly what this player may know. */
export function viewFor(state: PatchesState, player: Player): View {
  const { board, phase, points, hands, deck } = state
  const others = hands[otherOf(player)]
  const unseen = [...others, ...deck].sort((a, b) => a - b)
  return { player, board, phase, points, hand: hands[player], held: others.length, unseen }
}

/** What a tile would match on a cell, were it played alone, and how strongly. */
export interface Preview {
  readonly matches: readonly Match[]
  readonly strength: number
}

/** What a choice that is not refused would match now. */
export function preview({ board, phase }: View, { tile, cell }: Choice): Preview {
  const fresh = phase.type === 'replay' ? toIndex(board, phase.lost) : undefined
  const claim = claimAt(board, tile, toIndex(board, cell), fresh)
  return { matches: matchesOf(board, claim), strength: claim.strength }
}
