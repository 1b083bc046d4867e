import type { Page } from '@playwright/test'
import { readGame } from '#src/engine/game-code.ts'
import { parseLinkCode } from '#src/engine/link-code.ts'
import { finish } from '#src/engine/restore.ts'
import { codeMove } from '#src/games/link/rules/code.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkMove } from '#src/games/link/rules/types.ts'
import { pressInEnd } from './ended'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  figureOf,
  readBoard,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, findings, test } from './page'
import { boardAddress, savedMs, watched } from './stored-saves'

const raceOn = (page: Page) => page.getByRole('region', { name: 'Race' }).first()

const BOARD = boardAddress('AABBCCDD', '&gravity=none')

/** Clears the board with a pair each ten seconds, and races that game. */
async function raceOwnGame(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(BOARD)
  await expect(tilesIn(page)).toHaveCount(8)
  for (const [index, match] of clearingLine(await readBoard(page)).entries()) {
    if (index > 0) await page.clock.runFor(10_000)
    await attempt(page, match)
  }
  await page.clock.runFor(1_000)
  await pressInEnd(winDialogOn(page), 'Race yourself')
  await expect(page).toHaveURL(/[?]c=[\w-]{4}&level=literal&.*&race=[\w-]+$/)
  await expectRace(page)
}

async function expectRace(page: Page): Promise<void> {
  await expect(raceOn(page)).toContainText(/^Race: beat \d:\d\d/)
  await expect(tilesIn(page)).toHaveCount(8)
}

const raceEndOn = (page: Page) =>
  page.getByRole('dialog', { name: /(won|lost) the race by \d+(\.\d)?s|dead heat/ })

/** Clears what is left, and waits for the end. */
async function finishRace(page: Page): Promise<void> {
  await clearAtOnce(page)
  await page.clock.runFor(1_000)
  await expect(raceEndOn(page)).toBeVisible()
}

const takeOne = async (page: Page) => {
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
}

const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Returns the time of the recorded game in an address, in milliseconds. */
function readGhost(url: string): number {
  const linked = parseLinkCode(url.split('#/')[1] ?? '')
  if (!linked.ok) throw new Error(linked.code)
  const { seed, board, code } = linked.value
  const options = rules.parseOptions(linked.value.options)
  if (!options.ok) throw new Error(options.code)
  const deal = { options: options.value, seed }
  const game = finish(readGame({ rules, codeMove }, deal, board, code?.text ?? ''))
  if (!game.ok) throw new Error(game.code)
  return game.value.stopwatch.ms
}

/** Stops the clock as soon as the line says that the ghost has finished. */
async function pauseAtFinish(page: Page): Promise<void> {
  await page.evaluate(() => {
    const line = document.querySelector('[data-race]')
    const pause = document.querySelector<HTMLElement>('[role=toolbar] [aria-label=Pause]')
    const watch = new MutationObserver(() => {
      if (!line?.textContent?.includes('Ghost finished in 0:3')) return
      // The line goes on to change, and the button resumes.
      watch.disconnect()
      pause?.click()
    })
    if (line) watch.observe(line, { subtree: true, characterData: true })
  })
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
}

test('the ghost finishes at its time, through a pause, a hidden page and a reload; then both games are compared', {
  tag: '@long',
}, async ({ page }) => {
  const resume = async () => {
    await page.clock.runFor(60_000)
    await toolOf(page, 'Resume').click()
  }
  await raceOwnGame(page)
  await takeOne(page)
  await page.clock.runFor(8_000)
  await toolOf(page, 'Pause').click()
  await resume()
  await page.clock.runFor(8_000)
  await setVisibility(page, 'hidden')
  await setVisibility(page, 'visible')
  await resume()
  await page.reload()
  await expect(tilesIn(page)).toHaveCount(6)
  await takeOne(page)
  const ghostMs = readGhost(page.url())
  const [, s = 0] = ((await figureOf(page, 'time').textContent()) ?? '').split(':').map(Number)
  await page.clock.runFor(ghostMs - 3_000 - s * 1_000)
  await pauseAtFinish(page)
  await expect
    .poll(async () => Math.abs((await savedMs(page, 'link/shared')) - ghostMs))
    .toBeLessThanOrEqual(100)

  await toolOf(page, 'Resume').click()
  await page.clock.runFor(500)
  await finishRace(page)
  const dialog = page.getByRole('dialog', { name: /You lost the race by \d+(\.\d)?s/ })
  await expect(dialog).toContainText(/You \d+:\d\d\.\d · Ghost 0:\d\d\.\d/)
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Same board' }).click()
  await expectRace(page)
})

const TAKEN = [0, 2, 4, 6].map((col): LinkMove => {
  const at = { row: 0, col }
  return { type: 'attempt', from: at, to: { row: 0, col: col + 1 } }
})

test('a race from a link is won; its replay leads to a race against it', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(watched('AABBCCDD', TAKEN, 'race'))
  await expectRace(page)
  await finishRace(page)
  await pressInEnd(raceEndOn(page), 'Watch replay')
  await page.clock.runFor(10_000)
  await page.getByRole('button', { name: 'Race this game' }).click()
  await expectRace(page)
  expect(await findings(page)).toEqual([])
})

test('the board of a race is where it is without one', { tag: '@long' }, async ({ page }) => {
  const boxes = async () => {
    const all = []
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(viewport)
      // A board that turns with its window has its new size when it stands still.
      await page.getByRole('grid').scrollIntoViewIfNeeded()
      all.push(await page.getByRole('grid').boundingBox())
    }
    return all
  }
  await page.goto(watched('AABBCCDD', TAKEN, 'race'))
  await expectRace(page)
  const raced = await boxes()
  await page.goto(BOARD)
  await expect(raceOn(page)).toHaveCount(0)
  await expect(tilesIn(page)).toHaveCount(8)
  expect(await boxes()).toEqual(raced)
})
