import * as v from 'valibot'
import { type Assists, assistsSchema, NO_ASSISTS, readAssists, withAssist } from './assists'
import type { GameTypes, Played, Refusal, Result, Rules } from './rules'
import { elapsed, type Stopwatch, start, stop, stoppedAt } from './stopwatch'

/** One step of a game: the move, what it did, and the position after it. */
export interface Step<Game extends GameTypes> {
  readonly move: Game['Move']
  readonly state: Game['State']
  readonly events: readonly Game['Event'][]
}

/** A game being played: how it was dealt, its history, its clock and its assists. Never changed in place. */
export interface Session<Game extends GameTypes> {
  readonly options: Game['Options']
  readonly seed: string
  readonly dealt: Game['State']
  readonly past: readonly Step<Game>[]
  /** Undone steps, the next one to redo last. */
  readonly future: readonly Step<Game>[]
  readonly watch: Stopwatch
  readonly assists: Assists
}

/** Which steps count as one back or one on, where a turn is several moves. */
export type Counts<Game extends GameTypes> = (step: Step<Game>) => boolean

/** A session as it is saved: its moves, not its positions, so that the rules find a damaged save. */
export interface Save<Game extends GameTypes> {
  readonly version: 1
  readonly game: string
  readonly options: Game['Options']
  readonly seed: string
  readonly moves: readonly Game['Move'][]
  readonly elapsedMs: number
  readonly assists: Assists
}

export type SaveProblem = 'not-a-save' | 'other-version' | 'other-game' | 'bad-options' | 'bad-move'

/** More moves than anyone makes, failed attempts included; a longer save is refused unread. */
const MAX_MOVES = 100_000

const seedSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

const saveSchema = v.pipe(
  readAssists,
  v.object({
    version: v.number(),
    game: v.string(),
    options: v.unknown(),
    seed: seedSchema,
    moves: v.pipe(v.array(v.unknown()), v.maxLength(MAX_MOVES)),
    elapsedMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
    assists: v.optional(assistsSchema, NO_ASSISTS),
  }),
)

/** A game before its first move: the clock stands. */
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
  watch: stoppedAt(0),
  assists: NO_ASSISTS,
})

/** The position now. */
export const stateOf = <Game extends GameTypes>({ past, dealt }: Session<Game>): Game['State'] =>
  past.at(-1)?.state ?? dealt

export const isOver = <Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
): boolean => rules.outcome(stateOf(session)) !== null

/** Lets the clock run, unless the game is over; the same session when it runs. `now` is in milliseconds. */
export function startClock<Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  now: number,
): Session<Game> {
  if (isOver(rules, session)) return stopClock(session, now)
  const watch = start(session.watch, now)
  return watch === session.watch ? session : { ...session, watch }
}

export const stopClock = <Game extends GameTypes>(
  session: Session<Game>,
  now: number,
): Session<Game> => ({ ...session, watch: stop(session.watch, now) })

/**
 * The session after a move; the clock runs from the first one to the end of the game. A refused
 * move leaves no trace; an accepted one forgets what was undone.
 */
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

/** Goes back until a step that `counts` is undone; the same session when none does. No clock, no assist. */
export function stepBack<Game extends GameTypes>(
  session: Session<Game>,
  counts: Counts<Game> = () => true,
): Session<Game> {
  const keep = session.past.findLastIndex(counts)
  if (keep < 0) return session
  const undone = session.past.slice(keep).reverse()
  return { ...session, past: session.past.slice(0, keep), future: [...session.future, ...undone] }
}

/** Plays undone steps again, up to and with the first that `counts`, or all when none does; the same session when there are none. */
export function stepForward<Game extends GameTypes>(
  session: Session<Game>,
  counts: Counts<Game> = () => true,
): Session<Game> {
  if (session.future.length === 0) return session
  const next = Math.max(0, session.future.findLastIndex(counts))
  const redone = session.future.slice(next).reverse()
  return { ...session, past: [...session.past, ...redone], future: session.future.slice(0, next) }
}

/** One step back, which is an assist; the same session when there is none. */
export function undo<Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  counts: Counts<Game>,
  now: number,
): Session<Game> {
  const undone = stepBack(session, counts)
  return undone === session ? session : startClock(rules, takeAssist(undone, 'undo'), now)
}

/** One undone step again; the same session when there is none. */
export function redo<Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  counts: Counts<Game>,
  now: number,
): Session<Game> {
  const redone = stepForward(session, counts)
  return redone === session ? session : startClock(rules, redone, now)
}

/** The same deal from the start. What was played can be redone. */
export const restart = <Game extends GameTypes>(session: Session<Game>): Session<Game> => ({
  ...stepBack(session, (step) => step === session.past[0]),
  watch: stoppedAt(0),
  assists: NO_ASSISTS,
})

export const makeSave = <Game extends GameTypes>(
  rules: Rules<Game>,
  { options, seed, past, watch, assists }: Session<Game>,
  now: number,
): Save<Game> => ({
  version: 1,
  game: rules.id,
  options,
  seed,
  moves: past.map(({ move }) => move),
  elapsedMs: elapsed(watch, now),
  assists,
})

/** Reads a save that may be anything. The moves' sense is found by `restore`. */
export function parseSave<Game extends GameTypes>(
  rules: Rules<Game>,
  input: unknown,
): Result<Save<Game>, SaveProblem> {
  const parsed = v.safeParse(saveSchema, input)
  if (!parsed.success) return { ok: false, code: 'not-a-save', detail: v.summarize(parsed.issues) }
  const { version, game, seed, elapsedMs, assists } = parsed.output
  if (version !== 1) return { ok: false, code: 'other-version', detail: String(version) }
  if (game !== rules.id) return { ok: false, code: 'other-game', detail: game }
  const options = rules.parseOptions(parsed.output.options)
  if (!options.ok) return { ...options, code: 'bad-options', detail: options.code }
  const moves = parseMoves(rules, parsed.output.moves)
  if (!moves.ok) return moves
  return {
    ok: true,
    value: { version, game, options: options.value, seed, moves: moves.value, elapsedMs, assists },
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

/** Plays a save's moves from its deal: the session with its clock standing, or the number of the move that does not fit. */
export function restore<Game extends GameTypes>(
  rules: Rules<Game>,
  { options, seed, moves, elapsedMs, assists }: Save<Game>,
): Result<Session<Game>, 'bad-move'> {
  const session = startSession(rules, options, seed)
  const past: Step<Game>[] = []
  let { dealt: state } = session
  for (const [index, move] of moves.entries()) {
    const played = rules.play(state, move)
    if (!played.ok) return { ok: false, code: 'bad-move', detail: `${index + 1}: ${played.code}` }
    state = played.state
    past.push({ move, state, events: played.events })
  }
  return { ok: true, value: { ...session, past, watch: stoppedAt(elapsedMs), assists } }
}

/** Says why a save cannot be restored; `undefined` when it can. */
export function findSaveProblem<Game extends GameTypes>(
  rules: Rules<Game>,
  input: unknown,
): SaveProblem | undefined {
  const save = parseSave(rules, input)
  const session = save.ok ? restore(rules, save.value) : save
  return session.ok ? undefined : session.code
}
