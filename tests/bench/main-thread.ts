import type { Browser, Page } from '@playwright/test'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import { matches } from '#src/games/link/board/pairs.ts'
import { attempt, readBoard, saidOn, tilesIn, toolOf } from '../e2e/link-board'
import { printTable } from './report'
import { slowPage } from './slow-page'

declare global {
  interface Window {
    /** Durations of long tasks (50 ms or more), in milliseconds. */
    longTasks: number[]
  }
}

function noteLongTasks(): void {
  window.longTasks = []
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

type Blocked = { readonly action: string; readonly 'longest task, ms': string }

/** Time for all that an action sets moving, in milliseconds. */
const AFTERMATH_MS = 5_000

async function measure(page: Page, action: string, act: () => Promise<void>): Promise<Blocked> {
  await page.evaluate(() => {
    window.longTasks = []
  })
  await act()
  await page.waitForTimeout(AFTERMATH_MS)
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks))
  return {
    action,
    'longest task, ms': longest === 0 ? 'under 50' : longest.toFixed(0),
  }
}

/** By its key: to find a button by its name, a browser would name all tiles, in a task of its own. */
async function pressAndHear(page: Page, key: string, words: RegExp): Promise<void> {
  await page.keyboard.press(key)
  await saidOn(page).filter({ hasText: words }).waitFor()
}

async function openBoard(page: Page, url: string, address: string): Promise<void> {
  await page.goto(`${url}#/${address}`)
  await tilesIn(page).first().waitFor()
  await toolOf(page, 'Hint').waitFor()
}

async function benchBoard(browser: Browser, url: string, choice: string): Promise<Blocked[]> {
  const page = await slowPage(browser)
  await page.addInitScript(noteLongTasks)
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const rows = [
    await measure(page, `${choice}: open`, () => openBoard(page, url, `link/${choice}`)),
    await measure(page, `${choice}: new game`, () => pressAndHear(page, 'n', /New game\./)),
    await measure(page, `${choice}: hint`, () => pressAndHear(page, 'h', /^Hint/)),
    await measure(page, `${choice}: shuffle`, () => pressAndHear(page, 's', /Shuffled/)),
    await measure(page, `${choice}: undo it`, () => pressAndHear(page, 'u', /Undone/)),
  ]
  await page.context().close()
  return rows
}

/** Clearable as dealt; the random player below loses it by the 22nd match. */
const LOSING = 'link?level=expert&seed=way-back-27'

/** Plays at random until the board is lost, then undoes to a solvable position. */
async function benchWayBack(browser: Browser, url: string): Promise<Blocked> {
  const page = await slowPage(browser)
  await page.addInitScript(noteLongTasks)
  await openBoard(page, url, LOSING)
  const wayBack = page.getByRole('button', { name: 'Undo to a solvable position' })
  const random = makeRandom('way back')
  while (!(await wayBack.isVisible())) {
    const [match] = shuffled(random, matches(await readBoard(page)))
    if (match) await attempt(page, match)
    // Otherwise the seed no longer yields a lost board.
    else await wayBack.waitFor()
  }
  const row = await measure(page, 'expert: undo to where it can', async () => {
    await wayBack.click()
    await saidOn(page)
      .filter({ hasText: /Undone/ })
      .waitFor()
  })
  await page.context().close()
  return row
}

/** Prints how long a slow phone's main thread is blocked by deals, verdicts and shuffles. */
export async function benchMainThread(browser: Browser, url: string): Promise<void> {
  const rows: Blocked[] = []
  for (const choice of [
    'classic',
    'expert',
    'expert-left',
    'custom-30x30-36',
    'custom-30x30-36-left',
  ]) {
    rows.push(...(await benchBoard(browser, url, choice)))
  }
  printTable(rows)
  printTable([await benchWayBack(browser, url)])
}
