import { exposeService } from '#src/play/worker/connection.ts'
import { type Batch, type Games, playBatch } from '#src/simulator/runs/batch.ts'
import type { Settings } from '#src/simulator/runs/settings.ts'
import { agentGame, chooseSwap, valueSwaps } from './agents/player.ts'

/** Work outside the page: agents' swaps, values and games, and the lab's games. */
const service = {
  choose: chooseSwap,
  game: agentGame,
  values: valueSwaps,
  play: (settings: Settings, games: Games): Batch => playBatch(settings, games),
}

export type CascadeService = typeof service

exposeService(service)
