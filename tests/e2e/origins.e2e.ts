import type { Locator } from '@playwright/test'
import { cellAt, DEAL, greediest, readGarden } from './garden-board'
import { gridOf, openLevel, pressInMore, tilesIn, toolOf } from './link-board'
import { expect, MOVING, test } from './page'

// What the design documents say of looks and addresses: docs/origins.md.
test.use(MOVING)

const colourOf = (tool: Locator): Promise<string> =>
  tool
    .locator('span')
    .first()
    .evaluate((icon) => getComputedStyle(icon).backgroundColor)

test('?scene=game opens the classic board, and leaves the address', async ({ page }) => {
  await page.goto('/?scene=game')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link Classic · 20 × 8')
  await expect(tilesIn(page)).toHaveCount(160)
  expect(new URL(page.url()).search).toBe('')
  expect(new URL(page.url()).hash).toBe('#/link/classic')
})

test('tools have the colours of the document; in the menu buttons grow and give way, and the title enters within 700 ms, or stays still', {
  tag: '@long',
}, async ({ page }) => {
  await openLevel(page, 'novice')
  expect(await colourOf(toolOf(page, 'New game'))).toBe('rgb(52, 152, 219)')
  expect(await colourOf(toolOf(page, 'Menu'))).toBe('rgb(99, 110, 114)')
  expect(await colourOf(toolOf(page, 'Undo'))).not.toBe(await colourOf(toolOf(page, 'New game')))
  await pressInMore(page, 'Debug')
  await toolOf(page, 'More').click()
  expect(await colourOf(toolOf(page, 'Debug'))).toBe('rgb(34, 153, 84)')
  await toolOf(page, 'Debug').click()
  await toolOf(page, 'More').click()
  expect(await colourOf(toolOf(page, 'Debug'))).toBe('rgb(142, 68, 173)')
  await page.keyboard.press('Escape')
  await gridOf(page).hover({ position: { x: 1, y: 1 } })
  await page.goto('/#/')
  const settings = page.getByRole('button', { name: 'Settings' })
  await settings.hover()
  await expect(settings).toHaveCSS('scale', '1.05')
  await page.mouse.down()
  await expect(settings).toHaveCSS('scale', '0.95')
  const title = page.getByRole('heading', { level: 1, name: 'Pairwise' })
  const entrance = () =>
    title.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element)
      return animationName === 'none' ? 0 : Number.parseFloat(animationDuration) * 1000
    })
  expect(await entrance()).toBeGreaterThan(0)
  expect(await entrance()).toBeLessThanOrEqual(700)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await entrance()).toBe(0)
})

test('Garden’s last move is gold', { tag: '@long' }, async ({ page }) => {
  await page.goto(DEAL)
  const { from, to } = greediest(await readGarden(page))
  await cellAt(page, from).click()
  await cellAt(page, to).click()
  const frame = page.locator('[data-last=gone], [data-last=to], [data-last=from]').first()
  await expect
    .poll(() => frame.evaluate((cell) => getComputedStyle(cell, '::after').borderTopColor))
    .toBe('rgb(255, 215, 0)')
})
