import { makeWorkerService, orOnPage } from '#src/play/worker-service.ts'
import type { Opponent } from './opponent'
import type { OpponentService } from './opponent.worker'

const startWorker = () =>
  new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' })

/** An answer that comes at once looks as if it had been waiting: even the quickest takes so long. */
const SHORTEST_MS = 400

const wait = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms))

type Decide = (
  ...asked: [...Parameters<Opponent['decide']>, seed: string]
) => ReturnType<Opponent['decide']>

/** The choice of an opponent that does not think long: only `hard` has a use for a budget. */
const decideOnPage: Decide = async (view, level, seed) => {
  const { decide } = await import('./ai/opponent')
  return decide(view, level, seed, { samples: 0 })
}

/**
 * The opponent in a worker, started when it is first asked; all but the hard one can do without. Each decision draws
 * from a stream of its own: `newSeed` must have nothing to do with the deal.
 */
export function makeWorkerOpponent(newSeed: () => string): Opponent {
  const { ask, end } = makeWorkerService<OpponentService>(startWorker)
  const decide: Decide = (view, level, seed) => ask((service) => service.decide(view, level, seed))
  const decideEasily = orOnPage(decide, decideOnPage)
  return {
    decide: async (view, level) => {
      const decided = (level === 'hard' ? decide : decideEasily)(view, level, newSeed())
      const [choice] = await Promise.all([decided, wait(SHORTEST_MS)])
      return choice
    },
    dispose: end,
  }
}
