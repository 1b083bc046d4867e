import type { Page } from '@playwright/test'
import { expectEndStays, pressInEnd } from './ended'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  openLevel,
  readBoard,
  saidOn,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, pressKey, test } from './page'
import { boardAddress, earlierMoves } from './stored-saves'

test('Link: its end stays on the page, Undo takes it back, and Next level leads on', async ({
  page,
}) => {
  await openLevel(page, 'novice')
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const panel = page.getByRole('region', { name: 'Board cleared' })
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
  await panel.getByRole('link', { name: 'Next level' }).click()
  await expect(tilesIn(page)).toHaveCount(80)
  await expect(panel).toBeHidden()
})

test('Link: a won game that Undo leads back to after a reload shows its end, counts once, and stays behind the games after it', async ({
  page,
}) => {
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
  await expect(page.getByRole('region', { name: 'Board cleared' })).toBeVisible()
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

/** Walls separate the two As for good; the Bs match. */
const WALLED = '.%23.%23./%23A%23A%23/.%23.%23./BB...'

test('Link: a board that walls make impossible is lost on every page, and can be undone', async ({
  page,
}) => {
  await page.goto(boardAddress(WALLED))
  await expect(tilesIn(page)).toHaveCount(4)
  await expect(saidOn(page)).toContainText('This board cannot be cleared.')
  await toolOf(page, 'Shuffle').click()
  await expect(saidOn(page)).toContainText('No shuffle gets past the walls.')
  await takeFirstPair(page)
  await expect(saidOn(page)).toContainText('The game is lost.')
  const dialog = page.getByRole('dialog', { name: 'Board lost' })
  await expect(dialog).toContainText('2 tiles left')
  await page.keyboard.press('Escape')
  await toolOf(page, 'Undo').click()
  await expect(tilesIn(page)).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Board lost' })).toBeHidden()

  await takeFirstPair(page)
  await expect(dialog).toBeVisible()
  await expect(toolOf(page, 'Shuffle')).toBeDisabled()
  await expectEndStays(page, dialog)
  await page.getByRole('button', { name: 'Exit replay' }).click()
  await toolOf(page, 'Menu').click()
  await page.getByRole('link', { name: 'Results' }).click()
  const card = page.getByRole('region', { name: 'Shared game', exact: true })
  await expect(card).toContainText('0 / 1')
  await expect(page.getByText('No game is in progress.')).toBeVisible()
})

async function takeFirstPair(page: Page): Promise<void> {
  await attempt(page, { from: { row: 3, col: 0 }, to: { row: 3, col: 1 } })
  await expect(tilesIn(page)).toHaveCount(2)
}
