import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useState } from 'react'
import type { Result } from '../engine/rules'
import type { StorageProblem } from '../play/database'
import { listEntries, type SavedEntry } from '../play/saved-entry'
import { readSaved, type Saved, updateSaved } from '../play/saved-games'
import { useUpright } from '../ui/board/view'
import { restoreAsideGame, restoreGamesFile } from './restore-saved'
import { gameName, storeProblemText } from './saved-texts'

type Texts = readonly string[]

/** What is saved, and what can be done with it. Every change is made in the store first, and then shown. */
export function useSavedGames() {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  const [saved, setSaved] = useState<Result<Saved, StorageProblem>>()
  const [said, setSaid] = useState<Texts>([])
  const load = useCallback(async () => setSaved(await readSaved()), [])
  useEffect(() => void load(), [load])
  const after = async (change: Promise<Texts>) => {
    setSaid([])
    setSaid(await change)
    await load()
  }
  const nameOf = (entry: SavedEntry) => gameName(i18n, entry, isUpright)
  return {
    entries: saved?.ok ? listEntries(saved.value) : undefined,
    problem: saved && !saved.ok ? saved.code : undefined,
    said,
    restoreFile: (file: File) => after(restoreGamesFile(i18n, file)),
    restoreAside: (entry: SavedEntry) => after(restoreAsideGame(i18n, entry, nameOf(entry))),
    remove: (entry: SavedEntry) => after(removeGame(i18n, entry, nameOf(entry))),
  }
}

async function removeGame(i18n: I18n, { key }: SavedEntry, name: string): Promise<Texts> {
  const done = await updateSaved((saved) => new Map([...saved].filter(([other]) => other !== key)))
  if (!done.ok) return [storeProblemText(i18n, done.code)]
  return [i18n._({ id: 'saved.deleted', message: '{name} is deleted.', values: { name } })]
}
