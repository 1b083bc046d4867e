import { benchDeals } from './link-deals'
import { benchPaths } from './link-paths'
import { benchSolver } from './link-solver'

/** Prints what Link costs: paths, hints, deals and verdicts. */
export async function linkBench(): Promise<void> {
  await benchPaths()
  benchDeals()
  benchSolver()
}
