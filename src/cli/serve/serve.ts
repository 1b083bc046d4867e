import * as v from 'valibot'
import type { Result } from '#src/engine/rules.ts'
import { countPlaces } from '#src/games/cascade/lab/engine/playfield.ts'
import {
  describeRange,
  parseSettings,
  SETTINGS,
  seedSchema,
} from '#src/games/cascade/lab/settings.ts'
import { codeOf, describeReadError, describeWriteError } from '../files.ts'
import { SIGPIPE_EXIT_CODE, type Terminal } from '../terminal.ts'
import { Reader, writeAll } from './channel.ts'
import { Environments, NEXT_GAME, type World } from './environments.ts'
import {
  type Format,
  FRAMES,
  LINES,
  REFUSALS,
  type Refusal,
  type Request,
  STATES,
} from './protocol.ts'

/** Boards that one client may have at once. */
const MAX_ENVS = 4096

const STDIN = 0
const STDOUT = 1

/** Begins a line of JSON, but no frame. */
const LINE_START = '{'.charCodeAt(0)

/** Plays games for a client on standard input and output. Returns the exit code. */
export function serve({ printError }: Terminal): number {
  const reader = new Reader(STDIN)
  try {
    const format = reader.peek() === LINE_START ? LINES : FRAMES
    const service = new Service(format)
    for (;;) {
      const request = format.read(reader, service.envs)
      if (request.type === 'end') return 0
      const answer = service.answer(request)
      writeAll(STDOUT, answer.ok ? answer.value : format.refused(answer.detail ?? answer.code))
      if (!answer.ok) return printError(answer.detail ?? answer.code, 2)
    }
  } catch (error) {
    if (codeOf(error) === 'EPIPE') return SIGPIPE_EXIT_CODE
    return printError(describePipeError(error), 1)
  }
}

const describePipeError = (error: unknown): string =>
  error instanceof Error && 'syscall' in error && error.syscall === 'read'
    ? describeReadError('standard input', error)
    : describeWriteError('to standard output', error)

type Answer<Value> = Result<Value, Refusal>

class Service {
  private environments: Environments | undefined
  private isReset = false

  constructor(private readonly format: Format) {}

  get envs(): number {
    return this.environments?.world.envs ?? 0
  }

  answer(request: Exclude<Request, { type: 'end' }>): Answer<Uint8Array> {
    switch (request.type) {
      case 'open':
        return this.open(request.settings)
      case 'reset':
        return this.reset(request.seed)
      case 'step':
        return this.step(request.swaps)
      case 'refused':
        return refuse(request.code)
    }
  }

  private open(settings: unknown): Answer<Uint8Array> {
    const world = parseWorld(settings)
    if (!world.ok) return world
    this.environments = new Environments(world.value, STATES)
    this.isReset = false
    return { ok: true, value: this.format.opened(world.value) }
  }

  private reset(seed: unknown): Answer<Uint8Array> {
    const { environments } = this
    if (!environments) return refuse('not-open')
    const parsed = v.safeParse(v.optional(seedSchema), seed)
    if (!parsed.success) return refuse('bad-seed')
    environments.reset(parsed.output)
    this.isReset = true
    return this.show(environments)
  }

  private step(swaps: Readonly<Int32Array>): Answer<Uint8Array> {
    const { environments } = this
    if (!environments) return refuse('not-open')
    if (!this.isReset) return refuse('not-reset')
    const problem = findBadSwap(environments, swaps)
    if (problem) return refuse(problem)
    environments.step(swaps)
    return this.show(environments)
  }

  private show({ states, world }: Environments): Answer<Uint8Array> {
    return { ok: true, value: this.format.states(states, world) }
  }
}

function findBadSwap(
  environments: Environments,
  swaps: Readonly<Int32Array>,
): 'bad-swap' | 'over' | undefined {
  const places = countPlaces(environments.world)
  for (const [index, swap] of swaps.entries()) {
    if (swap === NEXT_GAME) continue
    if (swap < 0 || swap >= places) return 'bad-swap'
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
const fieldsSchema = v.record(v.string(), v.unknown())
const envsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ENVS))

function parseWorld(input: unknown): Answer<World> {
  if (!v.is(fieldsSchema, input) || Array.isArray(input))
    return refuse('bad-setting', 'settings are an object')
  // From the input itself: a schema's output is without `constructor` and `__proto__`.
  const { envs = 1, ...others } = input
  const unknown = Object.keys(others).find((name) => !Object.hasOwn(WORLD, name))
  if (unknown !== undefined) return refuseUnknown(unknown)
  const settings = parseSettings(others)
  if (!v.is(envsSchema, envs)) return refuseSetting('envs', envs)
  if (!settings.ok) return refuseSetting(settings.code, others[settings.code])
  return { ok: true, value: { ...settings.value, envs } }
}

function refuseUnknown(name: string): Answer<never> {
  const accepted = Object.keys(WORLD).join(', ')
  return refuse('bad-setting', `${name.slice(0, 40)}; accepted: ${accepted}`)
}

function refuseSetting(name: string, value: unknown): Answer<never> {
  const given = showShallow(value).slice(0, 40)
  return refuse('bad-setting', `${name} is ${given}; accepted: ${WORLD[name]?.accepted}`)
}

/** Writes JSON without what is nested, which may be too deep to write. */
const showShallow = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (part !== value && part instanceof Object ? '…' : part))

function refuse(code: Refusal, part?: string): Answer<never> {
  const detail = part === undefined ? REFUSALS[code] : `${REFUSALS[code]}: ${part}`
  return { ok: false, code, detail }
}
