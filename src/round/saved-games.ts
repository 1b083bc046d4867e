import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import type { Result } from '../engine/rules'

/** All that the browser holds of games, in progress and set aside, by key. */
export type Saved = ReadonlyMap<string, unknown>

/** Why saved games cannot be read or changed. */
export type StoreProblem = 'full' | 'forbidden'

let opened: UseStore | undefined
const saves = (): UseStore => {
  opened ??= createStore('pairwise', 'rounds')
  return opened
}

const problemOf = (error: unknown): StoreProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'

const orProblem = async <Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, StoreProblem>> => {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, code: problemOf(error) }
  }
}

/** Reads the whole store; keys that are not text belong to nobody here, and are left alone. */
async function readAll(store: IDBObjectStore): Promise<Saved> {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ])
  return new Map(
    keys.flatMap((key, index) => (typeof key === 'string' ? [[key, values[index]] as const] : [])),
  )
}

function writeChanges(store: IDBObjectStore, before: Saved, after: Saved): void {
  for (const key of before.keys()) if (!after.has(key)) store.delete(key)
  for (const [key, value] of after) if (before.get(key) !== value) store.put(value, key)
}

export const readSaved = (): Promise<Result<Saved, StoreProblem>> =>
  orProblem(() => saves()('readonly', readAll))

/** Changes what is saved, in one transaction: what `change` leaves out is deleted. Returns what was saved before. */
export const updateSaved = (
  change: (saved: Saved) => Saved,
): Promise<Result<Saved, StoreProblem>> =>
  orProblem(() =>
    saves()('readwrite', async (store) => {
      const before = await readAll(store)
      writeChanges(store, before, change(before))
      await promisifyRequest(store.transaction)
      return before
    }),
  )
