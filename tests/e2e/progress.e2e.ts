import type { Page } from '@playwright/test'
import { clearAtOnce, expectFullBoard, winDialogOn } from './link-board'
import { expect, findings, test } from './page'
import { openBeside, writeResults, writeStoredSave } from './stored-saves'

const NOW = new Date('2026-12-10T12:00')
const DAY_MS = 86_400_000

const result = (own: object) => ({
  game: 'link',
  choice: 'novice',
  seed: 'x',
  end: 'won',
  ms: 3_600_000,
  moves: 24,
  assists: {},
  at: NOW.getTime() - DAY_MS,
  ...own,
})

const daily = (day: string, at = day) =>
  result({ choice: 'daily', seed: `daily ${day}`, ms: 60_000, at: Date.parse(`${at}T12:00`) })

async function openWith(page: Page, results: readonly object[], address: string): Promise<void> {
  await openBeside(page)
  await writeResults(page, results)
  await page.goto(address)
}

test('the calendar marks days, turns months, and arrow keys go through its days', async ({
  page,
}) => {
  const games = [daily('2026-12-08'), daily('2026-12-09'), daily('2026-12-05', '2026-12-07')]
  const dayOf = (name: string) => page.getByRole('link', { name, exact: true })
  await page.clock.setFixedTime(NOW)
  await openWith(page, games, '/#/link/calendar')
  await expect(page.getByText('2 days in a row')).toBeVisible()
  await expect(dayOf('Tuesday, December 8, done, Steady')).toBeVisible()
  await expect(dayOf('Saturday, December 5, done late, Fiendish')).toBeVisible()
  await expect(dayOf('Sunday, December 6, not done, Merciless')).toBeVisible()
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(10)
  expect(await findings(page)).toEqual([])

  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await dayOf('Tuesday, December 1, not done, Steady').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dayOf('Monday, November 30, not done, Gentle')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dayOf('Monday, December 7, not done, Gentle')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  // Days to come cannot be played.
  await expect(page.locator('[aria-current=date]')).toBeFocused()

  await dayOf('Sunday, December 6, not done, Merciless').click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Daily board, Dec 6, 2026')
  await expect(page).toHaveTitle(/^Link · Daily board, Dec 6, 2026 .* · Pairwise$/)
})

test('the calendar counts days, shows those begun, and lets a missed one be earned back', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  const games = ['2026-12-06', '2026-12-07', '2026-12-09'].map((day) => daily(day))
  await openBeside(page)
  const save = { seed: 'daily 2026-12-10', moves: [] }
  await writeStoredSave(page, 'link/daily', { at: 1, left: 25, href: '/link/daily', save })
  await openWith(page, games, '/#/link/calendar')
  await expect(page.getByText('1 day in a row')).toBeVisible()
  await expect(page.getByText('3 of 31 days')).toBeVisible()
  await expect(page.getByText('3 daily boards in all')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Thursday, December 10, begun' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible()
  const missed = page.getByRole('link', { name: 'Tuesday, December 8, not done' })
  await expect(missed).toHaveAccessibleName(/, can be earned back$/)
  await expect(page.getByRole('link', { name: /earned back/ })).toHaveCount(1)
  const earn = 'Earn a missed day back: win its board today, together with today’s.'
  await expect(page.getByText(earn)).toBeVisible()
  expect(await findings(page)).toEqual([])

  const today = [daily('2026-12-08', '2026-12-10'), daily('2026-12-10')]
  await openWith(page, [...games, ...today], '/#/link/calendar')
  await expect(page.getByText('5 days in a row')).toBeVisible()
  await expect(page.getByText('Tuesday, December 8 is earned back.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tuesday, December 8, earned back' })).toBeVisible()
})

test('the calendar of a game against an opponent names that of a day', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  for (const { game, note, details } of [
    { game: 'Garden', note: 'Sage · Hard', details: 'Dec 6, 2026 · Hard' },
    { game: 'Patches', note: 'Large · Sage · Hard', details: 'Dec 6, 2026 · Large · Hard' },
  ])
    await test.step(game, async () => {
      await page.goto(`/#/${game.toLowerCase()}/calendar`)
      const day = page.getByRole('link', { name: `Sunday, December 6, not done, ${note}` })
      await expect(day).toBeVisible()
      expect(await findings(page)).toEqual([])
      await day.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(details)
      await expect(page.getByRole('grid')).toBeVisible()
    })
})

test('results of one level are deleted after a question; the rest stay', { tag: '@long' }, async ({
  page,
}) => {
  await openWith(
    page,
    [result({}), result({ seed: 'other', at: 1.7e12, end: 'left' }), daily('2026-12-08')],
    '/#/results',
  )
  const card = page.getByRole('region', { name: 'Novice · 8 × 6' })
  await expect(card).toContainText('1 / 2')
  await card.getByText('The last 2 games').click()
  const remove = card.getByRole('button', { name: 'Delete results of Novice · 8 × 6' })
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Delete results of Novice · 8 × 6?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toBeVisible()
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('The results of Novice · 8 × 6 are deleted.')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Daily board' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('a page without results leads to a board, whose win is a new best, under confetti', async ({
  page,
}) => {
  await page.goto('/#/results')
  await page.getByRole('link', { name: 'Play a small board' }).click()
  await expectFullBoard(page, 'novice')
  await writeResults(page, [result({ at: 1.7e12 })])
  await clearAtOnce(page)
  const dialog = winDialogOn(page)
  await expect(dialog.getByText(/^New best · [\d:]+ faster$/)).toBeVisible()
  await expect(dialog.getByRole('list', { name: '3 of 3 stars' })).toBeVisible()
  await expect(dialog.locator('[data-look=primary]')).toHaveText('Next: Normal')
  await expect(page.locator('canvas:popover-open')).toHaveCount(1)
  // A press ends the confetti.
  await dialog.getByText('Details').click()
  await expect(page.locator('canvas:popover-open')).toHaveCount(0)
  await expect(dialog.getByRole('img', { name: 'The board in the order' })).toBeVisible()
})
