import { promisifyRequest } from 'idb-keyval'
import { useEffect, useState } from 'react'
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

export const updateMistake = (address: string, change: (mistake: Mistake) => Mistake) =>
  updateMistakes((all) => all.map((one) => (one.address === address ? change(one) : one)))

export const deleteMistake = (address: string): Promise<Stored> =>
  updateMistake(address, (one) => ({ ...one, deleted: true }))

/** Returns all mistakes, `undefined` until they are read, and how to show them after a change. */
export function useMistakes() {
  const [stored, show] = useState<Stored>()
  useEffect(() => void updateMistakes().then(show), [])
  return { ...stored, show }
}
