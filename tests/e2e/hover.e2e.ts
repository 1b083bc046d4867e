import type { Locator, Page } from '@playwright/test'
import { gridOf, openLevel, readHint, tileAt } from './link-board'
import { expect, pressKey, test } from './page'

// Colours must be compared after their transitions.

/** Returns the background colours of a button and its content. */
const coloursOf = (button: Locator): Promise<readonly string[]> =>
  button.evaluate((one) =>
    [one, ...one.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor),
  )

/** Asserts that hovering changes no colour. */
async function expectSameUnderPointer(page: Page, button: Locator): Promise<void> {
  await button.hover()
  const under = await coloursOf(button)
  await page.mouse.move(0, 0)
  expect(under).toEqual(await coloursOf(button))
}

/** Each game's address, and its selectable buttons. */
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
  test(`${game}: a selection looks selected under the pointer too`, async ({ page }) => {
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

test('a hinted tile looks hinted under the pointer too', async ({ page }) => {
  await openLevel(page, 'novice')
  await pressKey(page, 'h')
  const { from, to } = await readHint(page)
  await expectSameUnderPointer(page, tileAt(page, from))
  await expectSameUnderPointer(page, tileAt(page, to))
})
