import { makeWorkerService, orOnPage } from '#src/play/worker-service.ts'
import type { Opponent } from './opponent'
import type { OpponentService } from './opponent.worker'

const startWorker = () =>
  new Worker(new URL('./opponent.worker.ts', import.meta.url), { type: 'module' })

type Choose = (
  ...asked: [...Parameters<Opponent['choose']>, seed: string]
) => ReturnType<Opponent['choose']>

/** The move of an opponent that does not search. */
const chooseOnPage: Choose = async (position, level, seed) => {
  const { chooseMove } = await import('./ai/choose-move')
  return chooseMove(position, level, { seed, budget: { nodes: 0 } })
}

/**
 * The AI in a worker, started when it is first needed; the easy one can do without. Each move draws from a stream of
 * its own: `newSeed` must have nothing to do with the game's, from which the weeds are drawn.
 */
export function makeWorkerOpponent(newSeed: () => string): Opponent {
  const { ask, end } = makeWorkerService<OpponentService>(startWorker)
  const choose: Choose = (position, level, seed) =>
    ask(async (service) => await service.choose(position, level, seed))
  const chooseEasily = orOnPage(choose, chooseOnPage)
  return {
    choose: (position, level) =>
      (level === 'easy' ? chooseEasily : choose)(position, level, newSeed()),
    dispose: end,
  }
}
