import type { GameResult } from '#src/define/define-game.ts'
import { isDaily } from '#src/define/route.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import type { GameStore, SessionOf } from '#src/define/session.ts'
import { restoreSteps } from '#src/engine/restore.ts'
import { dealOf, elapsed, isOver, type Save, type Session, stateOf } from '#src/engine/session.ts'
import { runInTasks } from '#src/ui/tasks.ts'
import { addPending, begunAt, noteBegun } from './pending.ts'
import { addMissing, addResults } from './results.ts'

/** Writes a result at once, and then to the database. */
export function addResult(result: GameResult): void {
  addPending(result)
  void addResults([result])
}

/** Writes results of an earlier visit to the database. */
export const addEarlier = (): Promise<void> => addResults([])

/**
 * Adds the result of a game that was opened as it ended, or of which another board was dealt, if a crash or a missing
 * part kept it from being stored: there is none of it, and none was deleted.
 */
export function addOwed(playing: Recorded, opened: GameStore, savedAt: number): void {
  const { rules, opponent } = playing.screen
  const add = (session: SessionOf) => {
    const outcome = rules.outcome(stateOf(session))
    if (!outcome || opponent?.isForTwo(session.options)) return
    void addMissing({ ...makeResult(playing, session), end: outcome.result, at: savedAt })
  }
  const before = isNew(opened.session) ? opened.earlier.at(-1) : undefined
  if (isOver(rules, opened.session)) add(opened.session)
  else if (before) runInTasks(restoreSteps(rules, before), (last) => last.ok && add(last.value))
}

type Recorded = Pick<Playing, 'screen' | 'store' | 'route'>

/** A change of the store: what it is now, and was before. */
export type Change = readonly [now: GameStore, before: GameStore]

/**
 * Reports games that end, and those given up at the first move of another; returns how to stop. `missed`: changes since
 * the page was opened.
 */
export function recordResults(
  playing: Recorded,
  report: (result: GameResult) => void,
  missed: readonly Change[] = [],
): () => void {
  const { screen, store, route } = playing
  const { rules } = screen
  const { session: opened } = missed[0]?.[1] ?? store.getState()
  // A game that was opened finished was reported before.
  const ended = new Set(isOver(rules, opened) ? [dealOf(opened)] : [])
  const reportOnce = (session: SessionOf, end: GameResult['end']) => {
    if (ended.has(dealOf(session))) return
    if (end !== 'left') ended.add(dealOf(session))
    if (screen.opponent?.isForTwo(session.options)) return
    report({ ...makeResult(playing, session), end })
  }
  const follow = (...[{ session, earlier }, before]: Change) => {
    if (session === before.session) return
    const isSame = session.dealt === before.session.dealt
    if (route.repeats && isNew(session)) ended.delete(dealOf(session))
    // One that undo or redo led to was reported when it ended.
    else if (!isSame && isOver(rules, session)) ended.add(dealOf(session))
    const outcome = isSame && rules.outcome(stateOf(session))
    if (outcome) reportOnce(session, outcome.result)
    if (!isFirstMove(screen, session, before.session)) return
    noteDaily(playing, session)
    findLeft(screen, session, earlier, (left) => reportOnce(left, 'left'))
  }
  for (const change of missed) follow(...change)
  return store.subscribe(follow)
}

/** Makes the result of a game, but for how it ended. */
export function makeResult({ screen, store, route }: Recorded, session: SessionOf) {
  const { rules, results, opponent, seats } = screen
  const { options, seed, stopwatch, assists } = session
  const state = stateOf(session)
  const present = store.getState()
  const grade = seed === present.session.seed ? screen.grade?.gradeOf(present) : undefined
  return {
    game: rules.id,
    choice: route.kind,
    seed,
    ms: Math.round(elapsed(stopwatch, performance.now())),
    moves: results.moves(state, session),
    ...(results.points && { points: results.points(state) }),
    ...(opponent && { margin: opponent.margin(state) }),
    ...(seats?.isSecond(options) && ({ second: true } as const)),
    ...(grade && { grade }),
    assists,
    at: Date.now(),
    ...(isDaily(route) && { begunAt: begunAt(boardOf(rules.id, session)) }),
  }
}

/** Notes the beginning of a daily board, which counts for that day. */
function noteDaily({ screen, route }: Recorded, session: Session): void {
  if (isDaily(route)) noteBegun(boardOf(screen.rules.id, session), Date.now())
}

const boardOf = (game: string, { seed }: Session): string => `${game}/${seed}`

const isNew = ({ past, future }: Session): boolean => past.length + future.length === 0

/** Tests for a step of the player, who may not move first. */
const isBegun = ({ store }: Screen, { past }: Session): boolean =>
  past.some(store.beginsTurn ?? (() => true))

const isFirstMove = (screen: Screen, session: Session, before: Session): boolean =>
  session.dealt === before.dealt && isBegun(screen, session) && !isBegun(screen, before)

/** Restores the game before this one if it was given up: begun by the player, not ended, and not of the same deal. */
function findLeft(
  screen: Screen,
  present: Session,
  earlier: readonly Save[],
  onLeft: (left: Session) => void,
): void {
  const save = earlier.at(-1)
  if (!save || dealOf(save) === dealOf(present)) return
  const { rules } = screen
  runInTasks(restoreSteps(rules, save), (left) => {
    if (left.ok && isBegun(screen, left.value) && !isOver(rules, left.value)) onLeft(left.value)
  })
}
