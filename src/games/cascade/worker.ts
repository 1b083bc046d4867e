import { exposeService } from '#src/play/worker/connection.ts'
import { type Batch, type Games, playBatch } from './lab/batch.ts'
import { agentPoints, chooseSwap, valueSwaps } from './lab/engine/player.ts'
import type { Settings } from './lab/settings.ts'

/** Work outside the page: agents' swaps, values and points, and the lab's games. */
const service = {
  choose: chooseSwap,
  points: agentPoints,
  values: valueSwaps,
  play: (settings: Settings, games: Games): Batch => playBatch(settings, games),
}

export type CascadeService = typeof service

exposeService(service)
