import type { Position } from '../../engine/grid'
import type { Tile } from './rules/tile'
import type { ChoiceRefusal, PatchesEvent } from './rules/types'
import type { Preview } from './rules/view'

/** What there is to tell of an action: the events of the rules, and what the store adds to them. */
export type Notice =
  | PatchesEvent
  | { readonly type: 'dealt'; readonly canGoBack: boolean }
  | { readonly type: 'restarted' }
  | { readonly type: 'restored' }
  | { readonly type: 'tile-chosen'; readonly tile: Tile }
  | { readonly type: 'cell-chosen'; readonly cell: Position }
  /** Both are chosen: what they would match, were the opponent elsewhere. */
  | { readonly type: 'previewed'; readonly preview: Preview }
  | { readonly type: 'unchosen' }
  | { readonly type: 'refused'; readonly code: ChoiceRefusal; readonly cell: Position }
  /** Submitted without a tile, a cell, or both. */
  | { readonly type: 'incomplete'; readonly missing: 'tile' | 'cell' | 'both' }
  | { readonly type: 'thinking' }
  | { readonly type: 'unsealed' }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'watching' }
  | { readonly type: 'where'; readonly at: Position | null }

/** What the last action brought about: one stream for animations, announcements and sounds. */
export interface Happening {
  /** Counts up with every action. */
  readonly id: number
  readonly notices: readonly Notice[]
}
