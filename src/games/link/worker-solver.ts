import type { Remote } from 'comlink'
import { makeWorkerService, orOnPage } from '../../round/worker-service'
import { rules } from './rules/rules'
import type { LinkOptions } from './rules/types'
import type { Solver } from './solver'
import type { SolverService } from './solver.worker'

const startWorker = () =>
  new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })

/** Boards that are dealt in a few milliseconds anywhere; a worker would take longer to start. */
function isQuick({ level, drift }: LinkOptions): boolean {
  const isSlow = level === 'expert' || level === 'custom' || level === 'literal'
  return drift === 'none' && !isSlow
}

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
  const deal = orOnPage<Parameters<Solver['deal']>, Awaited<ReturnType<Solver['deal']>>>(
    (options, seed) => deals.run((service) => service.deal(options, seed)),
    rules.deal,
  )
  const shuffle = orOnPage<Parameters<Solver['shuffle']>, Awaited<ReturnType<Solver['shuffle']>>>(
    (state) => shuffles.run(async (service) => await service.shuffle(state)),
    (state) => rules.play(state, { type: 'shuffle' }),
  )
  return {
    deal: async (options, seed) =>
      isQuick(options) ? rules.deal(options, seed) : deal(options, seed),
    shuffle,
    judge: (state) => judging.run(async (service) => await service.judge(state)),
    lastClearable: (boards, drift, signal) => {
      signal.addEventListener('abort', search.end, { once: true })
      return search.run((service) => service.lastClearable(boards, drift))
    },
    dispose: () => {
      for (const { end } of [deals, shuffles, judging, search]) end()
    },
  }
}
