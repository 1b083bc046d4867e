import { createStore, del, entries, get, set } from 'idb-keyval'
import * as v from 'valibot'

/** A round as it is kept: enough for the menu to name it, and the save that its game restores. */
export interface Kept {
  /** When it was played last, in milliseconds since 1970. */
  readonly at: number
  /** How much is left to do, in the game's own unit: 0 for a round that has not begun, infinite without an end. */
  readonly left: number
  /** The address that goes on with it, as `/link/classic`. */
  readonly href: string
  readonly save: unknown
}

/** Why nothing is being kept: there is no room, or the browser does not allow it. */
export type KeepProblem = 'full' | 'forbidden'

/**
 * Where rounds are kept, one to a slot such as `link/classic`. IndexedDB, because a browser that is killed
 * loses the last seconds of what it had in local storage.
 */
export interface Keeper {
  /** Has the database opened, for it takes a while the first time. */
  open(): void
  /** `undefined` when there is none, or it cannot be read. */
  read(slot: string): Promise<Kept | undefined>
  /** All rounds that are kept, the latest first. */
  list(): Promise<readonly (Kept & { slot: string })[]>
  write(slot: string, kept: Kept): Promise<KeepProblem | undefined>
  remove(slot: string): Promise<void>
  /** Puts a save that cannot be restored out of the way, without losing it. */
  setAside(slot: string): Promise<void>
}

const keptSchema = v.object({
  at: v.number(),
  left: v.number(),
  href: v.string(),
  save: v.unknown(),
})

const ASIDE = 'aside/'

const problemOf = (error: unknown): KeepProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'

/** `undefined` in place of a failure: a game can always be played, kept or not. */
const orUndefined = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

function parseKept(input: unknown): Kept | undefined {
  const parsed = v.safeParse(keptSchema, input)
  if (parsed.success) return { ...parsed.output, save: parsed.output.save }
  return input === undefined ? undefined : { at: 0, left: 0, href: '/', save: input }
}

/** A keeper over the browser's database. */
function makeKeeper(): Keeper {
  let opened: ReturnType<typeof createStore> | undefined
  const rounds = () => {
    opened ??= createStore('pairwise', 'rounds')
    return opened
  }
  return {
    open: () => void orUndefined(() => rounds()('readonly', () => undefined)),
    read: async (slot) => parseKept(await orUndefined(() => get<unknown>(slot, rounds()))),
    list: async () => {
      const all = (await orUndefined(() => entries<string, unknown>(rounds()))) ?? []
      const kept = all.filter(([slot]) => !slot.startsWith(ASIDE))
      return kept
        .flatMap(([slot, value]) => ({
          slot,
          at: 0,
          left: 0,
          href: '/',
          save: null,
          ...parseKept(value),
        }))
        .sort((a, b) => b.at - a.at)
    },
    write: async (slot, kept) => {
      try {
        await set(slot, kept, rounds())
        return undefined
      } catch (error) {
        return problemOf(error)
      }
    },
    remove: async (slot) => void (await orUndefined(() => del(slot, rounds()))),
    setAside: async (slot) => {
      await orUndefined(async () => {
        const damaged = await get<unknown>(slot, rounds())
        await set(`${ASIDE}${slot}/${Date.now()}`, damaged, rounds())
        await del(slot, rounds())
      })
    },
  }
}

/** Where this browser keeps rounds. */
export const keeper = makeKeeper()
