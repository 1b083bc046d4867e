import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makeResult } from '../support/results.ts'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  openLevel,
  readBoard,
  readHint,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, test } from './page'
import { boardAddress, openBeside, readStoredSaves, writeResults } from './stored-saves'

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const figureIn = (page: Page, card: string, term: string) =>
  cardOf(page, card)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .getByRole('definition')

const statusOf = (page: Page) =>
  page.getByRole('region', { name: 'Results file' }).getByRole('status')

/** What records results, loaded when the page is idle. */
const RECORDER = '**/assets/record-results-*.js'

/** Clears a novice board with a hint, leaves another after a match, then opens the results. */
async function playTwo(page: Page): Promise<void> {
  await openLevel(page, 'novice')
  await toolOf(page, 'Hint').click()
  await readHint(page)
  await clearAtOnce(page)
  await winDialogOn(page).getByRole('button', { name: 'New game' }).click()
  await expect(tilesIn(page)).toHaveCount(48)
  await playOne(page)
  await toolOf(page, 'New game').click()
  await expect(tilesIn(page)).toHaveCount(48)
  await playOne(page)
  await page.goto('/#/results')
  await expect(page).toHaveTitle('Results · Pairwise')
}

async function playOne(page: Page): Promise<void> {
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
  await expect(tilesIn(page)).toHaveCount(46)
}

async function expectTwo(page: Page): Promise<void> {
  await expect(figureIn(page, 'Novice · 8 × 6', 'won')).toHaveText('1 / 2')
  await expect(figureIn(page, 'Novice · 8 × 6', 'best time')).toHaveText(/^\d:\d\d$/)
  await expect(figureIn(page, 'Novice · 8 × 6', 'fewest moves')).toHaveText('24')
  await expect(cardOf(page, 'Novice · 8 × 6')).toContainText('Best game · 1 hint')
  const chart = cardOf(page, 'Novice · 8 × 6').getByRole('img', {
    name: /^Times of the last games/,
  })
  await expect(chart).toBeVisible()
}

/** Files that are refused with a reason. */
const BAD = [
  ['Dear diary', 'This file is not JSON, so nothing was changed.'],
  [
    '{"pairwise":"results","version":1,"results":[{"game":"link","choice":"novice"}]}',
    /has no results from Pairwise.*nothing was changed/,
  ],
  [
    JSON.stringify({ pairwise: 'results', version: 1, results: [makeResult({ at: 1e15 })] }),
    '0 games read. 1 game left out: the date cannot be right.',
  ],
] as const

test('results have a page, and can be exported, refused with a reason, and imported', async ({
  page,
}) => {
  await playTwo(page)
  await expectTwo(page)
  await cardOf(page, 'Novice · 8 × 6').getByText('The last 2 games').click()
  const games = cardOf(page, 'Novice · 8 × 6').getByRole('row')
  await expect(games.nth(1)).toContainText('given up')
  await expect(games.nth(2)).toContainText('won')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('pairwise-results.json')
  const path = await file.path()
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    pairwise: 'results',
    version: 1,
    results: [
      { game: 'link', choice: 'novice', end: 'won', moves: 24, assists: { hint: 1 } },
      { game: 'link', choice: 'novice', end: 'left', moves: 1 },
    ],
  })

  await openBeside(page)
  await page.evaluate(() => indexedDB.deleteDatabase('pairwise-results'))
  await page.goto('/#/results')
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  for (const [text, words] of BAD) {
    const buffer = Buffer.from(text)
    const bad = { name: 'results.json', mimeType: 'application/json', buffer }
    await page.getByLabel('Add from a file').setInputFiles(bad)
    await expect(statusOf(page)).toHaveText(words)
    await expect(page.getByText('Nothing here yet.')).toBeVisible()
  }
  for (const _ of ['once', 'and again, which adds nothing']) {
    await page.getByLabel('Add from a file').setInputFiles(path)
    await expect(statusOf(page)).toHaveText('2 games read.')
    await expectTwo(page)
  }
})

test('a game counts even if its page closes before the database is written', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function answerLate(name) {
      return name === 'pairwise-results'
        ? (new EventTarget() as IDBOpenDBRequest)
        : open.call(this, name)
    }
  })
  const recorder = page.waitForResponse(RECORDER)
  await page.goto(boardAddress('AA'))
  await recorder
  await clearAtOnce(page)
  await page.close()
  const next = await context.newPage()
  await next.goto('/#/results')
  await expect(next.getByText('1 / 1')).toBeVisible()
})

test('a game counts although what records it is loaded after its end, and asks to be stored', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => {
      document.body.dataset.asked = `${Number(document.body.dataset.asked ?? 0) + 1}`
      return Promise.resolve(true)
    }
  })
  await page.route(RECORDER, (route) => route.abort())
  await page.goto(boardAddress('AABB'))
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.locator('[data-asked]')).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-asked="1"]')).toHaveCount(1)
  await page.goto('/#/results')
  await expect(page.getByText('1 / 1')).toBeVisible()
})

test('the result of a win that was saved without it is stored by whoever opens it, but not once it is deleted', {
  tag: '@long',
}, async ({ context }) => {
  const page = await context.newPage()
  await page.route(RECORDER, (route) => route.abort())
  await page.goto(boardAddress('AABB'))
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await expect.poll(async () => JSON.stringify(await readStoredSaves(page))).toContain('"moves":[{')
  await page.close()

  const openAgain = async (won: number) => {
    const next = await context.newPage()
    const recorder = next.waitForResponse(RECORDER)
    await next.goto(boardAddress('AABB'))
    await recorder
    await expect(tilesIn(next)).toHaveCount(4)
    await next.waitForTimeout(500)
    await next.goto('/#/results')
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(next.getByText('1 / 1')).toHaveCount(won)
    return next
  }
  const last = await openAgain(1)
  await last.getByText(/^The last /).click()
  await last.getByRole('button', { name: /^Delete results/ }).click()
  await last.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(last.getByText(/are deleted/)).toBeVisible()
  await last.close()
  await openAgain(0)
})

const WON = makeResult()

const DAMAGED: readonly [name: string, stored: unknown, isRead: boolean][] = [
  ['no list', 'damaged', false],
  ['a later version', { version: 2, results: [WON] }, true],
  ['one of a later kind', [WON, { ...WON, end: 'shared' }], true],
  ['one without its board', [WON, { ...WON, seed: undefined }], true],
  ['a hole', [WON, null], true],
  ['a number for a list', 7, false],
]

test('results that are damaged or of a later version are set aside, and what can be read is shown', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  for (const [index, [name, stored, isRead]] of DAMAGED.entries())
    await test.step(name, async () => {
      await openBeside(page)
      await page.evaluate(() => indexedDB.deleteDatabase('pairwise-results'))
      await writeResults(page, stored)
      await page.goto(boardAddress('ABCDEF'.charAt(index).repeat(2)))
      await expect(tilesIn(page)).toHaveCount(2)
      for (const tile of await tilesIn(page).all()) await tile.click()
      await expect(winDialogOn(page)).toBeVisible()
      await page.goto('/#/results')
      await expect(page.getByText(/^Some results are damaged/)).toBeVisible()
      await expect(page.getByText(/^Nothing here yet/)).toHaveCount(0)
      await expect(cardOf(page, 'Novice · 8 × 6')).toHaveCount(isRead ? 1 : 0)
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save what was set aside' }).click()
      const text = await readFile(await (await saved).path(), 'utf8')
      expect(JSON.parse(text)).toEqual([JSON.parse(JSON.stringify(stored))])
    })
})
