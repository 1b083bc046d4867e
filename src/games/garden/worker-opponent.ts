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

/** The AI in a worker, started when it is first needed. */
export function makeWorkerOpponent(): Opponent {
  let running: Promise<Running> | undefined
  return {
    choose: async (position, level, seed) => {
      running ??= startWorker()
      const { service } = await running
      return service.choose(position, level, seed)
    },
    dispose: () => {
      void running?.then(({ worker }) => worker.terminate())
      running = undefined
    },
  }
}
