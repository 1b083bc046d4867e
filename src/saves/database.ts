import { createStore, type UseStore } from 'idb-keyval'
import { wait } from '#src/ui/tasks.ts'

/** `silent`: the database never answered. */
export type StorageProblem = 'full' | 'forbidden' | 'silent' | 'unreadable'

/** Timeout of the database in milliseconds; on a busy device it takes seconds. */
const TIMEOUT_MS = 10_000

/** Time that the first board waits for the database, after which it is played without saving. */
export const OPENING_MS = 3_000

/** Rejects with a `TimeoutError` where work takes longer. */
export const inTime = <Value>(work: Promise<Value>, ms: number): Promise<Value> =>
  Promise.race([
    work,
    wait(ms).then(() => {
      throw new DOMException('the database is silent', 'TimeoutError')
    }),
  ])

/** Opens an IndexedDB store; operations that take too long reject with a `TimeoutError`. */
export function openStore(database: string, name: string): UseStore {
  const use = createStore(database, name)
  return async (mode, work) => await inTime(use(mode, work), TIMEOUT_MS)
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
