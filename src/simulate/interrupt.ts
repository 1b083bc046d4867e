/** Listens for Ctrl-C. */
export interface Interrupt {
  isInterrupted(): boolean
  close(): void
}

/** The exit code of a program that Ctrl-C ended, as shells have it. */
export const INTERRUPTED = 130

/** A second Ctrl-C this many milliseconds after the first ends the program at once. */
const PATIENCE = 1000

/** The first Ctrl-C is only noted; npm may pass it on a second time, so what follows at once is not heard. */
export function listenForInterrupt(): Interrupt {
  let first: number | undefined
  const hear = () => {
    if (first !== undefined && performance.now() - first > PATIENCE) process.exit(INTERRUPTED)
    first ??= performance.now()
  }
  process.on('SIGINT', hear)
  return {
    isInterrupted: () => first !== undefined,
    close: () => void process.off('SIGINT', hear),
  }
}
