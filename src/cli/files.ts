import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { Result } from '../engine/rules'

/** Limit for input files; a report of the largest board is smaller than 1 MB. */
const MOST_MEGABYTES = 16
const MOST_BYTES = MOST_MEGABYTES * 1_000_000
const PIECE = 65_536

/** Reads a text file or pipe up to the limit. A refusal's detail is a line for the user. */
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

/** Returns `undefined` above the limit. */
function readText(path: string): string | undefined {
  const file = openSync(path, 'r')
  try {
    return fstatSync(file).size > MOST_BYTES ? undefined : readPieces(file)
  } finally {
    closeSync(file)
  }
}

/** Reads in chunks, since pipes and devices have no known size. */
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

/** Explanations of system error codes when reading, with a remedy. */
const READING = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  EISDIR: 'it is a folder; name a file in it',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk fails',
} as const

const WRITING = {
  ENOENT: 'there is no such folder; make it first',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EACCES: 'its permissions or those of its folder do not allow it; choose another place',
  EPERM: 'its permissions or those of its folder do not allow it; choose another place',
  EROFS: 'the disk is read-only; choose another place',
  EISDIR: 'it is a folder; name a file in it',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full; free some space, then run it again',
  EDQUOT: 'your share of the disk is full; free some space, then run it again',
  EFBIG: 'it would be larger than files may be here; raise the limit or choose another place',
  EPIPE: 'whatever reads it has closed it',
  EIO: 'the disk fails; choose another place',
} as const

const describeReadError = (path: string, error: unknown): string =>
  `cannot read ${path}: ${explain(READING, codeOf(error))}`

export const describeWriteError = (path: string, error: unknown): string =>
  `cannot write ${path}: ${explain(WRITING, codeOf(error))}`

const explain = (reasons: Readonly<Record<string, string>>, code: string): string =>
  reasons[code] ?? `the system reports ${code}`

/** Returns a system error's code; rethrows any other error, which is a bug. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'syscall' in error && 'code' in error) return `${error.code}`
  throw error
}
