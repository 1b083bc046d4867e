import { SETTINGS } from '#src/games/cascade/lab/settings.ts'
import { makeBoard } from '#src/games/cascade/rules/board.ts'
import { accept, type Parsed, refuseWith } from '../files.ts'
import type { Reader } from './channel.ts'
import { DONE, type Environments, ILLEGAL, REDEALT } from './environments.ts'

/** Reasons to refuse a request, which ends the service. */
const REFUSALS = {
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

export function refuse(code: keyof typeof REFUSALS, part?: string): Parsed<never> {
  return refuseWith(part === undefined ? REFUSALS[code] : `${REFUSALS[code]}: ${part}`)
}

export type Request =
  | { readonly type: 'open'; readonly settings: unknown }
  | { readonly type: 'reset'; readonly seed: unknown }
  | { readonly type: 'step'; readonly swaps: Readonly<Int32Array> }

/** One of the two ways to write the protocol. */
export interface Format {
  /** Reads a request, `undefined` at the end; a longer one than the environments in play need is refused. */
  read(reader: Reader, envs: number): Parsed<Request> | undefined
  opened(environments: Environments): Uint8Array
  states(environments: Environments): Uint8Array
  refused(sentence: string): Uint8Array
}

export const PROTOCOL = 1

const MAX_BYTES = 65_536

/** The answer to `open`: the settings in effect and the number of places. */
const describeWorld = ({ world, places }: Environments) => {
  const { envs, rows, cols, kinds, swaps, seed } = world
  return { protocol: PROTOCOL, envs, rows, cols, kinds, swaps, seed, places }
}

const OPEN = 1
const RESET = 2
const STEP = 3
/** Kinds of answers. */
const OPENED = 1
const REFUSED = 3
const HEADER_BYTES = 8

/** A kind and a size as 32-bit integers, then as many bytes. */
export const FRAMES: Format = {
  read: readFrame,
  opened: (environments) => makeFrame(OPENED, JSON.stringify(describeWorld(environments))),
  states: ({ frame }) => frame,
  refused: (sentence) => makeFrame(REFUSED, sentence),
}

function readFrame(reader: Reader, envs: number): Parsed<Request> | undefined {
  if (reader.peek() === undefined) return undefined
  const header = reader.take(HEADER_BYTES)
  if (!header) return refuse('cut')
  const kind = header.readInt32LE(0)
  const size = header.readInt32LE(4)
  if (kind !== OPEN && kind !== RESET && kind !== STEP) return refuse('not-a-request')
  if (size < 0 || size > Math.max(MAX_BYTES, 4 * envs)) return refuse('too-long')
  const body = reader.take(size)
  if (!body) return refuse('cut')
  if (kind === STEP && size !== 4 * envs) return refuse('bad-count')
  if (kind === STEP) return accept({ type: 'step', swaps: toIntegers(body) })
  const text = body.toString()
  if (kind === RESET) return accept({ type: 'reset', seed: text === '' ? undefined : text })
  const settings = parseJson(text)
  return settings === undefined ? refuse('not-json') : accept({ type: 'open', settings })
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
  opened: (environments) => makeLine({ opened: describeWorld(environments) }),
  states: (environments) => makeLine(listStates(environments)),
  refused: (sentence) => makeLine({ refused: sentence }),
}

const makeLine = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value)}\n`)

function readLine(reader: Reader, envs: number): Parsed<Request> | undefined {
  if (reader.peek() === undefined) return undefined
  const line = reader.takeLine(Math.max(MAX_BYTES, 16 * envs))
  if (line === undefined) return refuse('cut')
  if (line === 'too-long') return refuse('too-long')
  const json = parseJson(line)
  if (json === undefined) return refuse('not-json')
  const [field, another] = Object.entries<unknown>(Object(json))
  return field && !another ? requestOf(field, envs) : refuse('not-a-request')
}

function requestOf([type, value]: readonly [string, unknown], envs: number): Parsed<Request> {
  switch (type) {
    case 'open':
      return accept({ type, settings: value })
    case 'reset':
      return accept({ type, seed: value ?? undefined })
    case 'step':
      if (!Array.isArray(value) || value.length !== envs) return refuse('bad-count')
      if (!value.every(isInteger32)) return refuse('bad-swap')
      return accept({ type, swaps: Int32Array.from(value) })
  }
  return refuse('not-a-request')
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

function listStates(environments: Environments): object[] {
  const { world, games, rewards, counts } = environments
  return Array.from(environments.flags, (flags, index) => {
    const board = makeBoard({ ...world, cells: environments.cellsOf(index) })
    const mask = [...environments.maskOf(index).entries()]
    return {
      game: games[index],
      reward: rewards[index],
      done: (flags & DONE) > 0,
      ...((flags & REDEALT) > 0 && { redealt: true }),
      ...((flags & ILLEGAL) > 0 && { illegal: true }),
      cells: board.trim().split('\n'),
      count: counts[index],
      legal: mask.flatMap(([place, isLegal]) => (isLegal ? [place] : [])),
    }
  })
}
