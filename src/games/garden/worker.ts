import { finish } from '#src/engine/restore.ts'
import { exposeService } from '#src/play/worker/connection.ts'
import { chooseMove } from './ai/choose-move.ts'
import { findEven } from './ai/even.ts'
import { judgeTurns, type PlayedTurn } from './ai/judge.ts'
import type { GardenOptions, GardenPosition, GardenStrength } from './rules/types.ts'

/** Search time from the question on: the first one waits for the worker to start, which takes a slow phone half of it. */
const SEARCH_MS = 800

/** Search time of a question that came late. */
const LEAST_MS = 200

const service = {
  /** Chooses a move for a question put at `start`, by `Date.now`. */
  choose: (position: GardenPosition, strength: GardenStrength, seed: string, start: number) => {
    const left = start + SEARCH_MS - Date.now()
    const ms = Math.min(SEARCH_MS, Math.max(LEAST_MS, left))
    return chooseMove(position, strength, { seed, budget: { ms, now: () => performance.now() } })
  },
  judge: (turns: readonly PlayedTurn[], report: (done: number) => void) =>
    judgeTurns(turns, report),
  findEven: (deal: GardenOptions['deal'], stem: string) => finish(findEven(deal, stem)),
}

export type OpponentService = typeof service

exposeService(service)
