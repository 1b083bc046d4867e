import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { makeRandom, type Random } from '#src/engine/random.ts'
import { drawAct } from './acts'
import { findGrowth, type Reading, readGauges } from './gauges'
import type { GameName } from './options'
import { findChange, findLosses, readBoardNames, readSaves } from './saves'

/** The outcome of soaking a game. */
export interface Soaked {
  readonly acts: number
  readonly reloads: number
  readonly readings: readonly Reading[]
  /** Distinct faults. */
  readonly faults: readonly string[]
}

interface Soak {
  readonly page: Page
  readonly devtools: CDPSession
  readonly random: Random
  /** The app's address, without a hash. */
  readonly home: string
  readonly game: GameName
  readonly faults: Set<string>
  acts: number
}

const READINGS = 12
const RELOADS = 12
/** Heaps are measured without a reload in between, for so much of the time; then come the reloads. */
const STEADY = 0.7
/** A step of the game is written in well under this many milliseconds, and an opponent waits longer. */
const SETTLE = 300

/** Plays one game like a monkey, and says what happened. */
export async function soak(
  context: BrowserContext,
  home: string,
  game: GameName,
  { minutes, seed }: { minutes: number; seed: string },
): Promise<Soaked> {
  const page = await context.newPage()
  const faults = new Set<string>()
  listen(page, (fault) => faults.add(fault))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const random = makeRandom(seed, game)
  const run: Soak = { page, devtools, random, home, game, faults, acts: 0 }
  await page.goto(home)
  await visitAll(page)
  await goTo(page, `/${game}`)
  const ms = minutes * 60_000
  const readings = await playSteadily(run, ms * STEADY)
  for (const growth of findGrowth(readings)) faults.add(growth)
  const reloads = await playWithReloads(run, ms * (1 - STEADY))
  await page.close()
  return { acts: run.acts, reloads, readings, faults: [...faults] }
}

function listen(page: Page, complain: (fault: string) => void): void {
  page.on('pageerror', ({ message, stack }) =>
    complain(`error: ${message} ${stack?.slice(0, 300)}`),
  )
  page.on('crash', () => complain('the page crashed'))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(`console: ${message.text()}`)
  })
}

/** Opens every page before measuring, since loaded pages stay in memory. */
async function visitAll(page: Page): Promise<void> {
  const links = page.locator('a[href^="#/"]')
  await links.first().waitFor()
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const href of hrefs) await goTo(page, href.slice(1))
}

/** Acts for a number of milliseconds. */
async function play(run: Soak, ms: number): Promise<void> {
  const { page, random, faults } = run
  for (const end = Date.now() + ms; Date.now() < end; run.acts++) {
    const act = drawAct(random)
    await act.run(page, random).catch((error: Error) => {
      // What was there may have gone, or the page be another, by the time it is pressed.
      if (!/context was destroyed|navigat/i.test(error.message)) {
        faults.add(`${act.name}: ${error.message}`)
      }
    })
    await returnToGame(run)
  }
}

/** A monkey wanders off to the menu and other games; some of the games begin at an address of the menu's. */
async function returnToGame({ page, random, home, game }: Soak): Promise<void> {
  const { hash } = new URL(page.url())
  if (hash.startsWith(`#/${game}/`) || hash.startsWith(`#/${game}?`)) return
  if (!page.url().startsWith(home)) await page.goto(`${home}#/${game}`)
  const links = page.locator(`a[href^="#/${game}/"]`)
  if (hash !== '#/') await goTo(page, '/')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await goTo(page, addresses[random.below(Math.max(1, addresses.length))]?.slice(1) ?? `/${game}`)
}

/** Navigates within the app and waits for the page. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, path)
  await page.locator('h1').first().waitFor({ timeout: 10_000 })
  await page.waitForTimeout(SETTLE)
}

async function playSteadily(run: Soak, ms: number): Promise<Reading[]> {
  const readings: Reading[] = []
  for (let reading = 0; reading < READINGS; reading++) {
    await play(run, ms / READINGS)
    await goTo(run.page, '/')
    readings.push(await readGauges(run.page, run.devtools))
  }
  return readings
}

async function playWithReloads(run: Soak, ms: number): Promise<number> {
  for (let reload = 0; reload < RELOADS; reload++) {
    await play(run, ms / RELOADS)
    await reloadAndCompare(run)
  }
  return RELOADS
}

/** Saves survive a reload; boards of games without an opponent are unchanged. */
async function reloadAndCompare({ page, game, faults }: Soak): Promise<void> {
  await page.waitForTimeout(SETTLE)
  const [saves, board] = [await readSaves(page), await readBoardNames(page)]
  await page.reload()
  await page.locator('h1').first().waitFor({ timeout: 10_000 })
  for (const loss of findLosses(saves, await readSaves(page))) faults.add(`lost: ${loss}`)
  const { hash } = new URL(page.url())
  const isKept = Object.keys(saves).some((slot) => `#/${slot}` === hash)
  if (game === 'patches' || game === 'garden' || board === '' || !isKept) return
  await page.locator('[role=grid] button').first().waitFor({ timeout: 10_000 })
  await page.waitForTimeout(SETTLE)
  const change = findChange(board, await readBoardNames(page))
  if (change) faults.add(`another board after a reload of ${hash}: ${change}`)
}
