import { isInside, isSame, type Position, toIndex } from '#src/engine/grid.ts'
import { type Board, centreOf, EMPTY, isOpen, valueAt } from './board'
import type { Tile } from './tile'
import type {
  Choice,
  ChoiceRefusal,
  PatchesMove,
  PatchesRefusal,
  PatchesState,
  Phase,
  Player,
} from './types'

/** What decides whether a player may make a choice: all of it is known to that player. */
export interface Seat {
  readonly player: Player
  readonly board: Board
  readonly phase: Phase
  readonly hand: readonly Tile[]
}

/** Why a player may not choose this tile and cell, seen from their seat; checked in the order of the codes. */
export function findChoiceRefusal(seat: Seat, { tile, cell }: Choice): ChoiceRefusal | undefined {
  return seat.hand.includes(tile) ? findCellRefusal(seat, cell) : 'not-held'
}

/** Why a tile may not go to this cell. */
export function findCellRefusal(
  { player, board, phase }: Omit<Seat, 'hand'>,
  cell: Position,
): ChoiceRefusal | undefined {
  if (!isInside(board, cell)) return 'outside'
  if (valueAt(board, cell) !== EMPTY) return 'occupied'
  if (phase.type === 'opening')
    return isSame(cell, centreOf(board, player)) ? undefined : 'not-centre'
  return isOpen(board, toIndex(board, cell)) ? undefined : 'apart'
}

/** Why a move is refused. Of two choices that are, the user's is named. */
export function findRefusal(state: PatchesState, move: PatchesMove): PatchesRefusal | undefined {
  const { board, phase } = state
  if (phase.type === 'over') return 'over'
  switch (move.type) {
    case 'round':
      if (phase.type === 'replay') return 'replay-due'
      return (
        findChoiceRefusal(seatOf(state, 'user'), move.user) ??
        findChoiceRefusal(seatOf(state, 'opponent'), move.opponent)
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
