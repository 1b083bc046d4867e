import { get, promisifyRequest } from 'idb-keyval'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import {
  type DeclaredGame,
  type GameResult,
  type Notes,
  RESULT_ENDS,
} from '#src/define/define-game.ts'
import { MAX_SEED } from '#src/engine/random.ts'
import { assistsSchema } from '#src/engine/session.ts'
import { openStore, problemOf } from '#src/saves/database.ts'
import { forgetFailure, tryLoading } from '#src/ui/load/load-failures.ts'
import { readPending, writePending } from './pending.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

export const resultSchema = v.object({
  game: v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/)),
  choice: v.pipe(v.string(), v.maxLength(40)),
  seed: v.pipe(v.string(), v.maxLength(MAX_SEED)),
  end: v.picklist(RESULT_ENDS),
  ms: v.pipe(v.number(), v.finite(), v.minValue(0)),
  moves: whole,
  points: v.optional(whole),
  margin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-64), v.maxValue(64))),
  second: v.optional(v.literal(true)),
  grade: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/))),
  assists: assistsSchema,
  at: whole,
  begunAt: v.optional(whole),
})

/** The most results, but for those that are the best of something: years of play, a few hundred kilobytes. */
export const MAX_RESULTS = 5_000

/** The most results in any case, in a file too. */
export const MAX_KEPT = 20_000

const DAY_MS = 86_400_000

/** Earlier dates are invalid. */
export const FIRST_DAY = Date.UTC(2020, 0, 1)

export const keyOf = ({ game, seed, at }: GameResult): string => `${game}/${seed}/${at}`

export const kindOf = ({ game, choice }: Pick<GameResult, 'game' | 'choice'>): string =>
  `${game}/${choice}`

/** Returns `true` if results of a game may be filed under a kind. */
export function isKind(games: readonly DeclaredGame[], game: string, kind: string): boolean {
  const declared = games.find(({ id }) => id === game)
  const isPage = Object.hasOwn(declared?.pages ?? {}, kind)
  return !isPage && declared?.parseChoice(kind) !== undefined
}

export const isPlausible = (at: number, now: number): boolean =>
  at >= FIRST_DAY && at <= now + DAY_MS

/** Ranks results for eviction: games played here stay longest, then those with a wrong date, then imports. */
function rankOf({ at, imported }: GameResult, now: number): number {
  if (imported) return 2
  return isPlausible(at, now) ? 0 : 1
}

/** Keeps one result of each board given up: how it ended after all, or the last time it was given up. */
function dropLeft(results: readonly GameResult[]): readonly GameResult[] {
  const boards = new Map<string, GameResult>()
  for (const result of results) {
    const board = `${kindOf(result)}/${result.seed}/${result.second}`
    if (result.end !== 'left' || (boards.get(board)?.end ?? 'left') === 'left')
      boards.set(board, result)
  }
  const last = new Set(boards.values())
  return results.filter((result) => result.end !== 'left' || last.has(result))
}

/** Yields what a result may be the best of, and how good it is: stages, levels, bests and dailies are those. */
function* feats(result: GameResult): Generator<readonly [name: string, value: number]> {
  const { seed, end, ms, moves, points, margin, grade, assists, at } = result
  const kind = kindOf(result)
  yield [`${kind} begun`, -at]
  if (result.choice === 'daily') yield [`${kind} ${seed} ${end}`, -at]
  if (end !== 'won') return
  // What helped decides on stars.
  const help = Object.keys(assists).sort().join()
  yield [`${kind} time ${grade} ${help}`, -ms]
  yield [`${kind} moves ${help}`, -moves - (assists.undo ?? 0)]
  if (points !== undefined) yield [`${kind} points`, points]
  if (margin !== undefined) yield [`${kind} margin`, margin]
}

/** Finds the results that are the best of something. */
function findBest(results: readonly GameResult[]): ReadonlySet<GameResult> {
  const best = new Map<string, { readonly value: number; readonly result: GameResult }>()
  for (const result of results)
    for (const [name, value] of feats(result))
      if (value > (best.get(name)?.value ?? -Infinity)) best.set(name, { value, result })
  return new Set([...best.values()].map(({ result }) => result))
}

/** Evicts what exceeds the limits, last what is the best of something. */
function evict(results: readonly GameResult[], now: number): readonly GameResult[] {
  if (results.length <= MAX_RESULTS) return results
  const best = findBest(results)
  const ranked = results.toSorted((x, y) => rankOf(x, now) - rankOf(y, now) || y.at - x.at)
  const others = ranked.filter((result) => !best.has(result))
  const room = Math.max(0, MAX_RESULTS - best.size)
  return [...ranked.filter((result) => best.has(result)), ...others.slice(0, room)]
    .slice(0, MAX_KEPT)
    .sort((x, y) => x.at - y.at)
}

/** Merges by key, the second list winning, in order of time; evicts what exceeds the limits. */
export function mergeResults(
  a: readonly GameResult[],
  b: readonly GameResult[],
  now: number,
): readonly GameResult[] {
  const all = new Map([...a, ...b].map((result) => [keyOf(result), result]))
  return evict(dropLeft([...all.values()].sort((x, y) => x.at - y.at)), now)
}

const storedSchema = v.object({
  ...resultSchema.entries,
  imported: v.exactOptional(v.literal(true)),
})

/** A list, also where a later version keeps it beside other things. */
const listSchema = v.fallback(
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.object({ results: v.array(v.unknown()) }),
      v.transform(({ results }) => results),
    ),
  ]),
  [],
)

const parseList = (input: unknown): GameResult[] =>
  v.parse(listSchema, input).flatMap((one) => {
    const parsed = v.safeParse(storedSchema, one)
    return parsed.success ? parsed.output : []
  })

/** Returns `false` for results that are damaged, or of a later version. */
const isWhole = (stored: unknown): boolean =>
  stored === undefined || (Array.isArray(stored) && parseList(stored).length === stored.length)

/** A single connection, since browsers keep unclosed ones open. */
const store = openStore('pairwise-results', 'results')
const KEY = 'all'

const parsePending = () => parseList(readPending())

const withPending = (stored: unknown) => mergeResults(parseList(stored), parsePending(), Date.now())

/** The prefix of keys of what was stored when it could not be read whole. */
const ASIDE = 'aside/'

/** Reads every result, oldest first; none where storage is not allowed, rejects where it does not answer. */
export const readResults = async (): Promise<readonly GameResult[]> =>
  withPending(
    await get<unknown>(KEY, store).catch((error: unknown) => {
      const isSilent = error instanceof DOMException && problemOf(error) !== 'forbidden'
      if (isSilent) throw error
    }),
  )

/** Runs work in one transaction; resolves to `false` if that failed. */
async function transact(work: (all: IDBObjectStore) => Promise<unknown>): Promise<boolean> {
  try {
    await store('readwrite', async (all) => {
      await work(all)
      await promisifyRequest(all.transaction)
    })
    return true
  } catch {
    return false
  }
}

/** Reads every result to change them, and sets aside what cannot be read whole. */
async function takeResults(all: IDBObjectStore): Promise<readonly GameResult[]> {
  const stored = await promisifyRequest<unknown>(all.get(KEY))
  if (!isWhole(stored)) all.put(stored, `${ASIDE}${Date.now()}`)
  return withPending(stored)
}

/** Sets aside what cannot be read whole, and reads all that was. */
export async function readAside(): Promise<readonly unknown[]> {
  const found: unknown[] = []
  await transact(async (all) => {
    if (!isWhole(await promisifyRequest<unknown>(all.get(KEY))))
      all.put(await takeResults(all), KEY)
    const keys = IDBKeyRange.bound(ASIDE, `${ASIDE}\uFFFF`)
    found.push(...(await promisifyRequest<unknown[]>(all.getAll(keys))))
  })
  return found
}

/** Updates all results in one transaction; resolves to `false` if that failed. */
export const updateResults = (
  change: (results: readonly GameResult[]) => readonly GameResult[],
): Promise<boolean> => transact(async (all) => all.put(change(await takeResults(all)), KEY))

/** Adds results and pending ones, which stay pending if that fails. */
export async function addResults(results: readonly GameResult[]): Promise<void> {
  const now = Date.now()
  const added = mergeResults(parsePending(), results, now)
  if (added.length === 0) return
  if (!(await updateResults((stored) => mergeResults(stored, added, now)))) return
  const keys = new Set(added.map(keyOf))
  writePending(parsePending().filter((result) => !keys.has(keyOf(result))))
  askToKeep()
}

/** Names a game that was played, whenever its result was stored. */
const attemptOf = ({ seed, ms, moves }: GameResult): string => `${seed}/${ms}/${moves}`

const deletedKey = (kind: string): string => `deleted/${kind}`

const attemptsSchema = v.fallback(v.array(v.string()), [])

/** Reads which games of a kind had results that were deleted. */
const takeDeleted = async (all: IDBObjectStore, kind: string): Promise<readonly string[]> =>
  v.parse(attemptsSchema, await promisifyRequest<unknown>(all.get(deletedKey(kind))))

/** Adds a result unless there is one of the same game, or it was deleted. */
export const addMissing = (result: GameResult): Promise<boolean> =>
  transact(async (all) => {
    const results = await takeResults(all)
    const deleted = await takeDeleted(all, kindOf(result))
    const own = results.filter((other) => kindOf(other) === kindOf(result))
    if (![...deleted, ...own.map(attemptOf)].includes(attemptOf(result)))
      all.put(mergeResults(results, [result], Date.now()), KEY)
  })

let hasRequested = false

/** Asks the browser, once a visit, not to clear what is stored here when its room runs short. */
function askToKeep(): void {
  if (hasRequested || !('storage' in navigator)) return
  hasRequested = true
  navigator.storage.persist().catch(() => {})
}

/** Removes all results of a kind of game, and notes of which games; resolves to `false` if that failed. */
export async function removeResults(kind: string): Promise<boolean> {
  const isOther = (result: GameResult) => kindOf(result) !== kind
  const isDone = await transact(async (all) => {
    const results = await takeResults(all)
    const own = results.filter((result) => !isOther(result)).map(attemptOf)
    const deleted = [...(await takeDeleted(all, kind)), ...own].slice(-MAX_RESULTS)
    all.put(results.filter(isOther), KEY)
    all.put(deleted, deletedKey(kind))
  })
  if (isDone) writePending(parsePending().filter(isOther))
  return isDone
}

const READING = 'reading of results'

/** Runs work that reads results; tells a failure, with a retry, while the page that wants them is open. */
export function startReading(work: () => Promise<void>): () => void {
  let isWanted = true
  void tryLoading(READING, 'results', () =>
    work().catch((error: unknown) => {
      if (isWanted) throw error
    }),
  )
  return () => {
    isWanted = false
    forgetFailure(READING)
  }
}

/** Reads every result, oldest first; `undefined` until then. */
export function useResults(): readonly GameResult[] | undefined {
  const [results, setResults] = useState<readonly GameResult[]>()
  useEffect(() => startReading(async () => setResults(await readResults())), [])
  return results
}

/** Returns a game's notes on results once they are loaded; without them, names are the usual ones. */
export function useNotes({ loadNotes }: DeclaredGame): Notes | undefined {
  const [notes, setNotes] = useState<Notes>()
  useEffect(() => {
    loadNotes?.().then(setNotes, () => {})
  }, [loadNotes])
  return notes
}
