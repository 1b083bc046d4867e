import type { Page } from '@playwright/test'
import type { LinkSettings } from '#src/games/link/settings.ts'
import type { Settings } from '#src/ui/settings.ts'

type AllSettings = Settings & LinkSettings & { readonly turnClock: boolean }

/** Has the page open as it would for a player who has chosen this before, when all settings stood in one place. */
export const choose = (page: Page, settings: Partial<AllSettings>): Promise<unknown> =>
  page.addInitScript((state) => {
    if (location.hostname)
      localStorage.setItem('pairwise/settings', JSON.stringify({ state, version: 1 }))
  }, settings)
