import type { Pair, Position } from '#src/engine/grid.ts'
import type { Board } from './board.ts'
import type { Goal } from './goal.ts'
import type { LuckState } from './luck.ts'
import type { Group } from './matches.ts'

export const COUNTINGS = ['clusters', 'lines'] as const
export type Counting = (typeof COUNTINGS)[number]

/** Versions of the deal; what a seed deals in a version never changes. In the first, all refills are one stream. */
export const DEAL_VERSIONS = [1, 2] as const

/** Swaps per game; `endless` is limited by the size of a save. */
export type Length = number | 'endless'

export type CascadeOptions = {
  readonly rows: number
  readonly cols: number
  /** 3–16, drawn uniformly. */
  readonly kinds: number
  readonly swaps: Length
  readonly counting: Counting
  readonly deal: (typeof DEAL_VERSIONS)[number]
  /** Ends the game once it is reached; as text, as in an address: `points-1500`, `gems-A-30-B-12`. */
  readonly goal?: string
  /** Indices of the cells without a gem, as text: `0,7,56`. */
  readonly holes?: string
}

export interface CascadeState {
  readonly options: CascadeOptions
  /** Always full but for holes, without a match, and with a legal swap. */
  readonly board: Board
  readonly goal: Goal | undefined
  readonly points: number
  /** Gems removed, by kind from 1, counted as groups are. */
  readonly gemsByKind: readonly number[]
  readonly swaps: number
  readonly redeals: number
  readonly luck: LuckState
}

export type CascadeMove = { readonly type: 'swap' } & Pair

/** Reasons for a redeal: no legal swap, or a cascade cut at its maximum. */
export type RedealReason = 'dead' | 'cut'

/** A new gem, falling from row -1, -2, … above the board, or out of the hole above. */
export interface Drop extends Pair {
  readonly kind: number
}

export type CascadeEvent =
  | ({ readonly type: 'swapped' } & Pair)
  /** A cascade's step; its cells are emptied at once. */
  | {
      readonly type: 'matched'
      readonly step: number
      readonly cells: readonly Position[]
      readonly groups: readonly Group[]
      readonly points: number
    }
  | { readonly type: 'fell'; readonly slides: readonly Pair[]; readonly drops: readonly Drop[] }
  | { readonly type: 'redealt'; readonly reason: RedealReason }
  | { readonly type: 'ended'; readonly points: number }

export type CascadeRefusal = 'over' | 'outside' | 'apart' | 'no-match'

export type CascadeProblem =
  | 'not-options'
  | 'bad-size'
  | 'bad-kinds'
  | 'bad-swaps'
  | 'unknown-counting'
  | 'unknown-deal'
  | 'bad-goal'
  | 'bad-holes'

export type CascadeGame = {
  Options: CascadeOptions
  State: CascadeState
  Move: CascadeMove
  Event: CascadeEvent
  Code: CascadeRefusal
  Problem: CascadeProblem
}
