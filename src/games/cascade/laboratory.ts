import { startRemote } from '#src/play/worker/remote.ts'
import type { Batch, Games } from './lab/batch.ts'
import type { Settings } from './lab/settings.ts'
import type { CascadeService } from './worker.ts'

export interface Laboratory {
  /** The number of batches that run in parallel. */
  readonly concurrency: number
  play(settings: Settings, games: Games): Promise<Batch>
  dispose(): void
}

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** One core is left to the page; more workers than this gain nothing. */
const MAX_WORKERS = 8

/** Makes a pool of workers, one for each spare core, that take batches in turn. */
export function makeWorkerLaboratory(): Laboratory {
  const concurrency = Math.min(MAX_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1))
  const workers = Array.from({ length: concurrency }, () =>
    startRemote<CascadeService>(startWorker),
  )
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
