import type { Page } from '@playwright/test'
import { kindAt } from '#src/games/link/board/board.ts'
import {
  attempt,
  clearAtOnce,
  findPair,
  readBoard,
  saidOn,
  tileAt,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, pressKey, test } from './page'
import { boardAddress } from './stored-saves'

async function openRow(page: Page): Promise<void> {
  await page.goto(boardAddress('ABBACDDC'))
  await expect(tilesIn(page)).toHaveCount(8)
}

async function clearBoard(page: Page): Promise<void> {
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
}

test('every assist is counted and shown with the result', { tag: '@long' }, async ({ page }) => {
  await openRow(page)
  await toolOf(page, 'Hint').click()
  await expect(saidOn(page)).toContainText('Hint: ')
  await pressKey(page, 'e')
  await expect(saidOn(page)).toContainText('Select a tile to show the ones equal to it.')
  await pressKey(page, 'e')
  await tileAt(page, { row: 0, col: 0 }).click()
  await pressKey(page, 'e')
  await expect(saidOn(page)).toContainText(/2 tiles of .+: row \d+, column/)
  await expect(page.locator('[data-look=equal]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await pressKey(page, 'q')
  await pressKey(page, 'q')
  const board = await readBoard(page)
  await attempt(
    page,
    findPair(board, ({ from, to }) => kindAt(board, from) === kindAt(board, to)),
  )
  await expect(tilesIn(page)).toHaveCount(6)
  await toolOf(page, 'Undo').click()
  await toolOf(page, 'Shuffle').click()
  await expect(saidOn(page)).toContainText('Shuffled')
  await expect(tilesIn(page)).toHaveCount(8)
  await clearBoard(page)
  await expect(winDialogOn(page)).toContainText(
    '1 hint, 1 undo, 1 shuffle, 1 look at equal tiles, and 2 checks for matches',
  )
})
