import type { AgentService } from './agent.worker'
import type { Agents } from './agents'

async function startWorker() {
  const { wrap } = await import('comlink')
  const worker = new Worker(new URL('./agent.worker.ts', import.meta.url), { type: 'module' })
  return { worker, service: wrap<AgentService>(worker) }
}

/** Agents in a worker, started when the first is asked. */
export function makeWorkerAgents(): Agents {
  let running: ReturnType<typeof startWorker> | undefined
  return {
    choose: async (state, agent, seed) => {
      running ??= startWorker()
      const { service } = await running
      return await service.choose(state, agent, seed)
    },
    dispose: () => {
      void running?.then(({ worker }) => worker.terminate())
      running = undefined
    },
  }
}
