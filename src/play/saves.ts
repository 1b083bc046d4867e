import { del, promisifyRequest } from 'idb-keyval'
import { MAX_MOVES } from '../engine/session'
import { problemOf, type StorageProblem } from './database'
import { countMoves, listGames, makeAsideKey, parseRecord, type SavedRecord } from './saved-entry'
import { readSaved, saves } from './saved-games'

/** Opens the database early; the first open is slow. */
export function preloadSaves(): void {
  saves('readonly', () => undefined).catch(() => {})
}

/** `elsewhere`: a newer tab plays the slot. `too-long`: no save holds as many moves. */
export type WriteProblem =
  | Exclude<StorageProblem, 'unreadable'>
  | 'unwritten'
  | 'elsewhere'
  | 'too-long'

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
    const problem = problemOf(error)
    return problem === 'unreadable' ? 'unwritten' : problem
  }
}

/** Writes a game that can be restored; of a longer one the slot keeps what was written before. */
export const writeSave = async (slot: string, writer: Writer, game: SavedRecord) =>
  countMoves(game) > MAX_MOVES
    ? 'too-long'
    : change(slot, writer, (store) => store.put({ ...game, tab: writer.tab }, slot))

export const removeSave = (slot: string, writer: Writer) =>
  change(slot, writer, (store) => store.delete(slot))

/** Sets an invalid save aside without losing it. */
export async function setAside(slot: string): Promise<void> {
  await saves('readwrite', async (store) => {
    const found: unknown = await promisifyRequest(store.get(slot))
    // Another tab may have set it aside.
    if (found !== undefined) store.put(found, makeAsideKey(slot, Date.now()))
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
