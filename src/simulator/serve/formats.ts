/* Requests and answers of docs/protocol.md as bytes: in lines of JSON, and in frames. */
import { makeBoard } from '#src/games/cascade/rules/board.ts'
import type { Group } from '#src/games/cascade/rules/matches.ts'
import { accept } from '../terminal/files.ts'
import type { Reader } from './channel.ts'
import type { Environments } from './environments.ts'
import {
  type Incoming,
  lose,
  mostBytes,
  PROTOCOL,
  parseJson,
  type Request,
  refuse,
} from './protocol.ts'
import { DONE, ILLEGAL, PASSED, REDEALT } from './states.ts'

/** One of the two ways to write the protocol. */
export interface Format {
  /** Reads a request, `undefined` at the end; a longer one than the environments in play need is refused. */
  read(reader: Reader, envs: number): Incoming | undefined
  opened(environments: Environments): Uint8Array
  states(environments: Environments): Uint8Array
  matches(matches: readonly Group[]): Uint8Array
  refused(sentence: string): Uint8Array
}

/** The answer to `open`: the settings in effect and the number of places. */
function describeWorld({ world, states }: Environments): object {
  const { parts: _, ...settings } = world
  return { protocol: PROTOCOL, ...settings, places: states.places }
}

/** A JSON value for each line, for those who read along. */
export const LINES: Format = {
  read: readLine,
  opened: (environments) => makeLine({ opened: describeWorld(environments) }),
  states: (environments) => makeLine(listStates(environments)),
  matches: (matches) => makeLine({ matches }),
  refused: (sentence) => makeLine({ refused: sentence }),
}

const makeLine = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value)}\n`)

function readLine(reader: Reader, envs: number): Incoming | undefined {
  if (reader.peek() === undefined) return undefined
  const line = reader.takeLine(mostBytes(envs))
  if (line === undefined) return lose('cut')
  if (line === 'too-long') return lose('too-long')
  const json = parseJson(line)
  if (json === undefined) return refuse('not-json')
  const [field, another] = Object.entries<unknown>(Object(json))
  return field && !another ? lineRequest(field, envs) : refuse('not-a-request')
}

function lineRequest([type, value]: readonly [string, unknown], envs: number): Incoming {
  switch (type) {
    case 'open':
    case 'reset':
    case 'load':
    case 'matches':
      return accept({ type, value })
    case 'step':
    case 'copy':
    case 'restore':
      if (!Array.isArray(value) || value.length !== envs) return refuse('bad-count')
      if (!value.every(isInteger32)) return refuse(type === 'step' ? 'bad-swap' : 'bad-source')
      return accept({ type, numbers: Int32Array.from(value) })
  }
  return refuse('not-a-request')
}

const isInteger32 = (value: unknown): value is number =>
  typeof value === 'number' && (value | 0) === value

function listStates({ world, states }: Environments): object[] {
  return Array.from(states.flags, (flags, index) => {
    const board = makeBoard({ ...world, cells: states.cellsOf(index) })
    const mask = [...states.maskOf(index).entries()]
    return {
      game: states.games[index],
      swap: states.swaps[index],
      reward: states.rewards[index],
      done: (flags & DONE) > 0,
      ...((flags & PASSED) > 0 && { passed: true }),
      ...((flags & REDEALT) > 0 && { redealt: true }),
      ...((flags & ILLEGAL) > 0 && { illegal: true }),
      ...(world.parts.length > 0 && { missing: Array.from(states.missingOf(index)) }),
      cells: board.split('\n'),
      count: states.counts[index],
      legal: mask.flatMap(([place, isLegal]) => (isLegal ? [place] : [])),
    }
  })
}

/** Kinds of requests, from 1. */
const KINDS = ['open', 'reset', 'step', 'load', 'copy', 'restore', 'matches'] as const
/** Kinds of answers; states are 2. */
const OPENED = 1
const REFUSED = 3
const MATCHES = 4
const HEADER_BYTES = 8

/** A kind and a size as 32-bit integers, then as many bytes: JSON, or integers. */
export const FRAMES: Format = {
  read: readFrame,
  opened: (environments) => makeFrame(OPENED, JSON.stringify(describeWorld(environments))),
  states: ({ states }) => states.frame,
  matches: (matches) => makeFrame(MATCHES, JSON.stringify(matches)),
  refused: (sentence) => makeFrame(REFUSED, sentence),
}

function readFrame(reader: Reader, envs: number): Incoming | undefined {
  if (reader.peek() === undefined) return undefined
  const header = reader.take(HEADER_BYTES)
  if (!header) return lose('cut')
  const type = KINDS[header.readInt32LE(0) - 1]
  const size = header.readInt32LE(4)
  if (type === undefined) return lose('not-a-request')
  if (size < 0 || size > mostBytes(envs)) return lose('too-long')
  const body = reader.take(size)
  return body ? frameRequest(type, body, envs) : lose('cut')
}

function frameRequest(type: Request['type'], body: Buffer, envs: number): Incoming {
  switch (type) {
    case 'step':
    case 'copy':
    case 'restore':
      if (body.length !== 4 * envs) return refuse('bad-count')
      return accept({ type, numbers: toIntegers(body) })
  }
  const value = parseJson(body.toString())
  return value === undefined ? refuse('not-json') : accept({ type, value })
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
