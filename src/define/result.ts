import type { Assists } from '#src/engine/assists.ts'

/** `left`: given up for another game. */
export const RESULT_ENDS = ['won', 'lost', 'drawn', 'left'] as const

/** How a game ended, as recorded. */
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
