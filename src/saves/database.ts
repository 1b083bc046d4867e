import { createStore, type UseStore } from 'idb-keyval'
import { wait } from '#src/ui/tasks.ts'

/** `silent`: the database never answered. */
export type StorageProblem = 'full' | 'forbidden' | 'silent' | 'unreadable'

/** Timeout of the database in milliseconds, after which a game is played without saving. */
export const TIMEOUT_MS = 3_000

const rejectLate = () =>
  wait(TIMEOUT_MS).then(() => {
    throw new DOMException('the database is silent', 'TimeoutError')
  })

/** Opens an IndexedDB store; operations that take too long reject with a `TimeoutError`. */
export function openStore(database: string, name: string): UseStore {
  const use = createStore(database, name)
  return async (mode, work) => await Promise.race([use(mode, work), rejectLate()])
}

const PROBLEMS: Readonly<Record<string, StorageProblem>> = {
  QuotaExceededError: 'full',
  SecurityError: 'forbidden',
  InvalidStateError: 'forbidden',
  NotAllowedError: 'forbidden',
  TimeoutError: 'silent',
}

export const problemOf = (error: unknown): StorageProblem =>
  (error instanceof DOMException && PROBLEMS[error.name]) || 'unreadable'
