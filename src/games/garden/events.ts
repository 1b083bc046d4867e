import type { Position } from '#src/engine/grid.ts'
import type { RoundNotice } from '#src/play/emitted.ts'
import type { GardenEvent, GardenRefusal } from './rules/types'

/** What there is to tell of an action: the events of the rules, and what the store adds to them. */
export type Notice =
  | GardenEvent
  | RoundNotice
  | { readonly type: 'refused'; readonly code: GardenRefusal; readonly at: Position }
  | { readonly type: 'selected'; readonly at: Position; readonly targets: number }
  | { readonly type: 'unselected' }
  /** The AI's step has been seen, and the player is to move. */
  | { readonly type: 'your-turn' }
  /** Two turns in a row ran out of time: nobody seems to be there. */
  | { readonly type: 'deserted' }
  | { readonly type: 'where'; readonly at: Position | null }
  /** So many seconds are left of the turn. */
  | { readonly type: 'hurry'; readonly seconds: number }
