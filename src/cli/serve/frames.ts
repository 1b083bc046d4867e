import { accept } from '../files.ts'
import type { Reader } from './channel.ts'
import { describeWorld, type Format } from './format.ts'
import { type Incoming, lose, mostBytes, parseJson, type Request, refuse } from './protocol.ts'

/** Kinds of requests, from 1. */
const KINDS: readonly Request['type'][] = ['open', 'reset', 'step', 'load', 'copy', 'restore']
/** Kinds of answers; states are 2. */
const OPENED = 1
const REFUSED = 3
const HEADER_BYTES = 8

/** A kind and a size as 32-bit integers, then as many bytes: JSON, or integers. */
export const FRAMES: Format = {
  read: readFrame,
  opened: (environments) => makeFrame(OPENED, JSON.stringify(describeWorld(environments))),
  states: ({ states }) => states.frame,
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
  return body ? requestOf(type, body, envs) : lose('cut')
}

function requestOf(type: Request['type'], body: Buffer, envs: number): Incoming {
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
