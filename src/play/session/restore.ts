import type { Route } from '#src/define/route.ts'
import type { Screen } from '#src/define/screen.ts'
import type { PlayTypes, SessionOf } from '#src/define/session.ts'
import type { Opened } from '#src/define/store.ts'
import { type Chain, parseSaves } from '#src/engine/chain.ts'
import type { GameTypes, Result, Rules } from '#src/engine/rules.ts'
import {
  parseSave,
  restoreSteps,
  resumeClock,
  type SaveProblem,
  type Session,
} from '#src/engine/session.ts'
import { stoppedAt } from '#src/engine/stopwatch.ts'
import { takeClock } from '#src/saves/clock.ts'
import { isUnplayed, type SavedGame } from '#src/saves/saves.ts'
import { inTasks } from '#src/ui/tasks.ts'

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
