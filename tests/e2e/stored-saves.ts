import type { Page } from '@playwright/test'
import { codeMove } from '#src/games/link/rules/code.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkMove } from '#src/games/link/rules/types.ts'
import { linkOf, played } from '../support/link-of'

/** The address of a board given as text, rows separated by slashes. */
export const boardAddress = (rows: string, more = ''): string =>
  `/#/link?level=literal&board=${rows.replaceAll('/', '%0A')}${more}&seed=test`

/** The address of a game on such a board, to watch or to race. */
export function watched(rows: string, moves: readonly LinkMove[], use: 'g' | 'race' = 'g'): string {
  const board = rows.replaceAll('/', '\n')
  const options = { level: 'literal', board, gravity: 'none' } as const
  return `/#/${linkOf({ rules, codeMove }, played(rules, { options, seed: 'test' }, moves), use)}`
}

/** Loads an address, even if only its hash differs from the page's. */
export async function openFresh(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
}

/** Opens a file beside the app, where storage can be written before the app runs. */
export const openBeside = (page: Page): Promise<unknown> => page.goto('/robots.txt')

/** Reads all saves by slot. A page of the app must be open. They cross over as text, which is faster for long games. */
export async function readStoredSaves(page: Page): Promise<Record<string, unknown>> {
  const text = await page.evaluate(async () => {
    const request = indexedDB.open('pairwise')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    try {
      if (!database.objectStoreNames.contains('rounds')) return '{}'
      const rounds = database.transaction('rounds').objectStore('rounds')
      const [keys, values] = await Promise.all([
        answerOf(rounds.getAllKeys()),
        answerOf(rounds.getAll()),
      ])
      return JSON.stringify(Object.fromEntries(keys.map((key, slot) => [key, values[slot]])))
    } finally {
      database.close()
    }
  })
  return JSON.parse(text)
}

/** Writes a save. */
export const writeStoredSave = (page: Page, slot: string, value: unknown): Promise<void> =>
  page.evaluate(
    async ([key, save]) => {
      const request = indexedDB.open('pairwise')
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        // The app may not have run yet.
        request.onupgradeneeded = () => request.result.createObjectStore('rounds')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const writing = database.transaction('rounds', 'readwrite')
      writing.objectStore('rounds').put(JSON.parse(save), key)
      await new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve()
        writing.onabort = () => reject(writing.error)
      })
      database.close()
    },
    [slot, JSON.stringify(value)] as const,
  )

/** Opens a game at a save, the first that the app sees. */
export async function openSave(page: Page, slot: string, save: unknown): Promise<void> {
  await openBeside(page)
  await writeStoredSave(page, slot, { at: 1, left: 1, href: `/${slot}`, save })
  await page.goto(`/#/${slot}`)
}

/** Lengthens a save to a number of moves, all like its first. */
export async function repeatFirstMove(page: Page, slot: string, count: number): Promise<void> {
  const { [slot]: record } = await readStoredSaves(page)
  const { save } = record as { save: { moves: readonly unknown[] } }
  const moves = Array(count).fill(save.moves[0])
  await writeStoredSave(page, slot, { ...(record as object), save: { ...save, moves } })
}

/** Counts the moves of the first slot with this prefix; `undefined` if there is none. */
export async function savedMoves(page: Page, slot: string): Promise<number | undefined> {
  const saves = Object.entries(await readStoredSaves(page))
  const save = saves.find(([key]) => key.startsWith(slot))?.[1] as
    | { save?: { moves?: unknown[] } }
    | undefined
  return save?.save?.moves?.length
}

/** Reads a save's clock in milliseconds. */
export async function savedMs(page: Page, slot: string): Promise<number> {
  const saves = Object.entries(await readStoredSaves(page))
  const save = saves.find(([key]) => key.startsWith(slot))?.[1] as { save: { elapsedMs: number } }
  return save.save.elapsedMs
}

/** Counts the moves of the games that undo leads back to, the nearest last. */
export async function earlierMoves(page: Page, slot: string): Promise<number[]> {
  const { [slot]: record } = await readStoredSaves(page)
  const { earlier = [] } = record as { earlier?: { moves: unknown[] }[] }
  return earlier.map(({ moves }) => moves.length)
}

/** Writes results. */
export const writeResults = (page: Page, results: unknown): Promise<void> =>
  page.evaluate(async (all) => {
    const request = indexedDB.open('pairwise-results')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      // The page may not have read results yet.
      request.onupgradeneeded = () => request.result.createObjectStore('results')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const writing = database.transaction('results', 'readwrite')
    writing.objectStore('results').put(all, 'all')
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve()
      writing.onabort = () => reject(writing.error)
    })
    database.close()
  }, results)
