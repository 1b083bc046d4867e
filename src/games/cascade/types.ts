import type { GameStore } from '#src/define/session.ts'
import type { Position } from '#src/engine/grid.ts'
import type { CascadeChoice } from './choice.ts'
import type { Swap } from './rules/swaps.ts'
import type { CascadeGame } from './rules/types.ts'

export interface CascadeSlice {
  readonly selected: Position | null
  /** The swap that a hint marks, until the next step. */
  readonly hinted: Swap | null
  /** A legal swap that is marked after a while without a move. */
  readonly nudged: Swap | null
  /** Selects the gem, unselects it, or swaps it with an adjacent selected one. */
  select(at: Position): void
  unselect(): void
  swap(swap: Swap): void
  hint(): void
  nudge(): void
}

export type CascadeSignal =
  | { readonly type: 'selected'; readonly at: Position; readonly kind: number }
  | { readonly type: 'unselected' }
  | { readonly type: 'hinted' | 'nudged'; readonly swap: Swap }

/** Ghosts of removed gems, the marks under them, and the points of a step; `intensity` is from 0 to 1. */
export type CascadePiece =
  | { readonly type: 'mark' }
  | { readonly type: 'gem'; readonly kind: number; readonly intensity?: number }
  | {
      readonly type: 'points'
      /** The column that shows it. */
      readonly col: number
      readonly points: number
      readonly step: number
      readonly gems: number
      /** Of its largest group. */
      readonly kind: number
      readonly intensity: number
    }

export interface Cascade {
  Game: CascadeGame
  Slice: CascadeSlice
  Signal: CascadeSignal
  Assist: 'hint' | 'undo'
  Piece: CascadePiece
  Choice: CascadeChoice
  Worker: undefined
}

export type CascadeStore = GameStore<Cascade>
