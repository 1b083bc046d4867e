import type { Position } from '#src/engine/grid.ts'
import type { RoundNotice } from '#src/play/emitted.ts'
import type { Match } from './board/pairs'
import type { LinkEvent } from './rules/types'

/** What there is to tell of an action: the events of the rules, and what the store adds to them. */
export type Notice =
  | LinkEvent
  | RoundNotice
  | { readonly type: 'selected'; readonly at: Position; readonly kind: number }
  | { readonly type: 'unselected' }
  | {
      readonly type: 'hinted'
      readonly pair: Match
      readonly kind: number
      /** Whether the pair begins a line that is known to clear the board. */
      readonly sure: boolean
    }
  | { readonly type: 'no-hint' }
  | { readonly type: 'equals'; readonly kind: number; readonly at: readonly Position[] }
  | { readonly type: 'nothing-selected' }
  /** It is proved that the board can no longer be cleared, though pairs match. */
  | { readonly type: 'unclearable' }
  /** A shuffle was asked for, and none leaves a board that can be cleared. */
  | { readonly type: 'no-shuffle' }
  | { readonly type: 'path-names-shown' }
  | { readonly type: 'path-names-hidden' }
  | { readonly type: 'where'; readonly at: Position | null }
  | {
      readonly type: 'partners'
      readonly at: Position
      readonly kind: number
      readonly partners: readonly Position[]
    }
  | { readonly type: 'pairs'; readonly count: number }
