import type { Page } from '@playwright/test'
import { makeBoard, withoutTiles } from '#src/games/link/board/board.ts'
import { slide } from '#src/games/link/board/gravity.ts'
import { matches } from '#src/games/link/board/pairs.ts'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  figureOf,
  pressInMore,
  readBoard,
  tileAt,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, test } from './page'
import { boardAddress, openFresh, savedMoves } from './stored-saves'

const timeUpOn = (page: Page) => page.getByRole('dialog', { name: 'Time is up' })

test.describe('the journey', () => {
  test('runs against the clock, and a cleared stage leads to the next', async ({ page }) => {
    test.slow()
    await page.clock.install()
    await page.goto('/#/link')
    await page.getByRole('link', { name: 'Journey' }).click()
    await page.getByRole('button', { name: 'Play stage 1' }).click()
    await expect(tilesIn(page)).toHaveCount(144)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Still pond 1 · 16 × 9')
    await expect(figureOf(page, 'time')).toHaveText('9:36')
    await tileAt(page, { row: 0, col: 0 }).click()
    await page.clock.runFor(60_000)
    await expect(figureOf(page, 'time')).toHaveText(/^8:3\d$/)
    const low = page.getByText('The last 30 seconds.')
    await expect(low).toBeHidden()
    await page.clock.runFor(490_000)
    await expect(figureOf(page, 'time')).toHaveText(/^0:2\d$/)
    await expect(low).toHaveCount(1)
    await expect(page.locator('[data-low=true]')).toHaveCSS('font-weight', '850')
    await tileAt(page, { row: 0, col: 0 }).click()
    await clearAtOnce(page)
    await page.clock.runFor(1_000)
    await expect(winDialogOn(page)).toContainText('3 of 3 stars', {
      timeout: 15_000,
    })
    await winDialogOn(page).getByRole('link', { name: 'Play stage 2' }).click()
    await expect(page).toHaveURL(/#\/link\/journey-1-2$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Still pond 2 · 8 × 6')

    await page.goto('/#/link/journey')
    const cleared = /^Stage 1\.1: .*Tiles stay, Easy\. 3 of 3 stars, best time 9:1\d$/
    await expect(page.getByRole('radio', { name: cleared })).toBeVisible()
    const next = page.getByRole('radio', { name: /^Stage 1\.2: .*Not cleared yet$/ })
    await expect(next).toBeChecked()
  })

  test('has gravity from its second garden on', async ({ page }) => {
    await page.goto('/#/link/journey-2')
    await expect(tilesIn(page)).toHaveCount(144)
    const board = await readBoard(page)
    const falls = matches(board).find(({ from, to }) => from.row > 0 && to.row > 0)
    if (!falls) throw new Error('Nothing falls on this board')
    await attempt(page, falls)
    await expect(tilesIn(page)).toHaveCount(142)
    const { board: expected } = slide(withoutTiles(board, falls.from, falls.to), 'down')
    expect(patternOf(await readBoard(page))).toBe(patternOf(expected))
  })
})

/** Renumbers a board's kinds in reading order, since a screen does not show them. */
function patternOf(board: Parameters<typeof makeBoard>[0]): string {
  const names = new Map([[0, 0]])
  const cells = board.cells.map((kind) => {
    const name = names.get(kind) ?? names.size
    names.set(kind, name)
    return name
  })
  return makeBoard({ ...board, cells })
}

test.describe('against the clock', () => {
  /** Two pairs: sixteen seconds. */
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Play against the clock' }).check()
    await openFresh(page, boardAddress('AABB'))
    await expect(tilesIn(page)).toHaveCount(4)
    await expect(figureOf(page, 'time')).toHaveText('0:16')
    await tileAt(page, { row: 0, col: 0 }).click()
    await page.clock.runFor(10_000)
    await expect(timeUpOn(page)).toBeHidden()
    await page.clock.runFor(7_000)
    await expect(timeUpOn(page)).toBeVisible()
    await expect(figureOf(page, 'time')).toHaveText('0:00')
  })

  test('a board can be continued when its time is up', async ({ page }) => {
    await timeUpOn(page).getByRole('button', { name: 'Play on' }).click()
    await expect(timeUpOn(page)).toBeHidden()
    await expect(figureOf(page, 'time')).toHaveText(/^0:(1[6-9]|2\d)$/)
    await tileAt(page, { row: 0, col: 1 }).click()
    await expect(tilesIn(page)).toHaveCount(2)
    await page.clock.runFor(60_000)
    await expect(timeUpOn(page)).toBeHidden()
  })

  test('or restarted, with all its time', async ({ page }) => {
    await timeUpOn(page).getByRole('button', { name: 'Try again' }).click()
    await expect(timeUpOn(page)).toBeHidden()
    await expect(tilesIn(page)).toHaveCount(4)
    await expect(figureOf(page, 'time')).toHaveText('0:16')
  })
})

test.describe('the time of a stage goes on from what was left after', () => {
  /** Selects a tile, which starts the clock, and plays for a minute of its 9:36. */
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/#/link/journey-1')
    await expect(tilesIn(page)).toHaveCount(144)
    // By its worker, whose start would be given up in that minute.
    await expect(page.getByRole('button', { name: /^Difficulty: / })).toBeVisible()
    await tileAt(page, { row: 0, col: 0 }).click()
    await page.clock.runFor(60_000)
    await expect(figureOf(page, 'time')).toHaveText(/^8:3\d$/)
  })

  /** Leaves by a new document, which has no time for the database, whose writes are held back. */
  async function leave(page: Page, address: string): Promise<void> {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('killed', 'AbortError')
      }
    })
    await page.goto('about:blank')
    await page.goto(address)
  }

  const playOther = async (page: Page) => {
    await expect(tilesIn(page)).toHaveCount(48)
    await tileAt(page, { row: 0, col: 0 }).click()
    await page.clock.runFor(5_000)
  }

  const STAGE = '/#/link/journey-1'
  const ways: readonly (readonly [string, (page: Page) => Promise<unknown>, left: RegExp])[] = [
    ['a reload', (page) => page.reload(), /^8:3\d$/],
    ['a reload that leaves no time to save', (page) => leave(page, STAGE), /^8:3\d$/],
    [
      'the menu and back',
      async (page) => {
        await toolOf(page, 'Menu').click()
        await expect(page.getByRole('heading', { name: 'Pairwise' })).toBeVisible()
        await page.goBack()
      },
      /^8:3\d$/,
    ],
    [
      'another game, left and come back from',
      async (page) => {
        await leave(page, '/#/link/novice')
        await playOther(page)
        await leave(page, STAGE)
      },
      /^8:3\d$/,
    ],
    [
      'the menu and another game',
      async (page) => {
        await toolOf(page, 'Menu').click()
        await page.getByRole('link', { name: '8 × 6', exact: true }).click()
        await playOther(page)
        await leave(page, STAGE)
      },
      /^8:3\d$/,
    ],
    [
      'a restart and its undo',
      async (page) => {
        const [match] = clearingLine(await readBoard(page))
        await page.keyboard.press('Escape')
        if (match) await attempt(page, match)
        await expect(tilesIn(page)).toHaveCount(142)
        await pressInMore(page, 'Start again')
        await expect(figureOf(page, 'time')).toHaveText('9:36')
        await toolOf(page, 'Undo').click()
        await expect(tilesIn(page)).toHaveCount(142)
      },
      /^8:3\d$/,
    ],
    [
      // The first window stays in sight, so that nothing tells it to write.
      'another window takes the game over',
      async (page) => {
        const other = await page.context().newPage()
        await other.clock.install()
        await other.goto(STAGE)
        await expect(tilesIn(other)).not.toHaveCount(0)
        await expect(figureOf(other, 'time')).toHaveText(/^8:3\d$/)
        await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
        await other.close()
        await page.reload()
      },
      /^8:3\d$/,
    ],
    [
      // The restarted game has its own time, also where the page was hidden before.
      'a hidden page, a restart and a crash',
      async (page) => {
        const [match] = clearingLine(await readBoard(page))
        await page.keyboard.press('Escape')
        if (match) await attempt(page, match)
        await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
        await page.clock.runFor(1_000)
        await pressInMore(page, 'Start again')
        await expect.poll(() => savedMoves(page, 'link/journey-1')).toBe(0)
        // A crash leaves no time to write.
        await page.evaluate(() => {
          Storage.prototype.setItem = () => {}
        })
        await page.goto('about:blank')
        await page.goto(STAGE)
      },
      /^9:3[56]$/,
    ],
  ]
  for (const [what, act, left] of ways) {
    test(what, async ({ page }) => {
      test.slow()
      await act(page)
      await expect(tilesIn(page)).not.toHaveCount(0)
      await expect(figureOf(page, 'time')).toHaveText(left)
    })
  }
})

test('the time can be hidden, and is recorded all the same', async ({ page }) => {
  await page.clock.install()
  await page.goto(boardAddress('AABB'))
  await expect(figureOf(page, 'time')).toHaveText('0:00')
  await pressInMore(page, 'Settings')
  await page.getByRole('switch', { name: 'Show the time' }).uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(figureOf(page, 'time')).toHaveCount(0)
  await page.reload()
  await expect(tilesIn(page)).toHaveCount(4)
  await expect(figureOf(page, 'time')).toHaveCount(0)
  const [first, second] = clearingLine(await readBoard(page))
  if (!first || !second) throw new Error('This board takes two matches')
  await attempt(page, first)
  await page.clock.runFor(30_000)
  await attempt(page, second)
  await page.clock.runFor(1_000)
  await expect(winDialogOn(page)).toContainText(/0:3\d/)
})

test('the daily board is one board a day, the same for everyone', async ({ page, browser }) => {
  /** Reads the board of a day in a fresh profile. */
  const readDaily = async (day: string): Promise<string> => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.clock.setFixedTime(new Date(`${day}T12:00:00`))
    await other.goto('/#/link/daily')
    await expect(tilesIn(other)).toHaveCount(120)
    const board = patternOf(await readBoard(other))
    await context.close()
    return board
  }
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'))
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Daily board' })
    .getByRole('link', { name: /^Play/ })
    .click()
  await expect(tilesIn(page)).toHaveCount(120)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Daily board, Mar 1, 2026 · 12 × 10',
  )
  await expect(toolOf(page, 'New game')).toBeDisabled()
  const first = await readBoard(page)
  expect(await readDaily('2026-03-01')).toBe(patternOf(first))
  expect(await readDaily('2026-03-02')).not.toBe(patternOf(first))

  const [match] = clearingLine(first)
  if (match) await attempt(page, match)
  await expect(tilesIn(page)).toHaveCount(118)
  await page.clock.setFixedTime(new Date('2026-03-02T12:00:00'))
  await page.reload()
  await expect(tilesIn(page)).toHaveCount(120)
  expect(patternOf(await readBoard(page))).toBe(await readDaily('2026-03-02'))
})
