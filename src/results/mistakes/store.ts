import { promisifyRequest } from 'idb-keyval'
import { useEffect, useState } from 'react'
import { type DeclaredGame, useGames } from '#src/define/define-game.ts'
import { today } from '#src/define/seeds.ts'
import { openStore } from '#src/saves/database.ts'
import { type Mistake, parseMistakes } from './mistakes.ts'

const store = openStore('pairwise-mistakes', 'mistakes')
const KEY = 'all'

type Stored = ReturnType<typeof parseMistakes>

/** Reads all in one transaction, or changes them; none are found where that fails, as games say themselves. */
export async function updateMistakes(
  change?: (mistakes: readonly Mistake[]) => readonly Mistake[],
): Promise<Stored> {
  let found: Stored = { mistakes: [], damaged: [] }
  const transact = store('readwrite', async (all) => {
    const stored = await promisifyRequest<unknown>(all.get(KEY))
    found = parseMistakes(stored, today())
    if (change) found = { mistakes: [...change(found.mistakes)], damaged: [] }
    const list = [...found.mistakes, ...found.damaged]
    if (JSON.stringify(list) !== JSON.stringify(stored ?? [])) all.put(list, KEY)
    await promisifyRequest(all.transaction)
  })
  await transact.catch(() => {})
  return found
}

export const deleteMistake = (address: string): Promise<Stored> =>
  updateMistakes((all) =>
    all.map((one) => (one.address === address ? { ...one, deleted: true } : one)),
  )

/** Returns all mistakes, `undefined` until they are read, and how to show them after a change. */
export function useMistakes() {
  const [stored, show] = useState<Stored>()
  useEffect(() => void updateMistakes().then(show), [])
  return { ...stored, show }
}

/** Returns the addresses of a day's problems once they are made; none where they cannot be loaded. */
export function useProblems(day: string): readonly string[] | undefined {
  const games = useGames()
  const [problems, setProblems] = useState<readonly string[]>()
  useEffect(() => {
    const load = async ({ loadNotes }: DeclaredGame) =>
      (await (await loadNotes?.())?.problemsOf?.(day)) ?? []
    const loading = Promise.all(games.map(load)).catch(() => [])
    void loading.then((all) => setProblems(all.flat()))
  }, [games, day])
  return problems
}
