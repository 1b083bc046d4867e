import { fstatSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { codeOf, describeWriteError } from './files'

/** The exit code of a program whose reader has gone, as shells have it. */
const READER_GONE = 141

/** Errors of writing are met where it is done; without listeners these would end the program. */
export function surviveWriteErrors(): void {
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  // A file has reached the limit of `ulimit -f`: writing it then fails.
  process.on('SIGXFSZ', () => {})
}

/** A command's output. Both methods return the exit code. */
export interface Terminal {
  /** Prints to standard output. That nobody reads it is no reason for a word. */
  print(text: string): Promise<number>
  /** Prints a line on what went wrong, after the command's name. */
  complain(line: string, code: number): number
}

export function openTerminal(name: string): Terminal {
  const complain = (line: string, code: number): number => {
    process.stderr.write(`${name}: ${line}\n`)
    return code
  }
  const print = async (text: string): Promise<number> => {
    const error = await tryToPrint(text)
    if (!error) return 0
    if (codeOf(error) === 'EPIPE') return READER_GONE
    return complain(describeWriteError('to standard output', error), 1)
  }
  return { print, complain }
}

/** A file is written to its end, where the stream may stop short on a full disk. */
async function tryToPrint(text: string): Promise<unknown> {
  if (!fstatSync(1).isFile()) {
    return new Promise((resolve) => process.stdout.write(text, (error) => resolve(error)))
  }
  try {
    writeFileSync(1, Buffer.from(text))
    return undefined
  } catch (error) {
    return error
  }
}

/** The signals that ask a program to end: Ctrl-C, `kill`, a terminal that closes. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type Signal = (typeof SIGNALS)[number]

/** Listens for Ctrl-C and its like. */
export interface Interrupt {
  isInterrupted(): boolean
  /** The exit code of a program that the signal ended, as shells have it; 0 without one. */
  exitCode(): number
  close(): void
}

/** A second signal this many milliseconds after the first ends the program at once. */
const PATIENCE = 1000

/** The first signal is only noted; npm may pass it on a second time, so what follows at once is not heard. */
export function listenForInterrupt(): Interrupt {
  let first: { readonly code: number; readonly at: number } | undefined
  const hear = (signal: Signal) => {
    const code = 128 + constants.signals[signal]
    if (first && performance.now() - first.at > PATIENCE) process.exit(code)
    first ??= { code, at: performance.now() }
  }
  for (const signal of SIGNALS) process.on(signal, hear)
  return {
    isInterrupted: () => first !== undefined,
    exitCode: () => first?.code ?? 0,
    close: () => {
      for (const signal of SIGNALS) process.off(signal, hear)
    },
  }
}
