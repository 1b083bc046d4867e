import { expose } from 'comlink'
import { lastClearable } from './rules/last-clearable'
import { rules } from './rules/rules'
import { solve } from './rules/solve'

const service = { deal: rules.deal, solve, lastClearable }

/** What the worker does for the page. */
export type SolverService = typeof service

expose(service)
