import type { Page } from '@playwright/test'
import { figureOf, saidOn, tilesIn, toolOf } from './link-board'
import { expect, test } from './page'
import { choose } from './settings-kept'
import { boardAddress } from './shelf'

// What a service worker has stored would come in spite of the routes below.
test.use({ serviceWorkers: 'block' })

/** The first two match; the first and the last are different. */
const BOARD = boardAddress('AABB/CDCD')

/** Opens a board whose solver answers nothing until it is let. */
async function openWithSlowSolver(page: Page): Promise<() => void> {
  let answer = () => {}
  const allowed = new Promise<void>((resolve) => {
    answer = resolve
  })
  // The first worker deals; those that judge and shuffle are held up.
  let workers = 0
  await page.route('**/solver.worker-*.js', async (route) => {
    workers++
    if (workers > 1) await allowed
    await route.continue()
  })
  await choose(page, { tutored: true })
  await page.goto(BOARD)
  await expect(tilesIn(page)).toHaveCount(8)
  await expect(page.getByRole('toolbar')).toBeVisible()
  return answer
}

async function clickTiles(page: Page, ...places: readonly number[]): Promise<void> {
  for (const place of places) await tilesIn(page).nth(place).click()
}

test('an attempt that fails does not lose a shuffle that is being computed', async ({ page }) => {
  const answer = await openWithSlowSolver(page)
  await toolOf(page, 'Shuffle').click()
  await clickTiles(page, 0, 7)
  await expect(figureOf(page, 'moves')).toHaveText('1')
  answer()
  await expect(saidOn(page)).toHaveText(/^Shuffled/)
  await expect(figureOf(page, 'moves')).toHaveText('1')
  await toolOf(page, 'Hint').click()
  await expect(saidOn(page)).toHaveText(/^Hint: /)
})

test('a hint that is waited for comes also after an attempt that fails', async ({ page }) => {
  const answer = await openWithSlowSolver(page)
  await toolOf(page, 'Hint').click()
  await clickTiles(page, 0, 7)
  await expect(figureOf(page, 'moves')).toHaveText('1')
  answer()
  await expect(saidOn(page)).toHaveText(/^Hint: /)
})

test('a hint that is waited for comes also on the board that a shuffle lays out', async ({
  page,
}) => {
  const answer = await openWithSlowSolver(page)
  await toolOf(page, 'Hint').click()
  await toolOf(page, 'Shuffle').click()
  answer()
  await expect(saidOn(page)).toHaveText(/^Hint: /)
})

test('a match does not lose the new board that is being computed', async ({ page }) => {
  const answer = await openWithSlowSolver(page)
  await toolOf(page, 'New').click()
  await clickTiles(page, 0, 1)
  await expect(tilesIn(page)).toHaveCount(6)
  answer()
  await expect(tilesIn(page)).toHaveCount(8)
  await expect(figureOf(page, 'moves')).toHaveText('0')
})
