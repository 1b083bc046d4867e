import { exposeService } from '#src/play/worker/connection.ts'
import { type Batch, type Games, playBatch } from './lab/batch.ts'
import { agentGame, chooseSwap, valueSwaps } from './lab/engine/player.ts'
import type { Settings } from './lab/settings.ts'

/** Work outside the page: agents' swaps, values and games, and the lab's games. */
const service = {
  choose: chooseSwap,
  game: agentGame,
  values: valueSwaps,
  play: (settings: Settings, games: Games): Batch => playBatch(settings, games),
}

export type CascadeService = typeof service

exposeService(service)
