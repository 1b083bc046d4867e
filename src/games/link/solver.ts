import type { Remote } from 'comlink'
import { startSession, stateOf } from '#src/engine/session.ts'
import { newSeed } from '#src/play/seeds.ts'
import type { Dealt, GameStoreApi, Playing } from '#src/play/types.ts'
import { makeWorkerService, orOnPage } from '#src/play/worker-service.ts'
import { forgetFailure, tryLoading } from '#src/ui/load-failures.ts'
import type { Board } from './board/board'
import type { Gravity } from './board/gravity'
import type { LinkOptions } from './deal/levels'
import type { GradedDeal, GradedRequest } from './grade/find-graded'
import type { Grade } from './grade/grade'
import { rules } from './rules/rules'
import type { LinkState, ShuffleMove } from './rules/types'
import { type Deal, type Found, findDeal, findPeeled, findPeeledShuffle } from './solver/find'
import { isProvedByPlayouts, proveByPlayouts } from './solver/playouts'
import type { Verdict } from './solver/verdict'
import type { Link } from './store'
import type { SolverService } from './worker'

/** Cuts a computation short, whose promise then never settles; and hears how far it has come. */
export interface Watch {
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}

/**
 * The long computations of Link, done where they do not hold up the page. Each call gives up the one of the same kind
 * before it, whose promise then never settles. All but `findDeal` and `findShuffle` reject where the solver cannot be
 * loaded.
 */
export interface Solver {
  /** A deal that can be cleared, from the seeds that begin with `stem`. */
  findDeal(options: LinkOptions, stem: string): Promise<Found<Deal>>
  /** A deal of an asked risk, which can be cleared; `undefined` where none is found. Counts the seeds tried. */
  findGradedDeal(
    request: GradedRequest,
    stem: string,
    watch: Watch,
  ): Promise<GradedDeal | undefined>
  /** How hard a board is. Counts the games played. */
  gradeOf(board: Board, gravity: Gravity, watch: Watch): Promise<Grade>
  /** How many of 100 attentive players a board strands. */
  countStranded(board: Board, gravity: Gravity): Promise<number>
  /** A shuffle after which the board can be cleared; `undefined` where walls let none be found. */
  findShuffle(state: LinkState, stem: string): Promise<Found<ShuffleMove> | undefined>
  /** `options` are the deal's, whose own line may tell what no search does. */
  judge(state: LinkState, options: LinkOptions): Promise<Verdict>
  /** The index of the last of these boards that can be cleared, `-1` when none is known to be; never, once aborted. */
  lastClearable(boards: readonly Board[], gravity: Gravity, watch: Watch): Promise<number>
  end(): void
}

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

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

/** The solver in workers, started when they are first needed: a question never cuts one of another kind short. */
export function startSolver(): Solver {
  const [deals, shuffles, judging, search] = [makeLane(), makeLane(), makeLane(), makeLane()]
  const [grades, stranded] = [makeLane(), makeLane()]
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
    lastClearable: (boards, gravity, watch) =>
      search.runWatched(watch, (service, onProgress) =>
        service.lastClearable(boards, gravity, onProgress),
      ),
    findGradedDeal: (request, stem, watch) =>
      deals.runWatched(watch, (service, onProgress) =>
        service.findGradedDeal(request, stem, onProgress),
      ),
    gradeOf: (board, gravity, watch) =>
      grades.runWatched(watch, (service, onProgress) =>
        service.gradeOf(board, gravity, onProgress),
      ),
    countStranded: (board, gravity) =>
      stranded.run((service) => service.countStranded(board, gravity)),
    end: () => {
      for (const { end } of [deals, shuffles, judging, search, grades, stranded]) end()
    },
  }
}

/** Deals a board that can be cleared, with the line that clears it where one was found. */
export async function dealClearable(solver: Solver, options: LinkOptions): Promise<Dealt<Link>> {
  const { value, line } = await solver.findDeal(options, newSeed())
  return {
    session: startSession(rules, value.options, value.seed),
    ...(line && { own: { verdict: { status: 'clearable', moves: line } } }),
  }
}

const boardIn = (store: GameStoreApi<Link>): Board => stateOf(store.getState().session).board

/** Shuffles the tiles, or says that it cannot be done, unless the board has changed by the time that is known. */
export async function shuffleBoard({
  store,
  worker,
}: Pick<Playing<Link>, 'store' | 'worker'>): Promise<void> {
  const state = stateOf(store.getState().session)
  const found = await worker.findShuffle(state, newSeed())
  // Attempts that failed meanwhile change the state, not the board.
  if (boardIn(store) !== state.board) return
  if (found) store.getState().shuffle(found)
  else store.getState().refuseShuffle()
}

const UNKNOWN: Verdict = { status: 'unknown' }

/** Has the solver judge the board after every change, for hints and for the honest "lost". Returns how to stop it. */
export function runSolver({ store, worker }: Pick<Playing<Link>, 'store' | 'worker'>): () => void {
  // Undo and redo come back to the same boards, and a line once known may be beyond finding again.
  const known = new WeakMap<Board, Verdict>()
  // Without a solver, hints are no more than pairs that match, until the player tries again.
  let isLost = false
  const judge = async (find: Solver['judge']) => {
    const { verdict: present, session } = store.getState()
    const state = stateOf(session)
    if (rules.outcome(state) || (present && present !== UNKNOWN)) return
    const verdict = await (known.get(state.board) ?? find(state, session.options))
    if (boardIn(store) === state.board) store.getState().judge(verdict)
  }
  const judgeUnsolved = () => judge(async () => UNKNOWN)
  const trySolving = async () => {
    try {
      await judge(worker.judge)
      isLost = false
    } catch (error) {
      isLost = true
      await judgeUnsolved()
      throw error
    }
  }
  const look = () => void (isLost ? judgeUnsolved() : tryLoading('verdict', 'solver', trySolving))
  const remember = () => {
    const { verdict } = store.getState()
    if (verdict?.status === 'clearable') known.set(boardIn(store), verdict)
  }
  remember()
  look()
  const unsubscribe = store.subscribe(({ session }, before) => {
    remember()
    if (stateOf(session).board !== stateOf(before.session).board) look()
  })
  return () => {
    unsubscribe()
    forgetFailure('verdict')
  }
}
