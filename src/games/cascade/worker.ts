import { exposeService } from '#src/play/worker/connection.ts'
import { agentGame, chooseSwap, valueSwaps } from './agents/player.ts'

/** Work outside the page: agents' swaps, values and games. */
const service = {
  choose: chooseSwap,
  game: agentGame,
  values: valueSwaps,
}

export type CascadeService = typeof service

exposeService(service)
