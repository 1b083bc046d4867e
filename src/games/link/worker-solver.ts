import type { Remote } from 'comlink'
import { makeWorkerService } from '../../round/worker-service'
import type { LinkOptions } from './deal/levels'
import { rules } from './rules/rules'
import type { Solver } from './solver'
import type { SolverService } from './solver.worker'

const startWorker = () =>
  new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })

/** Boards that are dealt in a few milliseconds anywhere; a worker would take longer to start. */
function isQuick({ level, gravity }: LinkOptions): boolean {
  const isSlow = level === 'expert' || level === 'custom' || level === 'literal'
  return gravity === 'none' && !isSlow
}

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
    deal: async (options, seed) =>
      isQuick(options) ? rules.deal(options, seed) : run((service) => service.deal(options, seed)),
    shuffle: (state) => run(async (service) => await service.shuffle(state)),
    judge: (state) => run(async (service) => await service.judge(state)),
    lastClearable: (boards, gravity) => run((service) => service.lastClearable(boards, gravity)),
    dispose,
  }
}
