import { get, update } from 'idb-keyval'
import * as v from 'valibot'
import { type Assists, assistsSchema, NO_ASSISTS, readAssists } from '../engine/assists'
import { openStore } from './database'

/** How a game ended; `left` is one that was given up for another. */
const ENDS = ['won', 'lost', 'drawn', 'left'] as const

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const resultEntries = {
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/)),
  /** What was played, as in the game's address: `classic`, `expert-down`, `daily`. */
  choice: v.pipe(v.string(), v.maxLength(40)),
  seed: v.pipe(v.string(), v.maxLength(64)),
  end: v.picklist(ENDS),
  /** Milliseconds of play. */
  ms: v.pipe(v.number(), v.finite(), v.minValue(0)),
  moves: whole,
  /** Of games that are played for points alone. */
  points: v.optional(whole),
  assists: v.optional(assistsSchema, NO_ASSISTS),
  /** When it ended, in milliseconds since 1970. */
  at: whole,
}

export const resultSchema = v.pipe(readAssists, v.object(resultEntries))

export interface GameResult extends Readonly<v.InferOutput<typeof resultSchema>> {
  readonly assists: Assists
  /** Came from a file, not from a game played here. */
  readonly imported?: true
}

/** The most results that are stored: years of play, a few hundred kilobytes. */
export const MAX_RESULTS = 5_000

const DAY_MS = 86_400_000

/** No game of Pairwise ended before. */
const FIRST_DAY = Date.UTC(2020, 0, 1)

/** What tells one result from another. */
export const keyOf = ({ game, seed, at }: GameResult): string => `${game}/${seed}/${at}`

/** The kind of game that a result belongs to, as a key. */
export const kindOf = ({ game, choice }: GameResult): string => `${game}/${choice}`

export const isPlausible = (at: number, now: number): boolean =>
  at >= FIRST_DAY && at <= now + DAY_MS

/** What stays longest where there is no room for all: games played here, then those with a wrong date, then imports. */
function rankOf({ at, imported }: GameResult, now: number): number {
  if (imported) return 2
  return isPlausible(at, now) ? 0 : 1
}

/** Both lists as one, in time, each result once and as the second list has it. Keeps as many as there is room for. */
export function mergeResults(
  a: readonly GameResult[],
  b: readonly GameResult[],
  now: number,
): GameResult[] {
  const all = new Map([...a, ...b].map((result) => [keyOf(result), result]))
  return [...all.values()]
    .sort((x, y) => rankOf(x, now) - rankOf(y, now) || y.at - x.at)
    .slice(0, MAX_RESULTS)
    .sort((x, y) => x.at - y.at)
}

const storedSchema = v.pipe(
  readAssists,
  v.object({ ...resultEntries, imported: v.exactOptional(v.literal(true)) }),
)

const listSchema = v.fallback(v.array(v.fallback(v.nullable(storedSchema), null)), [])

/** What storage holds, without what it should not. */
const parseList = (input: unknown): GameResult[] =>
  v.parse(listSchema, input).filter((result) => result !== null)

/** One connection for all reading and writing: browsers let go of none that was not closed. */
const store = openStore('pairwise-results', 'results')
const KEY = 'all'

const BACKUP = 'pairwise/results'

/** Results that a page noted before it went away, or whose database did not take them. */
function readBackup(): readonly GameResult[] {
  try {
    return parseList(JSON.parse(localStorage.getItem(BACKUP) ?? '[]'))
  } catch {
    return []
  }
}

function writeBackup(results: readonly GameResult[]): void {
  try {
    if (results.length === 0) localStorage.removeItem(BACKUP)
    else localStorage.setItem(BACKUP, JSON.stringify(results))
  } catch {
    // Without it a result is lost where the page goes away before the database has it.
  }
}

/** What the database holds, with the results that did not get there. */
const withBackup = (stored: unknown) => mergeResults(parseList(stored), readBackup(), Date.now())

/** Every result, the oldest first; none where the browser allows no storage. */
export const readResults = async (): Promise<readonly GameResult[]> =>
  withBackup(await get<unknown>(KEY, store).catch(() => []))

/** Changes all results in one transaction; says if that worked. */
export async function updateResults(
  change: (results: readonly GameResult[]) => readonly GameResult[],
): Promise<boolean> {
  try {
    await update<unknown>(KEY, (stored) => change(withBackup(stored)), store)
    return true
  } catch {
    return false
  }
}

/**
 * Adds results of games played here; says if that worked. They are noted in local storage until the database has them:
 * a page that goes away has no time left to write to it.
 */
export async function addResults(
  results: readonly GameResult[],
  now: number = Date.now(),
): Promise<boolean> {
  const added = mergeResults(readBackup(), results, now)
  writeBackup(added)
  if (!(await updateResults((stored) => mergeResults(stored, added, now)))) return false
  const keys = new Set(added.map(keyOf))
  writeBackup(readBackup().filter((result) => !keys.has(keyOf(result))))
  return true
}
