import * as v from 'valibot'
import type { SavedRecord } from './saved-entry'

const KEY = 'pairwise/clock'

const clockSchema = v.object({
  slot: v.string(),
  seed: v.string(),
  elapsedMs: v.pipe(v.number(), v.finite()),
  turnMs: v.optional(v.number()),
})

type Clock = Pick<v.InferOutput<typeof clockSchema>, 'elapsedMs' | 'turnMs'>

const textSchema = v.pipe(v.string(), v.parseJson(), clockSchema)

const timedSchema = v.object({ seed: v.string(), elapsedMs: v.number() })

/** Notes a game's time in local storage: a page that goes away has no time left to write to the database. */
export function backUpClock({ slot, game }: { slot: string; game: SavedRecord | null }): void {
  const timed = v.safeParse(timedSchema, game?.save)
  try {
    const turnMs = game?.turnMs
    if (timed.success) localStorage.setItem(KEY, JSON.stringify({ slot, ...timed.output, turnMs }))
  } catch {
    // Without it a reload costs the time since the last move, and nothing else.
  }
}

/** The time of a slot's game that was noted last, where one was. Forgets it. */
export function takeClock(slot: string, seed: string): Clock | undefined {
  try {
    const noted = v.safeParse(textSchema, localStorage.getItem(KEY))
    if (!noted.success || noted.output.slot !== slot || noted.output.seed !== seed) return undefined
    localStorage.removeItem(KEY)
    return noted.output
  } catch {
    return undefined
  }
}
