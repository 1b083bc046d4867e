import { makeWorkerService } from '../../round/worker-service'
import type { Opponent } from './opponent'
import type { OpponentService } from './opponent.worker'

const startWorker = () =>
  new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' })

/** The AI in a worker, started when it is first needed. */
export function makeWorkerOpponent(): Opponent {
  const { ask, end } = makeWorkerService<OpponentService>(startWorker)
  return {
    choose: (position, level, seed) =>
      ask(async (service) => await service.choose(position, level, seed)),
    dispose: end,
  }
}
