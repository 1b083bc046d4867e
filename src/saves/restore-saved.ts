import type { I18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import { GAMES } from '#src/app/games.ts'
import type { SaveProblem } from '#src/engine/session.ts'
import { type FiledGame, MAX_BYTES } from './games-file.ts'
import { parseGamesFile } from './parse-games-file.ts'
import {
  RESTORE_OUTCOMES,
  type RestoreOutcome,
  restoreAside,
  restoreFiled,
} from './restore-games.ts'
import { gameOf, parseKey, type SavedEntry } from './saved-entry.ts'
import { type Saved, updateSaved } from './saved-games.ts'
import { parseRecord } from './saved-record.ts'
import { fileProblemText, outcomeText, refusedText, storeProblemText } from './saved-texts.ts'

type Texts = readonly string[]

/** Restores the games of a file that their rules accept; returns messages about the outcome. */
export async function restoreGamesFile(i18n: I18n, file: File): Promise<Texts> {
  if (file.size > MAX_BYTES) return [fileProblemText(i18n, 'too-large')]
  const games = parseGamesFile(await file.text())
  if (!games.ok) return [fileProblemText(i18n, games.code)]
  const { good, refused } = await checkAll(games.value)
  const outcomes = await restoreAll(good)
  if (!outcomes.ok) return [storeProblemText(i18n, outcomes.code)]
  const restored = RESTORE_OUTCOMES.filter(
    (outcome) => outcome === 'restored' || outcomes.value.get(outcome),
  )
  return [
    ...restored.map((outcome) => outcomeText(i18n, outcome, outcomes.value.get(outcome) ?? 0)),
    ...[...refused].map(([problem, count]) => refusedText(i18n, problem, count)),
  ]
}

const count = <Kind>(counts: Map<Kind, number>, kind: Kind): unknown =>
  counts.set(kind, (counts.get(kind) ?? 0) + 1)

/** Separates valid games from refused ones. Games set aside stay so, valid or not. */
async function checkAll(games: readonly FiledGame[]) {
  const good: FiledGame[] = []
  const refused = new Map<GameProblem, number>()
  for (const game of games) {
    const { slot, asideAt } = parseKey(game.key)
    const problem = asideAt === undefined ? await checkSaved(slot, game.value) : undefined
    if (problem) count(refused, problem)
    else good.push(game)
  }
  return { good, refused }
}

async function restoreAll(games: readonly FiledGame[]) {
  const outcomes = new Map<RestoreOutcome, number>()
  const restoreOne = (saved: Saved, game: FiledGame): Saved => {
    const restored = restoreFiled(saved, game, Date.now())
    count(outcomes, restored.outcome)
    return restored.saved
  }
  const done = await updateSaved((saved) => games.reduce(restoreOne, saved))
  return done.ok ? { ok: true as const, value: outcomes } : done
}

export async function restoreAsideGame(
  i18n: I18n,
  { key, slot, value }: SavedEntry,
  name: string,
): Promise<Texts> {
  const problem = await checkSaved(slot, value)
  if (problem) return [refusedText(i18n, problem, 1)]
  const done = await updateSaved((saved) => restoreAside(saved, key, Date.now()).saved)
  if (!done.ok) return [storeProblemText(i18n, done.code)]
  return [i18n._({ id: 'saved.restored', message: '{name} is restored.', values: { name } })]
}

export type GameProblem = SaveProblem | 'unknown-game' | 'unloaded'

/** The result of validating a save; `problem` is `undefined` for a valid one. */
export interface CheckedSave {
  readonly problem: GameProblem | undefined
}

/** Validates a saved game by replaying it; returns the reason if its rules refuse it. */
export async function checkSaved(slot: string, value: unknown): Promise<GameProblem | undefined> {
  const game = GAMES.find(({ id }) => id === gameOf(slot))
  if (!game) return 'unknown-game'
  const record = parseRecord(value)
  if (!record) return 'not-a-save'
  return await game.checkSave(record.save).catch(() => 'unloaded' as const)
}

/** Validates a saved game; `undefined` while loading. */
export function useSaveCheck({ slot, value }: SavedEntry): CheckedSave | undefined {
  const [checked, setChecked] = useState<CheckedSave>()
  useEffect(() => {
    let isCurrent = true
    void checkSaved(slot, value).then((problem) => isCurrent && setChecked({ problem }))
    return () => {
      isCurrent = false
    }
  }, [slot, value])
  return checked
}
