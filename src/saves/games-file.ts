import * as v from 'valibot'
import type { Result } from '#src/engine/rules.ts'
import { type SavedEntry, toJson } from './saved-games.ts'
import { isUnplayed } from './saves.ts'

/** Larger files are refused unread. */
export const MAX_BYTES = 8_000_000

const MAX_GAMES = 100

const MAX_CHARACTERS = MAX_BYTES / 3 - 1_000

/** A game as filed; its save is still to be checked by its rules. */
export type FiledGame = Pick<SavedEntry, 'key' | 'value'>

const HEAD = '{"pairwise":"games","version":1,"games":[\n'
const TAIL = '\n]}'

/** Serializes games, which an unplayed slot has none of, split into several files where one would be too large to read again. */
export function makeGamesFiles(games: readonly FiledGame[]): readonly string[] {
  const files: string[][] = [[]]
  let length = 0
  for (const { key, value } of games) {
    const json = isUnplayed(value) ? undefined : toJson({ key, value })
    if (json === undefined) continue
    const file = files.at(-1) ?? []
    const isFull = file.length === MAX_GAMES || length + json.length > MAX_CHARACTERS
    if (isFull && file.length > 0) files.push([json])
    else file.push(json)
    length = isFull ? json.length : length + json.length
  }
  return files.map((file) => HEAD + file.join(',\n') + TAIL)
}

export function downloadText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export function downloadGames(games: readonly FiledGame[]): void {
  for (const [index, text] of makeGamesFiles(games).entries())
    downloadText(index === 0 ? 'pairwise-games.json' : `pairwise-games-${index + 1}.json`, text)
}

export type FileProblem = 'too-large' | 'not-json' | 'not-games' | 'too-many'

const key = v.pipe(v.string(), v.minLength(1), v.maxLength(100_000))
const fileSchema = v.object({
  pairwise: v.literal('games'),
  version: v.literal(1),
  games: v.array(v.object({ key, value: v.unknown() })),
})

/** JSON has no infinity: an endless game's `left` is written as `null`. */
const leftSchema = v.looseObject({ left: v.unknown() })

function reviveEndless({ key, value }: FiledGame): FiledGame {
  const game = v.safeParse(leftSchema, value)
  const isEndless = game.success && game.output.left === null
  return isEndless ? { key, value: { ...game.output, left: Infinity } } : { key, value }
}

/** Parses an untrusted file of games. */
export function parseGamesFile(text: string): Result<readonly FiledGame[], FileProblem> {
  if (text.length > MAX_BYTES) return { ok: false, code: 'too-large' }
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { ok: false, code: 'not-json' }
  const file = v.safeParse(fileSchema, json.output)
  if (!file.success) return { ok: false, code: 'not-games' }
  const { games } = file.output
  if (games.length > MAX_GAMES) return { ok: false, code: 'too-many' }
  return { ok: true, value: games.map(reviveEndless) }
}
