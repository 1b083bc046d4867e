import { hasEndedHere, type Route } from '#src/define/route.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import { newSeed } from '#src/define/seeds.ts'
import type { Opened, PlayTypes, SessionOf } from '#src/define/session.ts'
import { addGame, type Chain, parseSaves, stepsOn } from '#src/engine/chain.ts'
import { parseSave, restoreSteps, type SaveProblem } from '#src/engine/restore.ts'
import type { GameTypes, Result, Rules } from '#src/engine/rules.ts'
import { isOver, resumeClock, type Session, startSession, stoppedAt } from '#src/engine/session.ts'
import { takeClock } from '#src/saves/autosave.ts'
import {
  claimSlot,
  isUnplayed,
  type SavedGame,
  type SlotClaim,
  seededSlots,
  slotOf,
} from '#src/saves/saves.ts'
import { makePlayback } from '#src/ui/board/playback.ts'
import { inTasks } from '#src/ui/tasks.ts'
import { makeGameStore } from './store.ts'

type Opening<G extends PlayTypes> = Pick<Playing<G>, 'screen' | 'worker' | 'route'>

/** Deals with a seed that the game's worker finds, or a random one. */
export const dealNew = async <G extends PlayTypes>({
  screen: { rules, worker: part },
  worker,
  route,
}: Opening<G>): Promise<Opened<G>> =>
  part.deal
    ? await part.deal(worker, route)
    : { session: startSession(rules, route.options, newSeed()) }

const dealFor = async <G extends PlayTypes>(opening: Opening<G>): Promise<Opened<G>> => {
  const { screen, route } = opening
  return route.seed === undefined
    ? await dealNew(opening)
    : { session: startSession(screen.rules, route.options, route.seed) }
}

/** Opens a game: replayed, saved or new. A replay has no claim: it is not saved. */
export async function openGame<G extends PlayTypes>(
  screen: Screen<G>,
  parsed: Route<G>,
  worker: G['Worker'],
): Promise<
  Result<
    { readonly playing: Playing<G>; readonly claim: SlotClaim | null },
    SaveProblem | 'not-loaded'
  >
> {
  const route = await settle(screen, parsed)
  if (!route) return { ok: false, code: 'not-loaded' }
  const isReplay = route.moves.length > 0
  const opening = { screen, route, worker }
  const opened = isReplay ? await openReplay(opening) : await openSaved(opening)
  if (!opened.ok) return opened
  const { claim = null, ...game } = opened.value
  const store = makeGameStore(screen, game, () => performance.now())
  if (isReplay) store.getState().replay()
  return { ok: true, value: { playing: { ...opening, store, playback: makePlayback() }, claim } }
}

/** Returns `undefined` where a part that the route needs cannot be loaded. */
const settle = async <G extends PlayTypes>({ route }: Screen<G>, parsed: Route<G>) =>
  route.settle ? await route.settle(parsed).catch(() => undefined) : parsed

async function openReplay<G extends PlayTypes>({
  screen: { rules },
  route: { options, seed, moves },
}: Opening<G>): Promise<Result<Opened<G> & { readonly claim?: SlotClaim }, SaveProblem>> {
  const save = { version: 1, game: rules.id, options, seed, moves, elapsedMs: 0 }
  const restored = await restoreSave(rules, save)
  return restored.ok ? { ok: true, value: { session: restored.value } } : restored
}

/** Restores the game in the route's slot, or deals one; the slot is claimed either way. */
async function openSaved<G extends PlayTypes>(
  opening: Opening<G>,
): Promise<{ readonly ok: true; readonly value: Opened<G> & { readonly claim: SlotClaim } }> {
  const { screen, route } = opening
  const { id } = screen.rules
  const slot = slotOf(id, route, route.seed)
  const { found, claim } = await claimSlot(slot, newSeed())
  if (route.seed) void prune(seededSlots(id, route.kind), slot).catch(() => {})
  const saved = found.ok ? found.value : undefined
  const restored = await restoreSaved(screen, route, slot, saved)
  const problem = restored === 'damaged' ? await setAside(slot) : claim.problem
  const opened =
    restored && restored !== 'damaged' ? await goToOpen(restored, opening) : await dealFor(opening)
  return { ok: true, value: { ...opened, claim: { ...claim, problem } } }
}

/** Loads what concerns all slots, which no first tile waits for. */
const loadSavedGames = () => import('#src/saves/saved-games.ts')

async function prune(prefix: string, slot: string): Promise<void> {
  const { pruneSeeded } = await loadSavedGames()
  await pruneSeeded(prefix, slot)
}

/** Sets a damaged save aside; where that fails, it is left alone and saving is off. */
async function setAside(slot: string): Promise<'damaged' | 'unreadable'> {
  try {
    const { setSlotAside } = await loadSavedGames()
    return (await setSlotAside(slot)) ? 'unreadable' : 'damaged'
  } catch {
    return 'unreadable'
  }
}

/** Goes on from a finished game: to one that redo leads to, or to a new board before which it stands. */
async function goToOpen<G extends PlayTypes>(
  restored: Opened<G> & Chain<G['Game']>,
  opening: Opening<G>,
): Promise<Opened<G>> {
  const { screen, route } = opening
  const { rules } = screen
  const { session } = restored
  if (!isOver(rules, session) || route.once || hasEndedHere(session.seed)) return restored
  const next = await inTasks(stepsOn(rules, restored, performance.now()))
  if (next) return goToOpen(next, opening)
  const dealt = await dealFor(opening)
  return { ...dealt, ...addGame(rules, restored, dealt.session, performance.now()) }
}

/** Restores a saved game with its clock and the games beside it; `undefined` if there is none. */
export async function restoreSaved<G extends PlayTypes>(
  { rules, store }: Pick<Screen<G>, 'rules' | 'store'>,
  route: Route<G>,
  slot: string,
  saved: SavedGame | undefined,
): Promise<(Opened<G> & Chain<G['Game']>) | 'damaged' | undefined> {
  if (!saved || isUnplayed(saved)) return undefined
  const { at, save, earlier, later, turnMs } = saved
  const restored = await restoreSave(rules, save)
  if (!restored.ok || !matchesRoute(route, restored.value)) return 'damaged'
  const session = restored.value
  const clock = takeClock(slot, { at, seed: session.seed })
  const ms = Math.max(session.stopwatch.ms, clock?.elapsedMs ?? 0)
  const own = store.turn?.resume(clock?.turnMs ?? turnMs)
  const parseSide = (side: unknown) =>
    parseSaves(rules, side).filter((other) => matchesRoute(route, other))
  const timed = { ...session, stopwatch: stoppedAt(ms) }
  return {
    // The time of a turn goes on; other clocks wait for the player.
    session: store.turn ? resumeClock(rules, timed, performance.now()) : timed,
    earlier: parseSide(earlier),
    later: parseSide(later),
    ...(own && { own }),
  }
}

/** Fields of options in which boards of one address may differ: the version of the deal, and what a worker may choose. */
const FREE = ['deal', 'layout']

const matchesRoute = <G extends PlayTypes>(
  { seed, options }: Route<G>,
  session: Pick<SessionOf<G>, 'options'>,
): boolean => {
  const textOf = (of: G['Game']['Options']) =>
    JSON.stringify(of, (name, value) => (!seed && FREE.includes(name) ? undefined : value))
  return textOf(options) === textOf(session.options)
}

/** Parses an untrusted save and replays it without blocking the page. */
export async function restoreSave<Game extends GameTypes>(
  rules: Rules<Game>,
  input: unknown,
): Promise<Result<Session<Game>, SaveProblem>> {
  const save = parseSave(rules, input)
  return save.ok ? await inTasks(restoreSteps(rules, save.value)) : save
}
