import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
// React reports to the console what it caught, so the console is not silent here.
import { expect, test } from '@playwright/test'
import { attempt, clearingLine, openLevel, readBoard, tilesIn } from './link-board'
import { pressKey } from './page'
import { choose } from './settings-kept'
import { writeShelf } from './shelf'

// What a worker has kept would come in spite of the routes below.
test.use({ serviceWorkers: 'block' })

test('without its words the page speaks English, and a reload brings them', async ({ page }) => {
  await page.route('**/vi-*.js', (route) => route.abort())
  await choose(page, { language: 'vi' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cài đặt' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
})

test('when a part fails, the page says so, and the game is kept', async ({ page }) => {
  await page.route('**/HelpDialog-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("The help is torn")',
    }),
  )
  await openLevel(page, 'novice')
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
  await expect(tilesIn(page)).toHaveCount(46)
  await writeShelf(page, 'aside/link/novice/1', 'damaged')
  await pressKey(page, '?')

  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('The help is torn')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save my games as a file' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('pairwise-games.json')
  const games = JSON.parse(await readFile(await file.path(), 'utf8'))
  const damaged = { key: 'aside/link/novice/1', value: 'damaged' }
  expect(games).toMatchObject({
    pairwise: 'games',
    games: [{ key: 'link/novice', value: { left: 46 } }, damaged],
  })

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(tilesIn(page)).toHaveCount(46)
  await pressKey(page, '?')
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible()
})
