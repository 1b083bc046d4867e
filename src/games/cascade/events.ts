import type { Position } from '#src/engine/grid.ts'
import type { RoundNotice, Emitted as Told } from '#src/play/emitted.ts'
import type { Board } from './rules/board'
import type { Swap } from './rules/swaps'
import type { CascadeEvent, CascadeRefusal } from './rules/types'

/** What there is to tell of an action: the events of the rules, and what the store adds to them. */
export type Notice =
  | CascadeEvent
  | RoundNotice
  | ({ readonly type: 'refused'; readonly code: CascadeRefusal } & Swap)
  | { readonly type: 'selected'; readonly at: Position; readonly kind: number }
  | { readonly type: 'unselected' }
  | { readonly type: 'hinted'; readonly swap: Swap }
  | { readonly type: 'where'; readonly at: Position | null }

/** What the last action brought about. */
export interface Emitted extends Told<Notice> {
  /** The board that a swap was made on: from it on, the events tell how it became the present one. */
  readonly before?: Board
}
