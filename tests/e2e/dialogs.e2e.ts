import type { Page } from '@playwright/test'
import { openLevel, tilesIn, toolOf } from './link-board'
import { expect, pressKey, test } from './page'
import { boardAddress } from './stored-saves'

/** Tab stops; of a group of radio buttons, only the checked one. */
const CONTROLS =
  'a[href], button:enabled, input:enabled:not([type=radio]), input[type=radio]:checked, select, textarea, summary'

/** Returns whether the focus is in the dialog, in the browser's own interface, or behind the dialog. */
const placeOfFocus = (page: Page): Promise<'inside' | 'outside' | 'behind'> =>
  page.evaluate(() => {
    const { activeElement: active, body } = document
    if (!active || active === body) return 'outside'
    return active.closest('dialog') ? 'inside' : 'behind'
  })

/** Tabs through every control of the dialog in both directions, asserting that the focus stays in it. */
async function expectLoop(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const controls = await dialog.locator(CONTROLS).filter({ visible: true }).count()
  expect(controls).toBeGreaterThan(0)
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>()
    const places = new Set<string>()
    for (let step = 0; step < controls + 2; step++) {
      await page.keyboard.press(key)
      places.add(await placeOfFocus(page))
      seen.add(await page.evaluate(pathOfFocus))
    }
    expect(places).not.toContain('behind')
    seen.delete('')
    expect(seen.size, key).toBe(controls)
  }
}

/** Names the focused control by its index in the dialog. */
function pathOfFocus(): string {
  const active = document.activeElement
  const all = active?.closest('dialog')?.querySelectorAll('*') ?? []
  const place = active ? [...all].indexOf(active) : -1
  return place < 0 ? '' : `${place}`
}

async function expectEscape(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: title })).toBeHidden()
}

/** Presses the focused control after checking its name. */
async function pressFocused(page: Page, name: string): Promise<void> {
  await expect(
    page.getByRole('button', { name, exact: true }).and(page.locator(':focus')),
  ).toBeVisible()
  await page.keyboard.press('Enter')
}

test('the settings, from the menu, by keys alone', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Settings' })
  await button.focus()
  await pressFocused(page, 'Settings')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectLoop(page)
  await page.getByRole('combobox', { name: 'Theme' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('switch', { name: 'Sounds' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'Sounds' })).not.toBeChecked()
  await expectEscape(page, 'Settings')
  await expect(button).toBeFocused()
})

for (const [name, title] of [
  ['Share', 'Share'],
  ['Settings', 'Settings'],
  ['Help', 'How to play'],
] as const) {
  test(`${name}, among more tools, by keys alone`, async ({ page }) => {
    await openLevel(page, 'novice')
    await toolOf(page, 'More').focus()
    await pressFocused(page, 'More')
    await expect(toolOf(page, name)).toBeVisible()
    await toolOf(page, name).focus()
    await pressFocused(page, name)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    // Each game adds its own settings.
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectLoop(page)
    await expectEscape(page, title)
    await expect(toolOf(page, 'More')).toBeFocused()
  })
}

test('more tools close with Escape, and give the focus back', async ({ page }) => {
  await openLevel(page, 'novice')
  await toolOf(page, 'More').focus()
  await pressFocused(page, 'More')
  await page.keyboard.press('Tab')
  await expect(toolOf(page, 'Show equal tiles')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toolOf(page, 'Show equal tiles')).toBeHidden()
  await expect(toolOf(page, 'More')).toBeFocused()
})

test('the tutorial is played by keys alone', async ({ page }) => {
  await openLevel(page, 'novice')
  await page.getByRole('button', { name: 'Show me' }).focus()
  await pressFocused(page, 'Show me')
  const dialog = page.getByRole('dialog', { name: 'How to play' })
  await expect(dialog).toBeVisible()
  await expectLoop(page)
  await expect(dialog.getByRole('status')).toContainText('1 / 4')
  await dialog.getByRole('grid').getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toContainText('2 / 4')
  await expectEscape(page, 'How to play')
  await expect(page.getByRole('button', { name: 'Show me' })).toBeHidden()
  // The closed notice had the focus, so arrow keys enter the board.
  await page.keyboard.press('ArrowRight')
  await expect(tilesIn(page).first()).toBeFocused()
})

test('the end dialog, by keys alone, returns the focus', async ({ page }) => {
  await page.goto(boardAddress('B..B'))
  await expect(tilesIn(page)).toHaveCount(2)
  await tilesIn(page).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Board cleared' })).toBeVisible()
  await expectLoop(page)
  await expectEscape(page, 'Board cleared')
  await expect(page.getByRole('region', { name: 'Board cleared' })).toBeFocused()
  await expect(toolOf(page, 'Undo')).toBeEnabled()
})

for (const game of ['link/novice', 'patches/small-easy', 'garden/easy', 'cascade/thirty']) {
  test(`the help of ${game} names every key of its tools`, async ({ page }) => {
    await page.goto(`/#/${game}`)
    const keys = page.locator('[aria-keyshortcuts]')
    await expect(keys.first()).toBeAttached()
    const shortcuts = await keys.evaluateAll((all) => all.map((key) => key.ariaKeyShortcuts))
    await pressKey(page, '?')
    const help = page.getByRole('dialog')
    await expect(help.getByRole('heading').first()).toBeVisible()
    // Of a slideshow, the last slide has them.
    const next = help.getByRole('button', { name: 'Next' })
    while (await next.isVisible()) await next.click()
    const named = help.locator('kbd')
    await expect(named.first()).toBeVisible()
    expect(await named.allInnerTexts()).toEqual(expect.arrayContaining(shortcuts))
  })
}
