/* `simulate serve`: answers the requests of a program. */
import * as v from 'valibot'
import { type Board, parseBoard } from '#src/games/cascade/rules/board.ts'
import { countGroups } from '#src/games/cascade/rules/cascade.ts'
import { findRedealReason } from '#src/games/cascade/rules/deal.ts'
import { findMarks, type Group } from '#src/games/cascade/rules/matches.ts'
import { seedSchema } from '../runs/settings.ts'
import {
  accept,
  codeOf,
  describeReadError,
  describeWriteError,
  type Parsed,
} from '../terminal/files.ts'
import { SIGPIPE_EXIT_CODE, type Terminal } from '../terminal/terminal.ts'
import { Reader, writeAll } from './channel.ts'
import { Environments, NEXT_GAME, STAY } from './environments.ts'
import { type Format, FRAMES, LINES } from './formats.ts'
import { type Request, refuse } from './protocol.ts'
import { parseWorld, type World } from './world.ts'

/** Begins a line of JSON, but no frame. */
const LINE_START = '{'.charCodeAt(0)

/** Plays games for a client on standard input and output, or other descriptors. Returns the exit code. */
export function serve({ printError }: Terminal, stdin = 0, stdout = 1): number {
  const reader = new Reader(stdin)
  try {
    const format = reader.peek() === LINE_START ? LINES : FRAMES
    const refusal = answerAll(reader, format, stdout)
    return refusal === undefined ? 0 : printError(refusal, 2)
  } catch (error) {
    if (codeOf(error) === 'EPIPE') return SIGPIPE_EXIT_CODE
    return printError(describePipeError(error), 1)
  }
}

const describePipeError = (error: unknown): string =>
  error instanceof Error && 'syscall' in error && error.syscall === 'read'
    ? describeReadError('standard input', error)
    : describeWriteError('to standard output', error)

/** Answers requests to the end of the input, or of what can be read of it; returns the last refusal. */
function answerAll(reader: Reader, format: Format, stdout: number): string | undefined {
  let environments: Environments | undefined
  let refusal: string | undefined
  for (;;) {
    const request = format.read(reader, environments?.world.envs ?? 0)
    if (!request) return refusal
    const answer = request.ok ? answerOne(request.value, environments) : request
    if (!answer.ok) {
      refusal = answer.detail
      writeAll(stdout, format.refused(refusal))
      if (request.isLost) return refusal
      continue
    }
    writeAll(stdout, makeAnswer(format, answer.value, environments))
    if (answer.value instanceof Environments) environments = answer.value
  }
}

/** The environments after a request, others if it opened them; or matches. */
type Answer = Environments | readonly Group[]

function makeAnswer(format: Format, answer: Answer, before: Environments | undefined): Uint8Array {
  if (!(answer instanceof Environments)) return format.matches(answer)
  return answer === before ? format.states(answer) : format.opened(answer)
}

/** Answers a request; one that is refused changes nothing. */
function answerOne(request: Request, environments: Environments | undefined): Parsed<Answer> {
  if (request.type === 'open') return open(request.value)
  if (!environments) return refuse('not-open')
  if (request.type === 'matches') return findMatches(request.value, environments.world)
  if (request.type === 'reset') return reset(environments, request.value)
  if (!environments.isReset) return refuse('not-reset')
  switch (request.type) {
    case 'step':
      return step(environments, request.numbers)
    case 'load':
      return load(environments, request.value)
    case 'copy':
    case 'restore':
      return copy(environments, request)
  }
}

function open(settings: unknown): Parsed<Environments> {
  const world = parseWorld(settings)
  return world.ok ? accept(new Environments(world.value)) : world
}

const oneSeed = v.optional(v.nullable(seedSchema))
const seedsSchema = v.union([oneSeed, v.array(v.nullable(seedSchema))])

function reset(environments: Environments, value: unknown): Parsed<Environments> {
  const parsed = v.safeParse(seedsSchema, value)
  if (!parsed.success) return refuse('bad-seed')
  const seeds = parsed.output ?? undefined
  if (typeof seeds === 'object' && seeds.length !== environments.world.envs)
    return refuse('bad-count')
  if (typeof seeds === 'object' && !environments.isReset && seeds.includes(null))
    return refuse('no-game')
  environments.reset(typeof seeds === 'object' ? seeds.map((seed) => seed ?? undefined) : seeds)
  return accept(environments)
}

function step(environments: Environments, swaps: Readonly<Int32Array>): Parsed<Environments> {
  for (const [index, swap] of swaps.entries()) {
    if (swap === NEXT_GAME || swap === STAY) continue
    if (swap < 0 || swap >= environments.states.places) return refuse('bad-swap')
    if (environments.isOver(index)) return refuse('over')
  }
  environments.step(swaps)
  return accept(environments)
}

function copy(
  environments: Environments,
  { type, numbers }: Extract<Request, { readonly numbers: unknown }>,
): Parsed<Environments> {
  if (!numbers.every((source) => source >= 0 && source < numbers.length))
    return refuse('bad-source')
  environments.copy(numbers, type === 'restore')
  return accept(environments)
}

/** Lists the matches of any board, counted as those in play are. */
function findMatches(text: unknown, { counting }: World): Parsed<readonly Group[]> {
  const board = typeof text === 'string' ? parseLine(text) : undefined
  if (!board?.ok) return refuse('bad-rows')
  return accept(countGroups(board.value, findMarks(board.value), counting))
}

/** Parses a board in a line, with `/` between its rows. */
const parseLine = (text: string) => parseBoard(text.replaceAll('/', '\n'))

function load(environments: Environments, value: unknown): Parsed<Environments> {
  const { world } = environments
  if (!Array.isArray(value) || value.length !== world.envs) return refuse('bad-count')
  const boards: (Board | undefined)[] = []
  for (const text of value) {
    const board = text === null ? accept(undefined) : parsePlayable(text, world)
    if (!board.ok) return board
    boards.push(board.value)
  }
  environments.load(boards)
  return accept(environments)
}

/** Parses a board that could be in play. */
function parsePlayable(text: unknown, { rows, cols, kinds, holes = [] }: World): Parsed<Board> {
  if (typeof text !== 'string') return refuse('bad-board')
  const parsed = parseLine(text)
  if (!parsed.ok || parsed.value.rows !== rows || parsed.value.cols !== cols)
    return refuse('bad-board')
  const isHole = new Set(holes)
  const { cells } = parsed.value
  if (!cells.every((kind, cell) => kind <= kinds && (kind === 0) === isHole.has(cell)))
    return refuse('bad-board')
  return findRedealReason(parsed.value) ? refuse('bad-position') : accept(parsed.value)
}
