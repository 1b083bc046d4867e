import { countPlaces } from '#src/games/cascade/lab/engine/playfield.ts'
import { SETTINGS } from '#src/games/cascade/lab/settings.ts'
import { makeBoard } from '#src/games/cascade/rules/board.ts'
import type { Reader } from './channel.ts'
import { DONE, ILLEGAL, REDEALT, type States, type World } from './environments.ts'

/** Reasons to refuse a request, which ends the service. */
export const REFUSALS = {
  cut: 'the input ended within a request',
  'too-long': 'a request is too long',
  'not-a-request': 'is neither open, reset nor step; docs/protocol.md has them',
  'not-json': 'a line is not JSON',
  'bad-setting': 'a setting is not accepted',
  'bad-seed': `a seed is not ${SETTINGS.seed.accepted}`,
  'not-open': 'the first request is not open',
  'not-reset': 'a step came before the first reset',
  'bad-count': 'a step does not have one swap for each environment',
  'bad-swap': 'a swap is not the place of two neighbours, nor -1',
  over: 'a swap came after the end of its game; -1 begins the next one',
} as const
export type Refusal = keyof typeof REFUSALS

export type Request =
  | { readonly type: 'open'; readonly settings: unknown }
  | { readonly type: 'reset'; readonly seed: unknown }
  | { readonly type: 'step'; readonly swaps: Readonly<Int32Array> }
  | { readonly type: 'end' }
  | { readonly type: 'refused'; readonly code: Refusal }

/** One of the two ways to write the protocol. */
export interface Format {
  /** Reads a request; a longer one than the environments in play need is refused. */
  read(reader: Reader, envs: number): Request
  opened(world: World): Uint8Array
  states(states: States, world: World): Uint8Array
  refused(sentence: string): Uint8Array
}

export const PROTOCOL = 1
const END: Request = { type: 'end' }
const refused = (code: Refusal): Request => ({ type: 'refused', code })

/** Maximum size of any request, in bytes. */
const MAX_BYTES = 65_536

/** The answer to `open`: the settings in effect and the number of places. */
const describeWorld = (world: World) => {
  const { envs, rows, cols, kinds, swaps, seed } = world
  const places = countPlaces(world)
  return { protocol: PROTOCOL, envs, rows, cols, kinds, swaps, seed, places }
}

const OPEN = 1
const RESET = 2
const STEP = 3
/** Kinds of answers. */
const OPENED = 1
export const STATES = 2
const REFUSED = 3
const HEADER_BYTES = 8

/** A kind and a size as 32-bit integers, then as many bytes. */
export const FRAMES: Format = {
  read: readFrame,
  opened: (world) => makeFrame(OPENED, JSON.stringify(describeWorld(world))),
  states: ({ frame }) => frame,
  refused: (sentence) => makeFrame(REFUSED, sentence),
}

function readFrame(reader: Reader, envs: number): Request {
  if (reader.peek() === undefined) return END
  const header = reader.take(HEADER_BYTES)
  if (!header) return refused('cut')
  const kind = header.readInt32LE(0)
  const size = header.readInt32LE(4)
  if (kind !== OPEN && kind !== RESET && kind !== STEP) return refused('not-a-request')
  if (size < 0 || size > Math.max(MAX_BYTES, 4 * envs)) return refused('too-long')
  const body = reader.take(size)
  if (!body) return refused('cut')
  if (kind === OPEN) return openOf(body.toString())
  if (kind === RESET) return { type: 'reset', seed: size === 0 ? undefined : body.toString() }
  return size === 4 * envs ? { type: 'step', swaps: toIntegers(body) } : refused('bad-count')
}

function openOf(text: string): Request {
  const json = parseJson(text)
  return json === undefined ? refused('not-json') : { type: 'open', settings: json }
}

/** Copies, since a view must be aligned. */
function toIntegers(body: Buffer): Int32Array {
  const integers = new Int32Array(body.length / 4)
  new Uint8Array(integers.buffer).set(body)
  return integers
}

function makeFrame(kind: number, text: string): Uint8Array {
  const body = Buffer.from(text)
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeInt32LE(kind, 0)
  header.writeInt32LE(body.length, 4)
  return Buffer.concat([header, body])
}

/** A JSON value for each line, for those who read along. */
export const LINES: Format = {
  read: readLine,
  opened: (world) => makeLine({ opened: describeWorld(world) }),
  states: (states, world) => makeLine(listStates(states, world)),
  refused: (sentence) => makeLine({ refused: sentence }),
}

const makeLine = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value)}\n`)

function readLine(reader: Reader, envs: number): Request {
  if (reader.peek() === undefined) return END
  const line = reader.takeLine(Math.max(MAX_BYTES, 16 * envs))
  if (line === undefined) return refused('cut')
  if (line === 'too-long') return refused('too-long')
  const json = parseJson(line)
  if (json === undefined) return refused('not-json')
  return requestOf(new Map(Object.entries(Object(json))), envs)
}

function requestOf(fields: ReadonlyMap<string, unknown>, envs: number): Request {
  const [field] = fields
  if (!field || fields.size > 1) return refused('not-a-request')
  const [type, value] = field
  switch (type) {
    case 'open':
      return { type, settings: value }
    case 'reset':
      return { type, seed: value ?? undefined }
    case 'step':
      return stepOf(value, envs)
  }
  return refused('not-a-request')
}

function stepOf(value: unknown, envs: number): Request {
  if (!Array.isArray(value) || value.length !== envs) return refused('bad-count')
  return value.every(isInteger32)
    ? { type: 'step', swaps: Int32Array.from(value) }
    : refused('bad-swap')
}

const isInteger32 = (value: unknown): value is number =>
  typeof value === 'number' && (value | 0) === value

/** Returns `undefined` for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const listStates = (states: States, world: World): object[] =>
  Array.from({ length: world.envs }, (_, index) => stateOf(states, world, index))

function stateOf(states: States, world: World, index: number): object {
  const { rows, cols } = world
  const size = rows * cols
  const flags = states.flags[index] ?? 0
  return {
    game: states.games[index],
    reward: states.rewards[index],
    done: (flags & DONE) > 0,
    ...((flags & REDEALT) > 0 && { redealt: true }),
    ...((flags & ILLEGAL) > 0 && { illegal: true }),
    ...showBoard(states, world, index, size),
  }
}

function showBoard(states: States, world: World, index: number, size: number): object {
  const { rows, cols } = world
  const places = countPlaces(world)
  const cells = states.cells.subarray(index * size, (index + 1) * size)
  const mask = states.mask.subarray(index * places, (index + 1) * places)
  return {
    cells: makeBoard({ rows, cols, cells }).trim().split('\n'),
    count: states.counts[index],
    legal: Array.from(mask.entries()).flatMap(([place, isLegal]) => (isLegal ? [place] : [])),
  }
}
