import { loadavg } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium'
import { openHost } from '../e2e/host'
import { clicksBench } from './clicks'
import { benchMainThread } from './main-thread'
import { opponentsBench } from './opponents'
import { quantile } from './quantile'
import { slowPage } from './slow-page'

const VISITS = 5

/** Begins what the page says when the first tile is there. */
const FIRST = 'first tile at '

/** Says when the first tile is there to be clicked: painted, and the thread free. */
function tellFirstTile(first: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=grid] button')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => console.debug(first, performance.now())
      port2.postMessage(0)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}

declare global {
  interface Window {
    /** What the measured page notes, in milliseconds. */
    labNotes: { tasks: number[]; longestFrame: number }
  }
}

/** The page speaks up by itself: being asked would cost it time of its own. */
async function measureFirstTile(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser)
  await page.addInitScript(tellFirstTile, FIRST)
  const told = page.waitForEvent('console', (message) => message.text().startsWith(FIRST))
  await page.goto(address)
  const text = (await told).text()
  await page.context().close()
  return Number(text.slice(FIRST.length))
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
    const waits: number[] = []
    for (let visit = 0; visit < VISITS; visit++)
      waits.push(await measureFirstTile(browser, address))
    console.log(
      `first tile, cold: median ${quantile(waits, 0.5)} ms, worst ${quantile(waits, 1)} ms`,
    )
    await clicksBench(browser, address)
    console.log(`lab, 10⁵ swaps: ${await measureLab(browser, `${host.url}#/cascade/lab`)}`)
    await benchMainThread(browser, host.url)
    await opponentsBench(browser, host.url)
    console.log(`load of this machine: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  } finally {
    await browser.close()
    await host.close()
  }
}
