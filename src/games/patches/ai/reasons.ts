import { toIndex, toPosition } from '#src/engine/grid.ts'
import { openCells, sideOf } from '../rules/board.ts'
import { type Claim, captureOf, claimAt, contest } from '../rules/claim.ts'
import { playTurn } from '../rules/round.ts'
import {
  type Each,
  each,
  otherOf,
  type PatchesEvent,
  type PatchesState,
  type Placement,
  type Player,
} from '../rules/types.ts'
import { preview, type View } from '../rules/view.ts'

/** All that is said of a placement: facts that follow from playing the rules. */
export type Reason =
  /** Nothing is captured in the first round. */
  | { readonly type: 'first' }
  | { readonly type: 'matches'; readonly tiles: number; readonly strength: number }
  /** It matches nothing; the most that an unseen tile could match on its cell. */
  | { readonly type: 'idle'; readonly tiles: number }
  /** The cells that a replay captures. */
  | { readonly type: 'captures'; readonly cells: number }
  /** The cells that it captures at once, whatever the other player does. */
  | { readonly type: 'certain'; readonly cells: number }
  /** No unseen tile wins a conflict against it. */
  | { readonly type: 'unbeaten' }
  | Hindsight

/** Facts about a round as the other player played it, in which its choice was not to be known. */
type Hindsight =
  | { readonly type: 'collided'; readonly winner: Player }
  | { readonly type: 'conflict'; readonly winner: Player | null; readonly strengths: Each<number> }
  /** Cells captured, by this placement and by the one that was made. */
  | { readonly type: 'against'; readonly better: Each<number>; readonly made: Each<number> }
  | { readonly type: 'wins' }
  /** The placement that was made brought as much. */
  | { readonly type: 'hindsight' }
  /** The choice was right; the other player took more. */
  | { readonly type: 'unlucky' }

/** Returns what a player knows of a placement before the other one's is seen. */
export function reasonsFor(view: View, placement: Placement): readonly Reason[] {
  const { board, phase } = view
  if (phase.type === 'opening') return [{ type: 'first' }]
  const { matches, strength } = preview(view, placement)
  const tiles = matches.length
  if (tiles === 0) return [{ type: 'idle', tiles: mostMatched(view, placement) }]
  const fact: Reason = { type: 'matches', tiles, strength }
  if (phase.type === 'replay') return [fact, { type: 'captures', cells: tiles + 1 }]
  const claim = claimAt(board, placement.tile, toIndex(board, placement.cell))
  return [fact, ...safetyOf(view, claim)]
}

const mostMatched = (view: View, { cell }: Placement): number =>
  Math.max(0, ...view.unseen.map((tile) => preview(view, { tile, cell }).matches.length))

/** Tries every unseen tile on every cell. */
function safetyOf(view: View, claim: Claim): readonly Reason[] {
  const { board, unseen } = view
  let cells = Number.POSITIVE_INFINITY
  let isUnbeaten = true
  for (const cell of openCells(board)) {
    for (const tile of unseen) {
      const { captured, isBeaten } = metBy(view, claim, claimAt(board, tile, cell))
      cells = Math.min(cells, captured)
      if (isBeaten) isUnbeaten = false
    }
  }
  if (cells > 0 && Number.isFinite(cells)) return [{ type: 'certain', cells }]
  return isUnbeaten ? [{ type: 'unbeaten' }] : []
}

/** The cells that a claim captures at once against another one. */
function metBy({ board, player }: View, own: Claim, other: Claim) {
  if (own.cell === other.cell) {
    const isOwn = sideOf(board, toPosition(board, own.cell)) === player
    return { captured: isOwn ? captureOf(own).cells.length : 0, isBeaten: false }
  }
  const { captures, winner } = contest(each((of) => (of === player ? own : other)))
  return { captured: captures[player].cells.length, isBeaten: winner === otherOf(player) }
}

/** Returns what a better placement would have met in the round as the opponent played it. */
export function reasonsAgainst(
  state: PatchesState,
  made: Placement,
  better: Placement,
  opponent: Placement,
): readonly Reason[] {
  const [found, own] = [meet(state, better, opponent), meet(state, made, opponent)]
  const met = found.events.flatMap(meetingOf)
  if (!found.gains || !own.gains) return met
  if (leadIn(found.gains) <= leadIn(own.gains)) return [...met, { type: 'hindsight' }]
  const isWon = found.events.some((event) => event.type === 'ended' && event.winner === 'user')
  const against: Reason = { type: 'against', better: found.gains, made: own.gains }
  return [...met, against, ...(isWon ? [{ type: 'wins' } as const] : [])]
}

const leadIn = ({ user, opponent }: Each<number>): number => user - opponent

/** Plays a round; counts the cells that each player captured in it, unless a replay is to follow. */
function meet(before: PatchesState, user: Placement, opponent: Placement) {
  const { state, events } = playTurn(before, { type: 'round', user, opponent })
  const captured = events.filter((event) => event.type === 'captured')
  const gainsOf = (player: Player) =>
    captured.reduce((sum, event) => sum + (event.player === player ? event.cells.length : 0), 0)
  return { events, gains: state.phase.type === 'replay' ? undefined : each(gainsOf) }
}

function meetingOf(event: PatchesEvent): readonly Reason[] {
  if (event.type === 'collided') return [{ type: 'collided', winner: event.winner }]
  if (event.type !== 'contested') return []
  return [{ type: 'conflict', winner: event.winner, strengths: event.strengths }]
}

/** The most that a choice may cost which was right. */
const RIGHT_COST = 0.03

/** Returns a reason for a choice that was right, in a round that brought the opponent more. */
export function badLuck(
  cost: number,
  state: PatchesState,
  made: Placement,
  opponent: Placement,
): readonly Reason[] {
  const { gains } = meet(state, made, opponent)
  return cost < RIGHT_COST && gains && leadIn(gains) < 0 ? [{ type: 'unlucky' }] : []
}
