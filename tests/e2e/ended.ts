import type { Locator, Page } from '@playwright/test'
import { expect } from './page'

/** Closes the dialog of an end; asserts that figure and first action stay, and all else is one press away. */
export async function expectEndStays(page: Page, dialog: Locator): Promise<void> {
  const title = await dialog.getByRole('heading').innerText()
  const figure = await dialog.locator('strong').first().innerText()
  const primary = await dialog.locator('[data-look=primary]').innerText()
  await expect(dialog.locator('[data-look=primary]')).toBeFocused()
  await dialog.getByRole('button', { name: 'See the board' }).click()
  await expect(dialog).toBeHidden()
  const panel = page.getByRole('region', { name: title })
  await expect(panel).toBeFocused()
  await expect(panel).toContainText(figure)
  await expect(panel).toBeInViewport({ ratio: 1 })
  await expect(panel.locator('[data-look=primary]')).toHaveText(primary)
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Result' })).toBeFocused()
  await page.keyboard.press('Enter')
  await pressInEnd(dialog, 'Watch replay')
  await expect(page.getByRole('button', { name: 'Exit replay' })).toBeVisible()
  await expect(panel).toBeHidden()
}

/** Presses one of the buttons or links of an end that are folded at first. */
export async function pressInEnd(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name: 'More' }).click()
  await dialog.getByRole('button', { name }).or(dialog.getByRole('link', { name })).click()
}

/** Parts of each end that are seen, in any language, before anything is scrolled or opened. */
const SHOWN = ['h2', 'strong', '[data-look=primary]', 'summary', '[aria-expanded]']

/** Lists what of an end is out of view, and whether it scrolls. */
function findHidden(box: Element, parts: readonly string[]): string[] {
  const frame = box.getBoundingClientRect()
  const isInView = (part: string) => {
    const { top, left, bottom, right, width } =
      box.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
    const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    return width > 0 && isInWindow && top >= frame.top && bottom <= frame.bottom
  }
  const hidden = parts.filter((part) => !isInView(part))
  return box.scrollHeight > box.clientHeight ? [...hidden, 'scrolls'] : hidden
}

export const expectAllInView = (page: Page): Promise<void> =>
  expect.poll(() => page.getByRole('dialog').evaluate(findHidden, SHOWN)).toEqual([])
