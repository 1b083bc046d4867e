import { loadavg } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium'
import { openHost } from '../e2e/host'
import { clicksBench } from './clicks'
import { firstTileBench } from './first-tile'
import { benchMainThread } from './main-thread'
import { opponentsBench } from './opponents'
import { print } from './report'
import { slowPage } from './slow-page'

declare global {
  interface Window {
    /** Figures of the measured page, in milliseconds. */
    labNotes: { tasks: number[]; longestFrame: number }
  }
}

/** Records long tasks (above 50 ms) and the longest interval between two frames. */
function noteTasks(): void {
  const notes = { tasks: [] as number[], longestFrame: 0 }
  Object.assign(window, { labNotes: notes })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.tasks.push(duration)
  }).observe({ type: 'longtask' })
  let last = performance.now()
  const tick = () => {
    const now = performance.now()
    notes.longestFrame = Math.max(notes.longestFrame, now - last)
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

/** Times 10⁵ swaps in Cascade's lab, from the button's press to the last figure. */
async function measureLab(browser: Browser, address: string): Promise<string> {
  const page = await slowPage(browser)
  await page.goto(address)
  const press = page.getByRole('button', { name: 'Run', exact: true })
  await press.waitFor()
  await page.evaluate(noteTasks)
  const start = performance.now()
  await press.click()
  await page.getByText(/^Complete: /).waitFor()
  const seconds = (performance.now() - start) / 1000
  const { tasks, longestFrame } = await page.evaluate(() => window.labNotes)
  await page.context().close()
  const longest = Math.max(0, ...tasks)
  return `${seconds.toFixed(1)} s, ${tasks.length} tasks above 50 ms, longest ${longest.toFixed(0)} ms, longest frame ${longestFrame.toFixed(0)} ms`
}

/** Prints a slow phone's delays: Link's first tile, clicks, computations, the lab, opponents. */
export async function browserBench(): Promise<void> {
  const host = await openHost('dist', '/')
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  })
  try {
    const address = `${host.url}#/link/classic`
    await firstTileBench(browser, address)
    await clicksBench(browser, address)
    print(`lab, 10⁵ swaps: ${await measureLab(browser, `${host.url}#/cascade/lab`)}`)
    await benchMainThread(browser, host.url)
    await opponentsBench(browser, host.url)
    print(`load of this machine: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  } finally {
    await browser.close()
    await host.close()
  }
}
