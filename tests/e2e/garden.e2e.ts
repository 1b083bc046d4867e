import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './page'

const DEAL = '/#/garden?difficulty=easy&deal=1&seed=s1267'
const TULIP = 'Your pink tulip, row 1, column 1'
const TARGET = /^AI’s pink tulip, row 1, column 2, clears 3/

const yours = (page: Page) => page.getByRole('button', { name: /^Your / })
const clearing = (page: Page) => page.getByRole('button', { name: /, clears \d+ flowers/ })
const sliding = (page: Page) => page.getByRole('button', { name: /, free slide/ })
const ended = (page: Page) => page.getByRole('dialog')

/** Selects flowers one after the other until one can be moved, and moves it. */
async function moveOnce(page: Page, press: (cell: Locator) => Promise<void>): Promise<void> {
  for (const targets of [clearing(page), sliding(page)]) {
    for (let flower = 0; flower < (await yours(page).count()); flower++) {
      await press(yours(page).nth(flower))
      if ((await targets.count()) > 0) return press(targets.first())
    }
  }
}

async function playToTheEnd(page: Page, press: (cell: Locator) => Promise<void>): Promise<void> {
  const mine = page.getByText('Your turn: select').or(page.getByText('Choose where it goes'))
  for (;;) {
    await expect(mine.or(ended(page)).first()).toBeVisible()
    if (await ended(page).isVisible()) return
    await moveOnce(page, press)
    await page.mouse.move(1, 1)
    await page.waitForTimeout(700)
  }
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

test('a whole game with the mouse, to a result that says why', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(DEAL)
  await playToTheEnd(page, (cell) => cell.click())
  await expect(ended(page)).toContainText(/goal of \d+ points is reached|Neither of you can move/)
})

test('a turn with the keyboard alone, and back again', async ({ page }) => {
  await page.goto(DEAL)
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+Home')
  await expect(page.getByRole('button', { name: TULIP })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: TARGET })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Cleared 3 of pink tulip')
  await page.keyboard.press('u')
  await expect(page.getByRole('button', { name: TULIP })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a turn by touch, without scrolling', async ({ page }) => {
    await page.goto(DEAL)
    await page.getByRole('button', { name: TULIP }).tap()
    await page.getByRole('button', { name: TARGET }).tap()
    await expect(page.getByRole('region', { name: 'You' })).toContainText(/3\/\d+/)
    const fits = await page.evaluate(
      () => document.documentElement.scrollHeight <= window.innerHeight,
    )
    expect(fits).toBe(true)
  })
})

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('finds nothing on the first page and on a board with a flower selected', async ({
    page,
  }) => {
    await page.goto('/#/garden')
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.goto(DEAL)
    await page.getByRole('button', { name: TULIP }).click()
    expect(await findings(page)).toEqual([])
  })
})
