import { benchDeals } from './link-deals'
import { benchPaths } from './link-paths'
import { benchSolver } from './link-solver'

/** Prints the cost of Link's paths, hints, deals and verdicts. */
export async function linkBench(): Promise<void> {
  await benchPaths()
  benchDeals()
  benchSolver()
}
