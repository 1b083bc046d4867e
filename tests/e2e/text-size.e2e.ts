import type { Page } from '@playwright/test'
import { expectNothingCutOff } from './cut-off'
import { attempt, clearingLine, figureOf, readBoard, tilesIn, toolOf } from './link-board'
import { expect, pressKey, test } from './page'

/** The browser's font size for larger text; 16 is the default. */
const LARGE = 24

const heightOf = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))

async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE, fixed: LARGE } })
}

test('text scales with the browser’s font size', async ({ page }) => {
  await page.goto('/#/results')
  const usual = await heightOf(page)
  await enlargeText(page)
  await expect.poll(() => heightOf(page)).toBeCloseTo((usual * LARGE) / 16, 1)
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`with larger text at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })
    test.beforeEach(({ page }) => enlargeText(page))

    for (const address of ['/', '/#/link', '/#/results', '/#/link/nothing']) {
      test(`${address} cuts nothing off`, async ({ page }) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNothingCutOff(page)
      })
    }

    for (const game of ['cascade/thirty', 'garden/easy', 'patches/small-easy']) {
      test(`${game} cuts nothing off`, async ({ page }) => {
        await page.goto(`/#/${game}`)
        await expect(page.getByRole('grid').getByRole('button').first()).toBeVisible()
        await expect(page.getByRole('toolbar')).toBeVisible()
        await expectNothingCutOff(page)
      })
    }

    test('a game of Link is played, with its figures, tools and dialogs', async ({ page }) => {
      await page.goto('/#/link/hard')
      await expect(tilesIn(page)).toHaveCount(120)
      await page.getByRole('button', { name: 'No, thanks' }).click()
      await expectNothingCutOff(page)
      const [match] = clearingLine(await readBoard(page))
      if (match) await attempt(page, match)
      await expect(figureOf(page, 'tiles left')).toHaveText('118')
      for (const name of ['Hint', 'Undo', 'Shuffle', 'Pause', 'New game', 'Menu', 'More']) {
        await toolOf(page, name).scrollIntoViewIfNeeded()
        // Pages scroll by whole pixels, so half a pixel may be cut off.
        await expect(toolOf(page, name)).toBeInViewport({ ratio: 0.98 })
      }
      await pressKey(page, '?')
      await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible()
      await expectNothingCutOff(page)
    })
  })
}
