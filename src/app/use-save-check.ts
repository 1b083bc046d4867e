import { useEffect, useState } from 'react'
import type { SaveProblem } from '../engine/session'
import { gameOf, parseRecord, type SavedEntry } from '../play/saved-entry'
import { GAMES } from './games'

/** Why a saved game cannot be opened. */
export type GameProblem = SaveProblem | 'unknown-game' | 'unloaded'

/** What its rules say of a saved game: nothing where it is good. */
export interface CheckedSave {
  readonly problem: GameProblem | undefined
}

/** Replays a saved game by its own rules, and returns why they refuse it. */
export async function checkSaved(slot: string, value: unknown): Promise<GameProblem | undefined> {
  const game = GAMES.find(({ id }) => id === gameOf(slot))
  if (!game) return 'unknown-game'
  const record = parseRecord(value)
  if (!record) return 'not-a-save'
  return await game.checkSave(record.save).catch(() => 'unloaded' as const)
}

/** Checks a saved game; `undefined` until it is known. */
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
