import { isUnplayed } from './saved-record.ts'

/** Larger files are refused unread. */
export const MAX_BYTES = 8_000_000

export const MAX_GAMES = 100

const MAX_CHARACTERS = MAX_BYTES / 3 - 1_000

export interface FiledGame {
  readonly key: string
  readonly value: unknown
}

const HEAD = '{"pairwise":"games","version":1,"games":[\n'
const TAIL = '\n]}'

/** Serializes a value; `undefined` where that fails. A damaged save may be anything. */
export function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

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
