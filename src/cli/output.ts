import { randomBytes } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describeWriteError } from './files'

interface OpenFile {
  readonly descriptor: number
  /** The file's path. */
  readonly target: string
  /** What is written until then; a device or a pipe is written directly. */
  readonly temporary: string | undefined
}

/**
 * A file that is written piece by piece beside an earlier one of its name, and takes its place once
 * it is whole: a full disk or a kill leaves the earlier one as it was.
 */
export class Output {
  private file: OpenFile | undefined
  private reason: string | undefined

  /** Finds out at once whether the file can be written; an earlier one is not touched. */
  constructor(readonly path: string) {
    process.once('exit', this.discard)
    this.attempt(() => {
      this.file = openFile(path)
    })
  }

  /** A line on why the file cannot be written, once that is known. Nothing is left of it then. */
  get problem(): string | undefined {
    return this.reason
  }

  write(text: string): void {
    // A buffer is written to its end, where `writeSync` may stop short on a full disk.
    this.attempt((file) => file && writeFileSync(file.descriptor, Buffer.from(text)))
  }

  /** Puts what was written in the place of an earlier file. */
  save(): void {
    this.attempt((file) => {
      if (file?.temporary === undefined) return
      fsyncSync(file.descriptor)
      renameSync(file.temporary, file.target)
      this.file = { ...file, temporary: undefined }
    })
    this.discard()
  }

  /** Removes what is not saved; also when the program ends early. */
  readonly discard = (): void => {
    process.off('exit', this.discard)
    const { file } = this
    this.file = undefined
    if (file) closeSync(file.descriptor)
    if (file?.temporary) rmSync(file.temporary, { force: true })
  }

  private attempt(action: (file: OpenFile | undefined) => void): void {
    if (this.reason !== undefined) return
    try {
      action(this.file)
    } catch (error) {
      this.reason = describeWriteError(this.path, error)
      this.discard()
    }
  }
}

function openFile(path: string): OpenFile {
  const earlier = statSync(path, { throwIfNoEntry: false })
  const target = followLinks(path)
  if (earlier && !earlier.isFile()) {
    return { descriptor: openSync(path, 'w'), target, temporary: undefined }
  }
  // To replace a file one need not be allowed to write it; it is asked for all the same.
  if (earlier) accessSync(target, constants.W_OK)
  const temporary = `${target}.${randomBytes(4).toString('hex')}.tmp`
  return { descriptor: openSync(temporary, 'wx', earlier?.mode), target, temporary }
}

/** Resolves a path's links, also of a file that does not exist yet. */
function followLinks(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path
  return followLinks(resolve(realpathSync(dirname(path)), readlinkSync(path)))
}

/** Tells whether two paths lead to one file, however they are spelled. */
export const isSameFile = (a: string, b: string): boolean => identify(a) === identify(b)

function identify(path: string): string {
  const known = statSync(path, { throwIfNoEntry: false })
  if (known) return `${known.dev} ${known.ino}`
  const target = followLinks(path)
  return join(realpathSync(dirname(target)), basename(target))
}
