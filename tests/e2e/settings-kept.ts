import type { Page } from '@playwright/test'
import type { Settings } from '#src/ui/settings.ts'

/** Has the page open as it would for a player who has chosen this before. */
export const choose = (page: Page, settings: Partial<Settings>): Promise<unknown> =>
  page.addInitScript((state) => {
    if (location.hostname)
      localStorage.setItem('pairwise/settings', JSON.stringify({ state, version: 1 }))
  }, settings)
