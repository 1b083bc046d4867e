import * as v from 'valibot'
import type { SavedGame } from './saves'

const KEY = 'pairwise/clock'

const clockSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ slot: v.string(), seed: v.string(), elapsedMs: v.pipe(v.number(), v.finite()) }),
)

const timedSchema = v.object({ seed: v.string(), elapsedMs: v.number() })

/** Notes a game's time in local storage: a page that goes away has no time left to write to the database. */
export function backUpClock({ slot, game }: { slot: string; game: SavedGame | null }): void {
  const timed = v.safeParse(timedSchema, game?.save)
  try {
    if (timed.success) localStorage.setItem(KEY, JSON.stringify({ slot, ...timed.output }))
  } catch {
    // Without it a reload costs the time since the last move, and nothing else.
  }
}

/** The time of a slot's game that was noted last, in milliseconds; 0 where none was. Forgets it. */
export function takeClock(slot: string, seed: string): number {
  try {
    const noted = v.safeParse(clockSchema, localStorage.getItem(KEY))
    if (!noted.success || noted.output.slot !== slot || noted.output.seed !== seed) return 0
    localStorage.removeItem(KEY)
    return noted.output.elapsedMs
  } catch {
    return 0
  }
}
