import type { GameResult } from './results.ts'

/** The key in local storage of results that are not in the database yet. */
export const NOTED = 'pairwise/results'

/** Notes a result at once: what records it is loaded later, and a closing page has time for neither. */
export function noteResult(result: GameResult): void {
  try {
    const earlier: unknown = JSON.parse(localStorage.getItem(NOTED) ?? '[]')
    localStorage.setItem(
      NOTED,
      JSON.stringify([...(Array.isArray(earlier) ? earlier : []), result]),
    )
  } catch {
    // Without the note, a result is lost only if the page closes before it is recorded.
  }
}
