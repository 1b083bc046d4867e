import type { Page } from '@playwright/test'
import { replayOf, stateOf } from '#src/engine/session.ts'
import { codeMove } from '#src/games/link/rules/code.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { prove } from '#src/games/link/solver/verdict.ts'
import { readLink } from '../support/link-of'
import { attempt } from './link-board'
import { expect, findings, IS_LONG, test } from './page'
import { boardAddress, openBeside } from './stored-saves'

test.use({ viewport: { width: 360, height: 740 } })

/** Boards, one for each tab, that are lost once the upper two of the second kind are taken, though others match. */
const BOARDS = (IS_LONG ? ['test', 'other'] : ['test']).map((seed) =>
  boardAddress('BB/AB/BA/C./C.', '&net=false').replace('=test', `=${seed}`),
)
const BAD = { from: { row: 0, col: 0 }, to: { row: 0, col: 1 } }
const GOOD = { from: { row: 3, col: 0 }, to: { row: 4, col: 0 } }

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const mistakesOn = (page: Page) => page.getByRole('table', { name: 'My mistakes' }).getByRole('row')

/** Comes to the menu at noon of a day of November. */
async function openDay(page: Page, day: number): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 10, day, 12))
  await page.goto('/#/results')
  await follow(page, 'Menu')
  await expect(page.getByRole('link', { name: 'Results' })).toBeVisible()
}

/** Loses the game of an address, and waits until it is judged. */
async function lose(page: Page, address = ''): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 10, 28, 12))
  await page.goto(address)
  await attempt(page, BAD)
  await attempt(page, GOOD)
  await expect(page.getByText('made the board unwinnable')).toBeVisible()
}

const question = (page: Page) => page.getByText('Find one that keeps the board clearable.')

async function answer(page: Page): Promise<void> {
  await expect(question(page)).toBeVisible()
  await attempt(page, GOOD)
  await expect(page.getByText('Yes, that is good.')).toBeVisible()
}

test('mistakes come again until each was right twice, and go with the results’ file', async ({
  page,
  context,
}) => {
  test.slow()
  const others = await Promise.all(BOARDS.slice(1).map(() => context.newPage()))
  await Promise.all([page, ...others].map((tab, index) => lose(tab, BOARDS[index])))
  for (const other of others) await other.close()
  expect(await findings(page)).toEqual([])
  await openDay(page, 28)
  await expect(page.getByText('to play again')).toHaveCount(0)
  for (const day of [29, 32]) {
    await openDay(page, day)
    await page.getByRole('link', { name: /^\d mistakes? to play again$/ }).click()
    await follow(page, 'Play')
    await expect(question(page)).toBeVisible()
    if (day === 29) expect(await findings(page)).toEqual([])
    for (const _ of BOARDS.slice(1)) {
      await answer(page)
      await press(page, 'Next')
    }
    await answer(page)
    await press(page, 'My mistakes')
    await expect(page.getByText('No mistake to play again today')).toBeVisible()
  }
  expect(await findings(page)).toEqual([])
  const solved = Array(BOARDS.length).fill(/Shared game · Nov 28, 2026.*Solved/)
  await expect(mistakesOn(page)).toContainText(solved)
  if (IS_LONG) await expectInFile(page)
})

/** Expects that two mistakes are in the results' file and come back with it, and that one can be deleted. */
async function expectInFile(page: Page): Promise<void> {
  await follow(page, 'Results')
  await expect(page.getByText('0 / 2')).toBeVisible()
  const saved = page.waitForEvent('download')
  await press(page, 'Save as a file')
  const path = await (await saved).path()
  await openBeside(page)
  await page.evaluate(() => indexedDB.deleteDatabase('pairwise-mistakes'))
  await page.goto('/#/results')
  await page.getByLabel('Add from a file').setInputFiles(path)
  await expect(page.getByText('2 games read.')).toBeVisible()
  await follow(page, 'My mistakes')
  await expect(mistakesOn(page)).toHaveCount(2)
  await mistakesOn(page).first().getByRole('button').click()
  await expect(page.getByText('No mistake to play again today')).toBeFocused()
  await expect(mistakesOn(page)).toHaveCount(1)
}

/** Returns the one match of the page's problem after which the rest can be cleared. */
function onlyMatch(page: Page) {
  const problem = readLink({ rules, codeMove }, page.url().split('#/')[1] ?? '')
  if (!problem.ok) throw new Error(problem.code)
  const { board, gravity } = stateOf(replayOf(problem.value, problem.value.past.length - 1))
  const [match] = prove(board, gravity) ?? []
  if (!match) throw new Error('A problem has no answer')
  return match
}

test('three problems solved mark their day, and are no days in a row', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.clock.setFixedTime(new Date(2026, 10, 28, 12))
  await page.goto('/#/link/calendar')
  await follow(page, 'Problems of the day')
  await follow(page, 'Problem 1')
  for (const on of ['Next', 'Next', 'My mistakes']) {
    await expect(page.getByText('Find the only pair')).toBeInViewport({ ratio: 1 })
    await attempt(page, onlyMatch(page))
    await expect(page.getByText('Yes, that is good.')).toBeVisible()
    await press(page, on)
  }
  const problems = page.getByRole('navigation', { name: 'Problems of the day' })
  await expect(problems).toHaveText('Problem 1 · solvedProblem 2 · solvedProblem 3 · solved')
  await expect(mistakesOn(page)).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await page.goto('/#/link/calendar')
  await expect(page.locator('[data-day="2026-11-28"]')).toHaveAccessibleName(/, problems solved$/)
  await expect(page.getByText('in a row')).toHaveCount(0)
})
