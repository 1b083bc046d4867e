import * as v from 'valibot'
import type { Result } from '../engine/rules'

/** No file of games is larger; a larger one is refused unread. */
export const MAX_BYTES = 8_000_000

/** The most games of one file. */
export const MAX_GAMES = 100

/** As many characters as surely fit into a file: a character has at most three bytes. */
const MAX_CHARACTERS = MAX_BYTES / 3 - 1_000

/** A key of the store, and what is saved under it. */
export interface FiledGame {
  readonly key: string
  readonly value: unknown
}

const HEAD = '{"pairwise":"games","version":1,"games":[\n'
const TAIL = '\n]}'

/** A value as JSON; `undefined` for one that has none. A damaged save may be anything. */
export function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** Games as texts of files: one, or as many as it takes for each to be read again. */
export function makeGamesFiles(games: readonly FiledGame[]): readonly string[] {
  const files: string[][] = [[]]
  let length = 0
  for (const { key, value } of games) {
    const json = toJson({ key, value })
    if (json === undefined) continue
    const file = files.at(-1) ?? []
    const isFull = file.length === MAX_GAMES || length + json.length > MAX_CHARACTERS
    if (isFull && file.length > 0) files.push([json])
    else file.push(json)
    length = isFull ? json.length : length + json.length
  }
  return files.map((file) => HEAD + file.join(',\n') + TAIL)
}

/** Why a file of games is refused. */
export const GAMES_FILE_PROBLEMS = ['too-large', 'not-json', 'not-games', 'too-many'] as const
export type GamesFileProblem = (typeof GAMES_FILE_PROBLEMS)[number]

const key = v.pipe(v.string(), v.minLength(1), v.maxLength(100_000))
const entrySchema = v.object({ key, value: v.unknown() })
const fileSchema = v.object({
  pairwise: v.literal('games'),
  version: v.literal(1),
  games: v.array(entrySchema),
})

/** What version 0.1.0 wrote: games in progress, as a list. */
const firstSchema = v.pipe(
  v.array(v.looseObject({ slot: key })),
  v.transform((games) => games.map(({ slot, ...value }) => ({ key: slot, value }))),
)

const gamesSchema = v.union([
  v.pipe(
    fileSchema,
    v.transform(({ games }) => games),
  ),
  firstSchema,
])

/** JSON has no infinity: what is left of an endless game is written as `null`. */
const endlessSchema = v.looseObject({ left: v.null() })

function reviveEndless({ key, value }: FiledGame): FiledGame {
  const endless = v.safeParse(endlessSchema, value)
  return endless.success ? { key, value: { ...endless.output, left: Infinity } } : { key, value }
}

/** Reads a file of games. What they hold is for their rules to judge. */
export function parseGamesFile(text: string): Result<readonly FiledGame[], GamesFileProblem> {
  if (text.length > MAX_BYTES) return { ok: false, code: 'too-large' }
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { ok: false, code: 'not-json' }
  const games = v.safeParse(gamesSchema, json.output)
  if (!games.success) return { ok: false, code: 'not-games' }
  if (games.output.length > MAX_GAMES) return { ok: false, code: 'too-many' }
  return { ok: true, value: games.output.map(reviveEndless) }
}
