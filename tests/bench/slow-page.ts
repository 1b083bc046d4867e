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

/** A page as on a slow phone, of the size of a desk's. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOW })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', PROCESSOR)
  return page
}
