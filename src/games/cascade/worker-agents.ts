import { makeWorkerService, orOnPage } from '#src/play/worker-service.ts'
import type { AgentService } from './agent.worker'
import type { Agents } from './agents'

const startWorker = () =>
  new Worker(new URL('./agent.worker.ts', import.meta.url), { type: 'module' })

const chooseOnPage: Agents['choose'] = async (state, agent, seed) => {
  const { chooseSwap } = await import('./choose-swap')
  return chooseSwap(state, agent, seed)
}

/** Agents in a worker, started when the first is asked; those that do not look ahead can do without. */
export function makeWorkerAgents(): Agents {
  const { ask, end } = makeWorkerService<AgentService>(startWorker)
  const choose: Agents['choose'] = (state, agent, seed) =>
    ask(async (service) => await service.choose(state, agent, seed))
  const chooseEasily = orOnPage(choose, chooseOnPage)
  return {
    choose: (state, agent, seed) =>
      (agent === 'lookahead' ? choose : chooseEasily)(state, agent, seed),
    dispose: end,
  }
}
