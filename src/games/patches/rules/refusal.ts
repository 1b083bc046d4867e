import { isInside, isSame, type Position, toIndex } from '#src/engine/grid.ts'
import { centreOf, EMPTY, isOpen, valueAt } from './board.ts'
import type { Tile } from './tile.ts'
import type {
  Board,
  PatchesMove,
  PatchesRefusal,
  PatchesState,
  Phase,
  Placement,
  PlacementRefusal,
  Player,
} from './types.ts'

/** The part of a player's knowledge that determines legal placements. */
export interface Seat {
  readonly player: Player
  readonly board: Board
  readonly phase: Phase
  readonly hand: readonly Tile[]
}

/** Checks in the order of the codes. */
export function findPlacementRefusal(
  seat: Seat,
  { tile, cell }: Placement,
): PlacementRefusal | undefined {
  return seat.hand.includes(tile) ? findCellRefusal(seat, cell) : 'not-held'
}

export function findCellRefusal(
  { player, board, phase }: Omit<Seat, 'hand'>,
  cell: Position,
): PlacementRefusal | undefined {
  if (!isInside(board, cell)) return 'outside'
  if (valueAt(board, cell) !== EMPTY) return 'occupied'
  if (phase.type === 'opening')
    return isSame(cell, centreOf(board, player)) ? undefined : 'not-centre'
  return isOpen(board, toIndex(board, cell)) ? undefined : 'apart'
}

/** Returns why a move is refused; of two invalid placements, the user's comes first. */
export function findRefusal(state: PatchesState, move: PatchesMove): PatchesRefusal | undefined {
  const { board, phase } = state
  if (phase.type === 'over') return 'over'
  switch (move.type) {
    case 'round':
      if (phase.type === 'replay') return 'replay-due'
      return (
        findPlacementRefusal(seatOf(state, 'user'), move.user) ??
        findPlacementRefusal(seatOf(state, 'opponent'), move.opponent)
      )
    case 'replay':
      if (phase.type !== 'replay') return 'no-replay'
      return findCellRefusal({ player: phase.player, board, phase }, move.cell)
  }
}

const seatOf = ({ board, phase, hands }: PatchesState, player: Player): Seat => ({
  player,
  board,
  phase,
  hand: hands[player],
})
