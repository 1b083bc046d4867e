import type { Page } from '@playwright/test'
import type { LinkSettings } from '#src/games/link/settings.ts'
import type { Settings } from '#src/ui/settings.ts'

type AllSettings = Settings & LinkSettings & { readonly turnClock: boolean; readonly odds: boolean }

/** Stores settings before the page opens; shared ones and each game's ignore the others. */
export const storeSettings = (page: Page, settings: Partial<AllSettings>): Promise<unknown> =>
  page.addInitScript((state) => {
    if (!location.hostname) return
    const text = JSON.stringify({ state, version: 1 })
    for (const of of ['', '/link', '/patches', '/garden'])
      localStorage.setItem(`pairwise/settings${of}`, text)
  }, settings)
