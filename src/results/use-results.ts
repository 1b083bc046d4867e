import { useEffect, useState } from 'react'
import type { DeclaredGame, Notes } from '#src/define/define-game.ts'
import type { GameResult } from '#src/define/result.ts'
import { readResults } from './results.ts'

/** Returns every result, oldest first; `undefined` until they are read. */
export function useResults(): readonly GameResult[] | undefined {
  const [results, setResults] = useState<readonly GameResult[]>()
  useEffect(() => void readResults().then(setResults), [])
  return results
}

/** Returns a game's notes on results once they are loaded; without them, names are the usual ones. */
export function useNotes({ loadNotes }: DeclaredGame): Notes | undefined {
  const [notes, setNotes] = useState<Notes>()
  useEffect(() => {
    loadNotes?.().then(setNotes, () => {})
  }, [loadNotes])
  return notes
}
