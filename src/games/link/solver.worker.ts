import { expose } from 'comlink'
import type { LinkOptions } from './deal/levels'
import { judge } from './rules/judge'
import { lastClearable } from './rules/last-clearable'
import { solve } from './rules/solve'
import type { LinkState } from './rules/types'
import { findDeal, findShuffle, type Prove } from './solver/find'

/** Positions searched for each seed that is tried. */
const BUDGET = 10_000

const prove: Prove = (board, gravity) => {
  const verdict = solve(board, gravity, BUDGET)
  return verdict.status === 'clearable' ? verdict.moves : undefined
}

const service = {
  findDeal: (options: LinkOptions, stem: string) => findDeal(options, stem, prove),
  findShuffle: (state: LinkState, stem: string) => findShuffle(state, stem, prove),
  judge,
  lastClearable,
}

/** What the worker does for the page. */
export type SolverService = typeof service

expose(service)
