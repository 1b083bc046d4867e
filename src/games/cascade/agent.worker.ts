import { exposeService } from '#src/play/expose-service.ts'
import { chooseSwap } from './lab/player'

const service = { choose: chooseSwap }

/** What the worker does for the page. */
export type AgentService = typeof service

exposeService(service)
