import type { Board } from './board/board'
import type { Gravity } from './board/gravity'
import type { LinkOptions } from './deal/levels'
import type { LinkState, ShuffleMove } from './rules/types'
import type { Deal, Found } from './solver/find'
import type { Verdict } from './solver/verdict'

/**
 * The long computations of Link, done where they do not hold up the page. Each call gives up the one of the same kind
 * before it, whose promise then never settles. `judge` and `lastClearable` reject where the solver cannot be loaded.
 */
export interface Solver {
  /** A deal that can be cleared, from the seeds that begin with `stem`. */
  findDeal(options: LinkOptions, stem: string): Promise<Found<Deal>>
  /** A shuffle after which the board can be cleared; `undefined` where walls let none be found. */
  findShuffle(state: LinkState, stem: string): Promise<Found<ShuffleMove> | undefined>
  /** `options` are the deal's, whose own line may tell what no search does. */
  judge(state: LinkState, options: LinkOptions): Promise<Verdict>
  /** The index of the last of these boards that can be cleared, `-1` when none is known to be; never, once aborted. */
  lastClearable(
    boards: readonly Board[],
    gravity: Gravity,
    search: { readonly signal: AbortSignal; readonly onProgress: (settled: number) => void },
  ): Promise<number>
  dispose(): void
}
