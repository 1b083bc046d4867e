import type { Locator, Page } from '@playwright/test'
import { expectNothingCutOff } from './cut-off'
import { expect, pressKey, test } from './page'
import { openFresh } from './stored-saves'
import { changeLanguage } from './stored-settings'

/** Looks at the first page of Link. */
async function expectLevels(page: Page): Promise<void> {
  await page.goto('/#/link')
  const levels = page.getByRole('group').first().locator('label')
  await expect(levels).toHaveCount(8)
  await expectNothingCutOff(page)
  const heights = await levels.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  expect(new Set(heights.map(Math.round)).size).toBe(1)
}

test.use({ locale: 'zh-TW' })

test('the browser’s language, and one chosen, apply at once, everywhere, and on the next visit', async ({
  page,
}) => {
  test.slow()
  const html = page.locator('html')
  await expectLevels(page)
  await expect(html).toHaveAttribute('lang', 'zh-Hant')
  await page.goto('/#/link/novice')
  const tiles = page.getByRole('grid').getByRole('button')
  await expect(tiles).toHaveCount(48)
  await changeLanguage(page, 'zh-Hant', 'vi')
  await expect(tiles.first()).toHaveAccessibleName(/, hàng 1, cột 1$/)
  await pressKey(page, 'w')
  await expect(page.getByRole('status')).toContainText('Còn 48 ô')
  await expect(page).toHaveTitle(/Pairwise$/)

  await openFresh(page, '/#/link')
  await expect(html).toHaveAttribute('lang', 'vi')
  await expectLevels(page)
  await page.goto('/#/link/calendar')
  await expect(page.getByRole('heading', { name: /^Tháng \d+ năm \d+$/ })).toBeVisible()
})

/** Counts the boxes of each row, from the top. */
const countRows = (boxes: Locator) =>
  boxes.evaluateAll((all) => {
    const tops = all.map((one) => Math.round(one.getBoundingClientRect().top))
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  })

/** Measures from the foot of one box, text included, to the head of another. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const foot = await above.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().bottom
  })
  return ((await below.boundingBox())?.y ?? 0) - foot
}

test.describe('the longest words, on a phone', () => {
  test.use({ locale: 'vi', viewport: { width: 360, height: 740 } })

  test('a prompt ends above the board, links share a row; on its side, no tool is alone in its row, and nothing covers a sentence', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/#/garden/easy')
    const prompt = page.getByText(/^Ai đủ 14 điểm/).first()
    expect(await gapBetween(prompt, page.getByRole('grid'))).toBeGreaterThanOrEqual(0)
    await page.goto('/#/')
    const links = page.getByRole('navigation').last().getByRole('link')
    await expect(links).toHaveCount(2)
    expect(await countRows(links)).toEqual([2])
    await page.setViewportSize({ width: 740, height: 360 })
    for (const address of ['/#/link/novice', '/#/patches/small-easy']) {
      await page.goto(address)
      const tools = page.locator('[role=toolbar] > button')
      await expect(tools).toHaveCount(7)
      expect(await countRows(tools), address).toEqual([3, 4])
    }
    await page.goto('/#/patches')
    const habit = page.getByText(/^Mơ chọn/)
    const start = page.getByRole('button', { name: 'Bắt đầu' })
    expect(await gapBetween(habit, start)).toBeGreaterThanOrEqual(0)
  })
})
