import { get, update } from 'idb-keyval'
import * as v from 'valibot'
import { type Assists, assistsSchema, NO_ASSISTS, readAssists } from '../engine/assists'
import type { Result } from '../engine/rules'
import { openStore } from './database'
import {
  type Imported,
  type ImportRules,
  keyOf,
  MAX_RESULTS,
  mergeImported,
  mergeResults,
} from './merge-results'

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

const resultSchema = v.pipe(readAssists, v.object(resultEntries))

export interface GameResult extends Readonly<v.InferOutput<typeof resultSchema>> {
  readonly assists: Assists
  /** Came from a file, not from a game played here. */
  readonly imported?: true
}

const fileSchema = v.object({
  pairwise: v.literal('results'),
  version: v.literal(1),
  results: v.pipe(v.array(resultSchema), v.maxLength(MAX_RESULTS)),
})

const storedSchema = v.pipe(
  readAssists,
  v.object({ ...resultEntries, imported: v.exactOptional(v.literal(true)) }),
)

const listSchema = v.fallback(v.array(v.fallback(v.nullable(storedSchema), null)), [])

/** What storage holds, without what it should not. */
const parseList = (input: unknown): GameResult[] =>
  v.parse(listSchema, input).filter((result) => result !== null)

/** One connection for every reading and writing: browsers let go of none that was not closed. */
const shelf = openStore('pairwise-results', 'results')
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
const withBackup = (kept: unknown) => mergeResults(parseList(kept), readBackup(), Date.now())

/** Every result, the oldest first; none where the browser allows no storage. */
export const readResults = async (): Promise<readonly GameResult[]> =>
  withBackup(await get<unknown>(KEY, shelf).catch(() => []))

/**
 * Adds results of games played here to those that are kept; whether that worked. They are noted in local storage
 * until the database has them: a page that goes away has no time left to write to it.
 */
export async function addResults(
  results: readonly GameResult[],
  now: number = Date.now(),
): Promise<boolean> {
  const added = mergeResults(readBackup(), results, now)
  writeBackup(added)
  try {
    await update<unknown>(KEY, (kept) => mergeResults(parseList(kept), added, now), shelf)
    const keys = new Set(added.map(keyOf))
    writeBackup(readBackup().filter((result) => !keys.has(keyOf(result))))
    return true
  } catch {
    return false
  }
}

/** Adds results from a file to those that are kept; `undefined` when they cannot be stored. */
export async function importResults(
  read: readonly GameResult[],
  rules: ImportRules,
): Promise<Imported | undefined> {
  let imported: Imported | undefined
  try {
    await update<unknown>(
      KEY,
      (kept) => {
        imported = mergeImported(withBackup(kept), read, rules)
        return imported.results
      },
      shelf,
    )
    return imported
  } catch {
    return undefined
  }
}

/** The results as the text of a file. Where they were played is not part of it. */
export const makeResultsFile = (results: readonly GameResult[]): string =>
  JSON.stringify(
    {
      pairwise: 'results',
      version: 1,
      results: results.map(({ imported: _, ...result }) => result),
    },
    null,
    1,
  )

/** Reads such a file; the detail says what in it is wrong, and where. */
export function parseResultsFile(
  text: string,
): Result<readonly GameResult[], 'not-json' | 'not-results'> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { ok: false, code: 'not-json' }
  const parsed = v.safeParse(fileSchema, json.output)
  if (parsed.success) return { ok: true, value: parsed.output.results }
  return { ok: false, code: 'not-results', detail: v.summarize(parsed.issues).slice(0, 200) }
}
