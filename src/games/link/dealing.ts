import type { Playing } from '#src/define/screen.ts'
import { newSeed } from '#src/define/seeds.ts'
import type { Opened } from '#src/define/session.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { orOnPage, override, startRemote } from '#src/play/worker/remote.ts'
import type { LinkOptions } from './deal/levels.ts'
import { rules } from './rules/rules.ts'
import { type Deal, type Found, findDeal, findPeeled, findPeeledShuffle } from './solver/find.ts'
import { isProvedByPlayouts, proveByPlayouts } from './solver/playouts.ts'
import type { Link, LinkSlice, Solver } from './types.ts'
import type { SolverService } from './worker.ts'

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** The solver in lazily started workers. Quick deals are found on the page, which deals and shuffles fall back to. */
export function startSolver(): Solver {
  const remote = startRemote<SolverService>(startWorker, { replaces: true })
  const search = orOnPage(remote.findDeal, findPeeled)
  return override(remote, {
    findDeal: async (options, stem) =>
      isProvedByPlayouts(options)
        ? findDeal(options, stem, proveByPlayouts)
        : await search(options, stem),
    findShuffle: orOnPage(remote.findShuffle, findPeeledShuffle),
  })
}

/** Opens a deal, with its clearing line where one was found. */
export const openDeal = (
  { value, line }: Found<Deal>,
  own: Partial<LinkSlice> = {},
): Opened<Link> => ({
  session: startSession(rules, value.options, value.seed),
  own: { ...own, ...(line && { verdict: { status: 'clearable', moves: line } }) },
})

export const dealClearable = async (solver: Solver, options: LinkOptions): Promise<Opened<Link>> =>
  openDeal(await solver.findDeal(options, newSeed()))

/** Shuffles the tiles or refuses, unless the board changes in the meantime. */
export async function shuffleBoard({ store, worker }: Playing<Link>): Promise<void> {
  const state = stateOf(store.getState().session)
  const found = await worker.findShuffle(state, newSeed())
  // Failed attempts change the state, not the board.
  if (stateOf(store.getState().session).board !== state.board) return
  store.getState().shuffle(found)
}
