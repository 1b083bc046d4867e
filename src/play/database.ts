import { createStore, type UseStore } from 'idb-keyval'

/** Why the browser's database cannot be used: `silent` is one that never answers. */
export type StorageProblem = 'full' | 'forbidden' | 'silent' | 'unreadable'

/** How long the database may take, in milliseconds: a game is played without it rather than never. */
const PATIENCE_MS = 3_000

/** Opens a store of the browser's database. What takes too long is rejected with a `TimeoutError`. */
export function openStore(database: string, name: string): UseStore {
  const use = createStore(database, name)
  return async (mode, work) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      const late = () => reject(new DOMException('the database is silent', 'TimeoutError'))
      timer = setTimeout(late, PATIENCE_MS)
    })
    try {
      return await Promise.race([use(mode, work), timeout])
    } finally {
      clearTimeout(timer)
    }
  }
}

export function problemOf(error: unknown): StorageProblem {
  switch (error instanceof DOMException ? error.name : '') {
    case 'QuotaExceededError':
      return 'full'
    case 'SecurityError':
    case 'InvalidStateError':
    case 'NotAllowedError':
      return 'forbidden'
    case 'TimeoutError':
      return 'silent'
    default:
      return 'unreadable'
  }
}
