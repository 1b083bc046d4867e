import * as v from 'valibot'

/** One key for each slot, as `pairwise/clock/link/classic`. */
const PREFIX = 'pairwise/clock/'

/** With more clocks than these, all are dropped. */
const MAX_CLOCKS = 50

const clockSchema = v.object({
  /** The time of writing, in milliseconds since 1970. */
  at: v.number(),
  seed: v.string(),
  elapsedMs: v.pipe(v.number(), v.finite()),
  turnMs: v.optional(v.number()),
})
export type Clock = v.InferOutput<typeof clockSchema>

const textSchema = v.pipe(v.string(), v.parseJson(), clockSchema)

/** Writes the clock to local storage, which is synchronous: a closing page has no time for the database. */
export function writeClock(slot: string, clock: Clock): void {
  try {
    const clocks = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    if (clocks.length > MAX_CLOCKS) for (const key of clocks) localStorage.removeItem(key)
    localStorage.setItem(PREFIX + slot, JSON.stringify(clock))
  } catch {
    // Losing it costs only the time since the last move.
  }
}

/** Removes a slot's clock, and returns it unless a game was saved since then: it may be of an earlier attempt. */
export function takeClock(slot: string, saved: Pick<Clock, 'at' | 'seed'>): Clock | undefined {
  try {
    const clock = v.parse(textSchema, localStorage.getItem(PREFIX + slot))
    localStorage.removeItem(PREFIX + slot)
    return clock.seed === saved.seed && clock.at >= saved.at ? clock : undefined
  } catch {
    return undefined
  }
}
