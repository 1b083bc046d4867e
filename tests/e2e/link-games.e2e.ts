import type { Page } from '@playwright/test'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  expectFullBoard,
  figureOf,
  readBoard,
  readHint,
  saidOn,
  tileAt,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, IS_LONG, MOVING, test } from './page'

/** Pairs on a novice board. */
const PAIRS = 24

const HINTS = IS_LONG ? PAIRS : 1

async function expectLeft(page: Page, pairs: number): Promise<void> {
  await expect(figureOf(page, 'tiles left')).toHaveText(`${2 * pairs}`)
  await expect(tilesIn(page)).toHaveCount(2 * pairs)
}

async function expectWon(page: Page): Promise<void> {
  await expect(winDialogOn(page)).toBeVisible()
  await expect(winDialogOn(page)).toContainText(`${PAIRS} moves`)
}

test.slow()

test.describe('with motion', () => {
  test.use(MOVING)

  test('a whole game by mouse, at first following the hints, and another', async ({ page }) => {
    await page.goto('/#/link')
    await page.getByRole('radio', { name: '8 × 6' }).check()
    await page.getByRole('button', { name: 'Start' }).click()
    await expectFullBoard(page, 'novice')
    for (let left = PAIRS - 1; left >= PAIRS - HINTS; left--) {
      await toolOf(page, 'Hint').click()
      await attempt(page, await readHint(page))
      await expectLeft(page, left)
    }
    if (!IS_LONG) await clearAtOnce(page, 2)
    for (const match of clearingLine(await readBoard(page))) await attempt(page, match)
    await expectWon(page)
    await expect(saidOn(page)).toContainText('You win!')
    await winDialogOn(page).getByRole('button', { name: 'New game' }).click()
    await expect(winDialogOn(page)).toBeHidden()
    await expectFullBoard(page, 'novice')
    await expect(figureOf(page, 'moves')).toHaveText('0')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a game by touch: begun, its last tiles taken, won, and another', async ({ page }) => {
    await page.goto('/#/link')
    await page.getByRole('radio', { name: '6 × 8' }).tap()
    await page.getByRole('button', { name: 'Start' }).tap()
    await expectFullBoard(page, 'novice')
    await clearAtOnce(page, 2)
    for (const { from, to } of clearingLine(await readBoard(page))) {
      await tileAt(page, from).tap()
      await tileAt(page, to).tap()
    }
    await expectWon(page)
    await winDialogOn(page).getByRole('button', { name: 'New game' }).tap()
    await expect(winDialogOn(page)).toBeHidden()
    await expectFullBoard(page, 'novice')
  })
})
