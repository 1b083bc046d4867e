import type { StoreApi } from 'zustand'
import { isOver, newRound, type Round, restoreRound } from '../engine/round'
import type { GameTypes, Json, Result, Rules } from '../engine/rules'
import { parseSave, type Save, type SaveProblem, startSession } from '../engine/session'
import type { Keeper } from './keeper'

/** What an address asks for, read and found good. */
export interface AskedRound<Game extends GameTypes> {
  /** The last part of the address, or `shared`: what results and kept rounds are filed under. */
  readonly choice: string
  readonly options: Game['Options']
  /** Where the deal is given, not drawn. */
  readonly seed?: string
  /** A game to watch. */
  readonly moves: readonly unknown[]
}

/** What a game is played at. Games add who computes or plays for them. */
export interface LaidTable<Asked, Store> {
  readonly asked: Asked
  readonly store: Store
  /** A save was found that could not be restored, and was put aside. */
  readonly damaged: boolean
}

interface TableOptions<Game extends GameTypes, Store> {
  readonly rules: Rules<Game>
  readonly keeper: Keeper
  /** The rules' deal, or a worker's that comes to the same. */
  readonly deal: (options: Game['Options'], seed: string) => Game['State'] | Promise<Game['State']>
  readonly newSeed: () => string
  readonly makeStore: (round: Round<Game>) => Store
}

/** Lays the table for what was asked: the shared game to watch, the kept round, or a new deal. */
export function openTable<
  Game extends GameTypes,
  Asked extends AskedRound<Game>,
  Store extends Pick<StoreApi<{ watch(): void }>, 'getState'>,
>(
  asked: Asked,
  options: TableOptions<Game, Store>,
): Promise<Result<LaidTable<Asked, Store>, SaveProblem>> {
  return asked.moves.length > 0 ? openWatched(asked, options) : openKept(asked, options)
}

async function openWatched<
  Game extends GameTypes,
  Asked extends AskedRound<Game>,
  Store extends Pick<StoreApi<{ watch(): void }>, 'getState'>,
>(
  asked: Asked,
  { rules, deal, makeStore }: TableOptions<Game, Store>,
): Promise<Result<LaidTable<Asked, Store>, SaveProblem>> {
  const { options, seed, moves } = asked
  const save = parseSave(rules, { version: 1, game: rules.id, options, seed, moves, elapsedMs: 0 })
  if (!save.ok) return save
  const dealt = await deal(save.value.options, save.value.seed)
  const round = restoreRound(rules, save.value, dealt)
  if (!round.ok) return round
  const store = makeStore(round.value)
  store.getState().watch()
  return { ok: true, value: { asked, store, damaged: false } }
}

/** Goes on with the kept round where there is one that fits; deals a new one otherwise. */
async function openKept<Game extends GameTypes, Asked extends AskedRound<Game>, Store>(
  asked: Asked,
  open: TableOptions<Game, Store>,
): Promise<Result<LaidTable<Asked, Store>, SaveProblem>> {
  const { rules, keeper, newSeed, deal, makeStore } = open
  const slot = `${rules.id}/${asked.choice}`
  const kept = await keeper.read(slot)
  const restored = kept && (await restoreKept(asked, open, kept.save))
  const damaged = restored === 'damaged'
  if (damaged) await keeper.setAside(slot)
  if (restored && !damaged)
    return { ok: true, value: { asked, store: makeStore(restored), damaged } }
  const { options, seed = newSeed() } = asked
  const session = startSession(rules, options, seed, await deal(options, seed))
  return { ok: true, value: { asked, store: makeStore(newRound(session)), damaged } }
}

async function restoreKept<Game extends GameTypes, Store>(
  asked: AskedRound<Game>,
  { rules, deal }: TableOptions<Game, Store>,
  input: unknown,
): Promise<Round<Game> | 'damaged' | undefined> {
  const save = parseSave(rules, input)
  if (!save.ok) return 'damaged'
  if (!isAskedFor(asked, save.value)) return undefined
  const dealt = await deal(save.value.options, save.value.seed)
  const round = restoreRound(rules, save.value, dealt)
  if (!round.ok) return 'damaged'
  return isOver(rules, round.value) ? undefined : round.value
}

const isAskedFor = <Game extends GameTypes>(asked: AskedRound<Game>, save: Save<Game>): boolean =>
  (asked.choice !== 'shared' || isSame(asked.options, save.options)) &&
  (!asked.seed || asked.seed === save.seed)

const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b)
