import * as v from 'valibot'
import { type Assists, assistsSchema, NO_ASSISTS } from './assists'
import type { GameTypes, Played, Refusal, Result, Rules } from './rules'

/** One step of a game: the move, what it did, and the position after it. */
export interface Step<Game extends GameTypes> {
  readonly move: Game['Move']
  readonly state: Game['State']
  readonly events: readonly Game['Event'][]
}

/** A game in progress: how it was dealt, what was played, what was taken back. Never changed in place. */
export interface Session<Game extends GameTypes> {
  readonly options: Game['Options']
  readonly seed: string
  readonly dealt: Game['State']
  readonly past: readonly Step<Game>[]
  /** Undone steps, the next one to redo last. */
  readonly future: readonly Step<Game>[]
}

/** What is kept of a session: its moves, not its positions, so that the rules find a damaged save. */
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

const saveSchema = v.object({
  version: v.number(),
  game: v.string(),
  options: v.unknown(),
  seed: seedSchema,
  moves: v.pipe(v.array(v.unknown()), v.maxLength(MAX_MOVES)),
  elapsedMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  assists: v.optional(assistsSchema),
  /** What assists were called in earlier saves. */
  aids: v.optional(assistsSchema, NO_ASSISTS),
})

export const startSession = <Game extends GameTypes>(
  rules: Rules<Game>,
  options: Game['Options'],
  seed: string,
): Session<Game> => ({ options, seed, dealt: rules.deal(options, seed), past: [], future: [] })

/** The position now. */
export function currentState<Game extends GameTypes>(session: Session<Game>): Game['State'] {
  return (session.past.at(-1) ?? { state: session.dealt }).state
}

/** The session after a move. A refused move leaves no trace; an accepted one forgets what was undone. */
export function playMove<Game extends GameTypes>(
  rules: Rules<Game>,
  session: Session<Game>,
  move: Game['Move'],
): Played<Session<Game>, Game['Event']> | Refusal<Game['Code']> {
  const played = rules.play(currentState(session), move)
  if (!played.ok) return played
  const step = { move, state: played.state, events: played.events }
  const state = { ...session, past: [...session.past, step], future: [] }
  return { ok: true, state, events: played.events }
}

/**
 * Takes steps back until one that `counts` is undone; the same session when none does.
 * A game says by `counts` what a player means by "one back", where a turn is several moves.
 */
export function undo<Game extends GameTypes>(
  session: Session<Game>,
  counts: (step: Step<Game>) => boolean = () => true,
): Session<Game> {
  const keep = session.past.findLastIndex(counts)
  if (keep < 0) return session
  const undone = session.past.slice(keep).reverse()
  return { ...session, past: session.past.slice(0, keep), future: [...session.future, ...undone] }
}

/** Plays undone steps again, up to and with the first that `counts`; the same session when none does. */
export function redo<Game extends GameTypes>(
  session: Session<Game>,
  counts: (step: Step<Game>) => boolean = () => true,
): Session<Game> {
  const next = session.future.findLastIndex(counts)
  if (next < 0) return session
  const redone = session.future.slice(next).reverse()
  return { ...session, past: [...session.past, ...redone], future: session.future.slice(0, next) }
}

export function makeSave<Game extends GameTypes>(
  rules: Rules<Game>,
  { options, seed, past }: Session<Game>,
  elapsedMs: number,
  assists: Assists = NO_ASSISTS,
): Save<Game> {
  const moves = past.map((step) => step.move)
  return { version: 1, game: rules.id, options, seed, moves, elapsedMs, assists }
}

/** Reads a save that may be anything. The moves' sense is found by `replay`. */
export function parseSave<Game extends GameTypes>(
  rules: Rules<Game>,
  input: unknown,
): Result<Save<Game>, SaveProblem> {
  const parsed = v.safeParse(saveSchema, input)
  if (!parsed.success) return { ok: false, code: 'not-a-save', detail: v.summarize(parsed.issues) }
  const { version, game, seed, elapsedMs, aids, assists = aids } = parsed.output
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

/** Plays a save's moves from its deal: the game as it stood, or the number of the move that does not fit. */
export function replay<Game extends GameTypes>(
  rules: Rules<Game>,
  { options, seed, moves }: Pick<Save<Game>, 'options' | 'seed' | 'moves'>,
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
  return { ok: true, value: { ...session, past } }
}
