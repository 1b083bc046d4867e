import { hasEndedHere } from '#src/define/route.ts'
import { newSeed } from '#src/define/seeds.ts'
import type { Dealt, GameStoreApi, PlayTypes, Route, Screen } from '#src/define/types.ts'
import { addGame, type Chain, goOn, parseSaves } from '#src/engine/chain.ts'
import { makeLinkCode, parseLinkCode } from '#src/engine/link-code.ts'
import type { GameTypes, Result, Rules } from '#src/engine/rules.ts'
import {
  isOver,
  parseSave,
  restoreSteps,
  resumeClock,
  type Save,
  type SaveProblem,
  type Session,
  startSession,
} from '#src/engine/session.ts'
import { stoppedAt } from '#src/engine/stopwatch.ts'
import { takeClock } from '#src/saves/autosave.ts'
import { type Claimed, claimSlot } from '#src/saves/claim.ts'
import type { StorageProblem } from '#src/saves/database.ts'
import { isUnplayed, type SavedRecord } from '#src/saves/saved-record.ts'
import type { Writer } from '#src/saves/saves.ts'
import { makeGameStore, type OpenedSession } from './store.ts'

export interface Saving extends Writer, Pick<Claimed, 'lost'> {
  /** With any problem but `damaged`, saving is off: the slot may hold an unreadable game. */
  readonly problem: StorageProblem | 'damaged' | undefined
}

export interface Opened<G extends PlayTypes> {
  readonly store: GameStoreApi<G>
  /** `null` for replays and demonstrations, which are not saved. */
  readonly saving: Saving | null
}

interface OpenOptions<G extends PlayTypes> {
  readonly screen: Pick<Screen<G>, 'rules' | 'store' | 'worker'>
  readonly worker: G['Worker']
  readonly now: () => number
}

/** Deals with a seed that the game's worker finds, or a random one. */
export const dealNew = async <G extends PlayTypes>(
  { rules, worker: { deal } }: Pick<Screen<G>, 'rules' | 'worker'>,
  worker: G['Worker'],
  route: Route<G['Game']>,
): Promise<Dealt<G>> =>
  deal ? await deal(worker, route) : { session: startSession(rules, route.options, newSeed()) }

export const openGame = <G extends PlayTypes>(
  route: Route<G['Game']>,
  options: OpenOptions<G>,
): Promise<Result<Opened<G>, SaveProblem>> =>
  route.moves.length > 0 ? openReplay(route, options) : openSaved(route, options)

async function openReplay<G extends PlayTypes>(
  { options, seed, moves }: Route<G['Game']>,
  { screen, now }: OpenOptions<G>,
): Promise<Result<Opened<G>, SaveProblem>> {
  const { rules } = screen
  const save = parseSave(rules, { version: 1, game: rules.id, options, seed, moves, elapsedMs: 0 })
  if (!save.ok) return save
  const session = await restoreInTasks(rules, save.value)
  if (!session.ok) return session
  const store = makeGameStore(screen, { session: session.value }, now)
  store.getState().replay()
  return { ok: true, value: { store, saving: null } }
}

async function openSaved<G extends PlayTypes>(
  route: Route<G['Game']>,
  { screen, worker, now }: OpenOptions<G>,
): Promise<Result<Opened<G>, SaveProblem>> {
  const { id } = screen.rules
  const slot = slotOf(id, route, route.seed)
  const tab = newSeed()
  const { lost, found } = await claimSlot(slot, tab)
  if (route.seed) void prune(seededSlots(id, route.choice), slot).catch(() => {})
  const saved = found.ok ? found.value : undefined
  const restored = saved && (await restoreSaved(slot, route, { screen, now }, saved))
  const damaged = restored === 'damaged' ? await setAside(slot) : undefined
  const problem = found.ok ? damaged : found.code
  const opened =
    restored && restored !== 'damaged'
      ? await goToOpen(restored, route, { screen, worker, now })
      : await dealFor(route, screen, worker)
  const saving: Saving = { tab, from: saved?.tab, lost, problem }
  return { ok: true, value: { store: makeGameStore(screen, opened, now), saving } }
}

async function prune(prefix: string, slot: string): Promise<void> {
  const { pruneSeeded } = await import('#src/saves/tidy-saves.ts')
  await pruneSeeded(prefix, slot)
}

/** Sets a damaged save aside; where that fails, it is left alone and saving is off. */
async function setAside(slot: string): Promise<'damaged' | 'unreadable'> {
  try {
    const { setAside } = await import('#src/saves/tidy-saves.ts')
    const { ok } = await setAside(slot)
    return ok ? 'damaged' : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

const dealFor = <G extends PlayTypes>(
  route: Route<G['Game']>,
  screen: OpenOptions<G>['screen'],
  worker: G['Worker'],
): Dealt<G> | Promise<Dealt<G>> =>
  route.seed === undefined
    ? dealNew(screen, worker, route)
    : { session: startSession(screen.rules, route.options, route.seed) }

const seededSlots = (game: string, choice: string) => `${game}/${choice}/`

/** Returns the slot of a game: one for each choice or, with a seed from the address, one for each board. */
export function slotOf<Game extends GameTypes>(
  game: string,
  route: Route<Game>,
  seed: string | undefined,
): string {
  const { choice, options } = route
  if (!route.seed) return `${game}/${choice}`
  return seededSlots(game, choice) + JSON.stringify([options, seed])
}

/** Returns the address, after the hash, that resumes a seed's game; another deal of a shared board has its own. */
export function hrefOf<Game extends GameTypes>(
  hash: string,
  { address, seed: given }: Route<Game>,
  seed: string,
): string {
  if (address) return hash.replace(/[^/]*$/, address)
  const linked = parseLinkCode(hash.slice(1))
  if (!linked.ok || given === seed) return hash
  const { game, options } = linked.value
  return `/${makeLinkCode({ game, options, seed })}`
}

/** Restores a saved game with its clock and the games beside it; `undefined` if there is none. */
async function restoreSaved<G extends PlayTypes>(
  slot: string,
  route: Route<G['Game']>,
  { screen, now }: Pick<OpenOptions<G>, 'screen' | 'now'>,
  saved: SavedRecord,
): Promise<OpenedChain<G> | 'damaged' | undefined> {
  if (isUnplayed(saved)) return undefined
  const { rules, store } = screen
  const { at, save, earlier, later, turnMs } = saved
  const session = await parseSession(rules, save)
  if (!session || !matchesRoute(route, session)) return 'damaged'
  const clock = takeClock(slot, { at, seed: session.seed })
  const ms = Math.max(session.stopwatch.ms, clock?.elapsedMs ?? 0)
  const own = store.turn?.resume(clock?.turnMs ?? turnMs)
  const parseSide = (side: unknown) =>
    parseSaves(rules, side).filter((other) => matchesRoute(route, other))
  const timed = { ...session, stopwatch: stoppedAt(ms) }
  return {
    // The time of a turn goes on; other clocks wait for the player.
    session: store.turn ? resumeClock(rules, timed, now()) : timed,
    earlier: parseSide(earlier),
    later: parseSide(later),
    ...(own && { own }),
  }
}

type OpenedChain<G extends PlayTypes> = OpenedSession<G> & Chain<G['Game']>

/** Goes on from a finished game: to one that redo leads to, or to a new board before which it stands. */
async function goToOpen<G extends PlayTypes>(
  restored: OpenedChain<G>,
  route: Route<G['Game']>,
  { screen, worker, now }: OpenOptions<G>,
): Promise<OpenedSession<G>> {
  const { rules } = screen
  const { session } = restored
  if (!isOver(rules, session) || route.once || hasEndedHere(session.seed)) return restored
  const next = goOn(rules, restored, now())
  if (next) return goToOpen(next, route, { screen, worker, now })
  const dealt = await dealFor(route, screen, worker)
  return { ...dealt, ...addGame(rules, restored, dealt.session, now()) }
}

/** Fields of options in which boards of one address may differ: the version of the deal, and what a worker may choose. */
const FREE = ['deal', 'layout']

const matchesRoute = <Game extends GameTypes>(
  { seed, options }: Route<Game>,
  session: Pick<Session<Game>, 'options'>,
): boolean => {
  const textOf = (of: Game['Options']) =>
    JSON.stringify(of, (name, value) => (!seed && FREE.includes(name) ? undefined : value))
  return textOf(options) === textOf(session.options)
}

async function parseSession<Game extends GameTypes>(
  rules: Rules<Game>,
  input: unknown,
): Promise<Session<Game> | undefined> {
  const save = parseSave(rules, input)
  const session = save.ok ? await restoreInTasks(rules, save.value) : save
  return session.ok ? session.value : undefined
}

/** Length of a task of a long replay; short enough for a phone four times slower. */
const TASK_MS = 10

/** Restores a save without blocking the page: a link holds up to 1,400 shuffles of 900 tiles, 3 ms each. */
async function restoreInTasks<Game extends GameTypes>(rules: Rules<Game>, save: Save<Game>) {
  const steps = restoreSteps(rules, save)
  for (let end = performance.now() + TASK_MS; ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < end) continue
    await new Promise((resolve) => setTimeout(resolve))
    end = performance.now() + TASK_MS
  }
}
