import { del, get, promisifyRequest } from 'idb-keyval'
import type { Result } from '../engine/rules'
import { problemOf, type StorageProblem } from './database'
import { listGames, makeAsideKey, parseRecord, type SavedRecord } from './saved-entry'
import { readSaved, saves } from './saved-games'

/** Waits before reading again what could not be read, in milliseconds. */
const RETRIES_MS = [0, 50, 250]

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Opens the database ahead of its first use, which is slow. */
export function preloadSaves(): void {
  saves('readonly', () => undefined).catch(() => {})
}

/** Reads a slot and makes it this tab's in one transaction, so that no older tab writes in between. */
const readAndMark = (slot: string, tab: string): Promise<unknown> =>
  saves('readwrite', async (store) => {
    const found: unknown = await promisifyRequest(store.get(slot))
    const saved = parseRecord(found)
    if (saved) store.put({ ...saved, tab }, slot)
    return found
  })

/** Where nothing can be written there may still be something to read. */
const readSlot = (slot: string, tab: string): Promise<unknown> =>
  readAndMark(slot, tab).catch((error: unknown) =>
    problemOf(error) === 'silent' ? Promise.reject(error) : get<unknown>(slot, saves),
  )

/**
 * Takes a slot over for a tab: its saved game, `undefined` when there is none, or why that is not known.
 * What is no saved game comes as one whose `save` no rules accept.
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

/** What keeps a game from being saved: `elsewhere` is a newer tab that plays it. */
export type WriteProblem = StorageProblem | 'elsewhere'

/** A tab that plays a slot, and the tab that it took the slot from. */
export interface Writer {
  readonly tab: string
  readonly from: string | undefined
}

/**
 * Changes a slot that no newer tab has taken, in one transaction. The change is sent along with the question who owns
 * the slot, and taken back if that is another tab: a browser that dies in between would lose what waits for an answer.
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

/** Moves a save that cannot be restored out of the way without losing it. */
export async function setAside(slot: string): Promise<void> {
  await saves('readwrite', async (store) => {
    store.put(await promisifyRequest(store.get(slot)), makeAsideKey(slot, Date.now()))
    store.delete(slot)
    await promisifyRequest(store.transaction)
  }).catch(() => {})
}

/** Removes the oldest saves whose slots begin with `prefix`, but for `slot` and the latest `count` others. */
export async function pruneSaves(prefix: string, slot: string, count: number): Promise<void> {
  const saved = await readSaved()
  if (!saved.ok) return
  const others = listGames(saved.value).filter(
    (game) => game.slot.startsWith(prefix) && game.slot !== slot,
  )
  await Promise.all(others.slice(count).map(({ key }) => del(key, saves))).catch(() => {})
}
