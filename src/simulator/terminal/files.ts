import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'

/** A value, or a line for the user on why there is none. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly detail: string }

export const accept = <Value>(value: Value): Parsed<Value> => ({ ok: true, value })

export const refuseWith = (detail: string): Parsed<never> => ({ ok: false, detail })

/** Limit of input files; a report of the largest board is smaller than 1 MB. */
const MAX_MEGABYTES = 16
const MAX_BYTES = MAX_MEGABYTES * 1_000_000
const BUFFER_BYTES = 65_536

/** Reads a file that should be `what`, such as "report". */
export function readInput(path: string, what: string): Parsed<string> {
  try {
    const text = readText(path)
    if (text !== undefined) return accept(text)
    return refuseWith(`${path} is too large for a ${what}: more than ${MAX_MEGABYTES} MB`)
  } catch (error) {
    return refuseWith(describeReadError(path, error))
  }
}

/** Reads in parts, since pipes and devices have no known size. Returns `undefined` for too much. */
function readText(path: string): string | undefined {
  const file = openSync(path, 'r')
  const buffers: Buffer[] = []
  try {
    for (let read = 0; read <= MAX_BYTES; ) {
      const buffer = Buffer.alloc(BUFFER_BYTES)
      const size = readSync(file, buffer)
      if (size === 0) return Buffer.concat(buffers).toString()
      buffers.push(buffer.subarray(0, size))
      read += size
    }
    return undefined
  } finally {
    closeSync(file)
  }
}

/** Explanations of system error codes, with a remedy. */
const ERRORS = {
  ENOTDIR: 'a part of its path is a file, not a folder',
  EISDIR: 'it is a folder; name a file in it',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
}

const READ_ERRORS = {
  ...ERRORS,
  ENOENT: 'there is no such file',
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  EIO: 'the disk fails',
}

const WRITE_ERRORS = {
  ...ERRORS,
  ENOENT: 'there is no such folder; make it first',
  EACCES: 'its permissions or those of its folder do not allow it; choose another place',
  EPERM: 'its permissions or those of its folder do not allow it; choose another place',
  EROFS: 'the disk is read-only; choose another place',
  ENOSPC: 'the disk is full; free some space, then run it again',
  EDQUOT: 'your share of the disk is full; free some space, then run it again',
  EFBIG: 'it would be larger than files may be here; raise the limit or choose another place',
  EPIPE: 'whatever reads it has closed it',
  EIO: 'the disk fails; choose another place',
}

export const describeReadError = (path: string, error: unknown): string =>
  `cannot read ${path}: ${explain(READ_ERRORS, codeOf(error))}`

export function describeWriteError(path: string, error: unknown): string {
  const code = codeOf(error)
  // A folder such as /proc, which takes no files, reports that there is none.
  const isThere = code === 'ENOENT' && hasFolder(error)
  const reason = isThere ? 'its folder takes no files; choose another place' : undefined
  return `cannot write ${path}: ${reason ?? explain(WRITE_ERRORS, code)}`
}

const hasFolder = (error: unknown): boolean =>
  error instanceof Error && 'path' in error && existsSync(dirname(`${error.path}`))

const explain = (reasons: Readonly<Record<string, string>>, code: string): string =>
  reasons[code] ?? `the system reports ${code}`

/** Returns a system error's code; rethrows any other error, which is a bug. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'syscall' in error && 'code' in error) return `${error.code}`
  throw error
}
