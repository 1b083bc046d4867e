import type { GameResult } from './results'

/** The most results that are kept: years of play, a few hundred kilobytes. */
export const MAX_RESULTS = 5_000

/** With so many kinds of game kept, a file adds no further ones. */
const MAX_KINDS = 200

const DAY_MS = 86_400_000

/** No game of Pairwise ended before. */
const FIRST_DAY = Date.UTC(2020, 0, 1)

/** Why a result from a file is left out. */
export const SKIP_REASONS = ['bad-date', 'unknown-kind', 'too-many-kinds', 'no-room'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** What a result from a file is judged by. */
export interface ImportRules {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Says if the game has such a choice in its addresses. */
  readonly isKind: (game: string, choice: string) => boolean
}

/** All results with those from a file, how many of these were taken, and how many were not. */
export interface Imported {
  readonly results: readonly GameResult[]
  readonly taken: number
  readonly skipped: Readonly<Record<SkipReason, number>>
}

/** What tells one result from another. */
export const keyOf = ({ game, seed, at }: GameResult): string => `${game}/${seed}/${at}`

/** The kind of game that a result belongs to, as a key. */
export const kindOf = ({ game, choice }: GameResult): string => `${game}/${choice}`

const isPlausible = (at: number, now: number): boolean => at >= FIRST_DAY && at <= now + DAY_MS

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

/** Adds results from a file, as far as they make sense and what was played here leaves room. */
export function mergeImported(
  kept: readonly GameResult[],
  read: readonly GameResult[],
  { now, isKind }: ImportRules,
): Imported {
  const kinds = new Set(kept.map(kindOf))
  const skipped = { 'bad-date': 0, 'unknown-kind': 0, 'too-many-kinds': 0, 'no-room': 0 }
  const problemOf = (result: GameResult): SkipReason | undefined => {
    if (!isPlausible(result.at, now)) return 'bad-date'
    if (!isKind(result.game, result.choice)) return 'unknown-kind'
    return kinds.size < MAX_KINDS || kinds.has(kindOf(result)) ? undefined : 'too-many-kinds'
  }
  const good: GameResult[] = []
  for (const result of read) {
    const problem = problemOf(result)
    if (problem) skipped[problem] += 1
    else {
      kinds.add(kindOf(result))
      good.push({ ...result, imported: true })
    }
  }
  const results = mergeResults(good, kept, now)
  const keys = new Set(results.map(keyOf))
  const taken = good.filter((result) => keys.has(keyOf(result))).length
  return { results, taken, skipped: { ...skipped, 'no-room': good.length - taken } }
}
