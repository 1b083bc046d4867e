import type { Page } from '@playwright/test'
import { expectNothingCutOff } from './cut-off'
import { attempt, clearingLine, figureOf, gridOf, readBoard, tilesIn, toolOf } from './link-board'
import { expect, pressKey, test } from './page'

/** The browser's font size for larger text; 16 is the default. */
const LARGE = 24

const heightOf = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))

async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE, fixed: LARGE } })
}

const PHONE = { width: 360, height: 740 }
const WINDOWS = [PHONE, { width: 1280, height: 800 }]

async function expectWhole(page: Page): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await expectNothingCutOff(page)
  }
}

/** Pages, and what shows that each is there. */
const PAGES = [
  ['/#/', (page: Page) => page.getByRole('heading', { level: 2, name: 'Cascade' })],
  ['/#/link', (page: Page) => page.getByRole('button', { name: 'Start' })],
  ['/#/link/nothing', (page: Page) => page.getByRole('link', { name: 'New game' })],
] as const

const OTHER_GAMES = [
  ['Cascade', 'cascade/thirty'],
  ['Garden', 'garden/easy'],
  ['Patches', 'patches/small-easy'],
] as const

test('text scales with the browser’s font size, and cuts nothing off', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/#/results')
  const usual = await heightOf(page)
  await enlargeText(page)
  await expect.poll(() => heightOf(page)).toBeCloseTo((usual * LARGE) / 16, 1)
  await expectWhole(page)
  for (const [address, partOn] of PAGES) {
    await page.goto(address)
    await expect(partOn(page)).toBeVisible()
    await test.step(address, () => expectWhole(page))
  }
  for (const [title, address] of OTHER_GAMES) {
    await page.goto(`/#/${address}`)
    await expect(page).toHaveTitle(`${title} · Pairwise`)
    await expect(page.getByRole('grid').getByRole('button').first()).toBeVisible()
    await expect(page.getByRole('toolbar')).toBeVisible()
    await test.step(title, () => expectWhole(page))
  }
})

test('with larger text, a game of Link is played, with its figures, tools and help', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await enlargeText(page)
  await page.goto('/#/link/hard')
  await expect(tilesIn(page)).toHaveCount(120)
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await expectNothingCutOff(page)
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
  await expect(figureOf(page, 'tiles left')).toHaveText('118')
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await expectNothingCutOff(page)
    await expectReached(page, TOOLS)
  }
  await pressKey(page, '?')
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible()
  await expectWhole(page)
})

const TOOLS = ['Hint', 'Undo', 'Shuffle', 'Pause', 'New game', 'Menu', 'More']

/** Asserts that tools are seen whole once they are scrolled to. */
async function expectReached(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const tool = page.getByRole('button', { name, exact: true })
    await tool.scrollIntoViewIfNeeded()
    // Pages scroll by whole pixels, so half a pixel may be cut off.
    await expect(tool).toBeInViewport({ ratio: 0.98 })
  }
}

// A phone of 360 × 740 at 200% zoom; sizes are in CSS pixels.
test.describe('at 200% zoom', () => {
  test.use({ viewport: { width: 180, height: 370 }, deviceScaleFactor: 2 })

  test('the first pages cut nothing off, and a game is played, with its figures, all its tools and dialogs', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/#/')
    await expect(page.getByRole('heading', { level: 2, name: 'Cascade' })).toBeVisible()
    await expectNothingCutOff(page)
    await page.goto('/#/link')
    await page.getByRole('radio', { name: 'Custom' }).check()
    await expect(page.getByRole('slider', { name: 'Kinds' })).toBeVisible()
    await expectNothingCutOff(page)
    await page.goto('/#/results')
    await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible()
    await expectNothingCutOff(page)
    await page.goto('/#/link/nothing')
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
    await expectNothingCutOff(page)
    await page.goto('/#/link/classic')
    await expect(tilesIn(page)).toHaveCount(160)
    await page.getByRole('button', { name: 'Show me' }).click()
    await expectDialog(page, 'How to play')
    await expectNothingCutOff(page)
    const box = await gridOf(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(180)
    // 12 px at 200% zoom are 24 px for a finger.
    expect((box?.width ?? 0) / 8).toBeGreaterThanOrEqual(12)
    const [match] = clearingLine(await readBoard(page))
    if (match) await attempt(page, match)
    await expect(figureOf(page, 'tiles left')).toHaveText('158')
    await expectReached(page, [...TOOLS, 'Mute'])
    await toolOf(page, 'More').click()
    await expectNothingCutOff(page)
    await expectReached(page, ['Redo', 'Share', 'Settings', 'Help'])
    for (const [name, title] of DIALOGS) {
      if (!(await toolOf(page, name).isVisible())) await toolOf(page, 'More').click()
      await toolOf(page, name).click()
      await expectDialog(page, title)
    }
  })
})

const DIALOGS = [
  ['Help', 'How to play'],
  ['Settings', 'Settings'],
  ['Share', 'Share'],
] as const

/** Asserts that a dialog starts at its title and cuts nothing off; closes it. */
async function expectDialog(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
  await expect(dialog).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await expectNothingCutOff(page)
  const last = dialog.getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await pressKey(page, 'Escape')
  await expect(dialog).toBeHidden()
}
