import { exposeService } from '#src/play/worker/connection.ts'
import { type Batch, type Games, playBatch } from './runs/batch.ts'
import type { Settings } from './runs/settings.ts'

/** The games of runs, outside the page. */
const service = {
  play: (settings: Settings, games: Games): Batch => playBatch(settings, games),
}

export type RunService = typeof service

exposeService(service)
