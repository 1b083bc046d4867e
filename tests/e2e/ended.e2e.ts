import { expectEndStays } from './ended'
import { cellAt, DEAL, endOf, playOut } from './garden-board'
import { clearAtOnce, openLevel, tilesIn, winDialogOn } from './link-board'
import { expect, pressKey, test } from './page'

test('Link: its end stays on the page, and Undo takes it back', async ({ page }) => {
  await openLevel(page, 'novice')
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const panel = page.getByRole('region', { name: 'Board cleared!' })
  await expect(panel).toContainText('24 moves')
  await pressKey(page, 'u')
  await expect(tilesIn(page)).toHaveCount(2)
  await expect(panel).toBeHidden()
  await pressKey(page, 'y')
  await expect(winDialogOn(page)).toBeVisible()
  await expectEndStays(page, winDialogOn(page))
})

test('Link: Next level and Menu lead on from there', async ({ page }) => {
  await openLevel(page, 'novice')
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const panel = page.getByRole('region', { name: 'Board cleared!' })
  await panel.getByRole('button', { name: 'Next level' }).click()
  await expect(tilesIn(page)).toHaveCount(80)
  await expect(panel).toBeHidden()
})

test('Cascade: its end stays on the page', async ({ page }) => {
  await page.goto('/#/cascade/custom-6x5-5-1')
  await pressKey(page, 'h')
  const named = /^Hint: swap .+, row (\d+), column (\d+) with .+, row (\d+), column (\d+)\.$/
  const said = page.getByRole('status')
  await expect(said).toHaveText(named)
  const [, row, col, toRow, toCol] = (await said.innerText()).match(named) ?? []
  const gem = (at = '', on = '') =>
    page.getByRole('grid').getByRole('button', { name: new RegExp(`row ${at}, column ${on}$`) })
  await gem(row, col).click()
  await gem(toRow, toCol).click()
  const dialog = page.getByRole('dialog', { name: 'All swaps made' })
  await expect(dialog).toBeVisible()
  await expectEndStays(page, dialog)
})

test('Garden: its end stays on the page', async ({ page }) => {
  test.slow()
  await page.goto(DEAL)
  await playOut(page, async ({ from, to }) => {
    await cellAt(page, from).click()
    await cellAt(page, to).click()
  })
  await expectEndStays(page, endOf(page))
})
