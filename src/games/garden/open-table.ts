import { restoreRound } from '../../engine/round'
import type { Result } from '../../engine/rules'
import { parseSave, type SaveProblem, startSession } from '../../engine/session'
import type { Keeper } from '../../ui/keeper'
import { newSeed } from '../../ui/new-seed'
import { openRound } from '../../ui/open-round'
import type { Now } from '../../ui/round-scene'
import type { Asked } from './asked'
import type { Opponent } from './opponent'
import { rules } from './rules/rules'
import { type GardenStoreApi, makeGardenStore } from './store'

/** What a game is played at: the store, and who plays against the player. */
export interface Table {
  readonly asked: Asked
  readonly store: GardenStoreApi
  readonly opponent: Opponent
  /** A save was found that could not be restored, and was put aside. */
  readonly damaged: boolean
}

interface Services {
  readonly keeper: Keeper
  readonly opponent: Opponent
  readonly now: Now
}

/** Lays the table for what was asked: the shared game to watch, the kept round, or a new garden. */
export async function openTable(
  asked: Asked,
  services: Services,
): Promise<Result<Table, SaveProblem>> {
  if (asked.moves.length > 0) return openWatched(asked, services)
  const { opponent, now, keeper } = services
  const { round, damaged } = await openKept(asked, keeper)
  return {
    ok: true,
    value: { asked, store: makeGardenStore(round, now), opponent, damaged },
  }
}

function openWatched(asked: Asked, { opponent, now }: Services): Result<Table, SaveProblem> {
  const { options, seed, moves } = asked
  const save = parseSave(rules, { version: 1, game: rules.id, options, seed, moves, elapsedMs: 0 })
  if (!save.ok) return save
  const round = restoreRound(rules, save.value)
  if (!round.ok) return round
  const store = makeGardenStore(round.value, now)
  store.getState().watch()
  return { ok: true, value: { asked, store, opponent, damaged: false } }
}

const openKept = (asked: Asked, keeper: Keeper) =>
  openRound({
    rules,
    keeper,
    slot: `garden/${asked.choice}`,
    deal: async (options, seed) => rules.deal(options, seed),
    options: asked.options,
    seed: asked.seed ?? newSeed(),
    fits: ({ options, seed }) =>
      options.difficulty === asked.options.difficulty &&
      options.deal === asked.options.deal &&
      (!asked.seed || seed === asked.seed),
  })

/** Deals another garden of the same kind; the one that lies there can be had back. */
export function dealAnother({ asked, store }: Table): void {
  store.getState().deal(startSession(rules, asked.options, newSeed()))
}
