import { exposeService } from '#src/play/worker/connection.ts'
import { chooseMove } from './ai/choose-move.ts'
import { judgeTurns, type PlayedTurn } from './ai/judge.ts'
import type { Difficulty, GardenPosition } from './rules/types.ts'

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
}

export type OpponentService = typeof service

exposeService(service)
