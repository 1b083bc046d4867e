import type { Page } from '@playwright/test'
import { LANGUAGES } from '#src/ui/settings.ts'
import { expectNothingCutOff } from './cut-off'
import { cellAt, DEAL, greediest, readGarden } from './garden-board'
import { attempt, clearingLine, openLevel, readBoard, tilesIn } from './link-board'
import { expect, findings, MOVING, test } from './page'
import { openFresh, readStoredSaves, writeResults } from './stored-saves'
import { storeSettings } from './stored-settings'

const NOW = new Date('2026-11-26T12:00')
const DAY_MS = 86_400_000

const daily = (daysAgo: number) => {
  const at = NOW.getTime() - daysAgo * DAY_MS
  const day = new Date(at).toISOString().slice(0, 10)
  const own = { game: 'link', choice: 'daily', seed: `daily ${day}`, end: 'won' }
  return { ...own, ms: 60_000, moves: 60, assists: {}, at }
}

const result = (game: string, choice: string) => ({ ...daily(3), game, choice, seed: choice })

const playIn = (page: Page) => page.getByRole('link', { name: /^Play Link: / })

async function makeMatch(page: Page): Promise<void> {
  const [first] = clearingLine(await readBoard(page))
  if (first) await attempt(page, first)
}

/** Leaves a game of Link and one of Garden, with days in a row. */
async function openWithGames(page: Page): Promise<void> {
  await openLevel(page, 'hard')
  await makeMatch(page)
  await page.goto(DEAL)
  const { from, to } = greediest(await readGarden(page))
  await cellAt(page, from).click()
  await cellAt(page, to).click()
  await expect.poll(async () => Object.keys(await readStoredSaves(page)).length).toBe(2)
  await page.goto('/#/results')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await writeResults(page, [3, 2, 1].map(daily))
  await openFresh(page, '/')
}

test.describe('Play goes on', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

  test('to the smallest board on a first visit', async ({ page }) => {
    await page.goto('/')
    await expect(playIn(page)).toHaveAccessibleName('Play Link: Start small: 8 × 6')
    await playIn(page).click()
    await expect(tilesIn(page)).toHaveCount(48)
  })

  for (const [name, results, line, heading] of [
    ['to a larger board at first', [daily(1)], 'Next: 10 × 8', '10 × 8'],
    ['to today’s board', [3, 2, 1].map(daily), 'Today’s board · Hard', 'Daily board, Nov 26, 2026'],
    ['to the journey', [2, 1, 0].map(daily), 'Journey: Still pond 1', 'Still pond 1'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.goto('/#/results')
      await expect(page.getByText('Nothing here yet.')).toBeVisible()
      await writeResults(page, results)
      await openFresh(page, '/')
      await expect(playIn(page)).toHaveAccessibleName(`Play Link: ${line}`)
      await expect(page.getByRole('region', { name: 'Link' })).toContainText(line)
      await playIn(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    })
  }

  test('where one stopped, which the row of games in progress has too', async ({ page }) => {
    await openLevel(page, 'hard')
    await makeMatch(page)
    await openFresh(page, '/')
    await expect(playIn(page)).toHaveAccessibleName('Play Link: Go on: 12 × 10 · 118 tiles left')
    const row = page.getByRole('navigation', { name: 'Games in progress' })
    await expect(row.getByRole('link')).toHaveAccessibleName(
      'Resume Link · 12 × 10, 118 tiles left',
    )
    await playIn(page).click()
    await expect(tilesIn(page)).toHaveCount(118)
  })
})

test('the other games are played as last, and their daily boards are a step away', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  await page.goto('/#/results')
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  const garden = { ...daily(0), game: 'garden' }
  await writeResults(page, [result('garden', 'hard'), result('cascade', 'endless'), garden])
  await openFresh(page, '/')
  for (const name of [
    'Play Patches: Clover · Small · Easy',
    'Play Garden: Sage · Hard',
    'Play Cascade: Endless',
    'Patches · Daily board, not done',
    'Garden · Daily board, done',
  ])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Play Garden: Sage · Hard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garden Hard')
})

test('titles are large enough to touch', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    for (const name of ['Link', 'Patches', 'Garden', 'Cascade']) {
      const box = await page.getByRole('link', { name, exact: true }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
  }
})

test('days in a row are shown unless one hides them', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  await openWithGames(page)
  await expect(page.getByText('3 days in a row')).toBeVisible()
  await storeSettings(page, { streak: false })
  await openFresh(page, '/')
  await expect(page.getByRole('region', { name: 'Daily board' })).toBeVisible()
  await expect(page.getByText('3 days in a row')).toHaveCount(0)
})

/** Counts the sections that each window shows whole, Link's and the daily board first. */
const WINDOWS = [
  [360, 740, 5],
  [740, 360, 2],
  [768, 1024, 5],
  [1280, 800, 5],
] as const

for (const language of LANGUAGES) {
  test(`in ${language}, with two games in progress, all games are in sight`, async ({ page }) => {
    test.slow()
    await page.clock.setFixedTime(NOW)
    await openWithGames(page)
    await storeSettings(page, { language })
    await openFresh(page, '/')
    for (const [width, height, count] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const sections = page.getByRole('main').getByRole('region')
      await expect(sections).toHaveCount(5)
      for (const section of (await sections.all()).slice(0, count))
        await expect(section, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
      await expectNothingCutOff(page)
      if (width >= 768)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    }
    expect(await findings(page)).toEqual([])
  })
}

test.describe('with motion', () => {
  test.use(MOVING)

  test('nothing moves when games and results arrive', async ({ page }) => {
    await openWithGames(page)
    await expect(page.getByRole('navigation', { name: 'Games in progress' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          })
          setTimeout(resolve, 500, 0)
        }),
    )
    expect(shifts).toBe(0)
  })
})
