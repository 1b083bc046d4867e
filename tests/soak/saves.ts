import type { Page } from '@playwright/test'
import { readStoredSaves } from '../e2e/stored-saves'

/** The moves of every saved game, by slot. */
export type Saves = Readonly<Record<string, readonly unknown[]>>

type Stored = { save?: { moves?: readonly unknown[] } }

export async function readSaves(page: Page): Promise<Saves> {
  const shelf = Object.entries(await readStoredSaves(page))
  return Object.fromEntries(
    shelf.map(([slot, stored]) => [slot, (stored as Stored).save?.moves ?? []]),
  )
}

/** Slots whose rounds are gone, shorter or other than before, or were put aside as damaged. */
export function findLosses(before: Saves, after: Saves): string[] {
  const aside = Object.keys(after).filter((slot) => slot.startsWith('aside/'))
  const lost = Object.entries(before).filter(([slot, moves]) => {
    const stored = after[slot]?.slice(0, moves.length)
    return JSON.stringify(stored) !== JSON.stringify(moves)
  })
  return [...aside, ...lost.map(([slot, moves]) => `${slot}, ${moves.length} moves`)]
}

/** Every cell of the board as it is read out, one a line; empty where there is no board. A dialog's boards are none. */
export const readBoardNames = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=grid] button')]
      .filter((cell) => !cell.closest('dialog'))
      .map((cell) => cell.getAttribute('aria-label') ?? '')
      .join('\n'),
  )

/** The first cell that is another than before. */
export function findChange(before: string, after: string): string | undefined {
  if (before === after) return undefined
  const cells = after.split('\n')
  const change = before.split('\n').find((cell, place) => cell !== cells[place])
  return `${change ?? 'more cells'} was ${cells.length} cells, ${cells[before.split('\n').indexOf(change ?? '')]}`
}
