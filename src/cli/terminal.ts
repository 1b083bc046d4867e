import { fstatSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { codeOf, describeWriteError } from './files.ts'

/** Exit code of a process ended by SIGPIPE, by shell convention. */
export const SIGPIPE_EXIT_CODE = 141

/** Prevents write errors from ending the process; callers handle them. */
export function ignoreWriteErrors(): void {
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  // Raised at the limit of `ulimit -f`; the write itself then fails with EFBIG.
  process.on('SIGXFSZ', () => {})
}

/** A command's output. Both methods give the exit code. */
export interface Terminal {
  /** Prints to standard output. A closed pipe is not reported. */
  print(text: string): Promise<number>
  /** Prints a line to standard error, prefixed with the command's name. */
  printError(line: string, code: number): number
}

export function openTerminal(name: string): Terminal {
  const printError = (line: string, code: number): number => {
    process.stderr.write(`${name}: ${line}\n`)
    return code
  }
  const print = async (text: string): Promise<number> => {
    const error = await tryToPrint(text)
    if (!error) return 0
    if (codeOf(error) === 'EPIPE') return SIGPIPE_EXIT_CODE
    return printError(describeWriteError('to standard output', error), 1)
  }
  return { print, printError }
}

/** Returns the error, if any. Files are written synchronously: the stream may stop short on a full disk. */
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

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type Signal = (typeof SIGNALS)[number]

export interface Interrupt {
  /** Aborted by the first signal. */
  readonly signal: AbortSignal
  /** 128 plus the signal's number, by shell convention; 0 if not interrupted. */
  exitCode(): number
  close(): void
}

/** A second signal ends the process at once, but only after this time: npm may forward the first one twice. */
const DEBOUNCE_MS = 1000

export function listenForInterrupt(): Interrupt {
  const controller = new AbortController()
  let first: { readonly code: number; readonly at: number } | undefined
  const onSignal = (signal: Signal) => {
    const code = 128 + constants.signals[signal]
    if (first && performance.now() - first.at > DEBOUNCE_MS) process.exit(code)
    first ??= { code, at: performance.now() }
    controller.abort()
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return {
    signal: controller.signal,
    exitCode: () => first?.code ?? 0,
    close: () => {
      for (const signal of SIGNALS) process.off(signal, onSignal)
    },
  }
}
