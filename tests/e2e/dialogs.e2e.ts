import type { Page } from '@playwright/test'
import { openLevel, tilesIn, toolOf } from './link-board'
import { expect, pressKey, test } from './page'
import { boardAddress } from './stored-saves'

/** Tab stops; of a group of radio buttons, only the checked one. */
const CONTROLS =
  'a[href], button:enabled, input:enabled:not([type=radio]), input[type=radio]:checked, select, textarea, summary'

/** Tabs through every control of the dialog, and back over its first, asserting that the focus stays in it. */
async function expectLoop(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const controls = await dialog.locator(CONTROLS).filter({ visible: true }).count()
  expect(controls).toBeGreaterThan(0)
  const seen = new Set<string>()
  for (const key of [...Array(controls + 2).fill('Tab'), ...Array(4).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    seen.add(await page.evaluate(nameFocused))
  }
  expect(seen).not.toContain('behind')
  // Browsers have controls of their own in the loop, and focus a dialog itself that scrolls.
  seen.delete('outside')
  seen.delete('-1')
  expect(seen.size).toBe(controls)
}

/** Returns the focused control by its index in the dialog; `outside` is the browser's own interface. */
function nameFocused(): string {
  const { activeElement: active, body } = document
  if (!active || active === body) return 'outside'
  const all = active.closest('dialog')?.querySelectorAll('*')
  return all ? `${[...all].indexOf(active)}` : 'behind'
}

async function expectEscape(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: title })).toBeHidden()
}

/** Presses the focused control after checking its name. */
async function pressFocused(page: Page, name: string): Promise<void> {
  const focused = page.getByRole('button', { name, exact: true }).and(page.locator(':focus'))
  await expect(focused).toBeVisible()
  await expect(focused).not.toHaveCSS('outline-width', '0px')
  await page.keyboard.press('Enter')
}

test('the settings, from the menu, by keys alone', { tag: '@long' }, async ({ page }) => {
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

test('the dialogs, further tools, tutorial and end of a game, by keys alone', async ({ page }) => {
  test.slow()
  await openLevel(page, 'novice')
  await test.step('tutorial', () => playTutorial(page))
  await test.step('further tools', () => closeFurtherTools(page))
  for (const [name, title] of [
    ['Share', 'Share'],
    ['Settings', 'Settings'],
    ['Help', 'How to play'],
  ] as const)
    await test.step(name, () => openAndClose(page, name, title))
  await page.goto(boardAddress('B..B'))
  await test.step('end', () => endByKeys(page))
})

/** Opens and closes a dialog among the further tools. */
async function openAndClose(page: Page, name: string, title: string): Promise<void> {
  await toolOf(page, 'More').focus()
  await pressFocused(page, 'More')
  await expect(toolOf(page, name)).toBeVisible()
  await toolOf(page, name).focus()
  await pressFocused(page, name)
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  // Each game adds its own settings.
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  // The settings are those of the menu.
  if (name !== 'Settings') await expectLoop(page)
  await expectEscape(page, title)
  await expect(toolOf(page, 'More')).toBeFocused()
}

/** Escape closes the further tools, and gives the focus back. */
async function closeFurtherTools(page: Page): Promise<void> {
  await toolOf(page, 'More').focus()
  await pressFocused(page, 'More')
  await page.keyboard.press('Tab')
  await expect(toolOf(page, 'Show equal tiles')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toolOf(page, 'Show equal tiles')).toBeHidden()
  await expect(toolOf(page, 'More')).toBeFocused()
}

async function playTutorial(page: Page): Promise<void> {
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
}

/** Clears a board of two tiles, and closes the end's dialog. */
async function endByKeys(page: Page): Promise<void> {
  await expect(tilesIn(page)).toHaveCount(2)
  await tilesIn(page).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  await expectLoop(page)
  await expectEscape(page, 'Congratulations!')
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeFocused()
  await expect(toolOf(page, 'Undo')).toBeEnabled()
}

test('tools for listening are out of sight, and muting by key is announced', {
  tag: '@long',
}, async ({ page }) => {
  await openLevel(page, 'novice')
  for (const words of ['Sound off', 'Sound on']) {
    await pressKey(page, 'm')
    await expect(page.locator('[aria-live]', { hasText: 'Sound' })).toHaveText(words)
  }
  for (const name of ['Where am I?', 'What matches?'])
    await expect(toolOf(page, name)).not.toBeInViewport({ ratio: 0.1 })
})
