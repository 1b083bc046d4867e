import { constants } from 'node:os'

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
