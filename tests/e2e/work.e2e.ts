import type { Locator, Page } from '@playwright/test'
import { cellAt, DEAL, greediest, readGarden } from './garden-board'
import {
  clearAtOnce,
  clearingLine,
  findBlocked,
  findDifferent,
  openLevel,
  readBoard,
  saidOn,
  tileAt,
  tilesIn,
} from './link-board'
import { expect, IS_LONG, MOVING, pressKey, test } from './page'
import { type Work, watchWork, workOf } from './work'

test.use(MOVING)

test.beforeEach(({ page }) => watchWork(page))

/** The most that an action costs, on a busy machine too. */
const MOST = {
  select: { rendered: 6, added: 1, forced: 0, recalculated: 3, laidOut: 1, restyled: 4 },
  match: { rendered: 19, added: 13, forced: 1, recalculated: 6, laidOut: 2, restyled: 14 },
  refusal: { rendered: 13, added: 2, forced: 1, recalculated: 4, laidOut: 2, restyled: 4 },
  // A worker answers, in a later task.
  shuffle: { recalculated: 2, laidOut: 1, restyled: 44 },
  garden: { rendered: 76, added: 36, forced: 1, recalculated: 4, laidOut: 2, restyled: 21 },
  patches: { rendered: 30, added: 0, forced: 1, recalculated: 3, laidOut: 2, restyled: 26 },
  cascade: { rendered: 48, added: 49, forced: 1, recalculated: 4, laidOut: 2, restyled: 22 },
} satisfies Readonly<Record<string, Partial<Work>>>

/** Expects that an action costs no more: whoever needs more slows every click. */
function expectWork({ sent, ...counts }: Work, action: keyof typeof MOST): void {
  const most: Readonly<Record<string, number>> = MOST[action]
  expect(sent, `${action}, sent`).toBe(0)
  // With none, the count itself would be broken.
  if ('rendered' in most) expect(counts.rendered, `${action}, rendered`).toBeGreaterThan(0)
  for (const [what, count] of Object.entries(counts))
    expect(count, `${action}, ${what}`).toBeLessThanOrEqual(most[what] ?? Infinity)
}

/** Clicks without moving the pointer, which would add work of its own. */
async function workOfClick(page: Page, target: Locator): Promise<Work> {
  await target.hover()
  return workOf(page, async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
}

test('a select, a match and a refusal of Link', async ({ page }) => {
  await openLevel(page, 'novice')
  await clearAtOnce(page, 18)
  await expect(page.getByRole('list', { name: 'Turns' })).toHaveCount(0)
  const line = clearingLine(await readBoard(page))
  for (const { from, to } of line.slice(0, IS_LONG ? 2 : 1)) {
    expectWork(await workOfClick(page, tileAt(page, from)), 'select')
    expectWork(await workOfClick(page, tileAt(page, to)), 'match')
  }
  const board = await readBoard(page)
  for (const { from, to } of [findDifferent(board), findBlocked(board)]) {
    await tileAt(page, from).click()
    expectWork(await workOfClick(page, tileAt(page, to)), 'refusal')
  }
})

test('a shuffle of 400 tiles', async ({ page }) => {
  await page.goto('/#/link/custom-20x20-36')
  await expect(tilesIn(page)).toHaveCount(400)
  expectWork(await workOf(page, () => pressKey(page, 's')), 'shuffle')
  await expect(saidOn(page)).toContainText('Shuffled')
})

test('a move of Garden', async ({ page }) => {
  await page.goto(DEAL)
  const { from, to } = greediest(await readGarden(page))
  await cellAt(page, from).click()
  expectWork(await workOfClick(page, cellAt(page, to)), 'garden')
})

test('a round of Patches', async ({ page }) => {
  await page.goto('/#/patches/large-easy')
  const hand = page.getByRole('region', { name: 'Your hand' })
  await hand
    .getByRole('button', { name: /(one|two|three|four)$/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Open cell/ })
    .first()
    .click()
  expectWork(await workOfClick(page, page.getByRole('button', { name: 'Submit' })), 'patches')
})

test('a swap of Cascade', async ({ page }) => {
  await page.goto('/#/cascade/thirty')
  await pressKey(page, 'h')
  const places = /row (\d+), column (\d+) with .+, row (\d+), column (\d+)\.$/
  await expect(saidOn(page)).toHaveText(places)
  const [, ...numbers] = places.exec(await saidOn(page).innerText()) ?? []
  const [row = 0, col = 0, otherRow = 0, otherCol = 0] = numbers.map((number) => Number(number) - 1)
  await tileAt(page, { row, col }).click()
  expectWork(await workOfClick(page, tileAt(page, { row: otherRow, col: otherCol })), 'cascade')
})
