import { createStore } from 'zustand'
import { newSeed } from '#src/define/seeds.ts'
import type { Opened } from '#src/define/store.ts'
import { startSession } from '#src/engine/session.ts'
import type { LinkOptions } from '../deal/levels.ts'
import { rules } from '../rules/rules.ts'
import { dealClearable, type Solver } from '../solver.ts'
import type { Link } from '../types.ts'
import type { GradedDeal } from './engine/find-graded.ts'
import { type GradedRequest, gradedOptions, nearestRisk } from './engine/kinds.ts'
import type { Risk } from './engine/scales.ts'

/** A search for a deal of a requested risk. */
export interface Search {
  readonly risk: Risk
  /** The number of boards tried. */
  readonly tried: number
  /** Leaves the board that is there. */
  stop(): void
}

interface Searching {
  readonly search?: Search
}

/** The search that the open page shows, if any. */
export const searching = createStore<Searching>(() => ({}))

/** Forgets a search whose page was left. */
export const leaveSearch = (): void => searching.getState().search?.stop()

/** Returns the request with the nearest risk that its level can have. */
const possible = ({ level, gravity, risk }: GradedRequest): GradedRequest => ({
  level,
  gravity,
  risk: nearestRisk(level, gravity, risk),
})

/** Returns the options that boards of a request are dealt by. */
export function optionsFor(request: GradedRequest): LinkOptions {
  const { level, gravity } = request
  return gradedOptions(possible(request)) ?? { level, gravity, layout: 'even' }
}

/** Deals a board of the requested risk or the nearest that its level can have; without a solver, of any. */
export async function dealGraded(solver: Solver, request: GradedRequest): Promise<Opened<Link>> {
  try {
    const { value, line, grade } = await search(solver, possible(request))
    return {
      session: startSession(rules, value.options, value.seed),
      own: { grade, ...(line && { verdict: { status: 'clearable', moves: line } }) },
    }
  } catch {
    return dealClearable(solver, optionsFor(request))
  }
}

/** Searches until a deal is found, or for ever once stopped. */
async function search(solver: Solver, request: GradedRequest): Promise<GradedDeal> {
  const { risk } = request
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => {
    controller.abort()
    searching.setState({}, true)
  }
  let [tried, before] = [0, 0]
  const show = () => {
    if (!signal.aborted) searching.setState({ search: { risk, tried, stop } })
  }
  const onProgress = (draws: number) => {
    tried = before + draws
    show()
  }
  show()
  try {
    let found: GradedDeal | undefined
    while (!found) {
      found = await solver.findGradedDeal(request, newSeed(), { signal, onProgress })
      before = tried + 1
    }
    return found
  } finally {
    stop()
  }
}
