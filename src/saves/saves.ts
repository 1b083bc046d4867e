import { get, promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import type { Route } from '#src/define/route.ts'
import { MAX_MOVES } from '#src/engine/restore.ts'
import type { Result } from '#src/engine/rules.ts'
import { wait } from '#src/ui/tasks.ts'
import { inTime, OPENING_MS, openStore, problemOf, type StorageProblem } from './database.ts'

/** A saved game as stored. Unknown fields are kept. */
const savedSchema = v.looseObject({
  /** Last played, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0)),
  /** Remaining work in the game's own unit: 0 before the first move, infinite without an end, which JSON writes as `null`. */
  left: v.pipe(v.nullable(v.number(), Infinity), v.minValue(0)),
  /** The address that resumes the game, as `/link/classic`. */
  href: v.pipe(v.string(), v.regex(/^\//)),
  save: v.unknown(),
  /** Saves of the games that undo goes back to and redo goes on to, the nearest last. */
  earlier: v.optional(v.unknown()),
  later: v.optional(v.unknown()),
  /** Milliseconds that the present turn has taken, where turns have a clock. */
  turnMs: v.optional(v.number()),
  /** The tab that owns the slot; older tabs must not overwrite it. */
  tab: v.optional(v.string()),
})
export type SavedGame = v.InferOutput<typeof savedSchema>

export function parseSaved(input: unknown): SavedGame | undefined {
  const parsed = v.safeParse(savedSchema, input)
  return parsed.success ? parsed.output : undefined
}

/** Marks an empty slot as a tab's before a board is dealt. */
export const UNPLAYED: SavedGame = { at: 0, left: 0, href: '/', save: null }

export const isUnplayed = (input: unknown): boolean => parseSaved(input)?.save === null

const movesSchema = v.object({ moves: v.array(v.unknown()) })

/** Counts the moves of a save, 0 for invalid ones. */
export function countMoves(save: unknown): number {
  const parsed = v.safeParse(movesSchema, save)
  return parsed.success ? parsed.output.moves.length : 0
}

/** IndexedDB, because a killed browser loses the last seconds of local storage. */
export const saves = openStore('pairwise', 'rounds')

/** Opens the database early; the first open is slow. */
export function preloadSaves(): void {
  saves('readonly', () => undefined).catch(() => {})
}

/** Returns the prefix of a choice's slots with a seed from the address. */
export const seededSlots = (game: string, kind: string): string => `${game}/${kind}/`

/** Returns the slot of a game: one for each kind or, with a seed from the address, one for each board. */
export function slotOf(
  game: string,
  { kind, options, seed: given }: Route,
  seed: string | undefined,
): string {
  if (!given) return `${game}/${kind}`
  return seededSlots(game, kind) + JSON.stringify([options, seed])
}

/** A tab's claim to a slot, by which it saves there. */
export interface SlotClaim {
  readonly tab: string
  /** The tab that it claimed the slot from. */
  readonly from: string | undefined
  /** The time at which the slot's game was saved, in milliseconds since 1970. */
  readonly savedAt: number | undefined
  /** Aborts when a newer tab claims the slot. */
  readonly lost: AbortSignal
  /** With any problem but `damaged` and `silent`, saving is off: the slot may hold an unreadable game. */
  readonly problem: StorageProblem | 'damaged' | undefined
}

/** A slot's game, `undefined` if it has none; an invalid one is such that no rules accept its `save`. */
type FoundGame = Result<SavedGame | undefined, StorageProblem>

/** Without Web Locks, as on pages without HTTPS, a tab notices a newer one at its next write. */
const NEVER = new AbortController().signal

/**
 * Claims a slot for a tab and reads its game: whoever holds its lock owns it, and the newest tab takes the lock from any other, unless it
 * cannot read the slot. One claim at a time, so that the last tab to mark the slot in the database is the last to take
 * the lock.
 */
export async function claimSlot(slot: string, tab: string) {
  const claimed = (found: FoundGame, lost = NEVER) => {
    const saved = found.ok ? found.value : undefined
    const problem = found.ok ? undefined : found.code
    // A read that was given up may still mark the slot: this one holds nothing of what it found.
    const own = problem ? `${tab}-` : tab
    const claim: SlotClaim = { tab: own, from: saved?.tab, savedAt: saved?.at, lost, problem }
    return { saved, claim }
  }
  if (!('locks' in navigator)) return claimed(await readRetrying(slot, tab))
  const turn = { signal: AbortSignal.timeout(OPENING_MS) }
  try {
    return await navigator.locks.request(`pairwise/claim/${slot}`, turn, async () => {
      const found = await readRetrying(slot, tab)
      return claimed(found, found.ok ? takeLock(slot) : NEVER)
    })
  } catch (error) {
    return claimed({ ok: false, code: problemOf(error) })
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

async function readRetrying(slot: string, tab: string): Promise<FoundGame> {
  let problem: StorageProblem = 'unreadable'
  for (const ms of RETRIES_MS) {
    try {
      if (ms > 0) await wait(ms)
      const found = await inTime(readSlot(slot, tab), OPENING_MS)
      const unknown = { ...UNPLAYED, save: found }
      return { ok: true, value: found === undefined ? undefined : (parseSaved(found) ?? unknown) }
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
  const late = AbortSignal.timeout(OPENING_MS)
  return saves('readwrite', async (store) => {
    const found: unknown = await promisifyRequest(store.get(slot))
    const marked = found === undefined ? UNPLAYED : parseSaved(found)
    if (marked && !late.aborted) store.put({ ...marked, tab }, slot)
    return found
  })
}

/**
 * Reasons why a game is not being saved, or was not restored. `elsewhere`: a newer tab plays the slot. `too-long`: no save holds
 * as many moves.
 */
export type SavingProblem =
  | NonNullable<SlotClaim['problem']>
  | 'unwritten'
  | 'elsewhere'
  | 'too-long'
  | 'replay'

/**
 * Writes a slot unless a newer tab owns it, in one transaction. The write is queued with the read of the owner and
 * aborted if that is another tab: waiting for the read first would lose the write in a crash in between. Of a game too
 * long to be restored, the slot keeps what was written before.
 */
export async function writeSave(
  slot: string,
  { tab, from, problem: first }: Pick<SlotClaim, 'tab' | 'from' | 'problem'>,
  game: SavedGame,
): Promise<SavingProblem | undefined> {
  if (countMoves(game.save) > MAX_MOVES) return 'too-long'
  try {
    return await saves('readwrite', async (store) => {
      const request = promisifyRequest<unknown>(store.get(slot))
      store.put({ ...game, tab }, slot)
      const found = await request
      const owner = parseSaved(found)?.tab
      const isClaimed = first !== 'silent' && (owner === undefined || owner === from)
      if (found !== undefined && owner !== tab && !isClaimed) {
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
