import type { LinkMove } from '#src/games/link/rules/types.ts'
import { tilesIn, toolOf } from './link-board'
import { expect, findings, test } from './page'
import { watched } from './stored-saves'

// Colours must be tested after their transitions.

const attempt = (from: readonly [number, number], to: readonly [number, number]): LinkMove => ({
  type: 'attempt',
  from: { row: from[0], col: from[1] },
  to: { row: to[0], col: to[1] },
})

/** The second of three matches takes the upper B with the left one, which leaves AB over BA. */
const MOVES = [attempt([0, 3], [0, 4]), attempt([0, 0], [1, 0]), attempt([0, 5], [0, 6])]
const LOST = watched('BABCCDD/BBA....', MOVES)

test('a difficulty leads to a page that explains how boards are graded, in pictures and tables, on a phone too', async ({
  page,
}) => {
  await page.goto('/#/link/novice')
  await page.getByRole('button', { name: /^Difficulty: / }).click()
  await page.getByRole('link', { name: 'How boards are graded' }).click()
  await expect(page).toHaveURL(/#\/link\/grades$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How boards are graded')
  await expect(page.getByRole('img', { name: /^Clear rates by risk/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Risk of boards by size/ })).toBeVisible()
  const risks = page.getByRole('table', { name: 'Risk, percent of boards' })
  await expect(risks.getByRole('row')).toHaveCount(8)
  const before = await risks.innerText()
  await page.getByRole('combobox', { name: 'After a match' }).selectOption('left')
  await expect(risks).not.toHaveText(before, { useInnerText: true })
  const rates = page.getByRole('table', { name: /^Games won in percent/ })
  await expect(rates.getByRole('row', { name: /^5 One look ahead/ })).toBeVisible()
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0)
  expect(await findings(page)).toEqual([])
})

test('a replay marks a point of no return, which is to be learnt from', async ({ page }) => {
  await page.goto(LOST)
  // Plays to its end, so that nothing moves under the pointer.
  await expect(toolOf(page, 'Step')).toBeDisabled({ timeout: 20_000 })
  await expect(page.getByRole('img', { name: /A turn that cost much: 2\./ })).toBeVisible()
  await page.getByRole('list', { name: 'Turns' }).getByRole('button').nth(1).click()
  await expect(page.getByText(/^A point of no return/)).toBeVisible()
  await expect(tilesIn(page)).toHaveCount(6)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Learn from it' }).click()
  await expect(page.getByText(/Find one that keeps the board clearable/)).toBeVisible()
  await expect(tilesIn(page)).toHaveCount(8)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByText(/This was better\. Matched: /)).toBeVisible()
  await expect(tilesIn(page)).toHaveCount(6)
  await expect(page.locator('polyline')).toHaveCount(2)
})
