import { isInside, isSame, type Position, toIndex, valueAt } from '#src/engine/grid.ts'
import { centreOf, EMPTY, isOpen } from './board.ts'
import { claimAt, matchingOf } from './claim.ts'
import type { Tile } from './tile.ts'
import {
  type Board,
  type Each,
  type Matching,
  otherOf,
  type PatchesState,
  type Phase,
  type Placement,
  type PlacementRefusal,
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
  const others = state.hands[otherOf(player)]
  const unseen = [...others, ...state.deck].sort((a, b) => a - b)
  return { ...seatOf(state, player), points: state.points, held: others.length, unseen }
}

/** The part of a player's knowledge that determines legal placements. */
export type Seat = Pick<View, 'player' | 'board' | 'phase' | 'hand'>

export const seatOf = ({ board, phase, hands }: PatchesState, player: Player): Seat => ({
  player,
  board,
  phase,
  hand: hands[player],
})

export function preview({ board, phase }: View, { tile, cell }: Placement): Matching {
  const excluded = phase.type === 'replay' ? toIndex(board, phase.lost) : undefined
  return matchingOf(board, claimAt(board, tile, toIndex(board, cell), excluded))
}

/** Checks in the order of the codes. */
export const findPlacementRefusal = (seat: Seat, { tile, cell }: Placement) =>
  seat.hand.includes(tile) ? findCellRefusal(seat, cell) : 'not-held'

export function findCellRefusal(
  { player, board, phase }: Seat,
  cell: Position,
): PlacementRefusal | undefined {
  if (!isInside(board, cell)) return 'outside'
  if (valueAt(board, cell) !== EMPTY) return 'occupied'
  if (phase.type === 'opening')
    return isSame(cell, centreOf(board, player)) ? undefined : 'not-centre'
  return isOpen(board, toIndex(board, cell)) ? undefined : 'apart'
}
