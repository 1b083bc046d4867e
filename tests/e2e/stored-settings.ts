import { expect, type Page } from '@playwright/test'
import type { LinkSettings } from '#src/games/link/settings.ts'
import type { Language, Settings } from '#src/ui/settings.ts'

type AllSettings = Settings & LinkSettings & { readonly turnClock: boolean; readonly odds: boolean }

/** Stores settings before the page opens; shared ones and each game's ignore the others. */
export const storeSettings = (page: Page, settings: Partial<AllSettings>): Promise<unknown> =>
  page.addInitScript((state) => {
    if (!location.hostname) return
    const text = JSON.stringify({ state, version: 1 })
    for (const of of ['', '/link', '/patches', '/garden'])
      localStorage.setItem(`pairwise/settings${of}`, text)
  }, settings)

/** The tool's name in each language. */
const SETTINGS: Readonly<Record<Language, string>> = {
  en: 'Settings',
  vi: 'Cài đặt',
  'zh-Hant': '設定',
}

/** Chooses another language in the settings of the game that is open; no dialog may be. */
export async function changeLanguage(page: Page, from: Language, to: Language): Promise<void> {
  await page.locator('[role=toolbar] [popovertarget]').click()
  await page.getByRole('toolbar').getByRole('button', { name: SETTINGS[from], exact: true }).click()
  await page.getByRole('combobox').filter({ hasText: 'Tiếng Việt' }).selectOption(to)
  await expect(page.getByRole('dialog', { name: SETTINGS[to] })).toBeVisible()
  await page.keyboard.press('Escape')
}
