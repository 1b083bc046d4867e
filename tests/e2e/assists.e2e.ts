import type { Page } from '@playwright/test'
import { type Board, kindAt, withoutTiles } from '#src/games/link/board/board.ts'
import { type Match, matches } from '#src/games/link/board/pairs.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { solve } from '#src/games/link/solver/verdict.ts'
import {
  attempt,
  clearAtOnce,
  figureOf,
  findPair,
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
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
}

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

test('a lost board is announced; one press undoes to a solvable position, or shuffles into one', async ({
  page,
}) => {
  await page.goto(findTreacherous())
  await expect(tilesIn(page)).toHaveCount(16)
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

  const [wrong] = losingMatches(await readBoard(page))
  if (wrong) await attempt(page, wrong)
  await expect(tilesIn(page)).toHaveCount(12)
  await lostOn(page).getByRole('button', { name: 'Shuffle' }).click()
  await expect(lostOn(page)).toHaveCount(0)
  await expect(tilesIn(page)).toHaveCount(12)
  expect(solve(await readBoard(page), 'none').status).toBe('clearable')
  await clearBoard(page)
  await expect(winDialogOn(page).getByText('1 undo and 1 shuffle')).toBeVisible()
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

test('a pause covers the board and stops the clock, and starts by itself when the page is hidden', async ({
  page,
}) => {
  await openRow(page)
  // The worker's time to start would pass with the game's.
  await pressKey(page, 'h')
  await expect(saidOn(page)).toContainText('Hint: ')
  await page.clock.install()
  await tileAt(page, { row: 0, col: 0 }).click()
  await page.clock.runFor(10_000)
  await expect(figureOf(page, 'time')).toHaveText(/^0:1\d$/)
  await pressKey(page, 'p')
  await expectPaused(page)
  await page.getByRole('main').getByRole('button', { name: 'Resume' }).first().click()
  await expect(tilesIn(page)).toHaveCount(8)
  await page.clock.runFor(10_000)
  await expect(figureOf(page, 'time')).toHaveText(/^0:[23]\d$/)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expectPaused(page)
})

test('every assist is counted and shown with the result', async ({ page }) => {
  await openRow(page)
  await toolOf(page, 'Hint').click()
  await expect(saidOn(page)).toContainText('Hint: ')
  await pressKey(page, 'e')
  await expect(saidOn(page)).toContainText('Select a tile to show the ones equal to it.')
  await pressKey(page, 'e')
  await tileAt(page, { row: 0, col: 0 }).click()
  await pressKey(page, 'e')
  await expect(saidOn(page)).toContainText(/^2 tiles of .+: row \d+, column/)
  await expect(page.locator('[data-look=equal]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await pressKey(page, 'q')
  await pressKey(page, 'q')
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
