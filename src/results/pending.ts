import type { GameResult } from '#src/define/define-game.ts'

/** The key in local storage of results that are not in the database yet. */
const KEY = 'pairwise/results'

/** Reads the results whose database transaction has not succeeded; they are still to be parsed. */
export function readPending(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

export function writePending(results: readonly unknown[]): void {
  try {
    if (results.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(results))
  } catch {
    // One that stays is recorded again, which changes nothing; one that is not here is lost only if the page closes.
  }
}

/** Writes a result at once: a closing page has no time for the database. */
export function addPending(result: GameResult): void {
  const earlier = readPending()
  writePending([...(Array.isArray(earlier) ? earlier : []), result])
}
