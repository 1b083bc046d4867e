import type { Locator, Page } from '@playwright/test'
import type { Position } from '#src/engine/grid.ts'
import { kindAt } from '#src/games/link/board/board.ts'
import {
  clearingLine,
  endingOf,
  findDifferent,
  gridOf,
  readBoard,
  saidOn,
  tileAt,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, findings, pressKey, test } from './page'

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

test('tools for listening stand apart, in every game', async ({ page }) => {
  for (const [address, names] of [
    ['/#/link/novice', ['Where am I?', 'What matches?']],
    ['/#/patches/small-easy', ['Where am I?']],
    ['/#/garden/easy', ['Where am I?']],
    ['/#/cascade/thirty', ['Where am I?']],
  ] as const) {
    await page.goto(address)
    await toolOf(page, 'More').click()
    const group = page.getByRole('group', { name: 'For listening' })
    await expect(group.getByRole('button')).toHaveCount(names.length)
    for (const name of names) await expect(group.getByRole('button', { name })).toBeVisible()
    expect(await findings(page)).toEqual([])
  }
})

test('a whole board is played by keys and by ear, and then the next', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Link', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: '8 × 6' }))
  await tabTo(page, page.getByRole('button', { name: 'Start' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link 8 × 6')
  await expect(tilesIn(page)).toHaveCount(48)

  await pressKey(page, 'w')
  await expect(saidOn(page)).toHaveText(
    /^.+, row 1, column 1\. The board has 6 rows and 8 columns\. 48 tiles left\.$/,
  )
  const board = await readBoard(page)

  const different = findDifferent(board)
  await select(page, different.from)
  const other = await goTo(page, different.to)
  await page.keyboard.press('Enter')
  await expect(saidOn(page)).toHaveText(/^Different tiles: .+ and .+\.$/)
  await expect(saidOn(page)).toContainText(` and ${words(other)}.`)

  let left = 48
  for (const { from, to } of clearingLine(board)) {
    const name = words(await goTo(page, from))
    await pressKey(page, 'q')
    await expect(saidOn(page)).toContainText(`${name} matches: `)
    await expect(saidOn(page)).toContainText(where(to))
    await page.keyboard.press('Enter')
    await expect(saidOn(page)).toHaveText(`${name} selected, ${where(from)}.`)
    await goTo(page, to)
    await page.keyboard.press('Enter')
    left -= 2
    if (left === 0) continue
    await expect(saidOn(page)).toHaveText(
      new RegExp(`^Matched: ${name}, path .+\\. ${left} tiles left\\.$`),
    )
    await expect(gridOf(page).locator('button:focus')).toHaveCount(1)
  }
  await expect(saidOn(page)).toContainText('No tiles left.')
  await expect(saidOn(page)).toContainText('Board cleared. You win!')
  expect(kindAt(await readBoard(page), { row: 0, col: 0 })).toBe(0)
  await expect(winDialogOn(page)).toBeVisible()
  await expect(winDialogOn(page).getByRole('link', { name: 'Next level' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link 10 × 8')
})

for (const game of ['link/novice', 'patches/small-easy', 'garden/easy', 'cascade/thirty']) {
  test(`in ${game}, muting by key is announced`, async ({ page }) => {
    await page.goto(`/#/${game}`)
    const live = page.locator('[aria-live]', { hasText: 'Sound' })
    for (const words of ['Sound off', 'Sound on']) {
      await pressKey(page, 'm')
      await expect(live).toHaveText(words)
    }
  })
}

test('a hint, an undo and a pause are announced', async ({ page }) => {
  await page.goto('/#/link/novice')
  await expect(tilesIn(page)).toHaveCount(48)
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
  await goTo(page, { row: 2, col: 3 })
  await pressKey(page, 'p')
  await expect(saidOn(page)).toHaveText('Paused.')
  await expect(page.getByRole('main').getByRole('button', { name: 'Resume' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(saidOn(page)).toHaveText('Resumed.')
  await expect(tileAt(page, { row: 2, col: 3 })).toBeFocused()
})
