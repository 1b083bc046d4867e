import { exposeService } from '#src/play/expose-service.ts'
import { type Batch, type Games, playBatch } from './lab/batch'
import type { Settings } from './lab/settings'

const service = {
  play: (settings: Settings, games: Games): Batch => playBatch(settings, games),
}

/** What a worker does for the lab. */
export type LabService = typeof service

exposeService(service)
