import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { LANGUAGES, type Language } from '#src/ui/settings.ts'
import { expectNothingCutOff } from './cut-off'
import { almostWon } from './garden-board'
import { storeALittle } from './novice-game'
import { expect, findings, IS_LONG, MOVING, test } from './page'
import { writeResults, writeStoredSave } from './stored-saves'
import { storeSettings } from './stored-settings'

const NOW = new Date('2026-11-26T12:00')
const DAY_MS = 86_400_000

const daily = (daysAgo: number) => {
  const at = NOW.getTime() - daysAgo * DAY_MS
  const day = new Date(at).toISOString().slice(0, 10)
  const own = { game: 'link', choice: 'daily', seed: `daily ${day}`, end: 'won' }
  return { ...own, ms: 60_000, moves: 60, assists: {}, at }
}

/** Stores a game of Link and one of Garden, with days in a row. */
async function openWithGames(page: Page): Promise<void> {
  await storeALittle(page)
  const { save } = almostWon()
  await writeStoredSave(page, 'garden/easy', { at: 2, left: 30, href: '/garden/easy', save })
  await writeResults(page, [3, 2, 1].map(daily))
  await page.goto('/')
}

/** Counts the sections that each window shows whole, Link's and the daily boards first. */
const PHONE = [
  [360, 740, 5],
  [740, 360, 2],
] as const
const WIDER = [
  [768, 1024, 5],
  [1280, 800, 5],
] as const
const WINDOWS = IS_LONG ? [...PHONE, ...WIDER] : PHONE

/** Vietnamese has the longest words. */
const [FIRST, ...OTHERS] = IS_LONG ? LANGUAGES : (['vi'] as const)

test.describe('with games in progress and days in a row', () => {
  test.use(IS_LONG ? MOVING : { viewport: { width: 360, height: 740 } })

  test('nothing moves as the menu opens; all is in sight and can be touched, in any language', async ({
    page,
  }) => {
    test.slow()
    await page.clock.setFixedTime(NOW)
    await storeSettings(page, { language: FIRST })
    await openWithGames(page)
    await expect(page.getByRole('link', { name: /^(Continue|Tiếp tục) / })).toHaveCount(2)
    await expect(page.getByText(/^3 (days in a row|ngày liên tiếp)$/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(countShifts)).toBe(0)
    await test.step(FIRST, () => expectAllInSight(page))
    for (const language of OTHERS) {
      await chooseLanguage(page, language)
      await test.step(language, () => expectAllInSight(page))
    }
  })
})

/** Counts layout shifts so far, and of half a second more. */
const countShifts = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
      type: 'layout-shift',
      buffered: true,
    })
    setTimeout(resolve, 500, 0)
  })

/** Adds up the widths of the texts of titles. */
const widthOfTitles = (page: Page) =>
  page.getByRole('heading').evaluateAll((titles) => {
    const text = document.createRange()
    return titles.reduce((width, title) => {
      text.selectNodeContents(title)
      return width + text.getBoundingClientRect().width
    }, 0)
  })

test('titles are as wide without their font, and nothing moves as it comes late', {
  tag: '@long',
}, async ({ page }) => {
  const fonts: Route[] = []
  await page.route('**/nunito-*', (route) => {
    fonts.push(route)
  })
  await page.goto('/#/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
  const before = await widthOfTitles(page)
  for (const font of fonts) await font.continue()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(countShifts)).toBe(0)
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
  expect(Math.abs(before / (await widthOfTitles(page)) - 1)).toBeLessThan(0.03)
})

async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.getByRole('navigation').last().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function expectAllInSight(page: Page): Promise<void> {
  for (const [width, height, count] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const sections = page.getByRole('main').locator('section, a:has(h2)')
    await expect(sections).toHaveCount(5)
    for (const section of (await sections.all()).slice(0, count))
      await expect(section, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
    await expect(sections.locator('h2 a')).toHaveCount(4)
    const heights = await sections
      .locator('h2 a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await expectNothingCutOff(page)
    if (width >= 768)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  }
}

const VERSION = /"version": "([^"]+)"/.exec(readFileSync('package.json', 'utf8'))?.[1]

test('the results lead to version and licences, whose list is retried', async ({ page }) => {
  await page.route('**/licences.json', (route) => route.fulfill({ body: '<!doctype html>' }))
  await page.goto('/#/results')
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveTitle('About · Pairwise')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pairwise ${VERSION}`)
  await expect(page.getByText('nothing is sent anywhere')).toBeVisible()
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveCount(0)
  await page.getByText('Licences of pictures, sounds and software').click()
  await expect(page.getByRole('alert')).toHaveText('The list could not be loaded.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectLicences(page)
  expect(await findings(page)).toEqual([])
})

async function expectLicences(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  )
  const react = page.getByRole('listitem').filter({ hasText: /^react \d/ })
  await expect(react).toContainText('MIT')
  await expect(react).toContainText('Copyright (c) Meta Platforms')
  await expect(react.getByText('Permission is hereby granted')).toBeHidden()
  await react.getByText('react', { exact: true }).click()
  await expect(react.getByText('Permission is hereby granted')).toBeVisible()
  for (const name of ['comlink', 'd3-scale', 'workbox-precaching', 'zzfx'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
}
