import * as v from 'valibot'
import type { Result } from '#src/engine/rules.ts'
import { type FiledGame, MAX_BYTES, MAX_GAMES } from './games-file.ts'

export const GAMES_FILE_PROBLEMS = ['too-large', 'not-json', 'not-games', 'too-many'] as const
export type GamesFileProblem = (typeof GAMES_FILE_PROBLEMS)[number]

const key = v.pipe(v.string(), v.minLength(1), v.maxLength(100_000))
const entrySchema = v.object({ key, value: v.unknown() })
const fileSchema = v.object({
  pairwise: v.literal('games'),
  version: v.literal(1),
  games: v.array(entrySchema),
})

/** JSON has no infinity: an endless game's `left` is written as `null`. */
const endlessSchema = v.looseObject({ left: v.null() })

function reviveEndless({ key, value }: FiledGame): FiledGame {
  const endless = v.safeParse(endlessSchema, value)
  return endless.success ? { key, value: { ...endless.output, left: Infinity } } : { key, value }
}

/** Parses a file of games, whose saves are still to be checked by their rules. */
export function parseGamesFile(text: string): Result<readonly FiledGame[], GamesFileProblem> {
  if (text.length > MAX_BYTES) return { ok: false, code: 'too-large' }
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { ok: false, code: 'not-json' }
  const file = v.safeParse(fileSchema, json.output)
  if (!file.success) return { ok: false, code: 'not-games' }
  const { games } = file.output
  if (games.length > MAX_GAMES) return { ok: false, code: 'too-many' }
  return { ok: true, value: games.map(reviveEndless) }
}
