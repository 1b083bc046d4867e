import type { Remote } from 'comlink'
import { makeWorkerService } from '../../round/worker-service'
import type { Solver } from './solver'
import { findDeal, findPeeled, findPeeledShuffle } from './solver/find'
import { isProvedByPlayouts, proveByPlayouts } from './solver/playouts'
import type { SolverService } from './solver.worker'

const startWorker = () =>
  new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })

/**
 * The solver in a worker, started when it is first needed. A computation that is no longer wanted is cut short by
 * ending its worker: the search then needs no way to be asked whether it should stop.
 */
export function makeWorkerSolver(): Solver {
  const worker = makeWorkerService<SolverService>(startWorker)
  let busy = false
  const dispose = () => {
    worker.end()
    busy = false
  }
  const run = async <Answer>(
    question: (service: Remote<SolverService>) => Promise<Answer>,
  ): Promise<Answer> => {
    if (busy) dispose()
    busy = true
    const answer = await worker.ask(question)
    busy = false
    return answer
  }
  return {
    findDeal: async (options, stem) =>
      isProvedByPlayouts(options)
        ? findDeal(options, stem, proveByPlayouts)
        : run((service) => service.findDeal(options, stem)).catch(() => findPeeled(options, stem)),
    findShuffle: (state, stem) =>
      run((service) => service.findShuffle(state, stem)).catch(() =>
        findPeeledShuffle(state.board, state.gravity, stem),
      ),
    judge: (state, options) => run(async (service) => await service.judge(state, options)),
    lastClearable: (boards, gravity) => run((service) => service.lastClearable(boards, gravity)),
    dispose,
  }
}
