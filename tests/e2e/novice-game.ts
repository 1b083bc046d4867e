import type { Page } from '@playwright/test'
import { attempt, clearAtOnce, figureOf, findDifferent, readBoard } from './link-board'
import { expect } from './page'
import { savedMoves } from './stored-saves'

/** The slot of this level. */
export const SLOT = 'link/novice'

/** Plays three matches and a miss on a new novice board, and waits until they are saved. */
export async function playALittle(page: Page): Promise<void> {
  await clearAtOnce(page, 21)
  await attempt(page, findDifferent(await readBoard(page)))
  await expect(figureOf(page, 'moves')).toHaveText('4')
  await expect.poll(() => savedMoves(page, SLOT)).toBe(4)
}
