import type { Page } from '@playwright/test'
import { expect, findings, test } from './page'
import { openBeside, writeResults } from './stored-saves'

const result = (choice: string, own: object = {}) => ({
  game: 'link',
  choice,
  seed: choice,
  end: 'won',
  ms: 130_000,
  moves: 72,
  assists: {},
  at: Date.parse('2026-11-20'),
  ...own,
})

const GAMES = [
  result('journey-1'),
  result('journey-1-2', { assists: { hint: 1 } }),
  result('journey-1-3', { ms: 700_000, assists: { undo: 2 } }),
]

async function openJourney(page: Page, results: readonly object[]): Promise<void> {
  await openBeside(page)
  await writeResults(page, results)
  await page.goto('/#/link/journey')
}

const stageOf = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const playButtonOf = (page: Page) => page.getByRole('button', { name: /^Play stage/ })

test('shows stars and best times, what opens a locked stage, and leads to the next by keys', async ({
  page,
}) => {
  await openJourney(page, GAMES)
  await expect(page).toHaveTitle('Journey · Pairwise')
  await expect(page.getByText('3 of 70 stages, 6 of 210 stars')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(70)
  await expect(stageOf(page, /^Stage 1\.1: .*\. 3 of 3 stars, best time 2:10$/)).toBeVisible()
  await expect(stageOf(page, /^Stage 1\.2: .*\. 2 of 3 stars, best time 2:10$/)).toBeVisible()
  await expect(stageOf(page, /^Stage 1\.3: .*\. 1 of 3 stars, best time 11:40$/)).toBeVisible()
  await expect(stageOf(page, /^Stage 1\.4: .*Not cleared yet$/)).toBeChecked()
  await expect(playButtonOf(page)).toBeVisible()
  expect(await findings(page)).toEqual([])

  await stageOf(page, /^Stage 1\.6, locked: /).check()
  await expect(page.getByText('Clear stage 5 to open it.')).toBeVisible()
  await expect(playButtonOf(page)).toHaveCount(0)
  const garden = page.getByRole('region', { name: 'Falling leaves' })
  await expect(garden).toContainText('Opens at 15 stars: 9 to go')
  await stageOf(page, /^Stage 2\.1, locked: /).check()
  await expect(page.getByText('You need more stars to open this garden.')).toBeVisible()

  await stageOf(page, /^Stage 1\.4/).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(stageOf(page, /^Stage 1\.3/)).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('switch', { name: 'No net' }).check()
  await stageOf(page, /^Stage 1\.4/).press('Enter')
  await expect(page).toHaveURL(/#\/link\/journey-1-4-no-net$/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('Still pond 4')
  await expect(title).toContainText('No net')
})

const WINDOWS = [
  [740, 360],
  [1280, 800],
  [768, 1024],
  [360, 740],
] as const

test('fills windows of any size, from the next stage on', { tag: '@long' }, async ({ page }) => {
  await openJourney(page, [...GAMES, ...['journey-4', 'journey-4-2'].map((one) => result(one))])
  for (const [width, height] of WINDOWS)
    await test.step(`${width} × ${height}`, async () => {
      await page.goto('/#/about')
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('radio')).toHaveCount(0)
      await page.goto('/#/link/journey')
      await expect(stageOf(page, /^Stage 1\.4/)).toBeInViewport()
      await expect(playButtonOf(page)).toBeInViewport()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
})
