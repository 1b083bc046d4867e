import { exposeService } from '../../round/expose-service'
import { chooseSwap } from './choose-swap'

const service = { choose: chooseSwap }

/** What the worker does for the page. */
export type AgentService = typeof service

exposeService(service)
