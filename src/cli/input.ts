import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { Result } from '../engine/rules'
import { describeReadError } from './file-problems'

/** Megabytes of a file that is read; a report of the largest board has not one. */
const MOST_MEGABYTES = 16
const MOST_BYTES = MOST_MEGABYTES * 1_000_000
const PIECE = 65_536

/** Reads a text file or a pipe, as far as a report may be long. A refusal's detail is a line. */
export function readInput(path: string): Result<string, 'unreadable' | 'too-large'> {
  try {
    const text = readText(path)
    if (text !== undefined) return { ok: true, value: text }
    const detail = `${path} is no report: it is larger than ${MOST_MEGABYTES} MB`
    return { ok: false, code: 'too-large', detail }
  } catch (error) {
    return { ok: false, code: 'unreadable', detail: describeReadError(path, error) }
  }
}

/** `undefined` when there is too much of it. */
function readText(path: string): string | undefined {
  const file = openSync(path, 'r')
  try {
    return fstatSync(file).size > MOST_BYTES ? undefined : readPieces(file)
  } finally {
    closeSync(file)
  }
}

/** A pipe or a device does not tell its size. */
function readPieces(file: number): string | undefined {
  const pieces: Buffer[] = []
  for (let read = 0; read <= MOST_BYTES; ) {
    const piece = Buffer.alloc(PIECE)
    const size = readSync(file, piece)
    if (size === 0) return Buffer.concat(pieces).toString()
    pieces.push(piece.subarray(0, size))
    read += size
  }
  return undefined
}
