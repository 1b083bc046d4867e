import type { Page } from '@playwright/test'
import { exchangeSides } from '#src/games/garden/rules/position.ts'
import type { GardenStep } from '#src/games/garden/rules/types.ts'
import {
  almostWon,
  cellAt,
  cellsOf,
  DEAL,
  dealtIn,
  endOf,
  playOut,
  readGarden,
  yourTurn,
} from './garden-board'
import { pressInMore, saidOn, toolOf } from './link-board'
import { expect, findings, IS_LONG, MOVING, pressKey, test } from './page'
import {
  openBeside,
  openFresh,
  openSave,
  readStoredSaves,
  savedMoves,
  writeStoredSave,
} from './stored-saves'

const TULIP = 'Your pink tulip, row 1, column 1'
const TARGET = /^Clover’s pink tulip, row 1, column 2, clears 3/

const cell = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const standing = (page: Page, side: 'You' | 'Clover') => page.getByRole('region', { name: side })

/** Widths and heights, and what the shorter side of the board takes at least. */
const WINDOWS = [
  [360, 740, 336],
  [740, 360, 336],
  [768, 1024, 640],
  [1280, 800, 540],
] as const

/** Selects and moves a flower by arrow keys. */
async function takeByKeys(page: Page, step: GardenStep): Promise<void> {
  const { from, to } = step
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key)
  }
  const across = from.col < to.col ? 'ArrowRight' : 'ArrowLeft'
  const down = from.row < to.row ? 'ArrowDown' : 'ArrowUp'
  await page.keyboard.press('Control+Home')
  await press('ArrowDown', from.row)
  await press('ArrowRight', from.col)
  await page.keyboard.press('Enter')
  await page.keyboard.press(from.row === to.row ? across : down)
  await page.keyboard.press('Enter')
}

test.describe('with motion', () => {
  test.use(MOVING)

  test('a game by mouse, to a result that says why', async ({ page }) => {
    test.slow()
    if (IS_LONG) await page.goto(DEAL)
    else await openSave(page, 'garden/easy', almostWon('s644', 2).save)
    await playOut(page, async ({ from, to }) => {
      await cellAt(page, from).click()
      await cellAt(page, to).click()
    })
    const reason =
      /(The goal of \d+ points has been reached|Neither side can move: more points win)\./
    await expect(endOf(page).getByText(reason)).toHaveText(
      new RegExp(`^${reason.source}( You led .+)?$`),
    )
    await expect(page.locator('[role=status]')).toHaveText(new RegExp(`You win! ${reason.source}$`))
    await expect(page.getByRole('dialog', { name: 'You win!' })).toBeVisible()
    await page.goto('/#/results')
    await expect(
      page.locator('dl > div').filter({ hasText: 'best margin' }).getByRole('definition'),
    ).toHaveText(/^[1-9]\d?$/)
  })
})

test('the last move by keyboard, and a rematch, which survives a reload and goes back to the end', async ({
  page,
}) => {
  test.slow()
  const { save, move } = almostWon()
  await openSave(page, 'garden/easy', save)
  await expect(yourTurn(page)).toBeVisible()
  await takeByKeys(page, move)
  await expect(endOf(page).getByRole('button', { name: 'Play again' })).toBeFocused()
  expect(await findings(page)).toEqual([])
  const rematch = endOf(page).getByRole('button', { name: 'Rematch, you second' })
  await page.keyboard.press('Tab')
  await expect(rematch).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(endOf(page)).toBeHidden()
  await expect(standing(page, 'Clover')).toContainText('1 move made')
  await expect(standing(page, 'You')).toContainText('0 moves made')
  await expect(yourTurn(page)).toBeVisible()
  if (!IS_LONG) return

  const now = await readGarden(page)
  const before = exchangeSides(dealtIn('s644'))
  // But for the flower that the opponent moved, those that are left have changed hands.
  const others = now.cells.filter((code, index) => code > 0 && code !== before.cells[index])
  expect(others.length).toBeLessThanOrEqual(1)
  await expect.poll(() => savedMoves(page, 'garden/easy')).toBe(1)
  await page.reload()
  await expect(standing(page, 'Clover')).toContainText('1 move made')
  expect(await readGarden(page)).toEqual(now)
  await pressKey(page, 'u')
  const panel = page.getByRole('region', { name: /wins?!|draw/ })
  await panel.getByRole('button', { name: 'Result' }).press('Enter')
  await expect(endOf(page).getByRole('button', { name: 'Rematch, you second' })).toBeVisible()
})

/** Measures the board in every window. */
async function readBoards(page: Page) {
  const boxes = []
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    boxes.push(await page.getByRole('grid').boundingBox())
  }
  return boxes
}

test('the daily garden is one board a day, which stays finished and is done', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const seed = 'daily 2026-11-30'
  await page.clock.setFixedTime(new Date('2026-11-30T12:00'))
  await page.goto('/#/garden/calendar')
  await expect(page.getByText('Monday, November 30 · Clover · Easy')).toBeVisible()
  await page.getByRole('link', { name: 'Play today’s board' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Daily board, Nov 30, 2026')
  expect((await readGarden(page)).cells).toEqual(dealtIn(seed).cells)

  const { save, move } = almostWon(seed)
  const [slot = ''] = Object.keys(await readStoredSaves(page))
  await openBeside(page)
  await writeStoredSave(page, slot, { at: 1, left: 1, href: '/garden/daily', save })
  await page.goto('/#/garden/daily')
  await expect(yourTurn(page)).toBeVisible()
  await cellAt(page, move.from).click()
  await cellAt(page, move.to).click()
  await endOf(page).getByRole('button', { name: 'More' }).click()
  await expect(endOf(page).getByRole('button', { name: 'Same board' })).toBeVisible()
  await expect(endOf(page).getByText('1 day in a row')).toBeVisible()
  await page.reload()
  const panel = page.getByRole('region', { name: 'You win!' })
  await panel.getByRole('button', { name: 'Result' }).click()
  await endOf(page).getByRole('button', { name: 'More' }).click()
  await expect(endOf(page).getByRole('link', { name: 'Daily' })).toBeVisible()
  await page.goto('/#/')
  await expect(page.getByRole('link', { name: 'Garden · Daily, done' })).toHaveAttribute(
    'href',
    '#/garden/calendar',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the board needs no scrolling; a hint marks a move and says why above the tools, until the next one', async ({
    page,
  }) => {
    await page.goto(DEAL)
    await expect(cellsOf(page)).toHaveCount(49)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(740)
    const box = await cellsOf(page).first().boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await pressKey(page, 'h')
    const hinted = cellsOf(page).and(page.locator('[data-look=hinted]'))
    await expect(hinted).toHaveCount(2)
    const reason = page.getByText(/^It takes \d flowers.*: \+\d\. .*Clover/)
    const [words, tools] = [
      await reason.boundingBox(),
      await page.getByRole('toolbar').boundingBox(),
    ]
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0)
    await expect(saidOn(page)).toContainText(/Hint: Your .+ from row \d, column \d to row \d/)
    await cell(page, TULIP).tap()
    await expect(cell(page, TULIP)).toHaveAttribute('aria-pressed', 'true')
    await expect(hinted).not.toHaveCount(0)
    expect(await findings(page)).toEqual([])
    await cell(page, TARGET).tap()
    await expect(hinted).toHaveCount(0)
    await expect(yourTurn(page)).toBeVisible()
    await expect(hinted).toHaveCount(0)
  })
})

test('a game from a link is named, and shared; its board is large in every window, and stays as words and rules come', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(DEAL)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garden Shared game · Easy')
  await expect(cellsOf(page)).toHaveCount(49)
  const boxes = await readBoards(page)
  for (const [index, [, , least]] of WINDOWS.entries())
    expect(Math.min(boxes[index]?.width ?? 0, boxes[index]?.height ?? 0)).toBeGreaterThanOrEqual(
      least,
    )
  await cell(page, TULIP).click()
  await cell(page, TARGET).click()
  await expect(standing(page, 'You')).toContainText(/3\/\d+/)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  await expect(yourTurn(page)).toBeVisible()
  expect(await readBoards(page)).toEqual(boxes)
  const after = await readGarden(page)
  await pressInMore(page, 'Share')
  const text = await page.getByRole('textbox', { name: 'Text' }).inputValue()
  const link = text.split('\n').at(-1) ?? ''
  await page.getByRole('button', { name: 'Close' }).click()
  await toolOf(page, 'Menu').click()
  await expect(
    page.getByRole('link', { name: /Shared game · Easy · \d+ flowers left/ }),
  ).toBeVisible()

  await openFresh(page, link)
  await expect(saidOn(page)).toContainText('Replaying the game.')
  await toolOf(page, 'Pause').click()
  await toolOf(page, 'Exit replay').click()
  await expect(yourTurn(page)).toBeVisible()
  expect(await readGarden(page)).toEqual(after)
})
