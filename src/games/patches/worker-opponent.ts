import { makeWorkerService } from '../../round/worker-service'
import type { Opponent } from './opponent'
import type { OpponentService } from './opponent.worker'

const startWorker = () =>
  new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' })

/** An answer that comes at once looks as if it had been waiting: even the quickest takes so long. */
const SHORTEST_MS = 400

const wait = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms))

/**
 * The opponent in a worker, started when it is first asked. Each decision draws from a stream of its own: `newSeed` must
 * have nothing to do with the deal.
 */
export function makeWorkerOpponent(newSeed: () => string): Opponent {
  const { ask, end } = makeWorkerService<OpponentService>(startWorker)
  return {
    decide: async (view, level) => {
      const decided = ask((service) => service.decide(view, level, newSeed()))
      const [choice] = await Promise.all([decided, wait(SHORTEST_MS)])
      return choice
    },
    dispose: end,
  }
}
