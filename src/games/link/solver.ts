import type { Board } from './rules/board'
import type { Drift, LinkOptions, LinkState, Shuffled } from './rules/types'
import type { Verdict } from './solver/verdict'

/**
 * The long computations of Link, done where they do not hold up the page. Each call gives up the one of the same kind
 * before it, whose promise then never settles. `judge` and `lastClearable` reject where the solver cannot be loaded.
 */
export interface Solver {
  /** What `rules.deal` gives. */
  deal(options: LinkOptions, seed: string): Promise<LinkState>
  /** What `rules.play` makes of a shuffle. */
  shuffle(state: LinkState): Promise<Shuffled>
  judge(state: LinkState): Promise<Verdict>
  /** The index of the last of these boards that can be cleared, `-1` when none is known to be; never, once aborted. */
  lastClearable(boards: readonly Board[], drift: Drift, signal: AbortSignal): Promise<number>
  dispose(): void
}
