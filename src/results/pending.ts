import * as v from 'valibot'
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

/** The key in local storage of when daily boards were begun, by game and seed, the newest last. */
const BEGUN = 'pairwise/begun'

/** Enough for those that are ended later than they were begun. */
const MAX_BEGUN = 50

const begunSchema = v.fallback(v.array(v.tuple([v.string(), v.number()])), [])

function readBegun(): readonly [board: string, at: number][] {
  try {
    return v.parse(begunSchema, JSON.parse(localStorage.getItem(BEGUN) ?? '[]'))
  } catch {
    return []
  }
}

/** Notes when a daily board was begun, since it counts for that day. */
export function noteBegun(board: string, now: number): void {
  if (begunAt(board) !== undefined) return
  try {
    const boards = [...readBegun(), [board, now]].slice(-MAX_BEGUN)
    localStorage.setItem(BEGUN, JSON.stringify(boards))
  } catch {
    // Then it counts for the day on which the time played would have begun.
  }
}

export const begunAt = (board: string): number | undefined =>
  readBegun().find(([other]) => other === board)?.[1]
