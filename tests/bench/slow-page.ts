import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

/** Ten megabits a second, forty milliseconds of latency. */
export const LINE = {
  offline: false,
  latency: 40,
  downloadThroughput: 1.25e6,
  uploadThroughput: 1.25e6,
}
/** 4× CPU throttling. */
export const PROCESSOR = { rate: 4 }
export const WINDOW = { width: 1280, height: 800 }

/** Delay for Chromium's own start-up work in a new window. */
export const windowOpened = () => setTimeout(3_000)

/** Opens a page throttled like a slow phone, in a desktop window. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOW })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', PROCESSOR)
  await windowOpened()
  return page
}
