import type { Remote } from 'comlink'
import { makeWorkerService, orOnPage } from '#src/play/worker-service.ts'
import type { LinkOptions } from './deal/levels'
import type { LinkState } from './rules/types'
import type { Solver } from './solver'
import { findDeal, findPeeled, findPeeledShuffle } from './solver/find'
import { isProvedByPlayouts, proveByPlayouts } from './solver/playouts'
import type { SolverService } from './solver.worker'

const startWorker = () =>
  new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })

/**
 * A worker for one kind of question. A computation that is no longer wanted is cut short by ending its worker: the
 * search then needs no way to be asked whether it should stop.
 */
function makeLane() {
  const worker = makeWorkerService<SolverService>(startWorker)
  let busy = false
  const end = () => {
    worker.end()
    busy = false
  }
  const run = async <Answer>(
    question: (service: Remote<SolverService>) => Promise<Answer>,
  ): Promise<Answer> => {
    if (busy) end()
    busy = true
    try {
      return await worker.ask(question)
    } finally {
      busy = false
    }
  }
  return { run, end }
}

/** The solver in workers, started when they are first needed: a question never cuts one of another kind short. */
export function makeWorkerSolver(): Solver {
  const [deals, shuffles, judging, search] = [makeLane(), makeLane(), makeLane(), makeLane()]
  const deal = orOnPage(
    (options: LinkOptions, stem: string) => deals.run((service) => service.findDeal(options, stem)),
    findPeeled,
  )
  const shuffle = orOnPage(
    (state: LinkState, stem: string) => shuffles.run((service) => service.findShuffle(state, stem)),
    findPeeledShuffle,
  )
  return {
    findDeal: (options, stem) =>
      isProvedByPlayouts(options)
        ? Promise.resolve(findDeal(options, stem, proveByPlayouts))
        : deal(options, stem),
    findShuffle: shuffle,
    judge: (state, options) => judging.run(async (service) => await service.judge(state, options)),
    lastClearable: (boards, gravity, { signal, onProgress }) => {
      signal.addEventListener('abort', search.end, { once: true })
      return search.run(async (service) => {
        const { proxy } = await import('comlink')
        return service.lastClearable(boards, gravity, proxy(onProgress))
      })
    },
    dispose: () => {
      for (const { end } of [deals, shuffles, judging, search]) end()
    },
  }
}
