import { expose } from 'comlink'
import { judge } from './rules/judge'
import { lastClearable } from './rules/last-clearable'
import { rules } from './rules/rules'

const service = { deal: rules.deal, judge, lastClearable }

/** What the worker does for the page. */
export type SolverService = typeof service

expose(service)
