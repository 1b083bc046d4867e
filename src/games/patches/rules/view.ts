import { isInside, isSame, type Position, toIndex, toPosition } from '#src/engine/grid.ts'
import { centreOf, EMPTY, isOpen, valueAt } from './board.ts'
import { type Claim, claimAt } from './claim.ts'
import { attributesIn, type Tile } from './tile.ts'
import {
  type Board,
  type Each,
  type Match,
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

export const matchesOf = (board: Board, { matches, shared }: Claim): Match[] =>
  matches.map((cell, index) => ({
    cell: toPosition(board, cell),
    tile: board.cells[cell] ?? 0,
    shared: attributesIn(shared[index] ?? 0),
  }))

/** The part of a player's knowledge that determines legal placements. */
type Seat = Pick<View, 'player' | 'board' | 'phase' | 'hand'>

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
