import { makeWorkerService } from '../../round/worker-service'
import type { Opponent } from './opponent'
import type { OpponentService } from './opponent.worker'

const startWorker = () =>
  new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' })

/** An answer that comes at once looks as if it had been waiting: even the quickest takes so long. */
const SHORTEST_MS = 400

const wait = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms))

/** The opponent in a worker, started when it is first asked. */
export function makeWorkerOpponent(): Opponent {
  const { ask, end } = makeWorkerService<OpponentService>(startWorker)
  return {
    decide: async (view, level, seed) => {
      const decided = ask((service) => service.decide(view, level, seed))
      const [choice] = await Promise.all([decided, wait(SHORTEST_MS)])
      return choice
    },
    dispose: end,
  }
}
