import { fstatSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { Presets, SingleBar } from 'cli-progress'
import { codeOf, describeWriteError } from './files.ts'

/** Exit code of a process ended by SIGPIPE, by shell convention. */
export const SIGPIPE_EXIT_CODE = 141

/** A command's output. Both methods give the exit code. */
export interface Terminal {
  /** Prints to standard output. A closed pipe is not reported. */
  print(text: string): Promise<number>
  /** Prints a line to standard error, prefixed with the command's name. */
  printError(line: string, code: number): number
}

/** Also keeps write errors from ending the process; callers handle them. */
export function openTerminal(name: string): Terminal {
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  // Raised at the limit of `ulimit -f`; the write itself then fails with EFBIG.
  process.on('SIGXFSZ', () => {})
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

/** A second signal ends the process at once, but only after this time: npm may forward the first one twice. */
const DEBOUNCE_MS = 1000

/** Does work that the first signal aborts. Resolves to its exit code; once aborted, to 128 plus the signal's number, by shell convention. */
export async function doUntilInterrupted(
  work: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const controller = new AbortController()
  let first: { readonly code: number; readonly at: number } | undefined
  const interrupt = (signal: (typeof SIGNALS)[number]) => {
    const code = 128 + constants.signals[signal]
    if (first && performance.now() - first.at > DEBOUNCE_MS) process.exit(code)
    first ??= { code, at: performance.now() }
    controller.abort()
  }
  for (const signal of SIGNALS) process.on(signal, interrupt)
  const code = await work(controller.signal)
  for (const signal of SIGNALS) process.off(signal, interrupt)
  return first?.code ?? code
}

export interface Progress {
  /** `speed` is text such as "3,600,000 swaps/s". */
  update(games: number, speed?: string): void
  stop(): void
}

/** Replaces the library's format, which rounds to "3h60m" and cannot show an unknown time. */
function formatTime(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (!Number.isFinite(whole)) return '–'
  if (whole < 60) return `${whole}s`
  if (whole < 3600) return `${Math.floor(whole / 60)}m${whole % 60}s`
  return `${Math.floor(whole / 3600)}h${Math.floor((whole % 3600) / 60)}m`
}

/** Starts a bar that leaves cursor and line wrapping alone, since a killed process could not restore them. */
export function startProgress(total: number): Progress {
  const bar = new SingleBar({
    ...Presets.shades_classic,
    format: '{bar} {percentage}% | {value}/{total} games | {speed}{eta_formatted} left',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: false,
    linewrap: true,
    gracefulExit: false,
    etaBuffer: 50,
    formatTime,
  })
  bar.start(total, 0, { speed: '' })
  return {
    update: (games, speed) => bar.update(games, { speed: speed ? `${speed} | ` : '' }),
    stop: () => bar.stop(),
  }
}
