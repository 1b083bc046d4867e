import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Match } from '../../src/games/link/rules/match'
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium'
import { openHost } from '../e2e/host'
import { clearingLine, endingOf, readBoard, tilesIn } from '../e2e/link-board'
import { keptMoves } from '../e2e/shelf'
import { benchMainThread } from './main-thread'
import { opponentsBench } from './opponents'
import { quantile } from './quantile'
import { slowPage } from './slow-page'

const VISITS = 5

/** Notes when the first tile is there to be clicked: painted, and the thread free. */
function noteFirstTile(): void {
  const notes = { firstTile: 0, paints: [] as number[] }
  Object.assign(window, { notes })
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=grid] button')) return
    observer.disconnect()
    afterPaint(() => {
      notes.firstTile = performance.now()
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  addEventListener(
    'pointerdown',
    ({ timeStamp }) =>
      addEventListener('click', () => afterPaint(() => note(timeStamp)), { once: true }),
    true,
  )
  function note(since: number) {
    notes.paints.push(performance.now() - since)
  }
  function afterPaint(then: () => void) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(0)
    })
  }
}

declare global {
  interface Window {
    /** What the measured page notes, in milliseconds. */
    notes: { firstTile: number; paints: number[] }
    labNotes: { tasks: number[]; longestFrame: number }
  }
}

const readNotes = (page: Page) => page.evaluate(() => window.notes)

async function measureFirstTile(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser)
  await page.addInitScript(noteFirstTile)
  await page.goto(address)
  await page.waitForFunction(() => window.notes.firstTile > 0)
  const { firstTile } = await readNotes(page)
  await page.context().close()
  return firstTile
}

interface Clicks {
  /** From each press to its paint, in milliseconds. */
  readonly paints: readonly number[]
  /** How many matches were made, and how many of them the browser has kept a second later. */
  readonly made: number
  readonly kept: number
}

/**
 * Clicks through all matches but the last, with which the save would go. The places are looked up before, and each
 * click waits for the paint of the one before, so that nothing but the game is measured.
 */
async function measureClicks(browser: Browser, address: string): Promise<Clicks> {
  const page = await slowPage(browser)
  await page.addInitScript(noteFirstTile)
  await page.goto(address)
  await tilesIn(page).first().waitFor()
  const matches = clearingLine(await readBoard(page)).slice(0, -1)
  const places = await centresOf(page, matches)
  for (const [done, [x, y]] of places.entries()) {
    await page.mouse.click(x, y)
    await page.waitForFunction((count) => window.notes.paints.length > count, done)
  }
  await page.waitForTimeout(1_000)
  const { paints } = await readNotes(page)
  const kept = (await keptMoves(page, 'link/classic')) ?? 0
  await page.context().close()
  return { paints, made: matches.length, kept }
}

/** Where on the screen the tiles of these matches are, in CSS px. */
function centresOf(page: Page, matches: readonly Match[]): Promise<[x: number, y: number][]> {
  const endings = matches.flatMap(({ from, to }) => [endingOf(from), endingOf(to)])
  return page.evaluate(
    (names) =>
      names.map((name) => {
        const tile = document.querySelector(`[role=grid] button[aria-label$="${name}"]`)
        const { x, y, width, height } = tile?.getBoundingClientRect() ?? new DOMRect()
        return [x + width / 2, y + height / 2]
      }),
    endings,
  )
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
    const { paints, made, kept } = await measureClicks(browser, address)
    const shares = [0.5, 0.9, 0.98, 1].map((share) => quantile(paints, share))
    console.log(
      `click to paint, ${paints.length} clicks: p50, p90, p98, worst ${shares.join(', ')} ms`,
    )
    console.log(`matches kept: ${kept} of ${made}`)
    console.log(`lab, 10⁵ swaps: ${await measureLab(browser, `${host.url}#/cascade/lab`)}`)
    await benchMainThread(browser, host.url)
    await opponentsBench(browser, host.url)
    console.log(`load of this machine: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  } finally {
    await browser.close()
    await host.close()
  }
}
