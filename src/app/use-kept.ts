import { useEffect, useState } from 'react'
import { listGames, type SavedEntry } from '../play/saved-entry'
import { readSaved } from '../play/saved-games'

/** The games in progress, the latest first; none where the database cannot be read. */
export function useKept(): readonly SavedEntry[] {
  const [games, setGames] = useState<readonly SavedEntry[]>([])
  useEffect(() => {
    void readSaved().then((saved) => {
      if (saved.ok)
        setGames(listGames(saved.value).filter(({ record }) => record && record.left > 0))
    })
  }, [])
  return games
}

/** Those of one game. */
export const keptOf = (kept: readonly SavedEntry[], game: string): readonly SavedEntry[] =>
  kept.filter(({ slot }) => slot.startsWith(`${game}/`))
