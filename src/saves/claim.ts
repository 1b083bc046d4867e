import { get, promisifyRequest } from 'idb-keyval'
import type { Result } from '#src/engine/rules.ts'
import { problemOf, type StorageProblem, TIMEOUT_MS } from './database.ts'
import { parseRecord, type SavedRecord, UNPLAYED } from './saved-record.ts'
import { saves } from './saves.ts'

export interface Claimed {
  /** Aborts when a newer tab claims the slot. */
  readonly lost: AbortSignal
  /** The slot's game, `undefined` if it has none; an invalid record is one whose `save` no rules accept. */
  readonly found: Result<SavedRecord | undefined, StorageProblem>
}

/** Without Web Locks, as on pages without HTTPS, a tab notices a newer one at its next write. */
const NEVER = new AbortController().signal

/**
 * Claims a slot for a tab: whoever holds its lock owns it, and the newest tab takes the lock from any other, unless it
 * cannot read the slot. One claim at a time, so that the last tab to mark the slot in the database is the last to take
 * the lock.
 */
export async function claimSlot(slot: string, tab: string): Promise<Claimed> {
  if (!('locks' in navigator)) return { lost: NEVER, found: await readRetrying(slot, tab) }
  const turn = { signal: AbortSignal.timeout(TIMEOUT_MS) }
  try {
    return await navigator.locks.request(`pairwise/claim/${slot}`, turn, async () => {
      const found = await readRetrying(slot, tab)
      return { lost: found.ok ? takeLock(slot) : NEVER, found }
    })
  } catch (error) {
    return { lost: NEVER, found: { ok: false, code: problemOf(error) } }
  }
}

/**
 * Holds the lock of a slot until another tab takes it or the page closes. Nobody needs to wait for it: the browser
 * serves requests in turn, and this one comes before those of the next claim.
 */
function takeLock(slot: string): AbortSignal {
  const lost = new AbortController()
  const hold = () => new Promise<never>(() => {})
  navigator.locks.request(`pairwise/${slot}`, { steal: true }, hold).catch(() => lost.abort())
  return lost.signal
}

const RETRIES_MS = [0, 50, 250]

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function readRetrying(slot: string, tab: string): Promise<Claimed['found']> {
  let problem: StorageProblem = 'unreadable'
  for (const ms of RETRIES_MS) {
    try {
      if (ms > 0) await wait(ms)
      const found = await readSlot(slot, tab)
      const unknown = { ...UNPLAYED, save: found }
      return { ok: true, value: found === undefined ? undefined : (parseRecord(found) ?? unknown) }
    } catch (error) {
      problem = problemOf(error)
      if (problem === 'silent') break
    }
  }
  return { ok: false, code: problem }
}

/** Falls back to reading where writing fails. */
const readSlot = (slot: string, tab: string): Promise<unknown> =>
  readAndMark(slot, tab).catch((error: unknown) =>
    problemOf(error) === 'silent' ? Promise.reject(error) : get<unknown>(slot, saves),
  )

/**
 * Reads a slot and marks it as the tab's in one transaction, so that no older tab writes in between. An answer that
 * comes too late marks nothing, since the tab has given up by then.
 */
function readAndMark(slot: string, tab: string): Promise<unknown> {
  const late = AbortSignal.timeout(TIMEOUT_MS)
  return saves('readwrite', async (store) => {
    const found: unknown = await promisifyRequest(store.get(slot))
    const marked = found === undefined ? UNPLAYED : parseRecord(found)
    if (marked && !late.aborted) store.put({ ...marked, tab }, slot)
    return found
  })
}
