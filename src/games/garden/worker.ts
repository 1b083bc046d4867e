import { finish } from '#src/engine/restore.ts'
import { exposeService } from '#src/play/worker/connection.ts'
import { chooseMove } from './ai/choose-move.ts'
import { findEven } from './ai/even.ts'
import { judgeTurns, type PlayedTurn } from './ai/judge.ts'
import type { Difficulty, GardenOptions, GardenPosition } from './rules/types.ts'

/** The search budget; with the page's own work, the AI answers within two seconds. */
const SEARCH_MS = 800

const service = {
  choose: (position: GardenPosition, level: Difficulty, seed: string) =>
    chooseMove(position, level, {
      seed,
      budget: { ms: SEARCH_MS, now: () => performance.now() },
    }),
  judge: (turns: readonly PlayedTurn[], report: (done: number) => void) =>
    judgeTurns(turns, report),
  findEven: (deal: GardenOptions['deal'], stem: string) => finish(findEven(deal, stem)),
}

export type OpponentService = typeof service

exposeService(service)
