import type { Assists } from '#src/engine/session.ts'
import type { GameStore, PlayTypes, SessionOf, StateOf } from './session.ts'

/** `left`: given up for another game. */
export const RESULT_ENDS = ['won', 'lost', 'drawn', 'left'] as const

/** A finished game, as recorded. */
export interface GameResult {
  readonly game: string
  /** The choice in the game's address: `classic`, `expert-down`, `daily`. */
  readonly choice: string
  readonly seed: string
  readonly end: (typeof RESULT_ENDS)[number]
  /** Milliseconds of play. */
  readonly ms: number
  readonly moves: number
  /** Only for games played for points alone. */
  readonly points?: number | undefined
  /** The difficulty, where a game grades its boards. */
  readonly grade?: string | undefined
  readonly assists: Assists
  /** The end in milliseconds since 1970. */
  readonly at: number
  /** Read from a file, not played here. */
  readonly imported?: true
}

/** A game's counts, for results, saves and sharing. */
export interface ScreenResults<G extends PlayTypes = PlayTypes> {
  /** Remaining work in the game's own unit, infinite without an end. */
  left(state: StateOf<G>): number
  moves(state: StateOf<G>, session: SessionOf<G>): number
  /** Only for games played for points alone. */
  points?(state: StateOf<G>): number
  /** The difficulty found for the deal, recorded with a result; `undefined` until then. */
  grade?(store: GameStore<G>): string | undefined
  /** The position as text, without hidden information. */
  text(state: StateOf<G>): string
}
