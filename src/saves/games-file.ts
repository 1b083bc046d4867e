import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import type { DeclaredGame } from '#src/define/define-game.ts'
import type { SaveProblem } from '#src/engine/restore.ts'
import type { Result } from '#src/engine/rules.ts'
import { downloadText, makeSendable } from '#src/ui/send.ts'
import type { StorageProblem } from './database.ts'
import {
  gameOf,
  isAside,
  listEntries,
  parseEntry,
  type RestoreOutcome,
  readStored,
  restoreEntry,
  type SavedEntry,
  toJson,
  updateStored,
} from './saved-games.ts'
import { isUnplayed } from './saves.ts'

/** Larger files are refused unread. */
const MAX_BYTES = 8_000_000

const MAX_GAMES = 100

const MAX_CHARACTERS = MAX_BYTES / 3 - 1_000

type Filed = Pick<SavedEntry, 'key' | 'value'>

const HEAD = '{"pairwise":"games","version":1,"games":[\n'
const TAIL = '\n]}'

/** Serializes games, which an unplayed slot has none of, split into several files where one would be too large to read again. */
export function makeGamesFiles(games: readonly Filed[]): readonly string[] {
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

const nameOf = (index: number): string =>
  index === 0 ? 'pairwise-games' : `pairwise-games-${index + 1}`

export function downloadGames(games: readonly Filed[]): void {
  for (const [index, text] of makeGamesFiles(games).entries())
    downloadText(`${nameOf(index)}.json`, text)
}

/** Makes the files in which games go to another device. */
export const makeSentGames = (games: readonly Filed[]): readonly File[] =>
  makeGamesFiles(games).map((text, index) => makeSendable(nameOf(index), text))

/** Downloads all saved games, including those set aside, for safekeeping and bug reports. */
export async function downloadStored(): Promise<void> {
  const stored = await readStored()
  if (stored.ok) downloadGames(listEntries(stored.value))
}

export type FileProblem = 'too-large' | 'not-json' | 'not-games' | 'too-many'

/** Says why a file was refused. Names of a message's cases have no hyphens. */
export const fileText = (i18n: I18n, problem: FileProblem | 'not-results'): string =>
  i18n._({
    id: 'file.refused',
    message:
      'This file {problem, select, not_json {is not JSON} too_large {is larger than 8 MB} too_many {holds more than 100 games} not_games {has no saved games from Pairwise} other {has no results from Pairwise}}, so nothing was changed.',
    values: { problem: problem.replace('-', '_') },
  })

const jsonSchema = v.pipe(v.string(), v.parseJson())

const key = v.pipe(v.string(), v.minLength(1), v.maxLength(100_000))
const fileSchema = v.object({
  pairwise: v.literal('games'),
  version: v.literal(1),
  games: v.array(v.object({ key, value: v.unknown() })),
})

/** Parses an untrusted file of games, whose saves are still to be checked by their rules. */
export function parseGamesFile(text: string): Result<readonly SavedEntry[], FileProblem> {
  if (text.length > MAX_BYTES) return { ok: false, code: 'too-large' }
  const json = v.safeParse(jsonSchema, text)
  if (!json.success) return { ok: false, code: 'not-json' }
  const file = v.safeParse(fileSchema, json.output)
  if (!file.success) return { ok: false, code: 'not-games' }
  const { games } = file.output
  if (games.length > MAX_GAMES) return { ok: false, code: 'too-many' }
  return { ok: true, value: games.map(({ key, value }) => parseEntry(key, value)) }
}

export type RestoreProblem = SaveProblem | 'unknown-game' | 'unloaded'

/** Validates a saved game by replaying it; returns the reason if its rules refuse it. */
export async function checkSaved(
  games: readonly DeclaredGame[],
  { slot, game }: SavedEntry,
): Promise<RestoreProblem | undefined> {
  const declared = games.find(({ id }) => id === gameOf(slot))
  if (!declared) return 'unknown-game'
  if (!game) return 'not-a-save'
  return await declared.checkSave(game.save).catch(() => 'unloaded' as const)
}

interface RestoredFile {
  readonly outcomes: readonly RestoreOutcome[]
  readonly refused: readonly RestoreProblem[]
}

/** Restores the games of a file that their rules accept. Those set aside stay so, valid or not. */
export async function restoreGamesFile(
  declared: readonly DeclaredGame[],
  file: File,
): Promise<Result<RestoredFile, FileProblem | StorageProblem>> {
  if (file.size > MAX_BYTES) return { ok: false, code: 'too-large' }
  const filed = parseGamesFile(await file.text())
  if (!filed.ok) return filed
  const good: SavedEntry[] = []
  const refused: RestoreProblem[] = []
  for (const entry of filed.value) {
    const problem = isAside(entry) ? undefined : await checkSaved(declared, entry)
    if (problem) refused.push(problem)
    else good.push(entry)
  }
  const outcomes: RestoreOutcome[] = []
  const code = await updateStored((before) =>
    good.reduce((stored, entry) => {
      const restored = restoreEntry(stored, entry, Date.now())
      outcomes.push(restored.outcome)
      return restored.stored
    }, before),
  )
  return code ? { ok: false, code } : { ok: true, value: { outcomes, refused } }
}
