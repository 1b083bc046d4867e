import type { Result } from '#src/engine/rules.ts'
import { type SaveProblem, startSession } from '#src/engine/session.ts'
import { newSeed } from '#src/play/new-seed.ts'
import { type LaidTable, openTable } from '#src/play/open-table.ts'
import type { Now } from '#src/play/scene.ts'
import type { Asked } from './asked'
import { rules } from './rules/rules'
import type { Solver } from './solver'
import type { Deal, Found } from './solver/find'
import { type LinkStoreApi, linkState, makeLinkStore } from './store'

/** What a game is played at: the store, and who computes for it. */
export interface Table extends LaidTable<Asked, LinkStoreApi> {
  readonly solver: Solver
}

interface Services {
  readonly solver: Solver
  readonly now: Now
}

/** Opens what was asked for: the shared game to watch, the saved one, or a new board that can be cleared. */
export async function openLink(
  asked: Asked,
  { solver, now }: Services,
): Promise<Result<Table, SaveProblem>> {
  let found: Found<Deal> | undefined
  const table = await openTable(asked, {
    rules,
    startNew: async (options) => {
      found = await solver.findDeal(options, newSeed())
      return sessionOf(found)
    },
    makeStore: (session, previous) => makeLinkStore(session, now, previous),
  })
  if (!table.ok) return table
  if (found) showLine(table.value.store, found)
  return { ok: true, value: { ...table.value, solver } }
}

/** Shuffles the tiles, or says that it cannot be done, unless the board has changed by the time that is known. */
export async function shuffleBoard({ store, solver }: Table): Promise<void> {
  const state = linkState(store.getState())
  const found = await solver.findShuffle(state, newSeed())
  // Attempts that failed meanwhile change the state, not the board.
  if (linkState(store.getState()).board !== state.board) return
  if (!found) return store.getState().refuseShuffle()
  store.getState().shuffle(found.value)
  showLine(store, found)
}

/** Deals another board of the same kind; the one before can be had back. */
export async function dealAnother({ asked, store, solver }: Table): Promise<void> {
  const found = await solver.findDeal(asked.options, newSeed())
  store.getState().deal(sessionOf(found))
  showLine(store, found)
}

const sessionOf = ({ value }: Found<Deal>) => startSession(rules, value.options, value.seed)

/** Tells the store the clearing line that was found along with a board. */
function showLine(store: LinkStoreApi, { line }: Found<unknown>): void {
  if (line) store.getState().judge({ status: 'clearable', moves: line })
}
