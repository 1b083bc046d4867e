import * as fs from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { codeOf, describeWriteError } from './files.ts'
import type { Terminal } from './terminal.ts'

interface OpenFile {
  readonly descriptor: number
  readonly target: string
  /** Path of the temporary file; `undefined` for devices and pipes, which are written directly. */
  readonly temporary: string | undefined
}

/**
 * An output file, renamed from a temporary one when complete: a full disk or a kill keeps an earlier file. Without a
 * path, what is written is dropped.
 */
export class Output {
  /** A line for the user on why writing failed; the temporary file is removed then. */
  problem: string | undefined
  private file: OpenFile | undefined

  /** Opens the file early to detect problems, leaving an earlier one untouched. */
  constructor(readonly path: string | undefined) {
    if (path === undefined) return
    process.once('exit', this.discard)
    this.attempt(() => {
      this.file = openFile(path)
    })
  }

  write(text: string): void {
    // `writeFileSync` writes the whole buffer, whereas `writeSync` may stop short on a full disk.
    this.attempt((file) => file && fs.writeFileSync(file.descriptor, Buffer.from(text)))
  }

  /** Atomically replaces an earlier file. */
  save(): void {
    this.attempt((file) => {
      if (file?.temporary === undefined) return
      fs.fsyncSync(file.descriptor)
      fs.renameSync(file.temporary, file.target)
    })
    this.discard()
  }

  readonly discard = (): void => {
    process.off('exit', this.discard)
    const { file } = this
    this.file = undefined
    if (file) fs.closeSync(file.descriptor)
    if (file?.temporary) fs.rmSync(file.temporary, { force: true })
  }

  private attempt(action: (file: OpenFile | undefined) => void): void {
    if (this.problem !== undefined) return
    try {
      action(this.file)
    } catch (error) {
      this.problem = describeWriteError(`${this.path}`, error)
      this.discard()
    }
  }
}

function openFile(path: string): OpenFile {
  const existing = fs.statSync(path, { throwIfNoEntry: false })
  const target = followLinks(path)
  if (existing && !existing.isFile()) {
    return { descriptor: fs.openSync(path, 'w'), target, temporary: undefined }
  }
  // Renaming needs no write permission for the file itself, but honour a read-only file.
  if (existing) fs.accessSync(target, fs.constants.W_OK)
  removeStale(target)
  const temporary = temporaryOf(target, process.pid)
  return { descriptor: fs.openSync(temporary, 'wx', existing?.mode), target, temporary }
}

/** Names the writer: two runs may write the same file, also on two machines that share a disk. */
const temporaryOf = (target: string, writer: number | string): string =>
  `${target}.${hostname()}-${writer}.tmp`

/** Removes temporary files that killed runs on this machine have left. */
function removeStale(target: string): void {
  const [start = '', end = ''] = basename(temporaryOf(target, '\n')).split('\n')
  for (const name of listFolder(dirname(target))) {
    if (!name.startsWith(start) || !name.endsWith(end)) continue
    const writer = Number(name.slice(start.length, -end.length))
    if (!isOther(writer)) fs.rmSync(join(dirname(target), name), { force: true })
  }
}

/** Lists what a folder contains, as far as its permissions allow it. */
function listFolder(path: string): readonly string[] {
  try {
    return fs.readdirSync(path)
  } catch (error) {
    codeOf(error)
    return []
  }
}

/** Tells whether another process of this number is running. */
function isOther(id: number): boolean {
  try {
    return id !== process.pid && process.kill(id, 0)
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}

/** Resolves symbolic links, including a link to a missing file. */
function followLinks(path: string): string {
  if (!fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path
  return followLinks(resolve(fs.realpathSync(dirname(path)), fs.readlinkSync(path)))
}

/** Saves files and prints the text; one that fails does not stop the others. Resolves to the exit code. */
export async function saveAndPrint(
  outputs: readonly Output[],
  text: string,
  terminal: Terminal,
): Promise<number> {
  for (const output of outputs) output.save()
  const code = await terminal.print(text)
  return printProblems(outputs, terminal) || code
}

/** Prints why files cannot be written. Returns the exit code. */
export const printProblems = (outputs: readonly Output[], { printError }: Terminal): number =>
  problemsOf(outputs).reduce((_, problem) => printError(problem, 1), 0)

export const problemsOf = (outputs: readonly Output[]): readonly string[] =>
  outputs.flatMap(({ problem }) => problem ?? [])

/** Returns a line for the user if two options name the same file. */
export function findSameFile(
  named: readonly (readonly [option: string, path: string | undefined])[],
): string | undefined {
  const seen = new Map<string, string>()
  for (const [option, path] of named) {
    if (path === undefined) continue
    const file = identify(path)
    const name = `--${option} ${path}`
    if (seen.has(file)) return `${seen.get(file)} and ${name} are the same file; name two`
    seen.set(file, name)
  }
  return undefined
}

/** Identifies a file by its inode, a missing one by its path. */
function identify(path: string): string {
  try {
    const stats = fs.statSync(path, { throwIfNoEntry: false })
    if (stats) return `${stats.dev} ${stats.ino}`
    const target = followLinks(path)
    return join(fs.realpathSync(dirname(target)), basename(target))
  } catch (error) {
    codeOf(error)
    return resolve(path)
  }
}
