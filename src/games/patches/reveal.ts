import { isSame, type Position } from '#src/engine/grid.ts'
import { type Session, stateOf } from '#src/engine/session.ts'
import { type Board, isTile, ownerOf, valueAt } from './rules/board'
import type { PatchesEvent, PatchesGame, PatchesState } from './rules/types'

/** A round that is being shown: its tiles lie plain for a moment, then tokens turn up. */
export interface Reveal {
  /** How the game stood before it. */
  readonly before: PatchesState
  readonly events: readonly PatchesEvent[]
  /** `plain` while captured tiles are still seen, `told` while only who matched what is. */
  readonly stage: 'plain' | 'told'
}

/** A session on the table, and how far it has been shown. */
interface Showing {
  readonly session: Session<PatchesGame>
  readonly reveal: Reveal | null
}

/** The state as the eye has it: what a round brought counts when its tokens have turned up. */
export const shownState = ({ session, reveal }: Showing): PatchesState =>
  reveal?.stage === 'plain' ? reveal.before : stateOf(session)

/** What is seen on a cell: the tile that lay or came there while tokens have not turned up, else what lies there. */
export function seenAt(board: Board, reveal: Reveal | null, position: Position): number {
  const value = valueAt(board, position)
  if (reveal?.stage !== 'plain' || !ownerOf(value)) return value
  const lay = valueAt(reveal.before.board, position)
  if (isTile(lay)) return lay
  const came = reveal.events.find(
    (event) => event.type === 'played' && isSame(event.cell, position),
  )
  return came?.type === 'played' ? came.tile : value
}

/** Whether both players matched this cell in the round that is shown. */
export const isContestedIn = (reveal: Reveal | null, position: Position): boolean =>
  reveal?.events.some(
    (event) => event.type === 'contested' && event.cells.some((cell) => isSame(cell, position)),
  ) ?? false
