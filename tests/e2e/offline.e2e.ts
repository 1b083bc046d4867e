import { readFileSync } from 'node:fs'
import { test as bare, type Page } from '@playwright/test'
import { lazyFiles } from './built-files'
import { openHost } from './host'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  figureOf,
  readBoard,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, pressKey, test } from './page'
import { openFresh } from './stored-saves'

bare.use({ serviceWorkers: 'allow' })
test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker has cached everything. */
const stayUntilKept = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready)

/** Visits a game, a dialog and the menu, most of it lazily loaded. */
async function walkThrough(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(tilesIn(page)).toHaveCount(48)
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
  await expect(figureOf(page, 'tiles left')).toHaveText('46')
  await pressKey(page, '?')
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible()
  await page.keyboard.press('Escape')
  await toolOf(page, 'Menu').click()
  await expect(
    page.getByRole('link', { name: 'Continue Link: Novice · 8 × 6 · 46 tiles left' }),
  ).toBeVisible()
}

async function simulate(page: Page): Promise<void> {
  const run = page.getByRole('region', { name: 'Run A', exact: true })
  await run.getByRole('textbox', { name: 'Games' }).fill('20')
  await run.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(run).toContainText('Complete: 20 games')
}

bare('every part is kept for offline, but what draws the lab’s charts', () => {
  const worker = readFileSync('dist/sw.js', 'utf8')
  const parts = [...lazyFiles().values()].flat()
  const missing = parts.filter((file) => !worker.includes(`"${file}"`))
  expect(missing).toEqual([expect.stringMatching(/^assets\/drawing-/)])
})

// Browsers log failed loads, so the console is not silent here.
bare(
  'the first visit can continue offline; the lab draws where it has drawn before',
  { tag: '@long' },
  async ({ page, context }) => {
    test.slow()
    await page.goto('/#/cascade/lab')
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await context.setOffline(true)
    expect(await page.evaluate(() => navigator.onLine)).toBe(false)
    await simulate(page)
    await expect(page.getByText('Charts need a connection the first time.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Menu' }).click()
    await page.getByRole('heading', { name: 'Garden', exact: true }).getByRole('link').click()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    for (const offline of [false, true]) {
      await context.setOffline(offline)
      await openFresh(page, '/#/cascade/lab')
      await simulate(page)
      await expect(page.getByRole('img', { name: 'Points per game' })).toBeVisible()
    }
  },
)

test('after a visit under a sub-path, everything works without this host or any other', async ({
  page,
  context,
}) => {
  test.slow()
  const hosts = new Set<string>()
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol !== 'data:') hosts.add(host)
  })
  const host = await openHost('dist', '/some/path/')
  try {
    await page.goto(`${host.url}#/link`)
    await stayUntilKept(page)
  } finally {
    await host.close()
  }
  await page.reload()
  await walkThrough(page)
  expect(await page.evaluate(() => location.pathname)).toBe('/some/path/')
  await page.getByRole('link', { name: 'Continue Link: Novice · 8 × 6 · 46 tiles left' }).click()
  await expect(tilesIn(page)).toHaveCount(46)
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  expect([...hosts]).toEqual([new URL(host.url).host])
})
