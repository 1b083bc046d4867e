import { restoreRound } from '../../engine/round'
import type { Result } from '../../engine/rules'
import { parseSave, type SaveProblem, startSession } from '../../engine/session'
import type { Keeper } from '../../ui/keeper'
import { newSeed } from '../../ui/new-seed'
import { openRound } from '../../ui/open-round'
import type { Now } from '../../ui/round-scene'
import { type Asked, isSameDeal } from './asked'
import { rules } from './rules/rules'
import type { Solver } from './solver'
import { type LinkStoreApi, makeLinkStore } from './store'

/** What a game is played at: the store, and who computes and keeps for it. */
export interface Table {
  readonly asked: Asked
  readonly store: LinkStoreApi
  readonly solver: Solver
  /** A save was found that could not be restored, and was put aside. */
  readonly damaged: boolean
}

interface Services {
  readonly keeper: Keeper
  readonly solver: Solver
  readonly now: Now
}

const slotOf = ({ choice }: Asked) => `link/${choice}`

/** Lays the table for what was asked: the shared game to watch, the kept round, or a new board. */
export async function openTable(
  asked: Asked,
  services: Services,
): Promise<Result<Table, SaveProblem>> {
  if (asked.moves.length > 0) return openWatched(asked, services)
  const { round, damaged } = await openKept(asked, services)
  const store = makeLinkStore(round, services.now)
  return { ok: true, value: { asked, store, solver: services.solver, damaged } }
}

async function openWatched(
  asked: Asked,
  { solver, now }: Services,
): Promise<Result<Table, SaveProblem>> {
  const { options, seed, moves } = asked
  const save = parseSave(rules, { version: 1, game: rules.id, options, seed, moves, elapsedMs: 0 })
  if (!save.ok) return save
  const round = restoreRound(rules, save.value, await solver.deal(options, save.value.seed))
  if (!round.ok) return round
  const store = makeLinkStore(round.value, now)
  store.getState().watch()
  return { ok: true, value: { asked, store, solver, damaged: false } }
}

const openKept = (asked: Asked, { keeper, solver }: Services) =>
  openRound({
    rules,
    keeper,
    slot: slotOf(asked),
    deal: solver.deal,
    options: asked.options,
    seed: asked.seed ?? newSeed(),
    fits: ({ options, seed }) =>
      isSameDeal(options, asked.options) && (!asked.seed || seed === asked.seed),
  })

/** Deals another board of the same kind; the one that lies there can be had back. */
export async function dealAnother({ asked, store, solver }: Table): Promise<void> {
  const seed = newSeed()
  const dealt = await solver.deal(asked.options, seed)
  store.getState().deal(startSession(rules, asked.options, seed, dealt))
}
