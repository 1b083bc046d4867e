import { toIndex } from '#src/engine/grid.ts'
import { claimAt } from './claim.ts'
import { matchesOf } from './events.ts'
import type { Tile } from './tile.ts'
import type { Board } from './types.ts'
import {
  type Each,
  type Match,
  otherOf,
  type PatchesState,
  type Phase,
  type Placement,
  type Player,
} from './types.ts'

/** A player's knowledge, which opponents get instead of the state; `never` fields keep states from passing. */
export interface View {
  readonly player: Player
  readonly board: Board
  readonly phase: Phase
  readonly points: Each<number>
  readonly hand: readonly Tile[]
  readonly held: number
  /** The other player's hand and the deck, sorted so as to reveal nothing. */
  readonly unseen: readonly Tile[]
  readonly hands?: never
  readonly deck?: never
}

export function viewFor(state: PatchesState, player: Player): View {
  const { board, phase, points, hands, deck } = state
  const others = hands[otherOf(player)]
  const unseen = [...others, ...deck].sort((a, b) => a - b)
  return { player, board, phase, points, hand: hands[player], held: others.length, unseen }
}

export interface Preview {
  readonly matches: readonly Match[]
  readonly strength: number
}

export function preview({ board, phase }: View, { tile, cell }: Placement): Preview {
  const excluded = phase.type === 'replay' ? toIndex(board, phase.lost) : undefined
  const claim = claimAt(board, tile, toIndex(board, cell), excluded)
  return { matches: matchesOf(board, claim), strength: claim.strength }
}
