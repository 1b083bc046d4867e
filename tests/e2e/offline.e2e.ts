import { test as bare, type Page } from '@playwright/test'
import { openHost } from './host'
import {
  attempt,
  clearingLine,
  figureOf,
  openLevel,
  readBoard,
  tilesIn,
  toolOf,
} from './link-board'
import { expect, pressKey, test } from './page'

bare.use({ serviceWorkers: 'allow' })
test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker has cached everything. */
const stayUntilKept = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready)

/** Visits menu, game, dialogs and another language, most of it lazily loaded. */
async function walkThrough(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Link', exact: true }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(tilesIn(page)).toHaveCount(48)
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
  await expect(figureOf(page, 'tiles left')).toHaveText('46')
  await pressKey(page, '?')
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible()
  await page.keyboard.press('Escape')
  await toolOf(page, 'More').click()
  await toolOf(page, 'Share').click()
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
  await page.keyboard.press('Escape')
  await toolOf(page, 'Menu').click()
  await page.getByRole('link', { name: 'Results' }).click()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  for (const [language, title] of [
    ['vi', 'Cài đặt'],
    ['zh-Hant', '設定'],
    ['en', 'Settings'],
  ] as const) {
    await page.getByRole('combobox').first().selectOption(language)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Resume Link · 8 × 6, 46 tiles left' })).toBeVisible()
}

async function openGame(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).getByRole('link').click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
}

test('after the first visit, everything works offline', async ({ page, context }) => {
  await page.goto('/')
  await stayUntilKept(page)
  await context.setOffline(true)
  expect(await page.evaluate(() => navigator.onLine)).toBe(false)
  await page.reload()
  await walkThrough(page)
  await page.reload()
  await page.getByRole('link', { name: 'Resume Link · 8 × 6, 46 tiles left' }).click()
  await expect(tilesIn(page)).toHaveCount(46)
})

test('the first visit itself can continue offline', async ({ page, context }) => {
  await openLevel(page, 'novice')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await context.setOffline(true)
  await toolOf(page, 'Menu').click()
  await openGame(page, 'Garden')
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.goto('/')
  await openGame(page, 'Patches')
  await page.goto('/')
  await openGame(page, 'Cascade')
})

async function simulate(page: Page): Promise<void> {
  const run = page.getByRole('region', { name: 'Run A', exact: true })
  await run.getByRole('textbox', { name: 'Games' }).fill('20')
  await run.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(run).toContainText('Complete: 20 games')
}

// Browsers log failed loads, so the console is not silent here.
bare('the lab draws without a network where it has drawn before', async ({ page, context }) => {
  await page.goto('/#/cascade/lab')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await context.setOffline(true)
  await simulate(page)
  await expect(page.getByText('Charts need a connection the first time.').first()).toBeVisible()
  for (const offline of [false, true]) {
    await context.setOffline(offline)
    await page.reload()
    await simulate(page)
    await expect(page.getByRole('img', { name: 'Points per game' })).toBeVisible()
  }
})

test('the same under a sub-path, even without the host', async ({ page }) => {
  const host = await openHost('dist', '/some/path/')
  try {
    await page.goto(host.url)
    await stayUntilKept(page)
  } finally {
    await host.close()
  }
  await page.reload()
  await walkThrough(page)
  expect(await page.evaluate(() => location.pathname)).toBe('/some/path/')
})
