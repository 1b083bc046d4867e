import { useEffect, useState } from 'react'
import { listSaves, type SavedSlot } from '../round/saves'

export type KeptRound = SavedSlot

/** The rounds in progress, the latest first. */
export function useKept(): readonly KeptRound[] {
  const [kept, setKept] = useState<readonly KeptRound[]>([])
  useEffect(() => {
    void listSaves().then((all) => setKept(all.filter(({ left }) => left > 0)))
  }, [])
  return kept
}

/** Those of one game. */
export const keptOf = (kept: readonly KeptRound[], game: string): readonly KeptRound[] =>
  kept.filter(({ slot }) => slot.startsWith(`${game}/`))
