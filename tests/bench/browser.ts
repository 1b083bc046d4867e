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
    /** What the measured page notes, in milliseconds. */
    labNotes: { tasks: number[]; longestFrame: number }
  }
}

/** Notes how long the page could not answer: tasks above 50 ms, and the longest wait between two frames. */
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

/** A run of 10⁵ swaps in Cascade's lab, from the press of its button to its last figure. */
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

/** Prints how long a slow phone waits: for Link's first tile, for clicks, while it computes, in the lab, and for opponents. */
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
