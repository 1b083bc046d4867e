import type { Page } from '@playwright/test'
import type { LinkSettings } from '#src/games/link/settings.ts'
import type { Settings } from '#src/ui/settings.ts'

type AllSettings = Settings & LinkSettings & { readonly turnClock: boolean }

/** Stores settings in the old shared format before the page opens. */
export const storeSettings = (page: Page, settings: Partial<AllSettings>): Promise<unknown> =>
  page.addInitScript((state) => {
    if (location.hostname)
      localStorage.setItem('pairwise/settings', JSON.stringify({ state, version: 1 }))
  }, settings)
