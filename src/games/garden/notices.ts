import type { Position } from '../../engine/grid'
import type { GardenEvent, GardenRefusal } from './rules/types'

/** What there is to tell of an action: the events of the rules, and what the store adds to them. */
export type Notice =
  | GardenEvent
  | { readonly type: 'refused'; readonly code: GardenRefusal; readonly at: Position }
  | { readonly type: 'dealt'; readonly canGoBack: boolean }
  | { readonly type: 'restarted' }
  | { readonly type: 'restored' }
  | { readonly type: 'selected'; readonly at: Position; readonly targets: number }
  | { readonly type: 'unselected' }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'paused' }
  /** Two turns in a row ran out of time: nobody seems to be there. */
  | { readonly type: 'deserted' }
  | { readonly type: 'resumed' }
  | { readonly type: 'watching' }
  | { readonly type: 'where'; readonly at: Position | null }
  /** So many seconds are left of the turn. */
  | { readonly type: 'hurry'; readonly seconds: number }

/** What the last action brought about: one stream for animations, announcements and sounds. */
export interface Happening {
  /** Counts up with every action. */
  readonly id: number
  readonly notices: readonly Notice[]
}
