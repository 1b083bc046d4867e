import type { Packed } from './packed'
import { MAX_MOVES } from './packing'
import type { Meter } from './search'

/** The moves of the side to move; of a group that can be gathered one. */
export function movesOf(garden: Packed): number[] {
  const moves = new Int32Array(MAX_MOVES)
  return Array.from(moves.subarray(0, garden.generate(moves, new Int32Array(MAX_MOVES), 0)))
}

/**
 * The moves to choose from: those that win at once; if there are none, those after which the other
 * side cannot win at once; if there are none either, all. What the budget no longer allows to look
 * at counts as safe.
 */
export function urgentMoves(
  garden: Packed,
  moves: readonly number[],
  meter: Meter,
): readonly number[] {
  const wins = moves.filter((move) => winsAtOnce(garden, move, meter))
  if (wins.length > 0) return wins
  const safe = moves.filter((move) => !letsWin(garden, move, meter))
  return safe.length > 0 ? safe : moves
}

/** Whether a move ends the game and its side leads. */
function winsAtOnce(garden: Packed, move: number, meter: Meter): boolean {
  if (meter.isSpent) return false
  meter.spend()
  garden.make(move)
  const wins = garden.lead() < 0 && garden.isOver()
  garden.unmake()
  return wins
}

/** Whether the other side can win at once after a move. */
function letsWin(garden: Packed, move: number, meter: Meter): boolean {
  garden.make(move)
  const lets = movesOf(garden).some((reply) => winsAtOnce(garden, reply, meter))
  garden.unmake()
  return lets
}
