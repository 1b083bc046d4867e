import { del, entries, get, promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import type { Result } from '../engine/rules'
import { openStore, problemOf, type StorageProblem } from './database'

const savedSchema = v.object({
  /** When it was played last, in milliseconds since 1970. */
  at: v.number(),
  /** How much is left to do, in the game's own unit: 0 before the first move, infinite without an end. */
  left: v.number(),
  /** The address that resumes it, as `/link/classic`. */
  href: v.string(),
  save: v.unknown(),
  /** The game before a new deal, which undo brings back. */
  previous: v.optional(v.unknown()),
  /** How long the present turn has taken, in milliseconds, where turns have a clock. */
  turnMs: v.optional(v.number()),
  /** The tab that writes it: an older tab must not write over a newer one. */
  tab: v.optional(v.string()),
})

/** A saved game as the database holds it: enough for the menu to name it, and what its rules restore. */
export type SavedGame = Readonly<v.InferOutput<typeof savedSchema>>

export type SavedSlot = SavedGame & { readonly slot: string }

/** Keys of saves that could not be restored begin with this. */
const ASIDE = 'aside/'

/** Waits before reading again what could not be read, in milliseconds. */
const RETRIES_MS = [0, 50, 250]

/** IndexedDB, because a browser that is killed loses the last seconds of local storage. */
const games = openStore('pairwise', 'rounds')

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Opens the database ahead of its first use, which is slow. */
export function preloadSaves(): void {
  games('readonly', () => undefined).catch(() => {})
}

function parseSaved(input: unknown): SavedGame | undefined {
  const parsed = v.safeParse(savedSchema, input)
  return parsed.success ? { ...parsed.output, save: parsed.output.save } : undefined
}

/** Reads a slot and makes it this tab's in one transaction, so that no older tab writes in between. */
const readAndMark = (slot: string, tab: string): Promise<unknown> =>
  games('readwrite', async (store) => {
    const found: unknown = await promisifyRequest(store.get(slot))
    const saved = parseSaved(found)
    if (saved) store.put({ ...saved, tab }, slot)
    return found
  })

/** Where nothing can be written there may still be something to read. */
const readSlot = (slot: string, tab: string): Promise<unknown> =>
  readAndMark(slot, tab).catch((error: unknown) =>
    problemOf(error) === 'silent' ? Promise.reject(error) : get<unknown>(slot, games),
  )

/**
 * Takes a slot over for a tab: its saved game, `undefined` when there is none, or why that is not known.
 * What is no saved game comes as one whose `save` no rules accept.
 */
export async function claimSlot(
  slot: string,
  tab: string,
): Promise<Result<SavedGame | undefined, StorageProblem>> {
  let problem: StorageProblem = 'unreadable'
  for (const ms of RETRIES_MS) {
    try {
      if (ms > 0) await wait(ms)
      const found = await readSlot(slot, tab)
      const unknown = { at: 0, left: 0, href: '/', save: found }
      return { ok: true, value: found === undefined ? undefined : (parseSaved(found) ?? unknown) }
    } catch (error) {
      problem = problemOf(error)
      if (problem === 'silent') break
    }
  }
  return { ok: false, code: problem }
}

/** What keeps a game from being saved: `elsewhere` is a newer tab that plays it. */
export type WriteProblem = StorageProblem | 'elsewhere'

/** Changes a slot that is not another tab's, in one transaction. */
async function change(
  slot: string,
  tab: string,
  work: (store: IDBObjectStore) => void,
): Promise<WriteProblem | undefined> {
  try {
    return await games('readwrite', async (store) => {
      const owner = parseSaved(await promisifyRequest(store.get(slot)))?.tab
      if (owner !== undefined && owner !== tab) return 'elsewhere'
      work(store)
      await promisifyRequest(store.transaction)
      return undefined
    })
  } catch (error) {
    return problemOf(error)
  }
}

export const writeSave = (slot: string, tab: string, game: SavedGame) =>
  change(slot, tab, (store) => store.put({ ...game, tab }, slot))

export const removeSave = (slot: string, tab: string) =>
  change(slot, tab, (store) => store.delete(slot))

/** Moves a save that cannot be restored out of the way without losing it. */
export async function setAside(slot: string): Promise<void> {
  await games('readwrite', async (store) => {
    store.put(await promisifyRequest(store.get(slot)), `${ASIDE}${slot}/${Date.now()}`)
    store.delete(slot)
    await promisifyRequest(store.transaction)
  }).catch(() => {})
}

/** Every saved game, the latest first; none where the database cannot be read. */
export async function listSaves(): Promise<readonly SavedSlot[]> {
  const all = await entries<IDBValidKey, unknown>(games).catch(() => [])
  return all
    .flatMap(([slot, value]) => {
      const saved = parseSaved(value)
      const isSlot = typeof slot === 'string' && !slot.startsWith(ASIDE)
      return isSlot && saved ? { ...saved, slot } : []
    })
    .sort((a, b) => b.at - a.at)
}

/** Removes the oldest saves whose slots begin with `prefix`, but for the latest `count`. */
export async function pruneSaves(prefix: string, count: number): Promise<void> {
  const old = (await listSaves()).filter(({ slot }) => slot.startsWith(prefix)).slice(count)
  await Promise.all(old.map(({ slot }) => del(slot, games))).catch(() => {})
}
