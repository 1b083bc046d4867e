import type { LabService } from './lab.worker'
import type { Laboratory } from './laboratory'

async function startWorker() {
  const { wrap } = await import('comlink')
  const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' })
  return { worker, service: wrap<LabService>(worker) }
}

/** One core is left to the page; more workers than this would only warm the room. */
const MOST_LANES = 8

/** A laboratory of workers, as many as the machine has cores to spare. They take batches in turn. */
export function makeWorkerLaboratory(): Laboratory {
  const lanes = Math.min(MOST_LANES, Math.max(1, navigator.hardwareConcurrency - 1))
  const workers = Array.from({ length: lanes }, startWorker)
  let batches = 0
  return {
    lanes,
    play: async (settings, games) => {
      const started = workers[batches++ % lanes]
      if (!started) throw new Error('a laboratory has at least one worker')
      const { service } = await started
      return await service.play(settings, games)
    },
    dispose: () => {
      for (const started of workers) void started.then(({ worker }) => worker.terminate())
    },
  }
}
