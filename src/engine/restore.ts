import * as v from 'valibot'
import { MAX_SEED } from './random.ts'
import type { GameTypes, Result, Rules } from './rules.ts'
import {
  assistsSchema,
  msSchema,
  type Save,
  type Session,
  type Step,
  startSession,
  stoppedAt,
} from './session.ts'

export type SaveProblem = 'not-a-save' | 'other-version' | 'other-game' | 'bad-options' | 'bad-move'

/** Longer saves are refused unread. */
export const MAX_MOVES = 100_000

const saveSchema = v.object({
  version: v.number(),
  game: v.string(),
  options: v.unknown(),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SEED)),
  moves: v.pipe(v.array(v.unknown()), v.maxLength(MAX_MOVES)),
  undone: v.fallback(v.pipe(v.array(v.unknown()), v.maxLength(MAX_MOVES)), []),
  elapsedMs: msSchema,
  assists: assistsSchema,
  clocks: v.fallback(v.array(v.nullable(v.object({ ms: msSchema, assists: assistsSchema }))), []),
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
  const lists = { moves: moves.value, undone: undone.ok ? undone.value : [] }
  return { ok: true, value: { ...parsed.output, version, options: options.value, ...lists } }
}

function parseMoves<Game extends GameTypes>(
  rules: Rules<Game>,
  inputs: readonly unknown[],
): Result<Game['Move'][], 'bad-move'> {
  const moves: Game['Move'][] = []
  for (const [index, input] of inputs.entries()) {
    const move = rules.parseMove(input)
    if (!move.ok) return { ok: false, code: 'bad-move', detail: `${index + 1}: ${move.code}` }
    moves.push(move.value)
  }
  return { ok: true, value: moves }
}

/**
 * Replays a save with a stopped clock, or refuses it with the number of the first illegal move. Undone moves from an
 * illegal one on cannot be redone.
 */
export const restore = <Game extends GameTypes>(rules: Rules<Game>, save: Save<Game>) =>
  finish(restoreSteps(rules, save))

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
  { options, seed, moves, undone, elapsedMs, assists, clocks }: Save<Game>,
): Generator<undefined, Result<Session<Game>, 'bad-move'>> {
  const session = startSession(rules, options, seed)
  const steps: Step<Game>[] = []
  let { dealt: state } = session
  for (const [index, move] of [...moves, ...undone].entries()) {
    const played = rules.play(state, move)
    if (!played.ok && index >= moves.length) break
    if (!played.ok) return { ok: false, code: 'bad-move', detail: `${index + 1}: ${played.code}` }
    state = played.state
    steps.push({ move, state, events: played.events, ...clocks[index] })
    yield
  }
  const past = steps.slice(0, moves.length)
  const future = steps.slice(moves.length).reverse()
  return { ok: true, value: { ...session, past, future, stopwatch: stoppedAt(elapsedMs), assists } }
}

export function findSaveProblem(rules: Rules, input: unknown): SaveProblem | undefined {
  const save = parseSave(rules, input)
  const session = save.ok ? restore(rules, save.value) : save
  return session.ok ? undefined : session.code
}
