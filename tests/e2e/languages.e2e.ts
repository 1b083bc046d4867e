import { LANGUAGES } from '#src/ui/settings.ts'
import { expectNothingCutOff } from './cut-off'
import { expect, pressKey, test } from './page'
import { storeSettings } from './stored-settings'

/** The browser's language, the app's, and a sample text. */
const BROWSERS = [
  ['en-GB', 'en', 'Settings'],
  ['vi-VN', 'vi', 'Cài đặt'],
  ['zh-TW', 'zh-Hant', '設定'],
  ['zh-CN', 'zh-Hant', '設定'],
  ['fr-FR', 'en', 'Settings'],
] as const

for (const [locale, language, settings] of BROWSERS) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale })

    test(`starts in ${language}`, async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('button', { name: settings, exact: true })).toBeVisible()
    })
  })
}

test('a chosen language applies at once, everywhere, and on the next visit', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Tiếng Việt')
  await expect(page.getByRole('dialog', { name: 'Cài đặt' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cài đặt' })).toBeVisible()
  await page.goto('/#/link/novice')
  await expect(page.getByRole('grid').getByRole('button')).toHaveCount(48)
  const tile = page.getByRole('grid').getByRole('button').first()
  await expect(tile).toHaveAccessibleName(/, hàng 1, cột 1$/)
  await pressKey(page, 'w')
  await expect(page.getByRole('status')).toContainText('Còn 48 ô')
  await expect(page).toHaveTitle(/Pairwise$/)
  await page.goto('/#/link/calendar')
  await expect(page.getByRole('heading', { name: /^Tháng \d+ năm \d+$/ })).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`in ${language}, levels are shown as boards of one height, with nothing cut off`, async ({
    page,
  }) => {
    await storeSettings(page, { language })
    await page.goto('/#/link')
    const levels = page.getByRole('group').first().locator('label')
    await expect(levels).toHaveCount(8)
    await expectNothingCutOff(page)
    const heights = await levels.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    expect(new Set(heights.map(Math.round)).size).toBe(1)
  })
}
