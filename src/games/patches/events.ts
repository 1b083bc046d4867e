import type { Position } from '#src/engine/grid.ts'
import type { RoundNotice } from '#src/play/emitted.ts'
import type { Tile } from './rules/tile'
import type { ChoiceRefusal, PatchesEvent } from './rules/types'
import type { Preview } from './rules/view'

/** What there is to tell of an action: the events of the rules, and what the store adds to them. */
export type Notice =
  | PatchesEvent
  | RoundNotice
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
  | { readonly type: 'where'; readonly at: Position | null }
