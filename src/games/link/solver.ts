import type { Remote } from 'comlink'
import type { Playing } from '#src/define/screen.ts'
import { newSeed } from '#src/define/seeds.ts'
import type { Opened } from '#src/define/store.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { makeWorkerService, orOnPage } from '#src/play/worker/worker-service.ts'
import type { Board } from './board/board.ts'
import type { Gravity } from './board/gravity.ts'
import type { LinkOptions } from './deal/levels.ts'
import type { GradedDeal } from './grade/engine/find-graded.ts'
import type { GradedRequest } from './grade/engine/kinds.ts'
import type { Grade } from './grade/engine/scales.ts'
import { rules } from './rules/rules.ts'
import type { LinkState, ShuffleMove } from './rules/types.ts'
import { type Deal, type Found, findDeal, findPeeled, findPeeledShuffle } from './solver/find.ts'
import { isProvedByPlayouts, proveByPlayouts } from './solver/playouts.ts'
import type { PlayedGame, PointsOfNoReturn } from './solver/points-of-no-return.ts'
import type { Verdict } from './solver/verdict.ts'
import type { Link } from './types.ts'
import type { SolverService } from './worker.ts'

/** Cuts a computation short, whose promise then never settles; and hears how far it has come. */
export interface Watch {
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}

/**
 * Computations in workers. Each call aborts the previous one of the same kind, whose promise never settles.
 * All but `findDeal` and `findShuffle` reject where the solver cannot be loaded.
 */
export interface Solver {
  /** Finds a clearable deal among seeds that begin with `stem`. */
  findDeal(options: LinkOptions, stem: string): Promise<Found<Deal>>
  /** Finds a clearable deal of the requested risk; `undefined` if there is none. Reports the seeds tried. */
  findGradedDeal(
    request: GradedRequest,
    stem: string,
    watch: Watch,
  ): Promise<GradedDeal | undefined>
  /** Grades a board. Reports the games played. */
  gradeOf(board: Board, gravity: Gravity, watch: Watch): Promise<Grade>
  /** Counts of 100 attentive players those that a board strands. */
  countStuck(board: Board, gravity: Gravity): Promise<number>
  /** Finds a shuffle that leaves a clearable board; `undefined` where walls prevent it. */
  findShuffle(state: LinkState, stem: string): Promise<Found<ShuffleMove> | undefined>
  /** `options` are the deal's, whose known clearing line may settle what no search can. */
  verdictOf(state: LinkState, options: LinkOptions): Promise<Verdict>
  /**
   * Returns the index of the last clearable board of a game divided at its shuffles, `-1` if none is known to be;
   * pending for ever once aborted.
   */
  lastClearable(
    segments: readonly (readonly Board[])[],
    gravity: Gravity,
    watch: Watch,
  ): Promise<number>
  /** Finds the matches after which a game's board could no longer be cleared. Reports the positions settled. */
  pointsOfNoReturn(game: PlayedGame, watch: Watch): Promise<PointsOfNoReturn>
  end(): void
}

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Makes a worker for one kind of question. Aborting terminates the worker, so the search need not poll a signal. */
function makeAbortableWorker() {
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
  const runWatched = async <Answer>(
    { signal, onProgress }: Watch,
    question: (service: Remote<SolverService>, onProgress: Watch['onProgress']) => Promise<Answer>,
  ): Promise<Answer> => {
    signal.addEventListener('abort', end, { once: true })
    try {
      return await run(async (service) => {
        const { proxy } = await import('comlink')
        return question(service, proxy(onProgress))
      })
    } finally {
      signal.removeEventListener('abort', end)
    }
  }
  return { run, runWatched, end }
}

/** Starts workers lazily, one for each kind of question, so that one kind never aborts another. */
export function startSolver(): Solver {
  const [deals, shuffles, verdictWorker, search] = [
    makeAbortableWorker(),
    makeAbortableWorker(),
    makeAbortableWorker(),
    makeAbortableWorker(),
  ]
  const analysis = startAnalysis()
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
    verdictOf: (state, options) =>
      verdictWorker.run(async (service) => await service.verdictOf(state, options)),
    lastClearable: (segments, gravity, watch) =>
      search.runWatched(watch, (service, onProgress) =>
        service.lastClearable(segments, gravity, onProgress),
      ),
    findGradedDeal: (request, stem, watch) =>
      deals.runWatched(watch, (service, onProgress) =>
        service.findGradedDeal(request, stem, onProgress),
      ),
    ...analysis,
    end: () => {
      for (const { end } of [deals, shuffles, verdictWorker, search, analysis]) end()
    },
  }
}

type Analysis = Pick<Solver, 'gradeOf' | 'countStuck' | 'pointsOfNoReturn' | 'end'>

/** Starts workers for questions that no move waits for. */
function startAnalysis(): Analysis {
  const [grades, stuckGames, points] = [
    makeAbortableWorker(),
    makeAbortableWorker(),
    makeAbortableWorker(),
  ]
  return {
    gradeOf: (board, gravity, watch) =>
      grades.runWatched(watch, (service, onProgress) =>
        service.gradeOf(board, gravity, onProgress),
      ),
    countStuck: (board, gravity) => stuckGames.run((service) => service.countStuck(board, gravity)),
    pointsOfNoReturn: (game, watch) =>
      points.runWatched(watch, (service, onProgress) => service.pointsOfNoReturn(game, onProgress)),
    end: () => {
      for (const { end } of [grades, stuckGames, points]) end()
    },
  }
}

/** Deals a clearable board, with its clearing line where one was found. */
export async function dealClearable(solver: Solver, options: LinkOptions): Promise<Opened<Link>> {
  const { value, line } = await solver.findDeal(options, newSeed())
  return {
    session: startSession(rules, value.options, value.seed),
    ...(line && { own: { verdict: { status: 'clearable', moves: line } } }),
  }
}

/** Shuffles the tiles or refuses, unless the board changes in the meantime. */
export async function shuffleBoard({
  store,
  worker,
}: Pick<Playing<Link>, 'store' | 'worker'>): Promise<void> {
  const state = stateOf(store.getState().session)
  const found = await worker.findShuffle(state, newSeed())
  // Failed attempts change the state, not the board.
  if (stateOf(store.getState().session).board !== state.board) return
  if (found) store.getState().shuffle(found)
  else store.getState().refuseShuffle()
}
