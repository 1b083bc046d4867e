import type { Result } from '#src/engine/rules.ts'
import { type SaveProblem, type Session, startSession } from '#src/engine/session.ts'
import { newSeed } from '#src/play/new-seed.ts'
import { type LaidTable, openTable } from '#src/play/open-table.ts'
import type { Now } from '#src/play/scene.ts'
import type { Asked } from './asked'
import { rules } from './rules/rules'
import type { CascadeGame } from './rules/types'
import { type CascadeStoreApi, makeCascadeStore } from './store'

/** What a game is played at. */
export type Table = LaidTable<Asked, CascadeStoreApi>

interface Services {
  readonly now: Now
}

/** Lays the table for what was asked: the shared game to watch, the saved game, or a new board. */
export async function openCascade(
  asked: Asked,
  { now }: Services,
): Promise<Result<Table, SaveProblem>> {
  const makeStore = (session: Session<CascadeGame>, previous: Session<CascadeGame> | null) =>
    makeCascadeStore(session, now, previous)
  if (!asked.agent) return openTable(asked, { rules, makeStore })
  // What an agent plays at is a new board, which nobody keeps.
  const session = startSession(rules, asked.options, asked.seed ?? newSeed())
  return { ok: true, value: { asked, store: makeStore(session, null), saving: null } }
}

/** Deals another board of the same kind; the one that lies there can be had back. */
export function dealAnother({ asked, store }: Table): void {
  store.getState().deal(startSession(rules, asked.options, newSeed()))
}
