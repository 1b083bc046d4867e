import type { Page } from '@playwright/test'
import { figureOf, saidOn, tilesIn, toolOf } from './link-board'
import { expect, test } from './page'
import { boardAddress } from './stored-saves'
import { storeSettings } from './stored-settings'

/** The first two match; the first and the last are different. */
const BOARD = 'AABB/CDCD'

/** Holds back messages to workers, and forever those that ask for a grade. */
function holdQuestions(): void {
  const send = Worker.prototype.postMessage
  const waiting: (() => void)[] = []
  let isHeld = true
  Worker.prototype.postMessage = function postMessage(
    this: Worker,
    message: unknown,
    options?: Transferable[] | StructuredSerializeOptions,
  ) {
    if (JSON.stringify(message).includes('gradeOf')) return
    const rest = Array.isArray(options) ? { transfer: options } : options
    if (isHeld) waiting.push(() => send.call(this, message, rest))
    else send.call(this, message, rest)
    document.documentElement.dataset.waiting = String(waiting.length)
  }
  addEventListener('answer-last', () => waiting.pop()?.())
  addEventListener('answer-all', () => {
    isHeld = false
    for (const question of waiting) question()
  })
}

/** Held messages to release. */
type Which = 'answer-last' | 'answer-all'

/** Opens a board whose solver answers only when released. */
async function openWithSlowSolver(
  page: Page,
  board = BOARD,
): Promise<(which: Which) => Promise<unknown>> {
  await page.addInitScript(holdQuestions)
  await storeSettings(page, { tutored: true })
  await page.goto(boardAddress(board))
  await expect(tilesIn(page)).toHaveCount(board.replace('/', '').length)
  await expect(page.getByRole('toolbar')).toBeVisible()
  return (which) => page.evaluate((type) => dispatchEvent(new Event(type)), which)
}

async function clickTiles(page: Page, ...places: readonly number[]): Promise<void> {
  for (const place of places) await tilesIn(page).nth(place).click()
}

test('a failed attempt does not cancel a pending shuffle', async ({ page }) => {
  const answer = await openWithSlowSolver(page)
  await toolOf(page, 'Shuffle').click()
  await clickTiles(page, 0, 7)
  await expect(figureOf(page, 'moves')).toHaveText('1')
  await answer('answer-all')
  await expect(saidOn(page)).toHaveText(/^Shuffled/)
  await expect(figureOf(page, 'moves')).toHaveText('1')
  await toolOf(page, 'Hint').click()
  await expect(saidOn(page)).toHaveText(/^Hint: /)
})

test('a pending hint survives a failed attempt', async ({ page }) => {
  const answer = await openWithSlowSolver(page)
  await toolOf(page, 'Hint').click()
  await clickTiles(page, 0, 7)
  await expect(figureOf(page, 'moves')).toHaveText('1')
  await answer('answer-all')
  await expect(saidOn(page)).toHaveText(/^Hint: /)
})

test('a pending hint survives a shuffle', async ({ page }) => {
  const answer = await openWithSlowSolver(page)
  await toolOf(page, 'Hint').click()
  await toolOf(page, 'Shuffle').click()
  // A verdict and the shuffle.
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '2')
  await answer('answer-last')
  await expect(saidOn(page)).toHaveText(/^Hint: /)
})

test('a match does not cancel a pending new board', async ({ page }) => {
  const answer = await openWithSlowSolver(page)
  await toolOf(page, 'New game').click()
  await clickTiles(page, 0, 1)
  await expect(tilesIn(page)).toHaveCount(6)
  await answer('answer-all')
  await expect(tilesIn(page)).toHaveCount(8)
  await expect(figureOf(page, 'moves')).toHaveText('0')
})

test('the search for a solvable position is announced, and can be cancelled', async ({ page }) => {
  const answer = await openWithSlowSolver(page, 'BABCC/BBADD')
  await clickTiles(page, 0, 5)
  const lost = page.getByRole('region', { name: 'This board can no longer be cleared.' })
  // The verdict on the board, then on the deal.
  await expect(async () => {
    await answer('answer-last')
    await expect(lost).toBeVisible({ timeout: 500 })
  }).toPass()
  await lost.getByRole('button', { name: 'Undo to a solvable position' }).click()
  await expect(lost.getByRole('alert')).toHaveText('Looking for the last solvable position…')
  await expect(lost.getByRole('progressbar', { name: 'Checked 0 of 2 positions' })).toHaveAttribute(
    'max',
    '2',
  )
  await lost.getByRole('button', { name: 'Stop looking' }).click()
  await expect(lost.getByRole('progressbar')).toBeHidden()
  await expect(lost.getByRole('alert')).toBeHidden()
  await expect(lost.getByRole('button', { name: 'Undo to a solvable position' })).toBeVisible()
})
