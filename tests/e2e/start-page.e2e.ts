import { LEVELS } from '#src/games/link/deal/levels.ts'
import { clearAtOnce, openLevel, winDialogOn } from './link-board'
import { expect, findings, test } from './page'

test('the start page offers every level by name and size, and the best time of those won', async ({
  page,
}) => {
  await openLevel(page, 'novice')
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await page.goto('/#/link')
  const levels = page.getByRole('group', { name: 'Size' }).getByRole('radio')
  await expect(levels).toHaveCount(LEVELS.length + 1)
  await expect(levels.first()).toHaveAccessibleName(/^8\s×\s6 Best \d:\d\d$/)
  await expect(levels.last()).toHaveAccessibleName('Custom 12 × 8')
  await page.getByRole('combobox', { name: 'After a match' }).selectOption('Tiles fall down')
  await expect(levels.first()).toHaveAccessibleName('8 × 6')
  await expect(page.getByRole('button')).toHaveText(['Start'])
})

for (const width of [1280, 360]) {
  test(`Cascade: no button is alone in its row, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/#/cascade')
    const help = page.getByRole('button', { name: 'How to play' })
    await expect(help).toBeVisible()
    const tops = await help.evaluate(({ parentElement }) =>
      [...(parentElement?.children ?? [])].map((button) => button.getBoundingClientRect().top),
    )
    expect(tops.filter((top) => tops.indexOf(top) === tops.lastIndexOf(top))).toEqual([])
  })
}

test('Cascade: the names of other pages take a line each', async ({ page }) => {
  await page.goto('/#/cascade')
  for (const name of ['Daily board', 'Watch an agent', 'How to play']) {
    const lines = await page.getByText(name, { exact: true }).evaluate((button) => {
      const range = new Range()
      range.selectNodeContents(button)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines, name).toBe(1)
  }
})

test('a custom board is previewed as it is changed', async ({ page }) => {
  await page.goto('/#/link')
  await page.getByRole('radio', { name: 'Custom' }).check()
  const preview = page.getByRole('figure')
  await expect(preview).toHaveText('96 tiles')
  await page.getByRole('combobox', { name: 'Walls' }).selectOption('Pillars')
  await expect(preview).toHaveText('88 tiles')
  await page.getByRole('slider', { name: 'Kinds' }).fill('5')
  await expect(preview.locator('[data-sample] > *')).toHaveCount(5)
  expect(await findings(page)).toEqual([])
})

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
})
