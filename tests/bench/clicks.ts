import type { Browser, Page } from '@playwright/test'
import type { Match } from '#src/games/link/board/pairs.ts'
import { clearingLine, endingOf, readBoard, tilesIn } from '../e2e/link-board'
import { savedMoves } from '../e2e/stored-saves'
import { openBareBoard } from './bare-board'
import { quantile } from './quantile'
import { committedRow, print, printTable } from './report'
import { slowPage } from './slow-page'

/** The duration of a press. */
const PRESS_MS = 80

interface Clicks {
  /** Of each press, the longest delay from an event to the next paint, in milliseconds. */
  readonly waits: readonly number[]
  /** The number of matches made, and of those that the database holds a second later. */
  readonly made: number
  readonly saved: number
}

declare global {
  interface Window {
    /** By press, in milliseconds. */
    waits: Map<number, number>
  }
}

/** Event timing entries of the page. */
const PAINTED = 'painted'

/** Records event timing entries, which browsers report from 16 ms. */
function noteWaits(painted: string): void {
  window.waits = new Map()
  // The threshold is newer than the types.
  const wanted = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming && entry.interactionId)) continue
      const longest = window.waits.get(entry.interactionId) ?? 0
      window.waits.set(entry.interactionId, Math.max(longest, entry.duration))
    }
  }).observe(wanted)
  addEventListener('click', () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => console.debug(painted)
      port2.postMessage(0)
    }),
  )
}

/**
 * Clicks through all matches but the last, which would delete the save. Positions are looked up first, and each click
 * waits for the paint of the one before, so that only the game is measured.
 */
async function measureClicks(browser: Browser, address: string, isBare: boolean): Promise<Clicks> {
  const page = await slowPage(browser)
  await page.addInitScript(noteWaits, PAINTED)
  await page.goto(address)
  await tilesIn(page).first().waitFor()
  const matches = clearingLine(await readBoard(page)).slice(0, -1)
  if (isBare) await openBareBoard(page)
  for (const [x, y] of await centresOf(page, matches)) {
    const painted = page.waitForEvent('console', (message) => message.text() === PAINTED)
    await page.mouse.click(x, y, { delay: PRESS_MS })
    await painted
  }
  await page.waitForTimeout(1_000)
  const waits = await page.evaluate(() => [...window.waits.values()])
  const saved = isBare ? 0 : ((await savedMoves(page, 'link/classic')) ?? 0)
  await page.context().close()
  return { waits, made: matches.length, saved }
}

/** Returns screen positions of the tiles of these matches, in CSS px. */
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

/** Alternates app and bare board, since the machine's speed varies. */
const TURNS = 3

/**
 * Prints a slow phone's delay from a press on a tile to the next paint, beside that of a board without the app and its
 * ratio to it, and whether each match was saved.
 */
export async function clicksBench(browser: Browser, address: string): Promise<void> {
  const [app, bare]: [Clicks[], Clicks[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    app.push(await measureClicks(browser, address, false))
    bare.push(await measureClicks(browser, address, true))
  }
  const times = { app: quantilesOf(app), bare: quantilesOf(bare) }
  const ratios = times.app.map((ms, index) => ms / (times.bare[index] ?? Number.NaN))
  const before = committedRow('browser', TO_BARE)
  printTable({
    [`click to paint, ms, ${app.flatMap(({ waits }) => waits).length} clicks`]: rowOf(times.app, 0),
    'board without the app': rowOf(times.bare, 0),
    [TO_BARE]: rowOf(ratios, 2),
    'the last report’s': rowOf(before, 2),
  })
  for (const { saved, made } of app) print(`matches saved: ${saved} of ${made}`)
}

/** The row that one report is compared with the next by: milliseconds differ from machine to machine. */
const TO_BARE = 'ratio to it'

const SHARES = { p50: 0.5, p90: 0.9, p98: 0.98, worst: 1 }

const quantilesOf = (runs: readonly Clicks[]): readonly number[] =>
  Object.values(SHARES).map((share) =>
    Number(
      quantile(
        runs.flatMap(({ waits }) => waits),
        share,
      ),
    ),
  )

const rowOf = (values: readonly number[], digits: number) =>
  Object.fromEntries(
    Object.keys(SHARES).map((name, index) => [name, values[index]?.toFixed(digits) ?? '']),
  )
