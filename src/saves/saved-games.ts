import { promisifyRequest } from 'idb-keyval'
import type { Result } from '#src/engine/rules.ts'
import { problemOf, type StorageProblem } from './database.ts'
import { saves } from './saves.ts'

/** All stored games, in progress and set aside, by key. */
export type Saved = ReadonlyMap<string, unknown>

const orProblem = async <Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, StorageProblem>> => {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, code: problemOf(error) }
  }
}

/** Reads the whole store, ignoring keys that are not strings. */
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

export const readSaved = (): Promise<Result<Saved, StorageProblem>> =>
  orProblem(() => saves('readonly', readAll))

/** Updates all saves in one transaction, deleting entries that `change` omits. Returns the previous ones. */
export const updateSaved = (
  change: (saved: Saved) => Saved,
): Promise<Result<Saved, StorageProblem>> =>
  orProblem(() =>
    saves('readwrite', async (store) => {
      const before = await readAll(store)
      writeChanges(store, before, change(before))
      await promisifyRequest(store.transaction)
      return before
    }),
  )
