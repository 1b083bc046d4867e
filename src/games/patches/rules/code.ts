import { type Digit, itemDigit } from '#src/engine/digits.ts'
import { isSame, type Position } from '#src/engine/grid.ts'
import { playableCells } from './board.ts'
import type { PatchesMove, PatchesState, Placement, Player } from './types.ts'

/** Codes a round as each player's tile in the hand and cell, the user's first; a replay as its cell. */
export function codeMove(digit: Digit, state: PatchesState, move?: PatchesMove): PatchesMove {
  const { phase } = state
  if (phase.type === 'replay') {
    const cell = codeCell(
      digit,
      state,
      phase.player,
      move?.type === 'replay' ? move.cell : undefined,
    )
    return { type: 'replay', cell }
  }
  const round = move?.type === 'round' ? move : undefined
  const placement = (player: Player): Placement => {
    const chosen = round?.[player]
    const tile = itemDigit(digit, state.hands[player], chosen && ((one) => one === chosen.tile))
    return { tile, cell: codeCell(digit, state, player, chosen?.cell) }
  }
  return { type: 'round', user: placement('user'), opponent: placement('opponent') }
}

const codeCell = (digit: Digit, state: PatchesState, player: Player, cell?: Position): Position =>
  itemDigit(digit, playableCells(state, player), cell && ((one) => isSame(one, cell)))
