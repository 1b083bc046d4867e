import type { Result } from '#src/engine/rules.ts'
import { type SaveProblem, startSession } from '#src/engine/session.ts'
import { newSeed } from '#src/play/new-seed.ts'
import { type LaidTable, openTable } from '#src/play/open-table.ts'
import type { Now } from '#src/play/scene.ts'
import type { Asked } from './asked'
import type { Opponent } from './opponent'
import { rules } from './rules/rules'
import { makePatchesStore, type PatchesStoreApi } from './store'

/** What a game is played at: the store, and who plays against the user. */
export interface Table extends LaidTable<Asked, PatchesStoreApi> {
  readonly opponent: Opponent
}

interface Services {
  readonly opponent: Opponent
  readonly now: Now
}

/** Lays the table for what was asked: the shared game to watch, the saved game, or a new deal. */
export async function openPatches(
  asked: Asked,
  { opponent, now }: Services,
): Promise<Result<Table, SaveProblem>> {
  const table = await openTable(asked, {
    rules,
    makeStore: (session, previous) => makePatchesStore(session, now, previous),
  })
  return table.ok ? { ok: true, value: { ...table.value, opponent } } : table
}

/** Deals anew on a board of the same kind; the game that lies there can be had back. */
export function dealAnother({ asked, store }: Table): void {
  store.getState().deal(startSession(rules, asked.options, newSeed()))
}
