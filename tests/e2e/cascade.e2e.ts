import type { Locator, Page } from '@playwright/test'
import type { Pair } from '#src/engine/grid.ts'
import { makeSave, playMove, startSession, stateOf } from '#src/engine/session.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { pressInEnd } from './ended'
import { attempt, figureOf, gridOf, saidOn, tileAt, toolOf } from './link-board'
import { expect, findings, MOVING, pressKey, test } from './page'
import { dragByFinger, dragByMouse, dragTiles } from './pointer'
import {
  openBeside,
  openFresh,
  readStoredSaves,
  savedMoves,
  writeResults,
  writeStoredSave,
} from './stored-saves'

const endDialogOn = (page: Page): Locator => page.getByRole('dialog', { name: 'All swaps used' })

/** Requests a hint, and parses its swap. */
async function readHint(page: Page): Promise<Pair> {
  const places = /Hint: swap .+, row (\d+), column (\d+) with .+, row (\d+), column (\d+)\.$/
  await expect(saidOn(page)).toHaveText(places)
  const [, ...numbers] = (await saidOn(page).innerText()).match(places) ?? []
  const [row = 0, col = 0, otherRow = 0, otherCol = 0] = numbers.map((number) => Number(number) - 1)
  return { from: { row, col }, to: { row: otherRow, col: otherCol } }
}

/** Waits for a swap and for its announcement, so that the next hint is not taken for the one before. */
async function expectLeft(page: Page, left: number): Promise<void> {
  await expect(figureOf(page, 'left')).toHaveText(`${left}`)
  await expect(saidOn(page)).not.toContainText('Hint')
}

/** A small game: six columns, five rows, five kinds, so many swaps. */
const small = (swaps: number) => `/#/cascade/custom-6x5-5-${swaps}`

test.describe('with motion', () => {
  test.use(MOVING)

  test('a whole game by mouse: clicks and drags, following the hints, and another', async ({
    page,
  }) => {
    await page.goto(small(2))
    for (let left = 1; left >= 0; left--) {
      await toolOf(page, 'Hint').click()
      const swap = await readHint(page)
      if (left === 1) await dragTiles(page, dragByMouse, swap)
      else await attempt(page, swap)
      await expectLeft(page, left)
    }
    await expect(endDialogOn(page)).toContainText('points with 2 swaps')
    const made = await figureOf(page, 'points').innerText()
    await endDialogOn(page).getByRole('button', { name: 'New game' }).click()
    await expect(figureOf(page, 'left')).toHaveText('2')
    await expect(figureOf(page, 'points')).toHaveText('0')
    await page.goto('/#/results')
    await expect(figureOf(page, 'played')).toHaveText('1')
    await expect(figureOf(page, 'most points')).toHaveText(made)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a whole game by touch and by keyboard: a swipe, taps and arrows; a bad swap is refused; axe finds nothing before it', async ({
    page,
  }) => {
    await page.goto('/#/cascade')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cascade')
    expect(await findings(page)).toEqual([])
    await page.goto(small(3))
    await expect(gridOf(page)).toBeVisible()
    await pressKey(page, '?')
    await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    for (let left = 2; left >= 1; left--) {
      await toolOf(page, 'Hint').tap()
      const { from, to } = await readHint(page)
      if (left === 2) await dragTiles(page, dragByFinger, { from, to })
      else {
        await tileAt(page, from).tap()
        await tileAt(page, to).tap()
      }
      await expectLeft(page, left)
    }
    await expect(saidOn(page)).toContainText('points')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expect(saidOn(page)).toContainText('There is no gem on that side.')
    await pressKey(page, 'h')
    const { from, to } = await readHint(page)
    await page.keyboard.press('Control+Home')
    for (let row = 0; row < from.row; row++) await page.keyboard.press('ArrowDown')
    for (let col = 0; col < from.col; col++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(tileAt(page, from)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press(to.row > from.row ? 'ArrowDown' : 'ArrowRight')
    await expectLeft(page, 0)
    await expect(endDialogOn(page).getByRole('button', { name: 'New game' })).toBeFocused()
  })

  test('levels stay where they are when the first stars come, and none shows below the card', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/#/cascade/levels')
    const level = page.getByRole('radio', { name: /^Level 26:/ })
    const place = () => level.evaluate((radio) => radio.getBoundingClientRect().top + scrollY)
    await expect(level).toBeAttached()
    const before = await place()
    await writeResults(page, [WON])
    await openFresh(page, '/#/cascade/levels')
    await expect(page.getByText('1 of 50 levels, 3 of 150 stars')).toBeVisible()
    expect(await place()).toBe(before)
    const below = await page.evaluate(() => document.elementFromPoint(60, innerHeight - 4)?.tagName)
    expect(below).toBe('ASIDE')
  })

  test('a level goes on from its page until it is passed', async ({ page }) => {
    const { save, move } = almostPassed()
    await openBeside(page)
    await writeResults(page, [WON])
    const href = '/cascade/level-2'
    await writeStoredSave(page, 'cascade/level-2', { at: 1, left: 1, href, save })
    await page.goto('/#/cascade/levels')
    const second = page.getByRole('radio', { name: /^Level 2:/ })
    await second.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: /^Level 1:/ })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(second).toBeChecked()
    await page.keyboard.press('Enter')
    await attempt(page, move)
    const dialog = page.getByRole('dialog', { name: 'Level 2 passed' })
    await expect(dialog).toBeVisible()
    expect(await findings(page)).toEqual([])
    await pressInEnd(dialog, 'Levels')
    await expect(page.getByRole('radio', { name: /^Level 2: .* of 3 stars/ })).toBeVisible()
  })
})

/** A first level that was passed. */
const WON = {
  game: 'cascade',
  choice: 'level-1',
  seed: 'a',
  end: 'won',
  ms: 1,
  moves: 4,
  assists: {},
  at: 1,
}

/** A game of level 2 whose next swap reaches the goal, and that swap. */
function almostPassed() {
  const level = rules.parseOptions({ rows: 6, cols: 6, kinds: 4, swaps: 12, goal: 'points-1860' })
  if (!level.ok) throw new Error(level.code)
  let session = startSession(rules, level.value, 'seed')
  for (;;) {
    const [move] = rules.legalMoves(stateOf(session))
    const played = move && playMove(rules, session, move, 0)
    if (!move || !played?.ok) throw new Error('There is no swap')
    if (rules.outcome(stateOf(played.state))?.result === 'won')
      return { save: makeSave(rules, session, 0), move }
    session = played.state
  }
}

/** Makes the swap that a hint shows. */
async function swapHinted(page: Page): Promise<void> {
  await pressKey(page, 'h')
  await attempt(page, await readHint(page))
}

test('an agent plays, pauses, and continues step by step; axe finds nothing', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/cascade/watch-greedy')
  for (const speed of ['1×', '2×']) await toolOf(page, `Speed ${speed}`).click()
  const cards = page.getByRole('list', { name: 'Turns' }).getByRole('button')
  await expect(saidOn(page)).toContainText(/^Matched \d/)
  await toolOf(page, 'Pause').click()
  await expect(async () => {
    await toolOf(page, 'Step').click()
    await expect(cards.nth(1)).toBeAttached({ timeout: 300 })
  }).toPass({ intervals: [0] })
  expect(await findings(page)).toEqual([])
})

test('the lab stays responsive in a long run, keeps complete batches when it is cancelled, and copies its command', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/#/cascade/lab?b-games=100&sweep=agent&at=random,greedy')
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const run = region('Run A')
  await run.getByRole('textbox', { name: 'Games' }).fill('200000')
  await run.getByRole('textbox', { name: 'Swaps per game' }).fill('300')
  await run.getByRole('button', { name: 'Run', exact: true }).click()
  const figures = region('Figures of run A')
  await expect(figures.getByRole('row', { name: /^Points per swap/ })).toBeVisible()
  await region('Run B').getByRole('button', { name: 'Run', exact: true }).click()
  await expect(region('Run B')).toContainText(/Complete: 100 games/)
  await run.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/^Cancelled after [\d,]+ of 200,000 games/)).toBeVisible()
  await expect(figures.getByRole('button', { name: 'Download Games (CSV)' })).toBeVisible()
  await figures.getByRole('button', { name: 'Copy Command line' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^npm run simulate -- --rows=8 .*--seed=[a-z]+$/,
  )

  await run.getByRole('textbox', { name: 'Games' }).fill('20')
  await region('Sweep').getByRole('button', { name: 'Run', exact: true }).click()
  await expect(region('Sweep').getByText(/^Complete/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Gems per group' })).toHaveCount(2)
})

test('a daily board goes on with the deal of the version that began it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/#/cascade/daily')
  await swapHinted(page)
  await expect(figureOf(page, 'left')).toHaveText('29')
  await expect.poll(() => savedMoves(page, 'cascade/daily')).toBe(1)
  const [slot = ''] = Object.keys(await readStoredSaves(page))
  const text = JSON.stringify((await readStoredSaves(page))[slot])
  expect(text).toContain('"deal":2')
  await writeStoredSave(page, slot, JSON.parse(text.replaceAll('"deal":2', '"deal":1')))
  await openFresh(page, '/#/cascade/daily')
  await expect(figureOf(page, 'left')).toHaveText('29')
})
