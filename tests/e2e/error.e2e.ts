import { readFile } from 'node:fs/promises'
// React logs caught errors, so the console is not silent here.
import { expect, test } from '@playwright/test'
import { makeResult } from '../support/results.ts'
import { fileOf } from './built-files'
import { attempt, clearingLine, openLevel, readBoard, tilesIn, toolOf } from './link-board'
import { findings, pressKey } from './page'
import { openBeside, writeResults, writeStoredSave } from './stored-saves'
import { storeSettings } from './stored-settings'

test('the page says that the app cannot be loaded; without its catalogue it is in English', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await storeSettings(page, { language: 'vi' })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('Pairwise could not be loaded')
  expect(await findings(page)).toEqual([])

  await page.unrouteAll()
  await page.route('**/vi-*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cài đặt' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('when a page fails, it says so, and the game is saved', async ({ page }) => {
  await page.route('**/Results-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Results() { throw new Error("The page is torn") }',
    }),
  )
  await openLevel(page, 'novice')
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
  await expect(tilesIn(page)).toHaveCount(46)
  await writeStoredSave(page, 'aside/link/novice/1', 'damaged')
  await toolOf(page, 'Menu').click()
  await page.getByRole('link', { name: 'Results' }).click()

  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('The page is torn')).toBeVisible()
  expect(await findings(page)).toEqual([])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save my games as a file' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('pairwise-games.json')
  const games = JSON.parse(await readFile(await file.path(), 'utf8'))
  const damaged = { key: 'aside/link/novice/1', value: 'damaged' }
  const playing = { key: 'link/novice', value: expect.objectContaining({ left: 46 }) }
  expect(games).toMatchObject({
    pairwise: 'games',
    games: expect.arrayContaining([damaged, playing]),
  })

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible()
  await page.goto('/#/link/novice')
  await expect(tilesIn(page)).toHaveCount(46)
})

test('a dialog or page that cannot be loaded says so, as does one that never loads', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/HelpDialog-*.js', (route) => route.abort())
  await page.route(`**/${fileOf('src/games/garden/screen.tsx')}`, (route) => route.abort())
  await page.route(`**/${fileOf('src/games/patches/screen.tsx')}`, () => {})
  await openLevel(page, 'novice')
  await pressKey(page, '?')
  const failed = page.getByRole('dialog', { name: 'This could not be loaded' })
  await expect(failed).toBeVisible()
  expect(await findings(page)).toEqual([])
  await failed.getByRole('button', { name: 'Close' }).click()
  await expect(failed).toBeHidden()
  await expect(tilesIn(page)).toHaveCount(48)
  await page.unroute('**/HelpDialog-*.js')
  await pressKey(page, '?')
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible()

  const menu = page.getByRole('link', { name: 'Menu' })
  const title = page.getByRole('link', { name: 'Garden', exact: true })
  await page.goto('/#/garden/easy')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await menu.click()
  await expect(title).toBeVisible()
  await page.goto('/#/patches/small-easy')
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('alert')).toHaveText('This is taking longer than it should.')
  await menu.click()
  await expect(title).toBeVisible()
})

test('results that cannot be read are told as such, and read again', async ({ page }) => {
  await openBeside(page)
  await writeResults(page, [makeResult()])
  await page.addInitScript(() => {
    const { get } = IDBObjectStore.prototype
    Object.assign(window, { mend: () => Object.assign(IDBObjectStore.prototype, { get }) })
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('torn', 'UnknownError')
    }
  })
  await page.goto('/#/results')
  const notice = page.getByRole('alert').filter({ hasText: 'Your results could not be read' })
  await expect(notice).toBeVisible()
  await expect(page.getByText('Nothing here yet')).toHaveCount(0)
  await page.evaluate('mend()')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Novice · 8 × 6', exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
