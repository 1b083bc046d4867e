import type { Remote } from 'comlink'
import type { Opponent } from './opponent'
import type { OpponentService } from './opponent.worker'

interface Running {
  readonly worker: Worker
  readonly service: Remote<OpponentService>
}

async function startWorker(): Promise<Running> {
  const { wrap } = await import('comlink')
  const worker = new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' })
  return { worker, service: wrap<OpponentService>(worker) }
}

/** An answer that comes at once looks as if it had been waiting: even the quickest takes so long. */
const SHORTEST_MS = 400

const wait = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms))

/** The opponent in a worker, started when it is first asked. */
export function makeWorkerOpponent(): Opponent {
  let running: Promise<Running> | undefined
  return {
    decide: async (view, level, seed) => {
      running ??= startWorker()
      const { service } = await running
      const [choice] = await Promise.all([service.decide(view, level, seed), wait(SHORTEST_MS)])
      return choice
    },
    dispose: () => {
      void running?.then(({ worker }) => worker.terminate())
      running = undefined
    },
  }
}
