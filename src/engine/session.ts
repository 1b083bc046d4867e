import * as v from 'valibot'
import type { GameTypes, Played, Refusal, Rules } from './rules.ts'

/** A pausable clock in milliseconds; `now` is passed in and must be monotonic. */
export interface Stopwatch {
  readonly ms: number
  /** Start of the current run, `null` when stopped. */
  readonly since: number | null
}

export const stoppedAt = (ms: number): Stopwatch => ({ ms, since: null })

export const elapsed = ({ ms, since }: Stopwatch, now: number): number =>
  since === null ? ms : ms + Math.max(0, now - since)

export const start = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ...watch, since: now } : watch

export const stop = (watch: Stopwatch, now: number): Stopwatch => stoppedAt(elapsed(watch, now))

/** Counts of help, under names that the game gives. */
export type Assists = Readonly<Record<string, number>>

export const ASSIST_NAME = /^[a-z-]{1,20}$/

const nameSchema = v.pipe(v.string(), v.regex(ASSIST_NAME))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
export const msSchema = v.pipe(v.number(), v.finite(), v.minValue(0))

/** Counts in a save or a result. */
export const assistsSchema = v.optional(
  v.pipe(v.record(nameSchema, countSchema), v.maxEntries(20)),
  {},
)

export interface Step<Game extends GameTypes = GameTypes> {
  readonly move: Game['Move']
  readonly state: Game['State']
  readonly events: readonly Game['Event'][]
  /** The clock in milliseconds, and all help taken until then; unknown in a game of a link without times. */
  readonly ms?: number
  readonly assists?: Assists
}

/** A game in progress, immutable. */
export interface Session<Game extends GameTypes = GameTypes> {
  readonly options: Game['Options']
  readonly seed: string
  readonly dealt: Game['State']
  readonly past: readonly Step<Game>[]
  /** Undone steps; the last is redone first. */
  readonly future: readonly Step<Game>[]
  readonly stopwatch: Stopwatch
  readonly assists: Assists
}

/** A test for the steps before which undo and redo stop, where a turn is several moves. */
export type BeginsTurn<Game extends GameTypes = GameTypes> = (step: Step<Game>) => boolean

/** The time of a step and all help until then. */
export type Clock = Required<Pick<Step, 'ms' | 'assists'>>

/** A serialized session. It stores moves instead of positions, so that restoring validates them. */
export interface Save<Game extends GameTypes = GameTypes> {
  readonly version: 1
  readonly game: string
  readonly options: Game['Options']
  readonly seed: string
  readonly moves: readonly Game['Move'][]
  /** Moves to redo after those, in order. */
  readonly undone: readonly Game['Move'][]
  readonly elapsedMs: number
  readonly assists: Assists
  /** The clock and the help of each move, undone ones after the others; `null` where unknown. */
  readonly clocks: readonly (Clock | null)[]
}

/** The parts of a session that its play changes, before the first move. */
export const UNPLAYED = { past: [], future: [], stopwatch: stoppedAt(0), assists: {} }

export const startSession = <Game extends GameTypes>(
  rules: Rules<Game>,
  options: Game['Options'],
  seed: string,
): Session<Game> => ({ options, seed, dealt: rules.deal(options, seed), ...UNPLAYED })

/** Names the deal of a game; games of one seed may differ in their options. */
export const dealOf = ({ options, seed }: Pick<Session, 'options' | 'seed'>): string =>
  JSON.stringify([options, seed])

export const stateOf = <Game extends GameTypes>({ past, dealt }: Session<Game>): Game['State'] =>
  past.at(-1)?.state ?? dealt

export const isOver = (rules: Rules, session: Session): boolean =>
  rules.outcome(stateOf(session)) !== null

/** Starts the clock unless the game is over. Returns the same session if it is already running. */
export function startClock<Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  now: number,
): Session<Game> {
  if (isOver(rules, session)) return stopClock(session, now)
  const stopwatch = start(session.stopwatch, now)
  return stopwatch === session.stopwatch ? session : { ...session, stopwatch }
}

/** Starts the clock of a game that was begun, as when its player returns to it. */
export const resumeClock = <Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  now: number,
): Session<Game> => (session.stopwatch.ms > 0 ? startClock(rules, session, now) : session)

export const stopClock = <Game extends GameTypes>(
  session: Session<Game>,
  now: number,
): Session<Game> => ({ ...session, stopwatch: stop(session.stopwatch, now) })

/** Plays a move, which clears the redo history, and starts the clock, or stops it at the end. */
export function playMove<Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  move: Game['Move'],
  now: number,
): Played<Session<Game>, Game['Event']> | Refusal<Game['Code']> {
  const played = rules.play(stateOf(session), move)
  if (!played.ok) return played
  const ms = Math.round(elapsed(session.stopwatch, now))
  const { assists } = session
  const step = { move, state: played.state, events: played.events, ms, assists }
  const next = { ...session, past: [...session.past, step], future: [] }
  return { ok: true, state: startClock(rules, next, now), events: played.events }
}

/** The help of a game that was begun in the middle of another. */
export const PLAYED_ON = 'played-on'

export const takeAssist = <Game extends GameTypes>(
  session: Session<Game>,
  assist: string,
): Session<Game> => ({
  ...session,
  assists: { ...session.assists, [assist]: (session.assists[assist] ?? 0) + 1 },
})

/** Shows the position after a number of steps, without an assist. */
export function standAt<Game extends GameTypes>(
  session: Session<Game>,
  length: number,
): Session<Game> {
  const steps = [...session.past, ...session.future.toReversed()]
  return { ...session, past: steps.slice(0, length), future: steps.slice(length).reverse() }
}

/**
 * Undoes the last turn, and what was begun after it, and counts the assist. Returns the same session if nothing can be
 * undone.
 */
export function undo<Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  beginsTurn: BeginsTurn<Game>,
  now: number,
): Session<Game> {
  const keep = session.past.findLastIndex(beginsTurn)
  if (keep < 0) return session
  return startClock(rules, takeAssist(standAt(session, keep), 'undo'), now)
}

/** Redoes steps until the next turn begins. Returns the same session if there are none. */
export function redo<Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  beginsTurn: BeginsTurn<Game>,
  now: number,
): Session<Game> {
  const { past, future } = session
  if (future.length === 0) return session
  const left = future.slice(0, -1).findLastIndex(beginsTurn) + 1
  return startClock(rules, standAt(session, past.length + future.length - left), now)
}

/** The game of a replay, with the clock of the last move shown and without the help taken. */
export function replayOf<Game extends GameTypes>(
  session: Session<Game>,
  length: number,
): Session<Game> {
  const shown = standAt(session, length)
  return { ...shown, stopwatch: stoppedAt(shown.past.at(-1)?.ms ?? 0), assists: {} }
}

/** Begins another game at the position shown, which counts as help. */
export function playOn<Game extends GameTypes>(session: Session<Game>): Session<Game> {
  const { ms = 0, assists = {} } = session.past.at(-1) ?? {}
  const begun = { ...session, future: [], stopwatch: stoppedAt(ms), assists }
  return takeAssist(begun, PLAYED_ON)
}

export const makeSave = <Game extends GameTypes>(
  rules: Rules<Game>,
  { options, seed, past, future, stopwatch, assists }: Session<Game>,
  now: number,
): Save<Game> => ({
  version: 1,
  game: rules.id,
  options,
  seed,
  moves: past.map(({ move }) => move),
  undone: future.map(({ move }) => move).reverse(),
  elapsedMs: elapsed(stopwatch, now),
  assists,
  clocks: [...past, ...future.toReversed()].map(clockOf),
})

const clockOf = ({ ms, assists = {} }: Step): Clock | null =>
  ms === undefined ? null : { ms, assists }
