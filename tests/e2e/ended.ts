import type { Locator, Page } from '@playwright/test'
import { expect } from './page'

/** Closes the dialog of a game's end; asserts that its text and links stay on the page. */
export async function expectEndStays(page: Page, dialog: Locator): Promise<void> {
  const title = await dialog.getByRole('heading').innerText()
  const figure = await dialog.locator('strong').innerText()
  const texts = await dialog.getByRole('button').allInnerTexts()
  // The cross has none.
  const ways = texts.filter((text) => text !== '')
  await dialog.getByRole('button', { name: 'See the board' }).click()
  await expect(dialog).toBeHidden()
  const panel = page.getByRole('region', { name: title })
  await expect(panel).toBeFocused()
  await expect(panel).toContainText(figure)
  await expect(panel).toBeInViewport({ ratio: 1 })
  for (const name of ways) {
    await page.keyboard.press('Tab')
    if (await isOn(panel.getByRole('link', { name: 'Menu' }))) await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await expect(panel.getByRole('link', { name: 'Menu' })).toBeVisible()
  await panel.getByRole('button', { name: 'Watch replay' }).click()
  await expect(page.getByRole('button', { name: 'Exit replay' })).toBeVisible()
  await expect(panel).toBeHidden()
}

const isOn = (one: Locator) => one.evaluate((element) => element === document.activeElement)
