import type { Locator, Page } from '@playwright/test'
import { isSame, type Position } from '#src/engine/grid.ts'
import type { Match } from '#src/games/link/board/pairs.ts'
import {
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
import { expect, MOVING, pressKey, test } from './page'

test.use(MOVING)

/** Pairs on a novice board. */
const PAIRS = 24

async function expectLeft(page: Page, pairs: number): Promise<void> {
  await expect(figureOf(page, 'tiles left')).toHaveText(`${2 * pairs}`)
  await expect(tilesIn(page)).toHaveCount(2 * pairs)
}

async function expectWon(page: Page): Promise<void> {
  await expect(winDialogOn(page)).toBeVisible()
  await expect(winDialogOn(page)).toContainText(`${PAIRS} moves`)
}

test.slow()

test('a whole game by mouse, following the hints, and another', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Link', exact: true }).click()
  await page.getByRole('radio', { name: '8 × 6' }).check()
  await page.getByRole('button', { name: 'Start' }).click()
  await expectFullBoard(page, 'novice')
  for (let left = PAIRS - 1; left >= 0; left--) {
    await toolOf(page, 'Hint').click()
    const { from, to } = await readHint(page)
    await tileAt(page, from).click()
    await tileAt(page, to).click()
    await expectLeft(page, left)
  }
  await expectWon(page)
  await expect(saidOn(page)).toContainText('You win!')
  await winDialogOn(page).getByRole('button', { name: 'Play again' }).click()
  await expect(winDialogOn(page)).toBeHidden()
  await expectFullBoard(page, 'novice')
  await expect(figureOf(page, 'moves')).toHaveText('0')
})

test('a whole game by keyboard alone, and on to the next level', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Link', exact: true })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Link', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: '8 × 6' }))
  await tabTo(page, page.getByRole('button', { name: 'Start' }))
  await page.keyboard.press('Enter')
  await expectFullBoard(page, 'novice')
  await page.keyboard.press('Control+Home')
  await expect(tilesIn(page).first()).toBeFocused()
  for (let left = PAIRS - 1; left >= 0; left--) {
    await pressKey(page, 'h')
    await matchByKeys(page, await readHint(page))
    await expectLeft(page, left)
  }
  await expectWon(page)
  const next = winDialogOn(page).getByRole('link', { name: 'Next level' })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/link\/normal$/)
  await expectFullBoard(page, 'normal')
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ timeout: 3_000, intervals: [0] })
}

async function matchByKeys(page: Page, { from, to }: Match): Promise<void> {
  await walkTo(page, from)
  await page.keyboard.press('Enter')
  await expect(tileAt(page, from)).toHaveAttribute('aria-pressed', 'true')
  await walkTo(page, to)
  await page.keyboard.press('Enter')
}

/** Returns the focused tile; asserts that there is one even after a match. */
async function focusedPlace(page: Page): Promise<Position> {
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const [, row, col] = name?.match(/, row (\d+), column (\d+)$/) ?? []
  expect(row, `the focus is on a tile, not on ${name}`).toBeDefined()
  return { row: Number(row) - 1, col: Number(col) - 1 }
}

const distance = (a: Position, b: Position) => Math.abs(a.row - b.row) + Math.abs(a.col - b.col)

const arrowTo = (from: Position, to: Position) => {
  if (to.row !== from.row) return to.row > from.row ? 'ArrowDown' : 'ArrowUp'
  return to.col > from.col ? 'ArrowRight' : 'ArrowLeft'
}

/** Moves by arrow keys while they lead nearer, then by Tab in reading order. */
async function walkTo(page: Page, to: Position): Promise<void> {
  let position = await focusedPlace(page)
  for (let nearer = true; nearer && !isSame(position, to); ) {
    await page.keyboard.press(arrowTo(position, to))
    const next = await focusedPlace(page)
    nearer = distance(next, to) < distance(position, to)
    position = next
  }
  const isBefore = position.row < to.row || (position.row === to.row && position.col < to.col)
  while (!isSame(position, to)) {
    await page.keyboard.press(isBefore ? 'Tab' : 'Shift+Tab')
    position = await focusedPlace(page)
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a whole game by touch, following a clearing line, and another', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('heading', { name: 'Link' }).tap()
    await page.getByRole('radio', { name: '6 × 8' }).tap()
    await page.getByRole('button', { name: 'Start' }).tap()
    await expectFullBoard(page, 'novice')
    const line = clearingLine(await readBoard(page))
    for (const [position, { from, to }] of line.entries()) {
      await tileAt(page, from).tap()
      await tileAt(page, to).tap()
      await expectLeft(page, PAIRS - position - 1)
    }
    await expectWon(page)
    await winDialogOn(page).getByRole('button', { name: 'Play again' }).tap()
    await expect(winDialogOn(page)).toBeHidden()
    await expectFullBoard(page, 'novice')
  })
})
