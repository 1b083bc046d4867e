import { makeWorkerService, orOnPage } from '#src/play/worker/worker-service.ts'
import { isFast } from './lab/agent-facts.ts'
import type { AgentName } from './lab/engine/agents.ts'
import type { AgentPick } from './lab/engine/player.ts'
import type { CascadeOptions, CascadeState } from './rules/types.ts'
import type { CascadeService } from './worker.ts'

export interface Agents {
  /** Returns an agent's choice, a function of the game's seed and the state. */
  choose(state: CascadeState, agent: AgentName, seed: string): Promise<AgentPick>
  end(): void
}

export interface Rivals {
  /** Returns an agent's points at the end of a game with a limit of swaps. */
  points(options: CascadeOptions, seed: string, agent: AgentName): Promise<number>
}

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

const chooseOnPage: Agents['choose'] = async (state, agent, seed) => {
  const { chooseSwap } = await import('./lab/engine/player.ts')
  return chooseSwap(state, agent, seed)
}

/** Agents in a lazily started worker; fast ones fall back to the page. */
export function startAgents(): Agents & Rivals {
  const { ask, end } = makeWorkerService<CascadeService>(startWorker)
  const choose: Agents['choose'] = (state, agent, seed) =>
    ask(async (service) => await service.choose(state, agent, seed))
  const chooseEasily = orOnPage(choose, chooseOnPage)
  return {
    choose: (state, agent, seed) => (isFast(agent) ? chooseEasily : choose)(state, agent, seed),
    points: (options, seed, agent) =>
      ask(async (service) => await service.points(options, seed, agent)),
    end,
  }
}
