import type { StoreApi } from 'zustand'
import type { GameTypes, Result, Rules } from '../engine/rules'
import {
  isOver,
  parseSave,
  restore,
  type SaveProblem,
  type Session,
  startSession,
} from '../engine/session'
import { stoppedAt } from '../engine/stopwatch'
import { takeClock } from './clock-backup'
import type { StorageProblem } from './database'
import { newSeed } from './new-seed'
import type { SavedRecord } from './saved-entry'
import { claimSlot, pruneSaves, setAside, type Writer } from './saves'

/** What an address asks for, read and found good. */
export interface AskedRound<Game extends GameTypes> {
  /** The kind of game, such as `classic` or `shared`: what results are filed under. */
  readonly choice: string
  /** The last part of the address that names this very board, where `choice` names several. */
  readonly address?: string
  readonly options: Game['Options']
  /** Where the deal is given, not drawn. */
  readonly seed?: string
  /** A game to watch. */
  readonly moves: readonly unknown[]
  /** Played once: when it is finished it stays so. */
  readonly once?: boolean
}

/** Where a game is saved, and what went wrong when it was opened. */
export interface Saving extends Writer {
  readonly slot: string
  /** After all but `damaged` nothing is saved, for there may be a game that could not be read. */
  readonly problem: StorageProblem | 'damaged' | undefined
}

/** What a game is played at. Games add who computes or plays for them. */
export interface LaidTable<Asked, Store> {
  readonly asked: Asked
  readonly store: Store
  /** `null` where nothing is saved: for replays and demonstrations. */
  readonly saving: Saving | null
}

interface TableOptions<Game extends GameTypes, Store> {
  readonly rules: Rules<Game>
  /** Starts a game whose seed the address does not give; any seed will do where this is left out. */
  readonly startNew?: (options: Game['Options']) => Promise<Session<Game>>
  readonly makeStore: (
    session: Session<Game>,
    /** The game before a new deal, which undo brings back. */
    previous: Session<Game> | null,
    /** How long the present turn has taken, in milliseconds. */
    turnMs: number | undefined,
  ) => Store
}

/** Games whose seed the address gives have a slot each; so many are kept of a game. */
const MAX_SEEDED = 20

/** Opens what was asked for: the shared game to watch, the saved game, or a new deal. */
export function openTable<
  Game extends GameTypes,
  Asked extends AskedRound<Game>,
  Store extends Pick<StoreApi<{ watch(): void }>, 'getState'>,
>(
  asked: Asked,
  options: TableOptions<Game, Store>,
): Promise<Result<LaidTable<Asked, Store>, SaveProblem>> {
  return asked.moves.length > 0 ? openWatched(asked, options) : openSaved(asked, options)
}

async function openWatched<
  Game extends GameTypes,
  Asked extends AskedRound<Game>,
  Store extends Pick<StoreApi<{ watch(): void }>, 'getState'>,
>(
  asked: Asked,
  { rules, makeStore }: TableOptions<Game, Store>,
): Promise<Result<LaidTable<Asked, Store>, SaveProblem>> {
  const { options, seed, moves } = asked
  const save = parseSave(rules, { version: 1, game: rules.id, options, seed, moves, elapsedMs: 0 })
  if (!save.ok) return save
  const session = restore(rules, save.value)
  if (!session.ok) return session
  const store = makeStore(session.value, null, undefined)
  store.getState().watch()
  return { ok: true, value: { asked, store, saving: null } }
}

/** Resumes the saved game where there is one; deals a new one otherwise. */
async function openSaved<Game extends GameTypes, Asked extends AskedRound<Game>, Store>(
  asked: Asked,
  open: TableOptions<Game, Store>,
): Promise<Result<LaidTable<Asked, Store>, SaveProblem>> {
  const slot = slotOf(open.rules.id, asked, asked.seed)
  const tab = newSeed()
  const claimed = await claimSlot(slot, tab)
  if (asked.seed) void pruneSaves(seededSlots(open.rules.id, asked.choice), slot, MAX_SEEDED - 1)
  const saved = claimed.ok ? claimed.value : undefined
  const restored = saved && restoreSaved(slot, asked, open.rules, saved)
  if (restored === 'damaged') await setAside(slot)
  const damaged = restored === 'damaged' ? 'damaged' : undefined
  const saving: Saving = {
    slot,
    tab,
    from: saved?.tab,
    problem: claimed.ok ? damaged : claimed.code,
  }
  const { session, previous, turnMs } =
    restored && restored !== 'damaged'
      ? restored
      : { session: await dealNew(asked, open), previous: null, turnMs: undefined }
  return { ok: true, value: { asked, store: open.makeStore(session, previous, turnMs), saving } }
}

const seededSlots = (game: string, choice: string) => `${game}/${choice}/`

/** Where a game is saved: one slot for a kind of game, or one for each board where the address gives the seed. */
export function slotOf<Game extends GameTypes>(
  game: string,
  asked: AskedRound<Game>,
  seed: string | undefined,
): string {
  const { choice, options } = asked
  if (!asked.seed) return `${game}/${choice}`
  return seededSlots(game, choice) + JSON.stringify([options, seed])
}

async function dealNew<Game extends GameTypes, Store>(
  { options, seed }: AskedRound<Game>,
  { rules, startNew }: TableOptions<Game, Store>,
): Promise<Session<Game>> {
  if (seed === undefined && startNew) return await startNew(options)
  return startSession(rules, options, seed ?? newSeed())
}

interface Restored<Game extends GameTypes> {
  readonly session: Session<Game>
  readonly previous: Session<Game> | null
  readonly turnMs: number | undefined
}

/** The saved game with its time, and the one before it; `undefined` when it is over. */
function restoreSaved<Game extends GameTypes>(
  slot: string,
  asked: AskedRound<Game>,
  rules: Rules<Game>,
  { save, previous, turnMs }: SavedRecord,
): Restored<Game> | 'damaged' | undefined {
  const session = parseSession(rules, save)
  if (!session || !isAskedFor(asked, session)) return 'damaged'
  if (isOver(rules, session) && !asked.once) return undefined
  const clock = takeClock(slot, session.seed)
  const ms = Math.max(session.watch.ms, clock?.elapsedMs ?? 0)
  const before = previous === undefined ? undefined : parseSession(rules, previous)
  return {
    session: { ...session, watch: stoppedAt(ms) },
    previous: before ?? null,
    turnMs: clock?.turnMs ?? turnMs,
  }
}

/** Where the address gives the seed it gives the options; else whoever found the seed may have chosen some of them. */
const isAskedFor = <Game extends GameTypes>(
  { seed, options }: AskedRound<Game>,
  session: Session<Game>,
): boolean => seed === undefined || JSON.stringify(options) === JSON.stringify(session.options)

function parseSession<Game extends GameTypes>(
  rules: Rules<Game>,
  input: unknown,
): Session<Game> | undefined {
  const save = parseSave(rules, input)
  const session = save.ok ? restore(rules, save.value) : save
  return session.ok ? session.value : undefined
}
