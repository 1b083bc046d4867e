import { hasEndedHere, isDaily, isSameBoard, type Route } from '#src/define/route.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import { newSeed } from '#src/define/seeds.ts'
import type { Opened, SessionOf } from '#src/define/session.ts'
import { addGame, parseSaves, stepsOn } from '#src/engine/chain.ts'
import type { CodeProblem } from '#src/engine/game-code.ts'
import { parseSave, restoreSteps, type SaveProblem } from '#src/engine/restore.ts'
import type { Result } from '#src/engine/rules.ts'
import { isOver, resumeClock, startSession, stoppedAt } from '#src/engine/session.ts'
import { takeClock } from '#src/saves/autosave.ts'
import {
  claimSlot,
  isUnplayed,
  type SavedGame,
  type SlotClaim,
  seededSlots,
  slotOf,
} from '#src/saves/saves.ts'
import { inTasks } from '#src/ui/tasks.ts'
import type { GoOnProblem, Linked } from './linked.ts'
import { openPlaying } from './playing.ts'

type Dealing = Pick<Playing, 'screen' | 'worker' | 'route'>

/** Deals with a seed that the game's worker finds, or a random one. */
export const dealNew = async ({ screen, worker, route }: Dealing): Promise<Opened> =>
  screen.worker.deal
    ? await screen.worker.deal(worker, route)
    : { session: startSession(screen.rules, route.options, newSeed()) }

async function dealFor(dealing: Dealing): Promise<Opened> {
  const { rules } = dealing.screen
  const { options, seed } = dealing.route
  return seed === undefined ? dealNew(dealing) : { session: startSession(rules, options, seed) }
}

export type OpenProblem = CodeProblem | GoOnProblem | 'not-loaded'

/** Opens a game: replayed, saved or new; `closed` ends the reading of a link. A replay has no claim: it is not saved. */
export async function openGame(
  screen: Screen,
  parsed: Route,
  worker: Playing['worker'],
  closed: AbortSignal,
): Promise<Result<{ playing: Playing; claim: SlotClaim | null }, OpenProblem>> {
  const { settle = async (route: Route) => route } = screen.route
  // A part that the route needs may not load.
  const parts = await Promise.all([settle(parsed), openLinked(screen, parsed, closed)]).catch(
    (error: unknown) => reportError(error),
  )
  if (!parts) return { ok: false, code: 'not-loaded' }
  const [route, linked] = parts
  if (!linked.ok) return linked
  const { watched, goOn, ...sent } = linked.value
  const opened: Result<Claimed, GoOnProblem> = watched
    ? { ok: true, value: watched }
    : await openSaved({ screen, route, worker }, goOn)
  if (!opened.ok) return opened
  const { claim = null, ...game } = opened.value
  const playing = openPlaying({ screen, route, worker, ...sent }, 'play', game)
  if (watched) playing.store.getState().show(watched.showing)
  return { ok: true, value: { playing, claim } }
}

/** Checks a link, and reads the game in it. */
const openLinked = async (
  screen: Screen,
  route: Route,
  closed: AbortSignal,
): Promise<Result<Linked, CodeProblem>> =>
  route.linked
    ? (await import('./linked.ts')).readLinked(screen, route, route.linked, closed)
    : { ok: true, value: {} }

type Claimed = Opened & { readonly claim?: SlotClaim }

/** Restores the game in the route's slot, or deals one; the slot is claimed either way. */
async function openSaved(
  dealing: Dealing,
  goOn: Linked['goOn'],
): Promise<Result<Claimed, GoOnProblem>> {
  const { screen, route } = dealing
  const { id } = screen.rules
  const slot = slotOf(id, route, route.seed)
  const { saved, claim } = await claimSlot(slot, newSeed())
  if (route.seed)
    void loadSavedGames()
      .then(({ pruneSeeded }) => pruneSeeded(seededSlots(id, route.kind), slot))
      .catch(() => {})
  const restored = await restoreSaved(screen, route, slot, saved)
  const problem = restored === 'damaged' ? await setAside(slot) : claim.problem
  const found = restored === 'damaged' ? undefined : restored
  const game = goOn?.(found?.session)
  if (game && !game.ok) return game
  const opened = game
    ? { session: game.value }
    : await (found ? goToOpen(found, dealing) : dealFor(dealing))
  return { ok: true, value: { ...opened, claim: { ...claim, problem } } }
}

/** Loads what concerns all slots, which no first tile waits for. */
const loadSavedGames = () => import('#src/saves/saved-games.ts')

/** Sets a damaged save aside; where that fails, it is left alone and saving is off. */
async function setAside(slot: string): Promise<'damaged' | 'unreadable'> {
  try {
    const { setSlotAside } = await loadSavedGames()
    return (await setSlotAside(slot)) ? 'unreadable' : 'damaged'
  } catch {
    return 'unreadable'
  }
}

type Restored = Opened & Required<Pick<Opened, 'earlier' | 'later'>>

/** Restores a saved game with its clock and the games beside it; `undefined` if there is none. */
async function restoreSaved(
  { rules, store, route: routes }: Screen,
  route: Route,
  slot: string,
  saved: SavedGame | undefined,
): Promise<Restored | 'damaged' | undefined> {
  if (!saved || isUnplayed(saved)) return undefined
  const { at, save, earlier, later, turnMs } = saved
  const { isSame = isSameBoard } = routes
  const restored = await restoreSave(rules, save)
  if (!restored.ok || !isSame(route, restored.value.options)) return 'damaged'
  const session = restored.value
  const clock = takeClock(slot, { at, seed: session.seed })
  const ms = Math.max(session.stopwatch.ms, clock?.elapsedMs ?? 0)
  const own = store.turn?.resume(clock?.turnMs ?? turnMs)
  const parseSide = (side: unknown) =>
    parseSaves(rules, side).filter((other) => isSame(route, other.options))
  const timed = { ...session, stopwatch: stoppedAt(ms) }
  return {
    // The time of a turn goes on; other clocks wait for the player.
    session: store.turn ? resumeClock(rules, timed, performance.now()) : timed,
    earlier: parseSide(earlier),
    later: parseSide(later),
    ...(own && { own }),
  }
}

/** Parses an untrusted save and replays it without blocking the page. */
export async function restoreSave(
  rules: Screen['rules'],
  input: unknown,
): Promise<Result<SessionOf, SaveProblem>> {
  const save = parseSave(rules, input)
  return save.ok ? await inTasks(restoreSteps(rules, save.value)) : save
}

/** Goes on from a finished game: to one that redo leads to, or to a new board before which it stands. */
async function goToOpen(restored: Restored, dealing: Dealing): Promise<Opened> {
  const { screen, route } = dealing
  const { rules } = screen
  const { session } = restored
  const isOnly = isDaily(route) || screen.byLink?.isByLink(route.options)
  if (!isOver(rules, session) || isOnly || hasEndedHere(session.seed)) return restored
  const next = await inTasks(stepsOn(rules, restored, performance.now()))
  if (next) return goToOpen(next, dealing)
  const dealt = await dealFor(dealing)
  return { ...dealt, ...addGame(rules, restored, dealt.session, performance.now()) }
}
