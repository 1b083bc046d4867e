import { exposeService } from '../../round/expose-service'
import { judge } from './rules/judge'
import { lastClearable } from './rules/last-clearable'
import { rules } from './rules/rules'
import type { LinkState } from './rules/types'

const shuffle = (state: LinkState) => rules.play(state, { type: 'shuffle' })

const service = { deal: rules.deal, shuffle, judge, lastClearable }

/** What the worker does for the page. */
export type SolverService = typeof service

exposeService(service)
