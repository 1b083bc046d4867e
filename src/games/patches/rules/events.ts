import { type Cell, type Position, toPosition } from '#src/engine/grid.ts'
import { isOrphan, orphans } from './board.ts'
import { type Capture, type Claim, captureOf } from './claim.ts'
import { attributesIn } from './tile.ts'
import type { Board, Match, PatchesEvent, Player } from './types.ts'

/** The events of a tile played without the other player's. */
export const soloEvents = (
  board: Board,
  player: Player,
  claim: Claim,
  again = false,
): PatchesEvent[] => [
  playedEvent(board, player, claim, again),
  matchedEvent(board, player, claim),
  ...capturedEvents(board, player, captureOf(claim)),
]

export const playedEvent = (
  board: Board,
  player: Player,
  claim: Claim,
  again = false,
): PatchesEvent => ({
  type: 'played',
  player,
  tile: claim.tile,
  cell: toPosition(board, claim.cell),
  again,
})

export const matchedEvent = (board: Board, player: Player, claim: Claim): PatchesEvent => ({
  type: 'matched',
  player,
  tile: claim.tile,
  cell: toPosition(board, claim.cell),
  matches: matchesOf(board, claim),
  strength: claim.strength,
})

export const matchesOf = (board: Board, { matches, shared }: Claim): Match[] =>
  matches.map((cell, index) => ({
    cell: toPosition(board, cell),
    tile: board.cells[cell] ?? 0,
    shared: attributesIn(shared[index] ?? 0),
  }))

export const capturedEvents = (
  board: Board,
  player: Player,
  { cells, points }: Capture,
): PatchesEvent[] =>
  cells.length > 0 ? [{ type: 'captured', player, cells: positionsOf(board, cells), points }] : []

export function orphanedEvents(before: Board, after: Board): PatchesEvent[] {
  const cells = orphans(after).filter((index) => !isOrphan(before, index))
  return cells.length > 0 ? [{ type: 'orphaned', cells: positionsOf(after, cells) }] : []
}

export const positionsOf = (board: Board, cells: readonly Cell[]): Position[] =>
  cells.map((cell) => toPosition(board, cell))
