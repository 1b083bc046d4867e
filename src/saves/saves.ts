import { promisifyRequest } from 'idb-keyval'
import { MAX_MOVES } from '#src/engine/session.ts'
import { openStore, problemOf, type StorageProblem } from './database.ts'
import { countMoves, parseRecord, type SavedRecord } from './saved-record.ts'

/** IndexedDB, because a killed browser loses the last seconds of local storage. */
export const saves = openStore('pairwise', 'rounds')

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
 * Writes a slot unless a newer tab owns it, in one transaction. The write is queued with the read of the owner and
 * aborted if that is another tab: waiting for the read first would lose the write in a crash in between. Of a game too
 * long to be restored, the slot keeps what was written before.
 */
export async function writeSave(
  slot: string,
  { tab, from }: Writer,
  game: SavedRecord,
): Promise<WriteProblem | undefined> {
  if (countMoves(game) > MAX_MOVES) return 'too-long'
  try {
    return await saves('readwrite', async (store) => {
      const found = promisifyRequest<unknown>(store.get(slot))
      store.put({ ...game, tab }, slot)
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
