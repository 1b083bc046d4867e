import type { Locator, Page } from '@playwright/test'
import { gridOf, openLevel, readHint, tileAt } from './link-board'
import { expect, pressKey, test } from './page'

// Colours are compared as they stay, not on their way there.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The colours behind what a button shows. */
const coloursOf = (button: Locator): Promise<readonly string[]> =>
  button.evaluate((one) =>
    [one, ...one.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor),
  )

/** What a pointer over a button changes in its colours is nothing. */
async function expectSameUnderPointer(page: Page, button: Locator): Promise<void> {
  await button.hover()
  const under = await coloursOf(button)
  await page.mouse.move(0, 0)
  expect(under).toEqual(await coloursOf(button))
}

/** A choice of each game: where it is made, and what can be chosen there. */
const CHOICES = [
  ['Link', '/#/link/novice', (page: Page) => gridOf(page).getByRole('button')],
  ['Cascade', '/#/cascade/thirty', (page: Page) => page.getByRole('grid').getByRole('button')],
  [
    'Garden',
    '/#/garden/easy',
    (page: Page) => page.getByRole('grid').getByRole('button', { name: /^Your / }),
  ],
  [
    'Patches',
    '/#/patches/small-easy',
    (page: Page) => page.getByRole('region', { name: 'Your hand' }).getByRole('button'),
  ],
] as const

for (const [game, address, choicesOn] of CHOICES) {
  test(`${game}: what is selected looks so under the pointer too`, async ({ page }) => {
    await page.goto(address)
    const chosen = choicesOn(page).nth(1)
    await chosen.hover()
    const before = await coloursOf(chosen)
    await chosen.click()
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await expectSameUnderPointer(page, chosen)
    expect(await coloursOf(chosen)).not.toEqual(before)
  })
}

test('a hinted tile looks so under the pointer too', async ({ page }) => {
  await openLevel(page, 'novice')
  await pressKey(page, 'h')
  const { from, to } = await readHint(page)
  await expectSameUnderPointer(page, tileAt(page, from))
  await expectSameUnderPointer(page, tileAt(page, to))
})
