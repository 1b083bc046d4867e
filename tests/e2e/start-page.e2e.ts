import { LEVELS } from '#src/games/link/deal/levels.ts'
import { makeResult } from '../support/results.ts'
import { expect, findings, test } from './page'
import { openBeside, writeResults } from './stored-saves'

test('the start page offers every level by name and size, and the best time of those won', async ({
  page,
}) => {
  await openBeside(page)
  await writeResults(page, [makeResult()])
  await page.goto('/#/link')
  const levels = page.getByRole('group', { name: 'Size' }).getByRole('radio')
  await expect(levels).toHaveCount(LEVELS.length + 1)
  await expect(levels.first()).toHaveAccessibleName(/^Novice 8\s×\s6 Best \d:\d\d$/)
  await expect(levels.last()).toHaveAccessibleName('Custom 12 × 8')
  await page.getByRole('combobox', { name: 'After a match' }).selectOption('Tiles fall down')
  await expect(levels.first()).toHaveAccessibleName('Novice 8 × 6')
  await expect(page.getByRole('button')).toHaveText(['Start'])
})

test('Cascade: a board of one’s own is folded; other pages stand two in a row, a line each', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/cascade')
  await expect(page.getByRole('button')).toHaveText(['How to play', 'Start'])
  await expect(page.getByRole('slider')).toHaveCount(0)
  await page.getByText('Custom', { exact: true }).click()
  await expect(page.getByRole('slider')).toHaveCount(3)
  for (const name of ['Watch an agent', 'How to play'])
    expect(await page.getByText(name, { exact: true }).evaluate(countLines), name).toBe(1)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const help = page.getByRole('button', { name: 'How to play' })
    await expect(help).toBeVisible()
    const tops = await help.evaluate(({ parentElement }) =>
      [...(parentElement?.children ?? [])].map((button) => button.getBoundingClientRect().top),
    )
    expect(tops.filter((top) => tops.indexOf(top) === tops.lastIndexOf(top))).toEqual([])
  }
})

function countLines(button: Element): number {
  const range = new Range()
  range.selectNodeContents(button)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

test('the opponent chosen last is chosen again', async ({ page }) => {
  const choose = (name: string) => page.locator('label', { hasText: name }).click()
  const chosen = (name: string) => expect(page.getByRole('radio', { name })).toBeChecked()
  await page.goto('/#/garden')
  await choose('Sage')
  await page.goto('/#/patches')
  await choose('Large')
  await choose('Fern')
  await page.reload()
  await chosen('Large')
  await chosen('Fern')
  await page.goto('/#/garden')
  await chosen('Sage')
  expect(await findings(page)).toEqual([])
})
