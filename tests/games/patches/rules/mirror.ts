import type { Position } from '#src/engine/grid.ts'
import { type Board, ownerOf, tokenOf } from '#src/games/patches/rules/board.ts'
import {
  type Choice,
  type Each,
  otherOf,
  type PatchesMove,
  type PatchesState,
  type Phase,
} from '#src/games/patches/rules/types.ts'

const swapped = <Thing>({ user, opponent }: Each<Thing>): Each<Thing> => ({
  user: opponent,
  opponent: user,
})

const turnedCell = ({ rows, cols }: Board, { row, col }: Position): Position => ({
  row: rows - 1 - row,
  col: cols - 1 - col,
})

const turnedChoice = (board: Board, { tile, cell }: Choice): Choice => ({
  tile,
  cell: turnedCell(board, cell),
})

function turnedBoard(board: Board): Board {
  const cells = Uint8Array.from(board.cells, (value) => {
    const owner = ownerOf(value)
    return owner ? tokenOf(otherOf(owner)) : value
  })
  return { ...board, cells: cells.reverse() }
}

function turnedPhase(board: Board, phase: Phase): Phase {
  if (phase.type !== 'replay') return phase
  const { player, lost } = phase
  return { ...phase, player: otherOf(player), lost: turnedCell(board, lost) }
}

/** The same position with the players' seats exchanged. Both draw one by one, so the deck goes in pairs. */
export const mirrored = ({ board, phase, points, hands, deck }: PatchesState): PatchesState => ({
  board: turnedBoard(board),
  phase: turnedPhase(board, phase),
  points: swapped(points),
  hands: swapped(hands),
  deck: deck.map((tile, place) => deck[place ^ 1] ?? tile),
})

/** The same move from the other seat. */
export function mirroredMove(board: Board, move: PatchesMove): PatchesMove {
  if (move.type === 'replay') return { type: 'replay', cell: turnedCell(board, move.cell) }
  const { user, opponent } = swapped({
    user: turnedChoice(board, move.user),
    opponent: turnedChoice(board, move.opponent),
  })
  return { type: 'round', user, opponent }
}
