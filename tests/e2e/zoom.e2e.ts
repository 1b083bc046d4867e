import type { Page } from '@playwright/test'
import { expectNothingCutOff } from './cut-off'
import { attempt, clearingLine, figureOf, gridOf, readBoard, tilesIn, toolOf } from './link-board'
import { expect, pressKey, test } from './page'

// A phone of 360 × 740 at 200% zoom; sizes are in CSS pixels.
test.use({ viewport: { width: 180, height: 370 }, deviceScaleFactor: 2 })

test('the first pages cut nothing off', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: 'Cascade' })).toBeVisible()
  await expectNothingCutOff(page)
  await page.goto('/#/link')
  await page.getByRole('radio', { name: 'Custom' }).check()
  await expect(page.getByRole('slider', { name: 'Kinds' })).toBeVisible()
  await expectNothingCutOff(page)
  await page.goto('/#/results')
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible()
  await expectNothingCutOff(page)
  await page.goto('/#/link/nothing')
  await expect(page.getByRole('link', { name: 'Play a new board' })).toBeVisible()
  await expectNothingCutOff(page)
})

test('a game is played, with its figures and all its tools', async ({ page }) => {
  await page.goto('/#/link/classic')
  await expect(tilesIn(page)).toHaveCount(160)
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await expectNothingCutOff(page)
  const box = await gridOf(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(180)
  // 12 px at 200% zoom are 24 px for a finger.
  expect((box?.width ?? 0) / 8).toBeGreaterThanOrEqual(12)
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
  await expect(figureOf(page, 'tiles left')).toHaveText('158')
  for (const name of ['Hint', 'Undo', 'Shuffle', 'Pause', 'New game', 'Menu', 'More', 'Mute']) {
    const tool = page.getByRole('button', { name, exact: true })
    await tool.scrollIntoViewIfNeeded()
    await expect(tool).toBeInViewport({ ratio: 0.99 })
  }
  await toolOf(page, 'More').click()
  await expectNothingCutOff(page)
  for (const name of ['Redo', 'Share', 'Settings', 'Help']) {
    await toolOf(page, name).scrollIntoViewIfNeeded()
    await expect(toolOf(page, name)).toBeInViewport({ ratio: 1 })
  }
})

test('dialogs start at their titles and cut nothing off', async ({ page }) => {
  await page.goto('/#/link/novice')
  await expect(tilesIn(page)).toHaveCount(48)
  await pressKey(page, '?')
  await expectDialog(page, 'How to play')
  for (const [name, title] of [
    ['Settings', 'Settings'],
    ['Share', 'Share'],
  ] as const) {
    await toolOf(page, 'More').click()
    await toolOf(page, name).click()
    await expectDialog(page, title)
  }
  await page.getByRole('button', { name: 'Show me' }).click()
  await expectDialog(page, 'How to play')
})

async function expectDialog(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
  await expect(dialog).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await expectNothingCutOff(page)
  const last = dialog.getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await pressKey(page, 'Escape')
  await expect(dialog).toBeHidden()
}
