import type { Board } from './board/board'
import type { Gravity } from './board/gravity'
import type { LinkOptions } from './deal/levels'
import type { Verdict } from './rules/solve'
import type { LinkState, Shuffled } from './rules/types'

/**
 * The long computations of Link, done where they do not hold up the page.
 * Each call of `shuffle`, `judge` or `lastClearable` gives up the one before it, whose promise then never settles.
 */
export interface Solver {
  /** What `rules.deal` gives. */
  deal(options: LinkOptions, seed: string): Promise<LinkState>
  /** What `rules.play` makes of a shuffle. */
  shuffle(state: LinkState): Promise<Shuffled>
  judge(state: LinkState): Promise<Verdict>
  /** The index of the last of these boards that can be cleared, `-1` when none is known to be. */
  lastClearable(boards: readonly Board[], gravity: Gravity): Promise<number>
  dispose(): void
}
