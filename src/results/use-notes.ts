import { useEffect, useState } from 'react'
import type { DeclaredGame, Notes } from '#src/define/define-game.ts'

/** Returns a game's notes once they are loaded; without them, names are the usual ones. */
export function useNotes({ loadNotes }: DeclaredGame): Notes | undefined {
  const [notes, setNotes] = useState<Notes>()
  useEffect(() => {
    loadNotes?.().then(setNotes, () => {})
  }, [loadNotes])
  return notes
}
