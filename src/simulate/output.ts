import { closeSync, openSync, writeSync } from 'node:fs'

/** A file that is written to bit by bit. */
export interface Output {
  write(text: string): void
  close(): void
}

/** Opens a file anew. Throws when that cannot be: before a long run, not after it. */
export function openOutput(path: string): Output {
  const file = openSync(path, 'w')
  return { write: (text) => void writeSync(file, text), close: () => closeSync(file) }
}
