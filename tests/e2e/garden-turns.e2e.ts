import type { Locator, Page } from '@playwright/test'
import { LANGUAGES, type Language } from '#src/ui/settings.ts'
import { cellsOf, DEAL, yourTurn } from './garden-board'
import { pressInMore, saidOn, toolOf } from './link-board'
import { expect, IS_LONG, test } from './page'
import { changeLanguage } from './stored-settings'

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

const TULIP = 'Your pink tulip, row 1, column 1'

/** Opens a garden whose clock stands still. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto(DEAL)
  await expect(cellsOf(page)).toHaveCount(49)
  await expect(page.getByRole('toolbar')).toBeVisible()
  await page.clock.pauseAt(60_000)
}

/** Clears three tulips, and runs the clock until the opponent has answered. */
async function untilAnswered(page: Page): Promise<void> {
  await cell(page, TULIP).click()
  await cell(page, /^Clover’s pink tulip, row 1, column 2, clears 3/).click()
  await page.clock.runFor(600)
  await runUntil(page, /Clover’s .* (slides|joins|gathers)/, 50)
}

/** Runs the clock in steps until words are announced. */
async function runUntil(page: Page, words: RegExp | string, ms: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(ms)
    await expect(saidOn(page)).toContainText(words, { timeout: 50 })
  }).toPass({ intervals: [0] })
}

test('the opponent’s move is heard and shown before the next turn is announced, and need not be waited for', async ({
  page,
}) => {
  await page.addInitScript(countSounds)
  await openStill(page)
  await untilAnswered(page)
  const before = await sounds(page)
  await page.clock.runFor(100)
  expect(await sounds(page)).toBe(before)
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
  await expect.poll(() => sounds(page)).toBeGreaterThan(before)
  await expect(side(page, 'You')).toContainText('1 move made')
  await expect(side(page, 'Clover')).toContainText('1 move made')
  if (!IS_LONG) return

  await toolOf(page, 'Undo').click()
  await expect(side(page, 'You')).toContainText('0 moves made')
  await untilAnswered(page)
  await cell(page, /^Your /)
    .first()
    .click()
  await page.clock.runFor(100)
  await expect(page.getByText(/^(Choose where it goes|→ clears nothing)/)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(saidOn(page)).toContainText('selected')
  await expect(saidOn(page)).not.toContainText('Your turn')
})

test('the clock of a turn stops behind a dialog, warns, passes the turn, goes on after a reload, and can be turned off', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await openStill(page)
  await cell(page, TULIP).click()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveAccessibleName('30 seconds left for this turn')
  await page.clock.runFor(15_000)
  await expect(timer).toHaveAccessibleName(/^15 seconds left/)
  await pressInMore(page, 'Help')
  await page.clock.runFor(60_000)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(timer).toHaveAccessibleName(/^15 seconds left/)
  await runUntil(page, '10 seconds left.', 1_000)
  await runUntil(page, '5 seconds left.', 1_000)
  await runUntil(page, 'Time is up: you miss your turn.', 1_000)
  await expect(page.getByText('Clover is thinking…')).toBeVisible()
  await page.clock.resume()
  await expect(yourTurn(page)).toBeVisible()
  await expect(timer).toHaveAccessibleName(/ seconds left/)
  await page.reload()
  await expect(timer).toHaveAccessibleName(/ seconds left/)
  await pressInMore(page, 'Settings')
  await page.getByRole('switch', { name: '30 seconds per turn' }).uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(timer).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(yourTurn(page)).toBeVisible()
})

/** Expects that each figure of a side is within its panel. */
async function expectFiguresInside(page: Page): Promise<void> {
  const boxesOf = async (all: Locator) =>
    Promise.all((await all.all()).map((one) => one.boundingBox()))
  const panels = await boxesOf(page.getByRole('region'))
  for (const box of await boxesOf(page.getByRole('region').locator('span'))) {
    const isInside = panels.some(
      (panel) => box && panel && box.x >= panel.x && box.x + box.width <= panel.x + panel.width,
    )
    expect(isInside, JSON.stringify(box)).toBe(true)
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('every figure is readable in other languages', { tag: '@long' }, async ({ page }) => {
    await page.goto(DEAL)
    await expect(cellsOf(page)).toHaveCount(49)
    let before: Language = 'en'
    await expectFiguresInside(page)
    for (const language of LANGUAGES.slice(1)) {
      await changeLanguage(page, before, language)
      before = language
      await expectFiguresInside(page)
    }
  })
})
