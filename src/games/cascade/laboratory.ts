import { makeWorkerService } from '#src/play/worker-service.ts'
import type { Batch, Games } from './lab/batch'
import type { Settings } from './lab/settings'
import type { CascadeService } from './worker'

/** Where simulations are played, so that they do not hold up the page. */
export interface Laboratory {
  /** How many batches are played at once. */
  readonly lanes: number
  play(settings: Settings, games: Games): Promise<Batch>
  dispose(): void
}

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** One core is left to the page; more workers than this would only warm the room. */
const MOST_LANES = 8

/** A laboratory of workers, as many as the machine has cores to spare. They take batches in turn. */
export function makeWorkerLaboratory(): Laboratory {
  const lanes = Math.min(MOST_LANES, Math.max(1, navigator.hardwareConcurrency - 1))
  const workers = Array.from({ length: lanes }, () =>
    makeWorkerService<CascadeService>(startWorker),
  )
  let batches = 0
  return {
    lanes,
    play: async (settings, games) => {
      const worker = workers[batches++ % lanes]
      if (!worker) throw new Error('a laboratory has at least one worker')
      return await worker.ask(async (service) => await service.play(settings, games))
    },
    dispose: () => {
      for (const { end } of workers) end()
    },
  }
}
