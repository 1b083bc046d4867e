import type { Locator, Page } from '@playwright/test'
import type { Position } from '#src/engine/grid.ts'
import { expectEndStays } from './ended'
import { expect, findings, MOVING, pressKey, test } from './page'
import {
  openFresh,
  readStoredSaves,
  savedMoves,
  writeResults,
  writeStoredSave,
} from './stored-saves'

const gridOf = (page: Page): Locator => page.getByRole('grid', { name: 'Board' })
const saidOn = (page: Page): Locator => page.getByRole('status')
const toolOf = (page: Page, name: string): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true })
const figureOf = (page: Page, words: string): Locator =>
  page.locator('dl > div').filter({ hasText: words }).getByRole('definition')
const gemAt = (page: Page, { row, col }: Position): Locator =>
  gridOf(page).getByRole('button', { name: new RegExp(`, row ${row + 1}, column ${col + 1}$`) })
const endDialogOn = (page: Page): Locator => page.getByRole('dialog', { name: 'All swaps used' })

interface Swap {
  readonly from: Position
  readonly to: Position
}

/** Requests a hint, and parses its swap. */
async function readHint(page: Page): Promise<Swap> {
  const places = /Hint: swap .+, row (\d+), column (\d+) with .+, row (\d+), column (\d+)\.$/
  await expect(saidOn(page)).toHaveText(places)
  const [, ...numbers] = (await saidOn(page).innerText()).match(places) ?? []
  const [row = 0, col = 0, otherRow = 0, otherCol = 0] = numbers.map((number) => Number(number) - 1)
  return { from: { row, col }, to: { row: otherRow, col: otherCol } }
}

/** Returns the centre of a gem on the page. */
async function middleOf(gem: Locator): Promise<{ x: number; y: number }> {
  const box = await gem.boundingBox()
  if (!box) throw new Error('the gem is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Waits for a swap and for its announcement, so that the next hint is not taken for the one before. */
async function expectLeft(page: Page, left: number): Promise<void> {
  await expect(figureOf(page, 'left')).toHaveText(`${left}`)
  await expect(saidOn(page)).not.toContainText('Hint')
}

/** A small game: six columns, five rows, five kinds, four swaps. */
const SMALL = '/#/cascade/custom-6x5-5-4'

test.describe('with motion', () => {
  test.use(MOVING)

  test('a whole game by mouse: clicks and drags, following the hints, and another', async ({
    page,
  }) => {
    await page.goto(SMALL)
    for (let left = 3; left >= 0; left--) {
      await toolOf(page, 'Hint').click()
      const { from, to } = await readHint(page)
      if (left % 2 === 0) {
        await gemAt(page, from).click()
        await gemAt(page, to).click()
      } else {
        await gemAt(page, from).hover()
        await page.mouse.down()
        const { x, y } = await middleOf(gemAt(page, to))
        await page.mouse.move(x, y, { steps: 4 })
        await page.mouse.up()
      }
      await expectLeft(page, left)
    }
    await expect(endDialogOn(page)).toContainText('points with 4 swaps')
    const made = await figureOf(page, 'points').innerText()
    await expectEndStays(page, endDialogOn(page))
    await page.getByRole('button', { name: 'Exit replay' }).click()
    await page.getByRole('button', { name: 'Play again' }).click()
    await expect(figureOf(page, 'left')).toHaveText('4')
    await expect(figureOf(page, 'points')).toHaveText('0')
    await page.goto('/#/results')
    await expect(figureOf(page, 'played')).toHaveText('1')
    await expect(figureOf(page, 'most points')).toHaveText(made)
  })
})

test('a whole game by keyboard alone; a bad swap is refused', async ({ page }) => {
  await page.goto(SMALL)
  await expect(gridOf(page)).toBeVisible()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(saidOn(page)).toHaveText('There is no gem on that side.')
  for (let left = 3; left >= 0; left--) {
    await pressKey(page, 'h')
    const { from, to } = await readHint(page)
    await page.keyboard.press('Control+Home')
    for (let row = 0; row < from.row; row++) await page.keyboard.press('ArrowDown')
    for (let col = 0; col < from.col; col++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(gemAt(page, from)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press(to.row > from.row ? 'ArrowDown' : 'ArrowRight')
    await expectLeft(page, left)
  }
  await expect(endDialogOn(page)).toBeVisible()
  await expect(endDialogOn(page).getByRole('button', { name: 'Play again' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a whole game by touch: taps, and a swipe', async ({ page }) => {
    await page.goto(SMALL)
    for (let left = 3; left >= 0; left--) {
      await toolOf(page, 'Hint').tap()
      const { from, to } = await readHint(page)
      if (left === 3) await swipe(page, from, to)
      else {
        await gemAt(page, from).tap()
        await gemAt(page, to).tap()
      }
      await expectLeft(page, left)
    }
    await expect(endDialogOn(page)).toBeVisible()
  })
})

/** Swipes from one gem to its neighbour. */
async function swipe(page: Page, from: Position, to: Position): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const start = await middleOf(gemAt(page, from))
  const end = await middleOf(gemAt(page, to))
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [start])
  await send('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }])
  await send('touchMove', [end])
  await send('touchEnd', [])
}

test('a level is picked by keyboard and played to its end, which leads back to the levels', async ({
  page,
}) => {
  await page.goto('/#/cascade/levels')
  const first = page.getByRole('radio', { name: /^Level 1:/ })
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Level 2:/ })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(first).toBeChecked()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Level 1 (not )?passed$/ })
  for (let left = 9, isPassed = false; left >= 0 && !isPassed; left--) {
    await pressKey(page, 'h')
    const { from, to } = await readHint(page)
    await gemAt(page, from).click()
    await gemAt(page, to).click()
    await expect(saidOn(page)).toContainText(/points?\./)
    isPassed = (await saidOn(page).innerText()).includes('Goal reached')
  }
  await expect(dialog).toBeVisible()
  expect(await findings(page)).toEqual([])
  const isPassed = await page.getByRole('dialog', { name: 'Level 1 passed' }).isVisible()
  await dialog.getByRole('link', { name: 'Levels' }).click()
  const now = isPassed ? /^Level 1: .* of 3 stars/ : /^Level 1: .* Not passed yet$/
  await expect(page.getByRole('radio', { name: now })).toBeVisible()
})

test('levels stay where they are when the first stars come, and none shows below the card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/cascade/levels')
  const level = page.getByRole('radio', { name: /^Level 26:/ })
  const place = () => level.evaluate((radio) => radio.getBoundingClientRect().top + scrollY)
  await expect(level).toBeAttached()
  const before = await place()
  const won = { game: 'cascade', choice: 'level-1', seed: 'a', end: 'won', ms: 1, moves: 4 }
  await writeResults(page, [{ ...won, assists: {}, at: 1 }])
  await openFresh(page, '/#/cascade/levels')
  await expect(page.getByText('1 of 50 levels, 3 of 150 stars')).toBeVisible()
  expect(await place()).toBe(before)
  const below = await page.evaluate(() => document.elementFromPoint(60, innerHeight - 4)?.tagName)
  expect(below).toBe('ASIDE')
})

test('a game is saved, undone and restarted', async ({ page }) => {
  await page.goto('/#/cascade/thirty')
  await expect(toolOf(page, 'Hint')).toBeVisible()
  await pressKey(page, 'h')
  const { from, to } = await readHint(page)
  await gemAt(page, from).click()
  await gemAt(page, to).click()
  await expect(saidOn(page)).toContainText(/points?\./)
  const points = await figureOf(page, 'points').innerText()
  await page.reload()
  await expect(figureOf(page, 'points')).toHaveText(points)
  await pressKey(page, 'u')
  await expect(figureOf(page, 'points')).toHaveText('0')
  await pressKey(page, 'y')
  await expect(figureOf(page, 'points')).toHaveText(points)
})

test('an endless game is resumed from the menu', async ({ page }) => {
  await page.goto('/#/cascade/endless')
  await toolOf(page, 'Hint').click()
  const { from, to } = await readHint(page)
  await gemAt(page, from).click()
  await gemAt(page, to).click()
  await expect(figureOf(page, 'swaps')).toHaveText('1')
  await toolOf(page, 'Menu').click()
  await page.getByRole('link', { name: 'Resume Cascade · Endless', exact: true }).click()
  await expect(figureOf(page, 'swaps')).toHaveText('1')
})

test('an agent plays, pauses, and continues step by step', async ({ page }) => {
  await page.goto('/#/cascade/watch-greedy')
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×')
  const cards = page.getByRole('list', { name: 'Turns' }).getByRole('button')
  await expect(saidOn(page)).toContainText(/^Matched \d/)
  await toolOf(page, 'Pause').click()
  await expect(async () => {
    await toolOf(page, 'Step').click()
    await expect(cards.nth(1)).toBeAttached({ timeout: 300 })
  }).toPass({ intervals: [0] })
  await page.getByRole('combobox', { name: 'Agent' }).selectOption('Looks ahead')
  await expect(page).toHaveURL(/watch-lookahead$/)
  await expect(saidOn(page)).toContainText(/^Matched \d.*Expects \d/)
})

test('the lab plays 100 000 swaps, and two runs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/#/cascade/lab')
  const run = page.getByRole('region', { name: 'Run A', exact: true })
  await run.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(run).toContainText('Complete: 3,400 games', { timeout: 30_000 })
  await expect(page.getByRole('img', { name: 'Points per game' })).toBeVisible()
  const figures = page.getByRole('region', { name: 'Figures of run A' })
  await expect(figures.getByRole('row', { name: /^Points per swap/ })).toBeVisible()
  await figures.getByRole('button', { name: 'Copy Command line' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^npm run simulate -- --rows=8 .*--seed=[a-z]+$/,
  )
  await page.getByRole('button', { name: 'Two runs' }).click()
  const second = page.getByRole('region', { name: 'Run B', exact: true })
  await second.getByRole('textbox', { name: 'Games' }).fill('200')
  await second.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(second).toContainText('Complete: 200 games', { timeout: 30_000 })
})

test('the lab refuses invalid settings, stays responsive, and keeps complete batches when cancelled', async ({
  page,
}) => {
  await page.goto('/#/cascade/lab')
  const run = page.getByRole('region', { name: 'Run A', exact: true })
  await run.getByRole('textbox', { name: 'Kinds' }).fill('2')
  await run.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(run.getByText('Enter a whole number from 3 to 16.')).toBeVisible()
  await run.getByRole('textbox', { name: 'Kinds' }).fill('6')
  await run.getByRole('textbox', { name: 'Games' }).fill('200000')
  await run.getByRole('textbox', { name: 'Swaps per game' }).fill('300')
  await run.getByRole('button', { name: 'Run', exact: true }).click()
  const figures = page.getByRole('region', { name: 'Figures of run A' })
  await expect(figures.getByRole('row', { name: /^Points per swap/ })).toBeVisible()
  await page.getByRole('button', { name: 'Two runs' }).click()
  const second = page.getByRole('region', { name: 'Run B', exact: true })
  await second.getByRole('textbox', { name: 'Games' }).fill('20')
  await second.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(second.getByText(/^Complete: 20 games/)).toBeVisible()
  await run.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/^Cancelled after [\d,]+ of 200,000 games/)).toBeVisible()
  await expect(figures.getByRole('button', { name: 'Download Games (CSV)' })).toBeVisible()
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`axe finds nothing at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const [name, path] of [
      ['the first page', '/#/cascade'],
      ['a game', '/#/cascade/thirty'],
      ['watching', '/#/cascade/watch-random'],
    ] as const) {
      test(`in ${name}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Cascade')
        expect(await findings(page)).toEqual([])
      })
    }

    test('in the help, and in the lab with figures', async ({ page }) => {
      await page.goto('/#/cascade/endless')
      // Tools and shortcuts are ready right after the board.
      await expect(page.getByRole('toolbar')).toBeVisible()
      await pressKey(page, '?')
      await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.goto('/#/cascade/lab?games=100&b-games=100&sweep=agent&at=random,greedy')
      for (const name of ['Run A', 'Run B', 'Sweep']) {
        const region = page.getByRole('region', { name, exact: true })
        await region.getByRole('button', { name: 'Run', exact: true }).click()
        await expect(region.getByText(/^Complete/)).toBeVisible()
      }
      await expect(page.getByRole('img', { name: 'Gems per group' })).toHaveCount(2)
      await page.getByRole('figure').last().getByText('Table').click()
      expect(await findings(page)).toEqual([])
    })
  })
}

test('a daily board goes on with the deal of the version that began it', async ({ page }) => {
  await page.goto('/#/cascade/daily')
  await pressKey(page, 'h')
  const { from, to } = await readHint(page)
  for (const at of [from, to]) await gemAt(page, at).click()
  await expect(figureOf(page, 'left')).toHaveText('29')
  await expect.poll(() => savedMoves(page, 'cascade/daily')).toBe(1)
  const [slot = ''] = Object.keys(await readStoredSaves(page))
  const text = JSON.stringify((await readStoredSaves(page))[slot])
  expect(text).toContain('"deal":2')
  await writeStoredSave(page, slot, JSON.parse(text.replaceAll('"deal":2', '"deal":1')))
  await openFresh(page, '/#/cascade/daily')
  await expect(figureOf(page, 'left')).toHaveText('29')
})
