import { del, get, promisifyRequest } from 'idb-keyval'
import type { Result } from '../engine/rules'
import { problemOf, type StorageProblem } from './database'
import { listGames, makeAsideKey, parseRecord, type SavedRecord } from './saved-entry'
import { readSaved, saves } from './saved-games'

const RETRIES_MS = [0, 50, 250]

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Opens the database early; the first open is slow. */
export function preloadSaves(): void {
  saves('readonly', () => undefined).catch(() => {})
}

/** Reads a slot and marks it as the tab's in one transaction, so that no older tab writes in between. */
const readAndMark = (slot: string, tab: string): Promise<unknown> =>
  saves('readwrite', async (store) => {
    const found: unknown = await promisifyRequest(store.get(slot))
    const saved = parseRecord(found)
    if (saved) store.put({ ...saved, tab }, slot)
    return found
  })

/** Falls back to reading where writing fails. */
const readSlot = (slot: string, tab: string): Promise<unknown> =>
  readAndMark(slot, tab).catch((error: unknown) =>
    problemOf(error) === 'silent' ? Promise.reject(error) : get<unknown>(slot, saves),
  )

/**
 * Claims a slot for a tab: returns its saved game, `undefined` if empty, or the problem.
 * An invalid record is returned as one whose `save` no rules accept.
 */
export async function claimSlot(
  slot: string,
  tab: string,
): Promise<Result<SavedRecord | undefined, StorageProblem>> {
  let problem: StorageProblem = 'unreadable'
  for (const ms of RETRIES_MS) {
    try {
      if (ms > 0) await wait(ms)
      const found = await readSlot(slot, tab)
      const unknown = { at: 0, left: 0, href: '/', save: found }
      return { ok: true, value: found === undefined ? undefined : (parseRecord(found) ?? unknown) }
    } catch (error) {
      problem = problemOf(error)
      if (problem === 'silent') break
    }
  }
  return { ok: false, code: problem }
}

/** `elsewhere`: a newer tab plays the slot. */
export type WriteProblem = StorageProblem | 'elsewhere'

/** A tab that writes a slot, and the tab that it claimed the slot from. */
export interface Writer {
  readonly tab: string
  readonly from: string | undefined
}

/**
 * Changes a slot unless a newer tab owns it, in one transaction. The write is queued with the read of the owner
 * and aborted if that is another tab: waiting for the read first would lose the write in a crash in between.
 */
async function change(
  slot: string,
  { tab, from }: Writer,
  work: (store: IDBObjectStore) => void,
): Promise<WriteProblem | undefined> {
  try {
    return await saves('readwrite', async (store) => {
      const found = promisifyRequest<unknown>(store.get(slot))
      work(store)
      const owner = parseRecord(await found)?.tab
      if (owner !== undefined && owner !== tab && owner !== from) {
        store.transaction.abort()
        return 'elsewhere'
      }
      await promisifyRequest(store.transaction)
      return undefined
    })
  } catch (error) {
    return problemOf(error)
  }
}

export const writeSave = (slot: string, writer: Writer, game: SavedRecord) =>
  change(slot, writer, (store) => store.put({ ...game, tab: writer.tab }, slot))

export const removeSave = (slot: string, writer: Writer) =>
  change(slot, writer, (store) => store.delete(slot))

/** Sets an invalid save aside without losing it. */
export async function setAside(slot: string): Promise<void> {
  await saves('readwrite', async (store) => {
    store.put(await promisifyRequest(store.get(slot)), makeAsideKey(slot, Date.now()))
    store.delete(slot)
    await promisifyRequest(store.transaction)
  }).catch(() => {})
}

/** Deletes the oldest saves whose slots begin with `prefix`, keeping `slot` and the latest `count` others. */
export async function pruneSaves(prefix: string, slot: string, count: number): Promise<void> {
  const saved = await readSaved()
  if (!saved.ok) return
  const others = listGames(saved.value).filter(
    (game) => game.slot.startsWith(prefix) && game.slot !== slot,
  )
  await Promise.all(others.slice(count).map(({ key }) => del(key, saves))).catch(() => {})
}
