import { exposeService } from '#src/play/expose-service.ts'
import { agentPoints } from './lab/agent-points'
import { type Batch, type Games, playBatch } from './lab/batch'
import { chooseSwap } from './lab/player'
import type { Settings } from './lab/settings'

const service = {
  choose: chooseSwap,
  points: agentPoints,
  play: (settings: Settings, games: Games): Batch => playBatch(settings, games),
}

export type CascadeService = typeof service

exposeService(service)
