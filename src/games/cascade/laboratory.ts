import { orOnPage, type Remote, startRemote } from '#src/play/worker/remote.ts'
import type { Batch, Games } from '#src/simulator/runs/batch.ts'
import type { Settings } from '#src/simulator/runs/settings.ts'
import { isFast } from './agents/strategies.ts'
import type { CascadeService } from './worker.ts'

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

const remote = () => startRemote<CascadeService>(startWorker)

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
  const { choose, game, values, end } = remote()
  return {
    choose: orOnPage(choose, chooseOnPage, (_, agent) => isFast(agent)),
    game,
    values: orOnPage(values, valuesOnPage, (_, { length }) => length <= FEW),
    end,
  }
}

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
  const workers = Array.from({ length: concurrency }, remote)
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
