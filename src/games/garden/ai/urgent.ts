import type { Packed } from './packed.ts'
import { MAX_MOVES } from './packing.ts'
import type { Meter } from './search.ts'

export function movesOf(garden: Packed): number[] {
  const moves = new Int32Array(MAX_MOVES)
  return Array.from(moves.subarray(0, garden.generate(moves, new Int32Array(MAX_MOVES), 0)))
}

/** Immediate wins, or else moves without a winning reply, or else all. Unchecked moves count as safe. */
export function urgentMoves(
  garden: Packed,
  moves: readonly number[],
  meter: Meter,
): readonly number[] {
  const wins = moves.filter((move) => winsImmediately(garden, move, meter))
  if (wins.length > 0) return wins
  const safe = moves.filter((move) => !allowsWin(garden, move, meter))
  return safe.length > 0 ? safe : moves
}

function winsImmediately(garden: Packed, move: number, meter: Meter): boolean {
  if (meter.isSpent) return false
  meter.spend()
  garden.make(move)
  const wins = garden.lead() < 0 && garden.isOver()
  garden.unmake()
  return wins
}

function allowsWin(garden: Packed, move: number, meter: Meter): boolean {
  garden.make(move)
  const lets = movesOf(garden).some((reply) => winsImmediately(garden, reply, meter))
  garden.unmake()
  return lets
}
