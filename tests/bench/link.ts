import { benchDeals } from './link-deals'
import { benchGrades } from './link-grade'
import { benchPaths } from './link-paths'
import { benchSolver } from './link-solver'

/** Prints the cost of Link's paths, hints, deals, verdicts and grades. */
export async function linkBench(): Promise<void> {
  await benchPaths()
  benchDeals()
  benchSolver()
  benchGrades()
}
