import { orOnPage, type Remote, startRemote } from '#src/play/worker/remote.ts'
import { isFast } from './agents/strategies.ts'
import type { CascadeService } from './worker.ts'

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

export type Agents = Pick<Remote<CascadeService>, 'choose' | 'game' | 'values' | 'end'>

const chooseOnPage: Agents['choose'] = async (state, agent, seed) => {
  const { chooseSwap } = await import('./agents/player.ts')
  return chooseSwap(state, agent, seed)
}

const valuesOnPage: Agents['values'] = async (state, boards, agent, onProgress) => {
  const { valueSwaps } = await import('./agents/player.ts')
  return valueSwaps(state, boards, agent, onProgress)
}

/** Boards that a page can value in a few tenths of a second. */
const FEW = 100

/** Agents in a lazily started worker; fast ones and short games fall back to the page. */
export function startAgents(): Agents {
  const { choose, game, values, end } = startRemote<CascadeService>(startWorker)
  return {
    choose: orOnPage(choose, chooseOnPage, (_, agent) => isFast(agent)),
    game,
    values: orOnPage(values, valuesOnPage, (_, { length }) => length <= FEW),
    end,
  }
}
