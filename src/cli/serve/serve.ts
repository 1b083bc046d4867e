import * as v from 'valibot'
import {
  describeRange,
  parseSettings,
  SETTINGS,
  seedSchema,
} from '#src/games/cascade/lab/settings.ts'
import { accept, codeOf, describeReadError, describeWriteError, type Parsed } from '../files.ts'
import { SIGPIPE_EXIT_CODE, type Terminal } from '../terminal.ts'
import { Reader, writeAll } from './channel.ts'
import { Environments, NEXT_GAME } from './environments.ts'
import { type Format, FRAMES, LINES, type Request, refuse } from './protocol.ts'

/** Boards that one client may have at once. */
const MAX_ENVS = 4096

/** Begins a line of JSON, but no frame. */
const LINE_START = '{'.charCodeAt(0)

/** Plays games for a client on standard input and output, or other descriptors. Returns the exit code. */
export function serve({ printError }: Terminal, stdin = 0, stdout = 1): number {
  const reader = new Reader(stdin)
  try {
    const format = reader.peek() === LINE_START ? LINES : FRAMES
    const refusal = answerAll(reader, format, stdout)
    if (refusal === undefined) return 0
    writeAll(stdout, format.refused(refusal))
    return printError(refusal, 2)
  } catch (error) {
    if (codeOf(error) === 'EPIPE') return SIGPIPE_EXIT_CODE
    return printError(describePipeError(error), 1)
  }
}

const describePipeError = (error: unknown): string =>
  error instanceof Error && 'syscall' in error && error.syscall === 'read'
    ? describeReadError('standard input', error)
    : describeWriteError('to standard output', error)

/** Answers requests to the end of the input, or up to one that is refused; returns the refusal. */
function answerAll(reader: Reader, format: Format, stdout: number): string | undefined {
  let environments: Environments | undefined
  for (;;) {
    const request = format.read(reader, environments?.world.envs ?? 0)
    if (!request) return undefined
    const played = request.ok ? play(request.value, environments) : request
    if (!played.ok) return played.detail
    const isOpened = environments !== played.value
    environments = played.value
    writeAll(stdout, isOpened ? format.opened(environments) : format.states(environments))
  }
}

/** Returns the environments after a request: others if it opens them. */
function play(request: Request, environments: Environments | undefined): Parsed<Environments> {
  if (request.type === 'open') return open(request.settings)
  if (!environments) return refuse('not-open')
  if (request.type === 'reset') return reset(environments, request.seed)
  if (!environments.isReset) return refuse('not-reset')
  const problem = findBadSwap(environments, request.swaps)
  if (problem) return refuse(problem)
  environments.step(request.swaps)
  return accept(environments)
}

function reset(environments: Environments, seed: unknown): Parsed<Environments> {
  const parsed = v.safeParse(v.optional(seedSchema), seed)
  if (!parsed.success) return refuse('bad-seed')
  environments.reset(parsed.output)
  return accept(environments)
}

function findBadSwap(environments: Environments, swaps: Readonly<Int32Array>) {
  for (const [index, swap] of swaps.entries()) {
    if (swap === NEXT_GAME) continue
    if (swap < 0 || swap >= environments.places) return 'bad-swap'
    if (environments.isOver(index)) return 'over'
  }
  return undefined
}

const { agent: _, games: _games, burnIn: _burnIn, ...settings } = SETTINGS
/** The settings of a world, and what each accepts. */
const WORLD: Readonly<Record<string, { readonly accepted: string }>> = {
  envs: { accepted: describeRange(1, MAX_ENVS) },
  ...settings,
}
const envsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ENVS))

function open(input: unknown): Parsed<Environments> {
  if (!v.is(v.record(v.string(), v.unknown()), input) || Array.isArray(input))
    return refuse('bad-setting', 'settings are an object')
  // From the input itself: a schema's output is without `constructor` and `__proto__`.
  const { envs = 1, ...others } = input
  const unknown = Object.keys(others).find((name) => !Object.hasOwn(WORLD, name))
  const names = Object.keys(WORLD).join(', ')
  if (unknown !== undefined)
    return refuse('bad-setting', `${unknown.slice(0, 40)}; accepted: ${names}`)
  const settings = parseSettings(others)
  if (!v.is(envsSchema, envs)) return refuseSetting('envs', envs)
  if (!settings.ok) return refuseSetting(settings.code, others[settings.code])
  return accept(new Environments({ ...settings.value, envs }))
}

function refuseSetting(name: string, value: unknown): Parsed<never> {
  const given = showShallow(value).slice(0, 40)
  return refuse('bad-setting', `${name} is ${given}; accepted: ${WORLD[name]?.accepted}`)
}

/** Writes JSON without what is nested, which may be too deep to write. */
const showShallow = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (part !== value && part instanceof Object ? '…' : part))
