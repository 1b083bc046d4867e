import type { Page } from '@playwright/test'
import { cellsOf, DEAL } from './garden-board'
import { saidOn } from './link-board'
import { expect, test } from './page'

const cell = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const yourTurn = (page: Page) => page.getByText('Your turn: select one of your flowers')

/** Counts the sounds that the page has begun to play. */
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

/** Clears three tulips on a clock that stands, and lets it run until the AI has answered. */
async function untilAnswered(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto(DEAL)
  await expect(cellsOf(page)).toHaveCount(49)
  await page.clock.pauseAt(60_000)
  await cell(page, 'Your pink tulip, row 1, column 1').click()
  await cell(page, /^AI’s pink tulip, row 1, column 2, clears 3/).click()
  await page.clock.runFor(600)
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(saidOn(page)).toContainText(/AI’s .* (goes|gathers)/, { timeout: 50 })
  }).toPass()
}

test('the player is told to go on when the AI’s move has been seen, and hears so after it', async ({
  page,
}) => {
  await untilAnswered(page)
  await page.clock.runFor(100)
  await expect(page.getByText('The AI moves …')).toBeVisible()
  await expect(yourTurn(page)).toBeHidden()
  await expect(page.getByRole('timer')).toBeHidden()
  await expect(saidOn(page)).not.toContainText('Your turn')
  await page.clock.runFor(2_000)
  await expect(yourTurn(page)).toBeVisible()
  await expect(saidOn(page)).toHaveText('Your turn.')
  await expect(page.getByRole('timer')).toBeVisible()
})

test('who does not wait for the end of the AI’s move may go on at once', async ({ page }) => {
  await untilAnswered(page)
  await cell(page, /^Your /)
    .first()
    .click()
  await expect(page.getByText('Choose where it goes')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(saidOn(page)).toContainText('selected')
  await expect(saidOn(page)).not.toContainText('Your turn')
})

test('the AI’s move is heard when it is seen', async ({ page }) => {
  await page.addInitScript(countSounds)
  await untilAnswered(page)
  const before = await sounds(page)
  await page.clock.runFor(100)
  expect(await sounds(page)).toBe(before)
  await page.clock.runFor(2_000)
  await expect.poll(() => sounds(page)).toBeGreaterThan(before)
})
