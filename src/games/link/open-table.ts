import type { Result } from '../../engine/rules'
import { type SaveProblem, startSession } from '../../engine/session'
import { newSeed } from '../../round/new-seed'
import { type LaidTable, openTable } from '../../round/open-table'
import type { Now } from '../../round/scene'
import type { Asked } from './asked'
import { rules } from './rules/rules'
import type { Solver } from './solver'
import { type LinkStoreApi, linkState, makeLinkStore } from './store'

/** What a game is played at: the store, and who computes for it. */
export interface Table extends LaidTable<Asked, LinkStoreApi> {
  readonly solver: Solver
}

interface Services {
  readonly solver: Solver
  readonly now: Now
}

/** Lays the table for what was asked: the shared game to watch, the saved game, or a new board. */
export async function openLink(
  asked: Asked,
  { solver, now }: Services,
): Promise<Result<Table, SaveProblem>> {
  const table = await openTable(asked, {
    rules,
    deal: solver.deal,
    makeStore: (round, previous) => makeLinkStore(round, now, previous),
  })
  return table.ok ? { ok: true, value: { ...table.value, solver } } : table
}

/** Lays the tiles out anew, unless the board has changed by the time it is known how. */
export async function shuffleBoard({ store, solver }: Table): Promise<void> {
  const state = linkState(store.getState())
  const shuffled = await solver.shuffle(state)
  if (linkState(store.getState()).board === state.board) store.getState().shuffle(shuffled)
}

/** Deals another board of the same kind; the one that lies there can be had back. */
export async function dealAnother({ asked, store, solver }: Table): Promise<void> {
  const seed = newSeed()
  const dealt = await solver.deal(asked.options, seed)
  store.getState().deal(startSession(rules, asked.options, seed, dealt))
}
