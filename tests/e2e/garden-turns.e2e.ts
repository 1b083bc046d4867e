import type { Page } from '@playwright/test'
import { LANGUAGES } from '#src/ui/settings.ts'
import { cellsOf, DEAL, yourTurn } from './garden-board'
import { saidOn } from './link-board'
import { expect, test } from './page'
import { storeSettings } from './stored-settings'

const cell = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const side = (page: Page, name: 'You' | 'Clover') => page.getByRole('region', { name })
const movable = (page: Page) => cellsOf(page).and(page.locator('[data-movable=true]'))

/** Counts sounds that have started. */
function countSounds(): void {
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...times) {
    document.documentElement.dataset.sounds = String(
      Number(document.documentElement.dataset.sounds ?? 0) + 1,
    )
    start.apply(this, times)
  }
}

const sounds = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.sounds ?? 0))

/** Clears three tulips with a stopped clock, then runs it until the opponent has answered. */
async function untilAnswered(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto(DEAL)
  await expect(cellsOf(page)).toHaveCount(49)
  await page.clock.pauseAt(60_000)
  await cell(page, 'Your pink tulip, row 1, column 1').click()
  await cell(page, /^Clover’s pink tulip, row 1, column 2, clears 3/).click()
  await page.clock.runFor(600)
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(saidOn(page)).toContainText(/Clover’s .* (slides|joins|gathers)/, {
      timeout: 50,
    })
  }).toPass({ intervals: [0] })
}

test('the player’s turn is announced once the opponent’s move has been shown', async ({ page }) => {
  await untilAnswered(page)
  await page.clock.runFor(100)
  await expect(page.getByText('Clover is moving…')).toBeVisible()
  await expect(yourTurn(page)).toBeHidden()
  await expect(page.getByRole('timer')).toBeHidden()
  await expect(saidOn(page)).not.toContainText('Your turn')
  await expect(movable(page)).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(yourTurn(page)).toBeVisible()
  await expect(movable(page)).not.toHaveCount(0)
  await expect(saidOn(page)).toHaveText('Your turn.')
  await expect(page.getByRole('timer')).toBeVisible()
})

test('a player need not wait for the end of the opponent’s move', async ({ page }) => {
  await untilAnswered(page)
  await cell(page, /^Your /)
    .first()
    .click()
  await expect(page.getByText(/^(Choose where it goes|→ clears nothing)/)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(saidOn(page)).toContainText('selected')
  await expect(saidOn(page)).not.toContainText('Your turn')
})

test('the opponent’s move sounds when it is shown', async ({ page }) => {
  await page.addInitScript(countSounds)
  await untilAnswered(page)
  const before = await sounds(page)
  await page.clock.runFor(100)
  expect(await sounds(page)).toBe(before)
  await page.clock.runFor(2_000)
  await expect.poll(() => sounds(page)).toBeGreaterThan(before)
})

test('the moves of each side are counted', async ({ page }) => {
  await page.goto(DEAL)
  await expect(side(page, 'You')).toContainText('0 moves made')
  await cell(page, 'Your pink tulip, row 1, column 1').click()
  await cell(page, /^Clover’s pink tulip, row 1, column 2, clears 3/).click()
  await expect(side(page, 'You')).toContainText('1 move made')
  await expect(side(page, 'Clover')).toContainText('1 move made')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(side(page, 'You')).toContainText('0 moves made')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  for (const language of LANGUAGES)
    test(`every figure is readable in ${language}`, async ({ page }) => {
      await storeSettings(page, { language })
      await page.goto(DEAL)
      await expect(cellsOf(page)).toHaveCount(49)
      const figures = page.getByRole('region').locator('span')
      const boxes = await Promise.all((await figures.all()).map((one) => one.boundingBox()))
      const panels = await Promise.all(
        (await page.getByRole('region').all()).map((one) => one.boundingBox()),
      )
      for (const box of boxes) {
        const isInside = panels.some(
          (panel) => box && panel && box.x >= panel.x && box.x + box.width <= panel.x + panel.width,
        )
        expect(isInside, JSON.stringify(box)).toBe(true)
      }
    })
})

test('a full turn is undone and redone, and so is an unanswered step', async ({ page }) => {
  await untilAnswered(page)
  await page.clock.runFor(3_000)
  const tulip = cell(page, 'Your pink tulip, row 1, column 1')
  await expect(yourTurn(page)).toBeVisible()
  await page.keyboard.press('u')
  await expect(tulip).toBeVisible()
  await page.keyboard.press('y')
  await expect(tulip).toBeHidden()
  await expect(side(page, 'Clover')).toHaveAttribute('data-turn', 'false')
  await page.keyboard.press('u')
  // The opponent has not answered yet, so redo has no later stop.
  await tulip.click()
  await cell(page, /^Clover’s pink tulip, row 1, column 2, clears 3/).click()
  await page.keyboard.press('u')
  await expect(tulip).toBeVisible()
  await page.keyboard.press('y')
  await expect(tulip).toBeHidden()
  await expect(side(page, 'Clover')).toHaveAttribute('data-turn', 'true')
})
