import { orOnPage, type Remote, startRemote } from '#src/play/worker/remote.ts'
import { isFast } from './lab/engine/strategies.ts'
import type { CascadeService } from './worker.ts'

export type Agents = Pick<Remote<CascadeService>, 'choose' | 'points' | 'end'>

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

const chooseOnPage: Agents['choose'] = async (state, agent, seed) => {
  const { chooseSwap } = await import('./lab/engine/player.ts')
  return chooseSwap(state, agent, seed)
}

/** Agents in a lazily started worker; fast ones fall back to the page. */
export function startAgents(): Agents {
  const { choose, points, end } = startRemote<CascadeService>(startWorker)
  return { choose: orOnPage(choose, chooseOnPage, (_, agent) => isFast(agent)), points, end }
}
