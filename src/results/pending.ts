import * as v from 'valibot'
import type { GameResult } from '#src/define/define-game.ts'

/** The key in local storage of results that are not in the database yet. */
const PENDING = 'pairwise/results'

/** Reads a list in local storage, which is still to be parsed; an empty one where that fails. */
function readList(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]')
  } catch {
    return []
  }
}

/** Writes a list, an empty one by removing it. */
function writeList(key: string, list: readonly unknown[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // A result that stays is recorded again, which changes nothing; one that is not here is lost only if the page closes.
    // A daily board counts for the day on which the time played would have begun.
  }
}

/** Reads the results whose database transaction has not succeeded; they are still to be parsed. */
export const readPending = (): unknown => readList(PENDING)

export const writePending = (results: readonly unknown[]): void => writeList(PENDING, results)

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

const readBegun = (): readonly [board: string, at: number][] =>
  v.parse(begunSchema, readList(BEGUN))

/** Notes when a daily board was begun, since it counts for that day. */
export function noteBegun(board: string, now: number): void {
  if (begunAt(board) === undefined)
    writeList(BEGUN, [...readBegun(), [board, now]].slice(-MAX_BEGUN))
}

export const begunAt = (board: string): number | undefined =>
  readBegun().find(([other]) => other === board)?.[1]
