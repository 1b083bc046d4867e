import type { Page } from '@playwright/test'
import { type Board, kindAt, tilesOf, withoutTiles } from '#src/games/link/board/board.ts'
import { type Match, matches } from '#src/games/link/board/pairs.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { solve } from '#src/games/link/solver/verdict.ts'
import {
  attempt,
  clearingLine,
  figureOf,
  findDifferent,
  findPair,
  openLevel,
  pressInMore,
  readBoard,
  saidOn,
  tileAt,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, pressKey, test } from './page'
import { boardAddress } from './stored-saves'

/** Matches that leave a lost board with matching pairs. */
const losingMatches = (board: Board): readonly Match[] =>
  matches(board).filter(({ from, to }) => {
    const rest = withoutTiles(board, from, to)
    return matches(rest).length > 0 && solve(rest, 'none').status === 'lost'
  })

/** The address of a board that is clearable until its second match. */
function findTreacherous(): string {
  const fields = {
    level: 'custom',
    cols: 4,
    rows: 4,
    kinds: 4,
    walls: 'none',
    gravity: 'none',
    layout: 'even',
  } as const
  for (let seed = 0; seed < 500; seed++) {
    const board = deal(fields, `${seed}`)
    const [first] = matches(board)
    const rest = first && withoutTiles(board, first.from, first.to)
    if (!rest || solve(rest, 'none').status !== 'clearable') continue
    if (losingMatches(rest).length > 0)
      return `/#/link?level=custom&cols=4&rows=4&kinds=4&seed=${seed}`
  }
  throw new Error('No board is lost by its second match')
}

const lostOn = (page: Page) =>
  page.getByRole('region', { name: 'This board can no longer be cleared.' })

async function openRow(page: Page): Promise<void> {
  await page.goto(boardAddress('ABBACDDC'))
  await expect(tilesIn(page)).toHaveCount(8)
}

async function clearBoard(page: Page): Promise<void> {
  for (const match of clearingLine(await readBoard(page))) await attempt(page, match)
  await expect(winDialogOn(page)).toBeVisible()
}

test.describe('a lost board', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(findTreacherous())
    await expect(tilesIn(page)).toHaveCount(16)
  })

  /** The first match, and one that leaves a lost board with matching pairs. */
  async function makeWrongMatch(page: Page): Promise<void> {
    const [first] = matches(await readBoard(page))
    if (first) await attempt(page, first)
    await expect(tilesIn(page)).toHaveCount(14)
    const [wrong] = losingMatches(await readBoard(page))
    if (!wrong) throw new Error('No match of this board loses it')
    await attempt(page, wrong)
    await expect(tilesIn(page)).toHaveCount(12)
  }

  test('is announced; one press undoes to a solvable position', async ({ page }) => {
    await expect(lostOn(page)).toHaveCount(0)
    await makeWrongMatch(page)
    await expect(lostOn(page)).toBeVisible()
    const [match] = matches(await readBoard(page))
    if (match) await attempt(page, match)
    await expect(tilesIn(page)).toHaveCount(10)
    await lostOn(page).getByRole('button', { name: 'Undo to a solvable position' }).click()
    await expect(tilesIn(page)).toHaveCount(14)
    await expect(lostOn(page)).toHaveCount(0)
    expect(solve(await readBoard(page), 'none').status).toBe('clearable')
    await clearBoard(page)
    await expect(winDialogOn(page).getByText('1 undo')).toBeVisible()
  })

  test('is shuffled into a clearable one', async ({ page }) => {
    await makeWrongMatch(page)
    await lostOn(page).getByRole('button', { name: 'Shuffle' }).click()
    await expect(lostOn(page)).toHaveCount(0)
    await expect(tilesIn(page)).toHaveCount(12)
    expect(solve(await readBoard(page), 'none').status).toBe('clearable')
  })

  test('stays if the player dismisses the notice', async ({ page }) => {
    await makeWrongMatch(page)
    await lostOn(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(lostOn(page)).toHaveCount(0)
    await expect(tilesIn(page)).toHaveCount(12)
  })

  test('is not announced if the setting is off', async ({ page }) => {
    await pressInMore(page, 'Settings')
    await page
      .getByRole('switch', { name: 'Tell me when a board can no longer be cleared' })
      .uncheck()
    await page.getByRole('button', { name: 'Close' }).click()
    await makeWrongMatch(page)
    await expect(saidOn(page)).toContainText('This board can no longer be cleared.')
    await expect(lostOn(page)).toHaveCount(0)
    await pressInMore(page, 'Settings')
    await page
      .getByRole('switch', { name: 'Tell me when a board can no longer be cleared' })
      .check()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(lostOn(page)).toBeVisible()
  })
})

test.describe('undo and redo', () => {
  test('go through the end of a game and back to its start', async ({ page }) => {
    await openRow(page)
    const dealt = await readBoard(page)
    await clearBoard(page)
    await page.keyboard.press('Escape')
    await expect(winDialogOn(page)).toBeHidden()
    await expect(toolOf(page, 'Hint')).toBeDisabled()
    for (const left of [2, 4, 6, 8]) {
      await toolOf(page, 'Undo').click()
      await expect(tilesIn(page)).toHaveCount(left)
    }
    await expect(toolOf(page, 'Undo')).toBeDisabled()
    expect(await readBoard(page)).toEqual(dealt)
    for (const left of [6, 4, 2]) {
      await pressKey(page, 'y')
      await expect(tilesIn(page)).toHaveCount(left)
    }
    await pressInMore(page, 'Redo')
    await expect(tilesIn(page)).toHaveCount(0)
    // Whoever comes back to an end finds its panel.
    await page.getByRole('button', { name: 'Result' }).click()
    await expect(winDialogOn(page)).toContainText('4 undos')
  })

  test('a failed attempt alone cannot be undone', async ({ page }) => {
    await openRow(page)
    await attempt(page, findDifferent(await readBoard(page)))
    await expect(figureOf(page, 'moves')).toHaveText('1')
    await expect(toolOf(page, 'Undo')).toBeDisabled()
  })

  test('a new match clears redo', async ({ page }) => {
    await openRow(page)
    const [first, second] = clearingLine(await readBoard(page))
    if (!first || !second) throw new Error('This board takes four matches')
    await attempt(page, first)
    await toolOf(page, 'Undo').click()
    await expect(tilesIn(page)).toHaveCount(8)
    await attempt(page, second)
    await expect(tilesIn(page)).toHaveCount(6)
    await pressKey(page, 'y')
    await toolOf(page, 'More').click()
    await expect(toolOf(page, 'Redo')).toBeDisabled()
    await expect(tilesIn(page)).toHaveCount(6)
  })

  test('the same board can be started again, in mid-game and after the end', async ({ page }) => {
    await openRow(page)
    const dealt = await readBoard(page)
    const [first] = clearingLine(dealt)
    if (first) await attempt(page, first)
    await expect(tilesIn(page)).toHaveCount(6)
    await pressInMore(page, 'Start again')
    await expect(saidOn(page)).toContainText('Game restarted.')
    expect(await readBoard(page)).toEqual(dealt)
    await expect(figureOf(page, 'moves')).toHaveText('0')
    await clearBoard(page)
    await page.keyboard.press('Escape')
    await pressInMore(page, 'Start again')
    await expect(tilesIn(page)).toHaveCount(8)
    await expect(figureOf(page, 'time')).toHaveText('0:00')
    expect(await readBoard(page)).toEqual(dealt)
  })

  test('undo brings back the board before a new one', async ({ page }) => {
    await openLevel(page, 'novice')
    const [first] = clearingLine(await readBoard(page))
    if (first) await attempt(page, first)
    await expect(tilesIn(page)).toHaveCount(46)
    const board = await readBoard(page)
    await toolOf(page, 'New game').click()
    await expect(tilesIn(page)).toHaveCount(48)
    await expect(figureOf(page, 'moves')).toHaveText('0')
    await toolOf(page, 'Undo').click()
    await expect(saidOn(page)).toContainText('The last game is back.')
    await expect(tilesIn(page)).toHaveCount(46)
    expect(await readBoard(page)).toEqual(board)
    await expect(figureOf(page, 'moves')).toHaveText('1')
  })
})

test.describe('a pause', () => {
  test.beforeEach(async ({ page }) => {
    await openRow(page)
    // Not before, or the worker's time to start passes with the game's.
    await page.clock.install()
    await tileAt(page, { row: 0, col: 0 }).click()
    await page.clock.runFor(10_000)
    await expect(figureOf(page, 'time')).toHaveText(/^0:1\d$/)
  })

  /** A minute later, the paused clock shows the same time. */
  async function expectPaused(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await expect(tilesIn(page)).toHaveCount(0)
    const time = `${await figureOf(page, 'time').textContent()}`
    await page.clock.runFor(60_000)
    await expect(figureOf(page, 'time')).toHaveText(time)
    await expect(toolOf(page, 'Hint')).toBeDisabled()
  }

  test('covers the board and stops the clock', async ({ page }) => {
    await pressKey(page, 'p')
    await expectPaused(page)
    await page.getByRole('main').getByRole('button', { name: 'Resume' }).first().click()
    await expect(tilesIn(page)).toHaveCount(8)
    await page.clock.runFor(10_000)
    await expect(figureOf(page, 'time')).toHaveText(/^0:2\d$/)
  })

  test('starts by itself when the page is hidden', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expectPaused(page)
  })
})

test('equal tiles are shown, announced and counted as an assist', async ({ page }) => {
  await openLevel(page, 'novice')
  await pressKey(page, 'e')
  await expect(saidOn(page)).toContainText('Select a tile to show the ones equal to it.')
  await pressKey(page, 'e')
  const place = { row: 2, col: 3 }
  const board = await readBoard(page)
  const count = tilesOf(board).filter((index) => board.cells[index] === kindAt(board, place)).length
  await tileAt(page, place).click()
  await pressInMore(page, 'Show equal tiles')
  await expect(saidOn(page)).toContainText(new RegExp(`^${count} tiles of .+: row \\d+, column`))
  await expect(page.locator('[data-look=equal]')).toHaveCount(count - 1)
  await tileAt(page, place).click()
  await expect(page.locator('[data-look=equal]')).toHaveCount(0)
})

test('every assist is counted and shown with the result', async ({ page }) => {
  await openRow(page)
  await toolOf(page, 'Hint').click()
  await expect(saidOn(page)).toContainText('Hint: ')
  await tileAt(page, { row: 0, col: 0 }).click()
  await pressKey(page, 'e')
  await expect(saidOn(page)).toContainText('2 tiles of ')
  await page.keyboard.press('Escape')
  await pressInMore(page, 'What matches?')
  await pressInMore(page, 'What matches?')
  const board = await readBoard(page)
  await attempt(
    page,
    findPair(board, ({ from, to }) => kindAt(board, from) === kindAt(board, to)),
  )
  await expect(tilesIn(page)).toHaveCount(6)
  await toolOf(page, 'Undo').click()
  await toolOf(page, 'Shuffle').click()
  await expect(saidOn(page)).toContainText('Shuffled')
  await expect(tilesIn(page)).toHaveCount(8)
  await clearBoard(page)
  await expect(winDialogOn(page)).toContainText(
    '1 hint, 1 undo, 1 shuffle, 1 look at equal tiles, and 2 checks for matches',
  )
})
