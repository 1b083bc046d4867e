import type { Page } from '@playwright/test'
import { exchangeSides } from '#src/games/garden/rules/position.ts'
import type { Step } from '#src/games/garden/rules/types.ts'
import { expectEndStays } from './ended'
import {
  cellAt,
  cellsOf,
  DEAL,
  endOf,
  greediest,
  playOut,
  readGarden,
  yourTurn,
} from './garden-board'
import { pressInMore, saidOn, toolOf } from './link-board'
import { expect, findings, MOVING, pressKey, test } from './page'
import { openFresh } from './stored-saves'

const TULIP = 'Your pink tulip, row 1, column 1'
const TARGET = /^Clover’s pink tulip, row 1, column 2, clears 3/

const cell = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const standing = (page: Page, side: 'You' | 'Clover') => page.getByRole('region', { name: side })

/** Plays one clearing of three and waits for the opponent's answer. */
async function playTurn(page: Page): Promise<void> {
  await page.goto(DEAL)
  await cell(page, TULIP).click()
  await cell(page, TARGET).click()
  await expect(standing(page, 'You')).toContainText(/3\/\d+/)
  await expect(yourTurn(page)).toBeVisible()
}

/** Selects and moves a flower by arrow keys. */
async function takeByKeys(page: Page, step: Step): Promise<void> {
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

test.describe('a whole game', () => {
  test.slow()

  test.describe('with motion', () => {
    test.use(MOVING)

    test('by mouse, to a result that says why', async ({ page }) => {
      await page.goto(DEAL)
      await playOut(page, async ({ from, to }) => {
        await cellAt(page, from).click()
        await cellAt(page, to).click()
      })
      const reason =
        /(The goal of \d+ points has been reached|Neither side can move: more points win)\./
      await expect(endOf(page).getByText(reason)).toHaveText(new RegExp(`^${reason.source}$`))
      await expect(page.locator('[role=status]')).toHaveText(
        new RegExp(`You win! ${reason.source}$`),
      )
      await expect(page.getByRole('dialog', { name: 'You win!' })).toBeVisible()
      await expectEndStays(page, endOf(page))
      await page.goto('/#/results')
      await expect(
        page.locator('dl > div').filter({ hasText: 'best margin' }).getByRole('definition'),
      ).toHaveText(/^[1-9]\d?$/)
    })
  })

  test('by keyboard alone, with a rematch', async ({ page }) => {
    await page.goto(DEAL)
    await expect(cellsOf(page)).toHaveCount(49)
    const dealt = await readGarden(page)
    await playOut(page, (step) => takeByKeys(page, step))
    await expect(endOf(page).getByRole('button', { name: 'Play again' })).toBeFocused()
    const rematch = endOf(page).getByRole('button', { name: 'Rematch, you second' })
    // Share is before it, and lessons where the game has any.
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(rematch).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
    await page.keyboard.press('Enter')
    await expect(endOf(page)).toBeHidden()
    await expect(standing(page, 'Clover')).toContainText('1 move made')
    await expect(standing(page, 'You')).toContainText('+1 for moving second')
    await expect(yourTurn(page)).toBeVisible()
    const now = await readGarden(page)
    const before = exchangeSides(dealt)
    // But for the flower that the opponent moved, those that are left have changed hands.
    const others = now.cells.filter((code, index) => code > 0 && code !== before.cells[index])
    expect(others.length).toBeLessThanOrEqual(1)
    await takeByKeys(page, greediest(now))
    await expect(standing(page, 'Clover')).toContainText('2 moves made')
    await expect(async () => {
      await page.reload()
      await expect(yourTurn(page)).toBeVisible()
      await expect(standing(page, 'Clover')).toContainText('2 moves made', { timeout: 500 })
    }).toPass({ intervals: [0] })
    await expect(standing(page, 'You')).toContainText('1 move made')
    await pressKey(page, 'u')
    await expect(standing(page, 'You')).toContainText('+1 for moving second')
    await pressKey(page, 'u')
    const panel = page.getByRole('region', { name: /wins?!|draw/ })
    await panel.getByRole('button', { name: 'Result' }).press('Enter')
    await expect(endOf(page).getByRole('button', { name: 'Rematch, you second' })).toBeVisible()
    await endOf(page).getByRole('button', { name: 'Play again' }).press('Enter')
    await expect(standing(page, 'You')).toContainText(/0\/\d+/)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('by touch, without scrolling', async ({ page }) => {
      await page.goto(DEAL)
      await expect(cellsOf(page)).toHaveCount(49)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(740)
      const box = await cellsOf(page).first().boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await playOut(page, async ({ from, to }) => {
        await cellAt(page, from).tap()
        await cellAt(page, to).tap()
      })
    })
  })
})

for (const [width, height, least] of [
  [360, 740, 336],
  [740, 360, 336],
  [768, 1024, 640],
  [1280, 800, 540],
] as const) {
  test(`at ${width} × ${height} the board is large, and stays as words and rules come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(DEAL)
    await expect(cellsOf(page)).toHaveCount(49)
    const start = await page.getByRole('grid').boundingBox()
    expect(Math.min(start?.width ?? 0, start?.height ?? 0)).toBeGreaterThanOrEqual(least)
    await cell(page, TULIP).click()
    await cell(page, TARGET).click()
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await expect(yourTurn(page)).toBeVisible()
    expect(await page.getByRole('grid').boundingBox()).toEqual(start)
  })
}

test('the daily garden is one board a day, which stays finished and is done', async ({ page }) => {
  test.slow()
  await page.clock.setFixedTime(new Date('2026-11-30T12:00'))
  await page.goto('/#/garden')
  await page.getByRole('link', { name: 'Daily board Clover · Easy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Daily board, Nov 30, 2026')
  const dealt = await readGarden(page)
  await openFresh(page, '/#/garden/daily-2026-11-30')
  expect(await readGarden(page)).toEqual(dealt)
  await playOut(page, async ({ from, to }) => {
    await cellAt(page, from).click()
    await cellAt(page, to).click()
  })
  await expect(endOf(page).getByRole('button', { name: 'Same board' })).toBeVisible()
  await expect(endOf(page).getByText('1 day in a row')).toBeVisible()
  await page.reload()
  const panel = page.getByRole('region', { name: 'You win!' })
  await panel.getByRole('button', { name: 'Result' }).click()
  await expect(endOf(page).getByRole('link', { name: 'Calendar' })).toBeVisible()
  await openFresh(page, '/')
  await expect(page.getByRole('link', { name: 'Garden · Daily board, done' })).toHaveAttribute(
    'href',
    '#/garden/daily',
  )
})

test('a full turn is undone as an assist, and redone', async ({ page }) => {
  await playTurn(page)
  const after = await readGarden(page)
  await pressKey(page, 'u')
  await expect(cell(page, TULIP)).toBeVisible()
  await expect(standing(page, 'You')).toContainText(/0\/\d+/)
  await expect(standing(page, 'Clover')).toContainText(/1\/\d+/)
  await pressKey(page, 'y')
  await expect(standing(page, 'You')).toContainText(/3\/\d+/)
  await expect(yourTurn(page)).toBeVisible()
  expect(await readGarden(page)).toEqual(after)
})

test('a hint marks a move and says why above the tools, until the next one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(DEAL)
  await expect(cellsOf(page)).toHaveCount(49)
  await pressKey(page, 'h')
  const hinted = cellsOf(page).and(page.locator('[data-look=hinted]'))
  await expect(hinted).toHaveCount(2)
  const reason = page.getByText(/^It takes \d flowers.*: \+\d\. .*Clover/)
  const [words, tools] = [await reason.boundingBox(), await page.getByRole('toolbar').boundingBox()]
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0)
  await expect(saidOn(page)).toContainText(/Hint: Your .+ from row \d, column \d to row \d/)
  expect(await findings(page)).toEqual([])
  await cell(page, TULIP).click()
  await cell(page, TARGET).click()
  await expect(hinted).toHaveCount(0)
  await expect(yourTurn(page)).toBeVisible()
  await expect(hinted).toHaveCount(0)
})

test('a saved game resumes after a reload', async ({ page }) => {
  await playTurn(page)
  const after = await readGarden(page)
  await expect(async () => {
    await page.reload()
    await expect(yourTurn(page)).toBeVisible()
    expect(await readGarden(page)).toEqual(after)
  }).toPass({ intervals: [0] })
  await expect(standing(page, 'You')).toContainText(/3\/\d+/)
})

test('a shared game is replayed turn by turn elsewhere, and its link is refused when damaged', async ({
  page,
}) => {
  await playTurn(page)
  const after = await readGarden(page)
  await pressInMore(page, 'Share')
  const text = await page.getByRole('textbox', { name: 'Text to share' }).inputValue()
  const link = text.split('\n').at(-1) ?? ''
  await openFresh(page, link)
  await expect(saidOn(page)).toContainText('Replaying the game.')
  await toolOf(page, 'Pause').click()
  await toolOf(page, 'Step').click()
  await expect(standing(page, 'You')).toContainText(/3\/\d+/)
  await toolOf(page, 'Step').click()
  await expect(toolOf(page, 'Step')).toBeDisabled()
  expect(await readGarden(page)).toEqual(after)
  await toolOf(page, 'Step back').click()
  await toolOf(page, 'Exit replay').click()
  await expect(yourTurn(page)).toBeVisible()
  expect(await readGarden(page)).toEqual(after)
  await openFresh(page, link.slice(0, -1))
  await expect(page.getByRole('main')).toContainText('The game in it was cut off or changed')
  await page.goto('/#/garden/none')
  await expect(page.getByText('There is no board named “none”.')).toBeVisible()
})

test('a game from a link names its difficulty, there and in the menu', async ({ page }) => {
  await playTurn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garden Shared game · Easy')
  await toolOf(page, 'Menu').click()
  await expect(
    page.getByRole('link', { name: /Shared game · Easy, \d+ flowers left/ }),
  ).toBeVisible()
})

test('the help has the rules and the keys', async ({ page }) => {
  await page.goto(DEAL)
  await expect(cellsOf(page)).toHaveCount(49)
  await pressKey(page, '?')
  const help = page.getByRole('dialog', { name: 'How to play' })
  await expect(help.getByRole('region', { name: 'Yours and theirs' })).toBeVisible()
  await help.getByRole('button', { name: 'Next' }).click()
  await expect(help.getByText('You took 3 red poppies: +3.')).toBeVisible()
  for (let slide = 0; slide < 3; slide++) await help.getByRole('button', { name: 'Next' }).click()
  await expect(help).toContainText('Each of you has three of them in a game.')
  const next = help.getByRole('button', { name: 'Next' })
  while (await next.isVisible()) await next.click()
  await expect(help).toContainText('Undo and redo a full turn')
  await help.getByRole('button', { name: 'Got it' }).click()
  await expect(help).toBeHidden()
})

test.describe('the clock of a turn', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto(DEAL)
    await expect(cellsOf(page)).toHaveCount(49)
  })

  test('warns, passes the turn, and pauses an idle game', async ({ page }) => {
    await page.clock.pauseAt(60_000)
    await cell(page, TULIP).click()
    await expect(page.getByRole('timer')).toHaveAccessibleName('30 seconds left for this turn')
    await page.clock.runFor(20_000)
    await expect(saidOn(page)).toContainText('10 seconds left.')
    await page.clock.runFor(5_000)
    await expect(saidOn(page)).toContainText('5 seconds left.')
    await page.clock.runFor(5_000)
    await expect(saidOn(page)).toContainText('Time is up: you miss your turn.')
    await expect(page.getByText('Clover is thinking…')).toBeVisible()
    await page.clock.runFor(500)
    await expect(saidOn(page)).toContainText(/Clover’s .* (slides|joins|gathers)/)
    await page.clock.runFor(2_000)
    await expect(yourTurn(page)).toBeVisible()
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [0] })
    await expect(saidOn(page)).toContainText('time ran out twice in a row')
  })

  test('goes on after a reload, without a click', async ({ page }) => {
    await cell(page, TULIP).click()
    await page.clock.runFor(15_000)
    await expect(page.getByRole('timer')).toHaveAccessibleName(/^1[0-5] seconds left/)
    await page.reload()
    await expect(page.getByRole('timer')).toHaveAccessibleName(/^1?\d seconds left/)
    await page.clock.runFor(15_000)
    await expect(saidOn(page)).toContainText('Time is up: you miss your turn.')
  })

  test('does not begin in a window that is out of sight', async ({ page, context }) => {
    await cell(page, TULIP).click()
    await page.clock.runFor(1_000)
    const address = page.url()
    await page.close()
    const other = await context.newPage()
    await other.addInitScript(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' }),
    )
    await other.goto(address)
    await expect(other.getByRole('heading', { name: 'Paused' })).toBeVisible()
  })

  test('stops behind a dialog, and can be turned off', async ({ page }) => {
    await cell(page, TULIP).click()
    await page.clock.runFor(15_000)
    await pressInMore(page, 'Help')
    await page.clock.runFor(60_000)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('timer')).toHaveAccessibleName(/^1[0-5] seconds left/)
    await pressInMore(page, 'Settings')
    await page.getByRole('switch', { name: '30 seconds per turn' }).uncheck()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(page.getByText('Choose where it goes')).toBeVisible()
  })
})

test.describe('axe', () => {
  test('finds nothing on the first page and on a board with a flower selected', async ({
    page,
  }) => {
    await page.goto('/#/garden')
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.goto(DEAL)
    await cell(page, TULIP).click()
    expect(await findings(page)).toEqual([])
  })
})
