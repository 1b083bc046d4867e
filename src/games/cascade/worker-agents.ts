import { makeWorkerService } from '../../round/worker-service'
import type { AgentService } from './agent.worker'
import type { Agents } from './agents'

const startWorker = () =>
  new Worker(new URL('./agent.worker.ts', import.meta.url), { type: 'module' })

/** Agents in a worker, started when the first is asked. */
export function makeWorkerAgents(): Agents {
  const { ask, end } = makeWorkerService<AgentService>(startWorker)
  return {
    choose: (state, agent, seed) =>
      ask(async (service) => await service.choose(state, agent, seed)),
    dispose: end,
  }
}
