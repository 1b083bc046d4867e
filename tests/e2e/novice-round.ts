import type { Page } from '@playwright/test'
import { attempt, clearingLine, figureOf, findDifferent, readBoard, tilesIn } from './link-board'
import { expect } from './page'
import { keptMoves } from './shelf'

/** Where a round of this level is kept. */
export const SLOT = 'link/novice'

/** Three matches and a miss of a new novice board, and waits until they are kept. */
export async function playALittle(page: Page): Promise<void> {
  const board = await readBoard(page)
  const line = clearingLine(board)
  for (const match of line.slice(0, 3)) await attempt(page, match)
  await expect(tilesIn(page)).toHaveCount(42)
  await attempt(page, findDifferent(await readBoard(page)))
  await expect(figureOf(page, 'moves')).toHaveText('4')
  await expect.poll(() => keptMoves(page, SLOT)).toBe(4)
}
