import { benchDeals } from './link-deals'
import { benchGrades } from './link-grade'
import { benchPaths } from './link-paths'
import { benchSolver } from './link-solver'

/** Prints what Link costs: paths, hints, deals, verdicts and grades. */
export async function linkBench(): Promise<void> {
  await benchPaths()
  benchDeals()
  benchSolver()
  benchGrades()
}
