import { exposeService } from '../../round/expose-service'
import { rules } from './rules/rules'
import type { LinkState } from './rules/types'
import { judge } from './solver/judge'
import { lastClearable } from './solver/last-clearable'

const shuffle = (state: LinkState) => rules.play(state, { type: 'shuffle' })

const service = { deal: rules.deal, shuffle, judge, lastClearable }

/** What the worker does for the page. */
export type SolverService = typeof service

exposeService(service)
