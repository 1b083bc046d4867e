import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

/** Ten megabits a second, forty milliseconds. */
export const LINE = {
  offline: false,
  latency: 40,
  downloadThroughput: 1.25e6,
  uploadThroughput: 1.25e6,
}
/** A processor four times as slow. */
export const PROCESSOR = { rate: 4 }
export const WINDOW = { width: 1280, height: 800 }

/** What Chromium does for a window that opens, hundreds of files of its own to read, is no part of the page's time. */
export const windowOpened = () => setTimeout(3_000)

/** A page as on a slow phone, of the size of a desk's. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOW })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', PROCESSOR)
  await windowOpened()
  return page
}
