import type { Page } from '@playwright/test'
import { expectEndStays, pressInEnd } from './ended'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  openLevel,
  readBoard,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, pressKey, test } from './page'
import { earlierMoves } from './stored-saves'

test('Link: its end stays on the page, Undo takes it back, and the next level leads on', {
  tag: '@long',
}, async ({ page }) => {
  await openLevel(page, 'novice')
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const panel = page.getByRole('region', { name: 'Congratulations!' })
  await expect(panel).toBeFocused()
  await expect(page.getByRole('img', { name: 'The board in the order' })).toBeVisible()
  await pressKey(page, 'u')
  await expect(tilesIn(page)).toHaveCount(2)
  await expect(panel).toBeHidden()
  await expect(page.getByRole('grid')).toBeFocused()
  await pressKey(page, 'y')
  await expect(panel).toBeVisible()
  await expect(winDialogOn(page)).toBeHidden()
  await panel.getByRole('button', { name: 'Result' }).click()
  await expectEndStays(page, winDialogOn(page))
  await page.getByRole('button', { name: 'Exit replay' }).click()
  await panel.getByRole('link', { name: 'Next: Normal' }).click()
  await expect(tilesIn(page)).toHaveCount(80)
  await expect(panel).toBeHidden()
})

test('Link: a won game that Undo leads back to after a reload shows its end, counts once, and stays behind the games after it', {
  tag: '@long',
}, async ({ page }) => {
  await openLevel(page, 'novice')
  await takeOne(page)
  await toolOf(page, 'New game').click()
  await expect(tilesIn(page)).toHaveCount(48)
  await clearAtOnce(page)
  await pressInEnd(winDialogOn(page), 'Menu')
  await page.getByRole('link', { name: 'Novice 8 × 6', exact: true }).click()
  await expect(tilesIn(page)).toHaveCount(48)
  await expect.poll(() => earlierMoves(page, 'link/novice')).toEqual([1, 24])
  await takeOne(page)
  await page.reload()
  await expect(tilesIn(page)).toHaveCount(46)
  await toolOf(page, 'Undo').click()
  await expect(tilesIn(page)).toHaveCount(48)
  await toolOf(page, 'Undo').click()
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible()
  await expect(winDialogOn(page)).toBeHidden()
  await page.goto('/#/results')
  await expect(page.getByRole('region', { name: 'Novice · 8 × 6', exact: true })).toContainText(
    '1 / 2',
  )
})

async function takeOne(page: Page): Promise<void> {
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
  await expect(tilesIn(page)).toHaveCount(46)
}
