import type { Page } from '@playwright/test'
import { expectFullBoard, tilesIn, toolOf } from './link-board'
import { expect, test } from './page'

const menuOn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pairwise' })

test('#/link/classic goes straight to a game, and back leads to the menu', async ({ page }) => {
  await page.goto('/')
  await expect(menuOn(page)).toBeVisible()
  await page.goto('/#/link/classic')
  await expectFullBoard(page, 'classic')
  await expect(page).toHaveTitle('Link · Pairwise')
  await page.goBack()
  await expect(menuOn(page)).toBeVisible()
  await expect(page).toHaveTitle('Pairwise')
})

test('another path is an error, not an empty page', async ({ request }) => {
  expect((await request.get('/link/classic')).status()).toBe(404)
})

const WRONG = [
  ['/#/nowhere', /no page named “nowhere”/],
  ['/#/results/x', /no page named “results\/x”/],
  ['/#/link/nothing', /no board named “nothing”/],
  ['/#/link/classic-sideways', /no board named “classic-sideways”/],
  ['/#/link/journey-8', /no board named “journey-8”/],
  ['/#/link/custom-31x4-8', /2 to 30 columns and rows, not 31/],
  ['/#/link/custom-5x5-8', /5 × 5 has an odd number of tiles/],
  ['/#/link/custom-6x6-37', /2 to 36 kinds, not 37/],
  ['/#/link/link?level=classic&seed=a', /no board named “\/link\?level=classic&seed=a”/],
  ['/#/link/classic/and/more', /no page named “link\/classic\/and\/more”/],
] as const

test('a wrong address says what is wrong with it, and offers a game', async ({ page }) => {
  for (const [address, words] of WRONG) {
    await page.goto(address)
    await expect.soft(page.getByRole('main'), address).toContainText(words)
    await expect.soft(page).toHaveTitle('This link does not work · Pairwise')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  await page.getByRole('link', { name: 'Play a new board' }).click()
  await expectFullBoard(page, 'novice')
  await page.goBack()
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(menuOn(page)).toBeVisible()
})

const MISSING = [
  [
    '/#/link?seed=a',
    'The link is missing its level. Possible values: novice, normal, hard, classic,',
  ],
  [
    '/#/link?level=custom&seed=a',
    'The link is missing its board size (cols and rows). Possible values: 2–30.',
  ],
  ['/#/link?level=custom&rows=4&cols=4&seed=a', 'The link is missing its number of kinds (kinds)'],
  ['/#/patches?level=easy&seed=a', 'The link is missing its board. Possible values: small, large.'],
  [
    '/#/patches?board=small&seed=a',
    'The link is missing its level. Possible values: beginner, easy,',
  ],
] as const

test('an address without an option says which is missing', async ({ page }) => {
  for (const [address, words] of MISSING) {
    await page.goto(address)
    await expect.soft(page.getByRole('main'), address).toContainText(words)
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
    await expect.soft(page.getByRole('main')).not.toContainText('undefined')
  }
})

test('a button and the logo lead to the menu', async ({ page }) => {
  const leaveBy = [toolOf(page, 'Menu'), page.getByRole('link', { name: 'Pairwise, to the menu' })]
  for (const way of leaveBy) {
    await page.goto('/#/link/novice')
    await way.click()
    await expect(menuOn(page)).toBeVisible()
    await expect(page).toHaveURL(/\/#\/$/)
  }
})

test('the start page of Link deals what is chosen there', async ({ page }) => {
  await page.goto('/#/link')
  await expect(page).toHaveTitle('Link · Pairwise')
  await page.getByRole('radio', { name: 'Custom' }).check()
  await page.getByRole('slider', { name: 'Columns' }).fill('5')
  await page.getByRole('slider', { name: 'Rows' }).fill('3')
  const start = page.getByRole('button', { name: 'Start' })
  await expect(page.getByRole('alert')).toContainText('5 × 3 has an odd number of tiles')
  await expect(start).toBeDisabled()
  await page.getByRole('slider', { name: 'Rows' }).fill('4')
  await page.getByRole('slider', { name: 'Kinds' }).fill('3')
  await page.getByRole('combobox', { name: 'After a match' }).selectOption('Tiles fall down')
  await start.click()
  await expect(page).toHaveURL(/#\/link\/custom-5x4-3-down$/)
  await expect(tilesIn(page)).toHaveCount(20)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5 × 4 · Tiles fall down')
})

test('a custom board of Link has the walls chosen there, which may make its tiles even', async ({
  page,
}) => {
  await page.goto('/#/link')
  await page.getByRole('radio', { name: 'Custom' }).check()
  await page.getByRole('slider', { name: 'Columns' }).fill('9')
  await page.getByRole('slider', { name: 'Rows' }).fill('9')
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Walls' }).selectOption('Pillars')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/#\/link\/custom-9x9-16-pillars$/)
  await expect(tilesIn(page)).toHaveCount(72)
  await expect(page.getByRole('img', { name: /^Wall, row/ })).toHaveCount(9)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('9 × 9 · Pillars')
})
