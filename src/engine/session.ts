import * as v from 'valibot'
import { type Assists, assistsSchema, NO_ASSISTS, withAssist } from './assists.ts'
import type { GameTypes, Played, Refusal, Result, Rules } from './rules.ts'
import { elapsed, type Stopwatch, start, stop, stoppedAt } from './stopwatch.ts'

export interface Step<Game extends GameTypes> {
  readonly move: Game['Move']
  readonly state: Game['State']
  readonly events: readonly Game['Event'][]
}

/** A game in progress, immutable. */
export interface Session<Game extends GameTypes> {
  readonly options: Game['Options']
  readonly seed: string
  readonly dealt: Game['State']
  readonly past: readonly Step<Game>[]
  /** Undone steps; the last is redone first. */
  readonly future: readonly Step<Game>[]
  readonly stopwatch: Stopwatch
  readonly assists: Assists
}

/** A test for the steps at which undo and redo stop; a turn may be several moves. */
export type IsStop<Game extends GameTypes> = (step: Step<Game>) => boolean

/** A serialized session. It stores moves instead of positions, so that restoring validates them. */
export interface Save<Game extends GameTypes> {
  readonly version: 1
  readonly game: string
  readonly options: Game['Options']
  readonly seed: string
  readonly moves: readonly Game['Move'][]
  /** Moves to redo after those, in order. */
  readonly undone: readonly Game['Move'][]
  readonly elapsedMs: number
  readonly assists: Assists
}

export type SaveProblem = 'not-a-save' | 'other-version' | 'other-game' | 'bad-options' | 'bad-move'

/** Longer saves are refused unread. */
export const MAX_MOVES = 100_000

const seedSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

const saveSchema = v.object({
  version: v.number(),
  game: v.string(),
  options: v.unknown(),
  seed: seedSchema,
  moves: v.pipe(v.array(v.unknown()), v.maxLength(MAX_MOVES)),
  undone: v.fallback(v.pipe(v.array(v.unknown()), v.maxLength(MAX_MOVES)), []),
  elapsedMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  assists: v.optional(assistsSchema, NO_ASSISTS),
})

export const startSession = <Game extends GameTypes>(
  rules: Rules<Game>,
  options: Game['Options'],
  seed: string,
): Session<Game> => ({
  options,
  seed,
  dealt: rules.deal(options, seed),
  past: [],
  future: [],
  stopwatch: stoppedAt(0),
  assists: NO_ASSISTS,
})

export const stateOf = <Game extends GameTypes>({ past, dealt }: Session<Game>): Game['State'] =>
  past.at(-1)?.state ?? dealt

export const isOver = <Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
): boolean => rules.outcome(stateOf(session)) !== null

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
  const step = { move, state: played.state, events: played.events }
  const next = { ...session, past: [...session.past, step], future: [] }
  return { ok: true, state: startClock(rules, next, now), events: played.events }
}

export const takeAssist = <Game extends GameTypes>(
  session: Session<Game>,
  assist: keyof Assists,
): Session<Game> => ({ ...session, assists: withAssist(session.assists, assist) })

/** Undoes steps up to and including the last stop. Returns the same session if there is none. */
export function stepBack<Game extends GameTypes>(
  session: Session<Game>,
  isStop: IsStop<Game> = () => true,
): Session<Game> {
  const keep = session.past.findLastIndex(isStop)
  if (keep < 0) return session
  const undone = session.past.slice(keep).reverse()
  return { ...session, past: session.past.slice(0, keep), future: [...session.future, ...undone] }
}

/** Redoes steps up to and including the first stop, or all. */
export function stepForward<Game extends GameTypes>(
  session: Session<Game>,
  isStop: IsStop<Game> = () => true,
): Session<Game> {
  if (session.future.length === 0) return session
  const next = Math.max(0, session.future.findLastIndex(isStop))
  const redone = session.future.slice(next).reverse()
  return { ...session, past: [...session.past, ...redone], future: session.future.slice(0, next) }
}

/** Steps back and counts the assist. Returns the same session if nothing can be undone. */
export function undo<Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  isStop: IsStop<Game>,
  now: number,
): Session<Game> {
  const undone = stepBack(session, isStop)
  return undone === session ? session : startClock(rules, takeAssist(undone, 'undo'), now)
}

export function redo<Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  isStop: IsStop<Game>,
  now: number,
): Session<Game> {
  const redone = stepForward(session, isStop)
  return redone === session ? session : startClock(rules, redone, now)
}

/** Rewinds to the deal for a replay, in which the moves are redone. */
export const rewind = <Game extends GameTypes>(session: Session<Game>): Session<Game> => ({
  ...stepBack(session, (step) => step === session.past[0]),
  stopwatch: stoppedAt(0),
  assists: NO_ASSISTS,
})

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
})

/** Parses an untrusted save; `restore` checks that its moves are legal. */
export function parseSave<Game extends GameTypes>(
  rules: Rules<Game>,
  input: unknown,
): Result<Save<Game>, SaveProblem> {
  const parsed = v.safeParse(saveSchema, input)
  if (!parsed.success) return { ok: false, code: 'not-a-save', detail: v.summarize(parsed.issues) }
  const { version, game } = parsed.output
  if (version !== 1) return { ok: false, code: 'other-version', detail: String(version) }
  if (game !== rules.id) return { ok: false, code: 'other-game', detail: game }
  const options = rules.parseOptions(parsed.output.options)
  if (!options.ok) return { ...options, code: 'bad-options', detail: options.code }
  const moves = parseMoves(rules, parsed.output.moves)
  if (!moves.ok) return moves
  const undone = parseMoves(rules, parsed.output.undone)
  return {
    ok: true,
    value: {
      ...parsed.output,
      version,
      options: options.value,
      moves: moves.value,
      undone: undone.ok ? undone.value : [],
    },
  }
}

function parseMoves<Game extends GameTypes>(
  rules: Rules<Game>,
  inputs: readonly unknown[],
): Result<Game['Move'][], 'bad-move'> {
  const moves: Game['Move'][] = []
  for (const input of inputs) {
    const move = rules.parseMove(input)
    if (!move.ok)
      return { ok: false, code: 'bad-move', detail: `${moves.length + 1}: ${move.code}` }
    moves.push(move.value)
  }
  return { ok: true, value: moves }
}

type Restored<Game extends GameTypes> = Result<Session<Game>, 'bad-move'>

/**
 * Replays a save with a stopped clock, or refuses it with the number of the first illegal move. Undone moves from an
 * illegal one on cannot be redone.
 */
export function restore<Game extends GameTypes>(
  rules: Rules<Game>,
  save: Save<Game>,
): Restored<Game> {
  return finish(restoreSteps(rules, save))
}

/** Runs what pauses to its end. */
export function finish<Value>(steps: Generator<undefined, Value>): Value {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Like `restore`, pausing after each move. */
export function* restoreSteps<Game extends GameTypes>(
  rules: Rules<Game>,
  { options, seed, moves, undone, elapsedMs, assists }: Save<Game>,
): Generator<undefined, Restored<Game>> {
  const session = startSession(rules, options, seed)
  const steps: Step<Game>[] = []
  let { dealt: state } = session
  for (const [index, move] of [...moves, ...undone].entries()) {
    const played = rules.play(state, move)
    if (!played.ok && index >= moves.length) break
    if (!played.ok) return { ok: false, code: 'bad-move', detail: `${index + 1}: ${played.code}` }
    state = played.state
    steps.push({ move, state, events: played.events })
    yield
  }
  const past = steps.slice(0, moves.length)
  const future = steps.slice(moves.length).reverse()
  return { ok: true, value: { ...session, past, future, stopwatch: stoppedAt(elapsedMs), assists } }
}

export function findSaveProblem<Game extends GameTypes>(
  rules: Rules<Game>,
  input: unknown,
): SaveProblem | undefined {
  const save = parseSave(rules, input)
  const session = save.ok ? restore(rules, save.value) : save
  return session.ok ? undefined : session.code
}
