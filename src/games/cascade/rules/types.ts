import type { Position } from '#src/engine/grid.ts'
import type { RandomState } from '#src/engine/random.ts'
import type { Board } from './board'
import type { Slide } from './fall'
import type { Group } from './matches'

/** How marked gems are told apart: by what touches, or run by run. */
export const COUNTINGS = ['clusters', 'lines'] as const
export type Counting = (typeof COUNTINGS)[number]

/** Version of the deal: what a seed deals under it never changes. */
export const DEALS = [1] as const
export type Deal = (typeof DEALS)[number]

/** How many swaps a game has; `endless` stops only where a save has no room for more. */
export type Length = number | 'endless'

export type CascadeOptions = {
  /** 3–32 cells each. */
  readonly rows: number
  readonly cols: number
  /** 3–16 kinds of gem, drawn evenly. */
  readonly kinds: number
  readonly swaps: Length
  readonly counting: Counting
  readonly deal: Deal
}

export interface CascadeState {
  readonly options: CascadeOptions
  /** Full, without a match, and with a legal swap. */
  readonly board: Board
  readonly points: number
  /** Swaps made. */
  readonly swaps: number
  /** Boards dealt anew, for want of a legal swap or of an end to a cascade. */
  readonly redeals: number
  /** Where the seed's stream of gems stands. */
  readonly chance: RandomState
}

/** Two neighbouring gems change places. */
export type CascadeMove = {
  readonly type: 'swap'
  readonly from: Position
  readonly to: Position
}

/** Why a board is dealt anew: no legal swap is left, or the cascade was cut at its longest. */
export type RedealReason = 'dead' | 'cut'

/** A gem that came in from above: from a row -1, -2, … to its cell. */
export interface Drop extends Slide {
  readonly kind: number
}

export type CascadeEvent =
  | { readonly type: 'swapped'; readonly from: Position; readonly to: Position }
  /** A step of the cascade, from 1: these cells are emptied, all at once. */
  | {
      readonly type: 'matched'
      readonly step: number
      readonly cells: readonly Position[]
      readonly groups: readonly Group[]
      readonly points: number
    }
  /** Gems above emptied cells slid down, and new ones dropped in. */
  | { readonly type: 'fell'; readonly slides: readonly Slide[]; readonly drops: readonly Drop[] }
  | { readonly type: 'redealt'; readonly reason: RedealReason }
  | { readonly type: 'ended'; readonly points: number }

/** Why a swap is refused: the game is over, a cell is off the board, they do not touch, nothing matches. */
export type CascadeRefusal = 'over' | 'outside' | 'apart' | 'no-match'

export type CascadeGame = {
  Options: CascadeOptions
  State: CascadeState
  Move: CascadeMove
  Event: CascadeEvent
  Code: CascadeRefusal
}
