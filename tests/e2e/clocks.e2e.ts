import type { Page } from '@playwright/test'
import { makeSave, startSession } from '#src/engine/session.ts'
import { makeBoard } from '#src/games/link/board/board.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { played } from '../support/link-of'
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
import { expect, IS_LONG, test } from './page'
import { boardAddress, openBeside, openFresh, savedMoves, writeStoredSave } from './stored-saves'
import { storeSettings } from './stored-settings'

const timeUpOn = (page: Page) => page.getByRole('dialog', { name: 'Time is up' })

test('a stage has one board and runs against the clock; cleared, it leads to the next', async ({
  page,
}) => {
  test.slow()
  await page.clock.install()
  await page.goto('/#/link/journey')
  await page.getByRole('button', { name: 'Play stage 1' }).click()
  await expect(tilesIn(page)).toHaveCount(48)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Still pond 1 · 8 × 6')
  await expect(figureOf(page, 'time left')).toHaveText('3:12')
  const board = makeBoard(await readBoard(page))
  await toolOf(page, 'New game').click()
  await expect.poll(async () => makeBoard(await readBoard(page))).toBe(board)
  // By its worker, whose start would be given up in that minute.
  await expect(page.getByRole('button', { name: /^Difficulty: / })).toBeVisible()
  await tileAt(page, { row: 0, col: 0 }).click()
  await page.clock.runFor(60_000)
  await expect(figureOf(page, 'time')).toHaveText(/^2:[01]\d$/)
  const low = page.getByText('The last 30 seconds.')
  await expect(low).toBeHidden()
  await page.clock.runFor(106_000)
  await expect(figureOf(page, 'time')).toHaveText(/^0:2\d$/)
  await expect(low).toHaveCount(1)
  await expect(page.locator('[data-low=true]')).toHaveCSS('font-weight', '850')
  await tileAt(page, { row: 0, col: 0 }).click()
  await clearAtOnce(page)
  await page.clock.runFor(1_000)
  await expect(winDialogOn(page).getByRole('list', { name: '3 of 3 stars' })).toBeVisible()
  await winDialogOn(page).getByRole('link', { name: 'Play stage 2' }).click()
  await expect(page).toHaveURL(/#\/link\/journey-1-2$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Still pond 2 · 9 × 6')

  await page.goto('/#/link/journey')
  const cleared = /^Stage 1\.1: .*Tiles stay, Gentle\. 3 of 3 stars, best time 2:[45]\d$/
  await expect(page.getByRole('radio', { name: cleared })).toBeVisible()
  const next = page.getByRole('radio', { name: /^Stage 1\.2: .*Not cleared yet$/ })
  await expect(next).toBeChecked()
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

test('a board whose time is up is restarted with all its time, or continued', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install()
  await storeSettings(page, { countdown: true })
  await page.goto(boardAddress('AABB'))
  const time = figureOf(page, 'time')
  /** Two pairs: sixteen seconds. */
  const runOut = async () => {
    await expect(tilesIn(page)).toHaveCount(4)
    await expect(time).toHaveText('0:16')
    await tileAt(page, { row: 0, col: 0 }).click()
    await page.clock.runFor(10_000)
    await expect(timeUpOn(page)).toBeHidden()
    await page.clock.runFor(7_000)
    await expect(timeUpOn(page)).toBeVisible()
    await expect(time).toHaveText('0:00')
  }
  await runOut()
  await timeUpOn(page).getByRole('button', { name: 'Same board' }).click()
  await expect(timeUpOn(page)).toBeHidden()
  await runOut()
  await timeUpOn(page).getByRole('button', { name: 'Play on' }).click()
  await expect(timeUpOn(page)).toBeHidden()
  await expect(time).toHaveText(/^0:(1[6-9]|2\d)$/)
  await tileAt(page, { row: 0, col: 1 }).click()
  await expect(tilesIn(page)).toHaveCount(2)
  await page.clock.runFor(60_000)
  await expect(timeUpOn(page)).toBeHidden()
})

test.describe('the time of a stage goes on from what was left after', () => {
  const STAGE = '/#/link/journey-1-2'
  const SLOT = 'link/journey-1-2'
  const LEFT = /^2:[34]\d$/

  /** Selects a tile, which starts the clock, and plays for most of a minute of its 3:36. */
  test.beforeEach(async ({ page }) => {
    test.slow()
    await page.clock.install()
    await page.goto(STAGE)
    await expect(tilesIn(page)).toHaveCount(54)
    // By its worker, whose start would be given up in that minute.
    await expect(page.getByRole('button', { name: /^Difficulty: / })).toBeVisible()
    await expect(figureOf(page, 'time')).toHaveText('3:36')
    await tileAt(page, { row: 0, col: 0 }).click()
    await page.clock.runFor(55_000)
    await expect(figureOf(page, 'time')).toHaveText(LEFT)
  })

  /** Leaves by a new document, which has no time for the database, whose writes are held back. */
  async function leave(page: Page, address: string): Promise<void> {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('killed', 'AbortError')
      }
    })
    await openFresh(page, address)
  }

  const playOther = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Still pond')
    await tileAt(page, { row: 0, col: 0 }).click()
    await page.clock.runFor(5_000)
  }

  const expectLeft = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Still pond 2')
    await expect(figureOf(page, 'time')).toHaveText(LEFT)
  }

  test('the menu, another game, another window, and reloads that leave no time to save', {
    tag: '@long',
  }, async ({ page }) => {
    await toolOf(page, 'Menu').click()
    await expect(page.getByRole('heading', { name: 'Pairwise' })).toBeVisible()
    await page.goBack()
    await expectLeft(page)
    await toolOf(page, 'Menu').click()
    await page.getByRole('link', { name: 'Novice 8 × 6', exact: true }).click()
    await playOther(page)
    await leave(page, STAGE)
    await expectLeft(page)

    // This window stays in sight, so that nothing tells it to write.
    await tileAt(page, { row: 0, col: 0 }).click()
    const other = await page.context().newPage()
    await other.clock.install()
    await other.goto(STAGE)
    await expectLeft(other)
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  })

  test('a restart and its undo; after a restart and a crash, it is that of the restart', {
    tag: '@long',
  }, async ({ page }) => {
    const [match] = clearingLine(await readBoard(page))
    await page.keyboard.press('Escape')
    if (match) await attempt(page, match)
    await expect(tilesIn(page)).toHaveCount(52)
    await pressInMore(page, 'Same board')
    await expect(figureOf(page, 'time')).toHaveText('3:36')
    await toolOf(page, 'Undo').click()
    await expect(tilesIn(page)).toHaveCount(52)
    await expectLeft(page)

    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    await page.clock.runFor(1_000)
    await pressInMore(page, 'Same board')
    await expect.poll(() => savedMoves(page, SLOT)).toBe(0)
    // A crash leaves no time to write.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {}
    })
    await openFresh(page, STAGE)
    await expect(tilesIn(page)).toHaveCount(54)
    await expect(figureOf(page, 'time')).toHaveText(/^3:3[56]$/)
  })
})

test('a stage that has another board by now goes on with the one it was begun on', {
  tag: '@long',
}, async ({ page }) => {
  const options = rules.parseOptions({ level: 'custom', cols: 16, rows: 9, kinds: 20 })
  if (!options.ok) throw new Error(options.code)
  const dealt = startSession(rules, options.value, 'journey 1-1 1')
  const [move] = rules.legalMoves(dealt.dealt)
  const save = makeSave(rules, played(rules, dealt, move ? [move] : []), 0)
  const slot = `link/journey-1/${JSON.stringify([options.value, dealt.seed])}`
  await openBeside(page)
  await writeStoredSave(page, slot, { at: 1, left: 142, href: '/link/journey-1', save })
  await page.goto('/')
  await page.getByRole('link', { name: /^Continue Link: Still pond 1/ }).click()
  await expect(tilesIn(page)).toHaveCount(142)
  await toolOf(page, 'Undo').click()
  await expect(tilesIn(page)).toHaveCount(144)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the daily board is another each day; yesterday’s is resumed, one cleared stays so', async ({
  page,
}) => {
  test.slow()
  const title = page.getByRole('heading', { level: 1 })
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'))
  await page.goto('/#/link/calendar')
  await page.getByRole('link', { name: 'Play today’s board' }).click()
  await expect(title).toContainText('Daily board, Mar 1, 2026 · 12 × 10')
  await expect(tilesIn(page)).toHaveCount(120)
  await expect(toolOf(page, 'New game')).toBeDisabled()
  const first = await readBoard(page)
  const [match] = clearingLine(first)
  if (match) await attempt(page, match)
  await expect.poll(() => savedMoves(page, 'link/daily')).toBe(1)

  await page.clock.setFixedTime(new Date('2026-03-02T12:00:00'))
  await toolOf(page, 'Menu').click()
  const left = 'Continue Link: Daily board, Mar 1, 2026 · 118 tiles left'
  await page.getByRole('link', { name: left }).click()
  await expect(tilesIn(page)).toHaveCount(118)
  await page.goto('/#/link/daily')
  await expect(title).toContainText('Mar 2, 2026')
  await expect(tilesIn(page)).toHaveCount(120)
  expect(patternOf(await readBoard(page))).not.toBe(patternOf(first))
  if (!IS_LONG) return

  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect(tilesIn(page)).toHaveCount(0)
  await page.goto('/#/')
  await expect(page.getByRole('link', { name: /^Daily .* Monday done, / })).toBeVisible()
  await expect(page.getByRole('link', { name: left })).toBeVisible()
})
