import { makeWorkerService } from '../../round/worker-service'
import type { Opponent } from './opponent'
import type { OpponentService } from './opponent.worker'

const startWorker = () =>
  new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' })

/**
 * The AI in a worker, started when it is first needed. Each move draws from a stream of its own: `newSeed` must have
 * nothing to do with the game's, from which the weeds are drawn.
 */
export function makeWorkerOpponent(newSeed: () => string): Opponent {
  const { ask, end } = makeWorkerService<OpponentService>(startWorker)
  return {
    choose: (position, level) =>
      ask(async (service) => await service.choose(position, level, newSeed())),
    dispose: end,
  }
}
