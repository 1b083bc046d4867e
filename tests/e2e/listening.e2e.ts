import type { Locator, Page } from '@playwright/test'
import type { Position } from '#src/engine/grid.ts'
import { kindAt } from '#src/games/link/board/board.ts'
import type { Match } from '#src/games/link/board/pairs.ts'
import {
  clearAtOnce,
  clearingLine,
  endingOf,
  findDifferent,
  gridOf,
  readBoard,
  saidOn,
  tileAt,
  tilesIn,
  winDialogOn,
} from './link-board'
import { expect, pressKey, test } from './page'

// This player knows only announcements and the focus, and uses only keys.

/** Lists the names of all tiles in reading order, as a screen reader does. */
async function tileNames(page: Page): Promise<string[]> {
  const tree = await gridOf(page).ariaSnapshot()
  return [...tree.matchAll(/button "([^"]+)"/g)].map(([, name = '']) => name)
}

/** Tabs in reading order from the nearer end; returns the focused tile's name. */
async function goTo(page: Page, position: Position): Promise<string> {
  const names = await tileNames(page)
  const index = names.findIndex((name) => name.endsWith(endingOf(position)))
  const isLate = index > names.length / 2
  const steps = isLate ? names.length - 1 - index : index
  await page.keyboard.press(isLate ? 'Control+End' : 'Control+Home')
  for (let step = 0; step < steps; step++) await page.keyboard.press(isLate ? 'Shift+Tab' : 'Tab')
  const name = names[index] ?? `No tile${endingOf(position)}`
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  return name
}

const words = (name: string): string => name.replace(/, row.*/, '')
const where = (position: Position): string => endingOf(position).slice(2)

async function select(page: Page, position: Position): Promise<void> {
  const name = await goTo(page, position)
  await page.keyboard.press('Enter')
  await expect(saidOn(page)).toHaveText(`${words(name)} selected, ${where(position)}.`)
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ timeout: 3_000, intervals: [0] })
}

/** Takes two tiles that differ. */
async function hearDifferent(page: Page, { from, to }: Match): Promise<void> {
  await select(page, from)
  const other = await goTo(page, to)
  await page.keyboard.press('Enter')
  await expect(saidOn(page)).toHaveText(/^Different tiles: .+ and .+\.$/)
  await expect(saidOn(page)).toContainText(` and ${words(other)}.`)
}

/** Asks what a tile matches, and takes it; returns its name. */
async function takeByEar(page: Page, { from, to }: Match): Promise<string> {
  const name = words(await goTo(page, from))
  await pressKey(page, 'q')
  await expect(saidOn(page)).toContainText(`${name} matches: `)
  await expect(saidOn(page)).toContainText(where(to))
  await page.keyboard.press('Enter')
  await expect(saidOn(page)).toHaveText(`${name} selected, ${where(from)}.`)
  await goTo(page, to)
  await page.keyboard.press('Enter')
  return name
}

async function hearMatch(page: Page, match: Match, left: number): Promise<void> {
  const name = await takeByEar(page, match)
  await expect(saidOn(page)).toHaveText(
    new RegExp(`^Matched: ${name}, path .+\\. ${left} tiles left\\.$`),
  )
  await expect(gridOf(page).locator('button:focus')).toHaveCount(1)
}

/** Takes the pair of a hint, and takes it back. */
async function hearHintAndUndo(page: Page): Promise<void> {
  await pressKey(page, 'h')
  const hint = /^Hint: (.+), row (\d+), column (\d+) and row (\d+), column (\d+)\.$/
  await expect(saidOn(page)).toHaveText(hint)
  const [, name = '', ...numbers] = (await saidOn(page).innerText()).match(hint) ?? []
  const [row = 0, col = 0, otherRow = 0, otherCol = 0] = numbers.map((number) => Number(number) - 1)
  expect(words(await goTo(page, { row: otherRow, col: otherCol }))).toBe(name)
  await select(page, { row, col })
  await goTo(page, { row: otherRow, col: otherCol })
  await page.keyboard.press('Enter')
  await expect(saidOn(page)).toContainText('46 tiles left.')
  await pressKey(page, 'u')
  await expect(saidOn(page)).toHaveText('Undone. 48 tiles left.')
}

/** Pauses, and resumes with the focus where it was. */
async function hearPause(page: Page): Promise<void> {
  await goTo(page, { row: 2, col: 3 })
  await pressKey(page, 'p')
  await expect(saidOn(page)).toHaveText('Paused.')
  await expect(page.getByRole('main').getByRole('button', { name: 'Resume' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(saidOn(page)).toHaveText('Resumed.')
  await expect(tileAt(page, { row: 2, col: 3 })).toBeFocused()
}

test('a board is played by keys and by ear, with a hint, an undo and a pause, and then the next', async ({
  page,
}) => {
  test.slow()
  await page.goto('/#/link')
  await tabTo(page, page.getByRole('radio', { name: '8 × 6' }))
  await tabTo(page, page.getByRole('button', { name: 'Start' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link Novice · 8 × 6')
  await expect(tilesIn(page)).toHaveCount(48)

  await pressKey(page, 'w')
  await expect(saidOn(page)).toHaveText(
    /^.+, row 1, column 1\. The board has 6 rows and 8 columns\. 48 tiles left\.$/,
  )
  const board = await readBoard(page)

  await hearDifferent(page, findDifferent(board))
  await hearHintAndUndo(page)
  await hearPause(page)
  const [first] = clearingLine(board)
  if (!first) throw new Error('A board takes 24 matches')
  await hearMatch(page, first, 46)
  await clearAtOnce(page, 2)
  const [nextToLast, last] = clearingLine(await readBoard(page))
  if (!nextToLast || !last) throw new Error('Two matches are left')
  await hearMatch(page, nextToLast, 2)
  await takeByEar(page, last)
  await expect(saidOn(page)).toContainText('No tiles left.')
  await expect(saidOn(page)).toContainText('Board cleared. You win!')
  expect(kindAt(await readBoard(page), { row: 0, col: 0 })).toBe(0)
  await expect(winDialogOn(page)).toBeVisible()
  await expect(winDialogOn(page).getByRole('link', { name: 'Next: Normal' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link Normal · 10 × 8')
})
