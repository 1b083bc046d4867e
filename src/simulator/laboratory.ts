import { startRemote } from '#src/play/worker/remote.ts'
import type { Batch, Games } from './runs/batch.ts'
import type { Settings } from './runs/settings.ts'
import type { RunService } from './worker.ts'

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

export interface Laboratory {
  readonly concurrency: number
  play(settings: Settings, games: Games): Promise<Batch>
  dispose(): void
}

/** One core is left to the page; more workers than this gain nothing. */
const MAX_WORKERS = 8

/** Makes a pool of workers, one for each spare core, that take batches in turn. */
export function makeWorkerLaboratory(): Laboratory {
  const concurrency = Math.min(MAX_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1))
  const workers = Array.from({ length: concurrency }, () => startRemote<RunService>(startWorker))
  let batches = 0
  return {
    concurrency,
    play: async (settings, games) => {
      const worker = workers[batches++ % concurrency]
      if (!worker) throw new Error('a laboratory has at least one worker')
      return await worker.play(settings, games)
    },
    dispose: () => {
      for (const { end } of workers) end()
    },
  }
}
