import type { Position } from '#src/engine/grid.ts'
import { ownerOf, tokenOf } from '#src/games/patches/rules/board.ts'
import type { Board } from '#src/games/patches/rules/types.ts'
import {
  type Each,
  otherOf,
  type PatchesMove,
  type PatchesState,
  type Phase,
  type Placement,
} from '#src/games/patches/rules/types.ts'

const swapped = <Value>({ user, opponent }: Each<Value>): Each<Value> => ({
  user: opponent,
  opponent: user,
})

const mirroredCell = ({ rows, cols }: Board, { row, col }: Position): Position => ({
  row: rows - 1 - row,
  col: cols - 1 - col,
})

const mirroredChoice = (board: Board, { tile, cell }: Placement): Placement => ({
  tile,
  cell: mirroredCell(board, cell),
})

function mirroredBoard(board: Board): Board {
  const cells = Uint8Array.from(board.cells, (value) => {
    const owner = ownerOf(value)
    return owner ? tokenOf(otherOf(owner)) : value
  })
  return { ...board, cells: cells.reverse() }
}

function mirroredPhase(board: Board, phase: Phase): Phase {
  if (phase.type !== 'replay') return phase
  const { player, lost } = phase
  return { ...phase, player: otherOf(player), lost: mirroredCell(board, lost) }
}

/** The position with seats exchanged; deck tiles are swapped in pairs, as both draw one by one. */
export const mirrored = ({ board, phase, points, hands, deck }: PatchesState): PatchesState => ({
  board: mirroredBoard(board),
  phase: mirroredPhase(board, phase),
  points: swapped(points),
  hands: swapped(hands),
  deck: deck.map((tile, index) => deck[index ^ 1] ?? tile),
})

export function mirroredMove(board: Board, move: PatchesMove): PatchesMove {
  if (move.type === 'replay') return { type: 'replay', cell: mirroredCell(board, move.cell) }
  const { user, opponent } = swapped({
    user: mirroredChoice(board, move.user),
    opponent: mirroredChoice(board, move.opponent),
  })
  return { type: 'round', user, opponent }
}
