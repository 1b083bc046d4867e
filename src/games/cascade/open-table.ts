import { newRound, restoreRound } from '../../engine/round'
import type { Result } from '../../engine/rules'
import { parseSave, type SaveProblem, startSession } from '../../engine/session'
import type { Keeper } from '../../ui/keeper'
import { newSeed } from '../../ui/new-seed'
import { openRound } from '../../ui/open-round'
import type { Now } from '../../ui/round-scene'
import { type Asked, isSameDeal } from './asked'
import { rules } from './rules/rules'
import { type CascadeStoreApi, makeCascadeStore } from './store'

/** What a game is played at. */
export interface Table {
  readonly asked: Asked
  readonly store: CascadeStoreApi
  /** A save was found that could not be restored, and was put aside. */
  readonly damaged: boolean
}

interface Services {
  readonly keeper: Keeper
  readonly now: Now
}

/** Lays the table for what was asked: the shared game to watch, the kept round, or a new board. */
export async function openTable(
  asked: Asked,
  services: Services,
): Promise<Result<Table, SaveProblem>> {
  if (asked.moves.length > 0) return openWatched(asked, services)
  if (asked.agent) return openFor(asked, services)
  const { round, damaged } = await openKept(asked, services)
  return { ok: true, value: { asked, store: makeCascadeStore(round, services.now), damaged } }
}

/** A new board, which nobody keeps. */
function openFor(asked: Asked, { now }: Services): Result<Table, SaveProblem> {
  const round = newRound(startSession(rules, asked.options, asked.seed ?? newSeed()))
  return { ok: true, value: { asked, store: makeCascadeStore(round, now), damaged: false } }
}

function openWatched(asked: Asked, { now }: Services): Result<Table, SaveProblem> {
  const { options, seed, moves } = asked
  const save = parseSave(rules, { version: 1, game: rules.id, options, seed, moves, elapsedMs: 0 })
  if (!save.ok) return save
  const round = restoreRound(rules, save.value)
  if (!round.ok) return round
  const store = makeCascadeStore(round.value, now)
  store.getState().watch()
  return { ok: true, value: { asked, store, damaged: false } }
}

const openKept = (asked: Asked, { keeper }: Services) =>
  openRound({
    rules,
    keeper,
    slot: `${rules.id}/${asked.choice}`,
    deal: async (options, seed) => rules.deal(options, seed),
    options: asked.options,
    seed: asked.seed ?? newSeed(),
    fits: ({ options, seed }) =>
      isSameDeal(options, asked.options) && (!asked.seed || seed === asked.seed),
  })

/** Deals another board of the same kind; the one that lies there can be had back. */
export function dealAnother({ asked, store }: Table): void {
  store.getState().deal(startSession(rules, asked.options, newSeed()))
}
