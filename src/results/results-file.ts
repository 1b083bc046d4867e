import * as v from 'valibot'
import type { GameResult } from '#src/define/result.ts'
import type { Result } from '#src/engine/rules.ts'
import {
  isPlausible,
  keyOf,
  MAX_RESULTS,
  mergeResults,
  resultSchema,
  updateResults,
} from './results.ts'

const fileSchema = v.object({
  pairwise: v.literal('results'),
  version: v.literal(1),
  results: v.pipe(v.array(resultSchema), v.maxLength(MAX_RESULTS)),
})

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

export function parseResultsFile(
  text: string,
): Result<readonly GameResult[], 'not-json' | 'not-results'> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { ok: false, code: 'not-json' }
  const parsed = v.safeParse(fileSchema, json.output)
  if (parsed.success) return { ok: true, value: parsed.output.results }
  return { ok: false, code: 'not-results', detail: v.summarize(parsed.issues).slice(0, 200) }
}

export const SKIP_REASONS = ['bad-date', 'unknown-kind', 'no-room'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export interface ImportRules {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly isKind: (game: string, choice: string) => boolean
}

/** All results after an import, and the numbers of results imported and skipped. */
export interface Imported {
  readonly results: readonly GameResult[]
  readonly taken: number
  readonly skipped: Readonly<Record<SkipReason, number>>
}

/** Merges valid results from a file into the stored ones. */
export function mergeImported(
  stored: readonly GameResult[],
  read: readonly GameResult[],
  { now, isKind }: ImportRules,
): Imported {
  const skipped = { 'bad-date': 0, 'unknown-kind': 0, 'no-room': 0 }
  const problemOf = ({ at, game, choice }: GameResult): SkipReason | undefined => {
    if (!isPlausible(at, now)) return 'bad-date'
    return isKind(game, choice) ? undefined : 'unknown-kind'
  }
  const good: GameResult[] = []
  for (const result of read) {
    const problem = problemOf(result)
    if (problem) skipped[problem] += 1
    else good.push({ ...result, imported: true })
  }
  const results = mergeResults(good, stored, now)
  const keys = new Set(results.map(keyOf))
  const taken = good.filter((result) => keys.has(keyOf(result))).length
  return { results, taken, skipped: { ...skipped, 'no-room': good.length - taken } }
}

/** Imports results into storage; `undefined` if storage fails. */
export async function importResults(
  read: readonly GameResult[],
  rules: ImportRules,
): Promise<Imported | undefined> {
  let imported: Imported | undefined
  const isDone = await updateResults((stored) => {
    imported = mergeImported(stored, read, rules)
    return imported.results
  })
  return isDone ? imported : undefined
}
