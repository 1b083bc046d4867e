import type { Page } from '@playwright/test'
import { expectNothingCutOff } from './cut-off'
import { expect, pressKey, test } from './page'
import { openFresh } from './stored-saves'

/** Looks at the first page of Link. */
async function expectLevels(page: Page): Promise<void> {
  await page.goto('/#/link')
  const levels = page.getByRole('group').first().locator('label')
  await expect(levels).toHaveCount(8)
  await expectNothingCutOff(page)
  const heights = await levels.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  expect(new Set(heights.map(Math.round)).size).toBe(1)
}

/** Chooses another language in the menu's settings. */
async function choose(page: Page, settings: string, name: string, title: string): Promise<void> {
  await page.goto('/#/')
  await page.getByRole('button', { name: settings, exact: true }).click()
  await page.getByRole('combobox').first().selectOption(name)
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
}

test.use({ locale: 'zh-TW' })

test('the browser’s language, and one chosen, apply at once, everywhere, and on the next visit', async ({
  page,
}) => {
  test.slow()
  const html = page.locator('html')
  await page.goto('/')
  await expect(html).toHaveAttribute('lang', 'zh-Hant')
  await expectLevels(page)
  await choose(page, '設定', 'English', 'Settings')
  await expect(html).toHaveAttribute('lang', 'en')
  await expectLevels(page)
  await choose(page, 'Settings', 'Tiếng Việt', 'Cài đặt')
  await expect(html).toHaveAttribute('lang', 'vi')
  await expectLevels(page)

  await openFresh(page, '/#/link/novice')
  const tiles = page.getByRole('grid').getByRole('button')
  await expect(tiles).toHaveCount(48)
  await expect(tiles.first()).toHaveAccessibleName(/, hàng 1, cột 1$/)
  await pressKey(page, 'w')
  await expect(page.getByRole('status')).toContainText('Còn 48 ô')
  await expect(page).toHaveTitle(/Pairwise$/)
  await page.goto('/#/link/calendar')
  await expect(page.getByRole('heading', { name: /^Tháng \d+ năm \d+$/ })).toBeVisible()
})
