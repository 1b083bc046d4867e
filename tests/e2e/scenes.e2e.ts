import type { Page } from '@playwright/test'
import { gridOf, tilesIn } from './link-board'
import { expect, MOVING, test } from './page'

test.use(MOVING)

const menuLink = (page: Page) => page.getByRole('link', { name: '8 × 6', exact: true })

/** Counts the transitions between pages from here on. */
const countTransitions = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { count: 0 }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      seen.count += 1
      return start(update)
    }
    return seen
  })

test('pages pass into each other, back and forward too', async ({ page }) => {
  await page.goto('/')
  await expect(menuLink(page)).toBeVisible()
  const seen = await countTransitions(page)
  await menuLink(page).click()
  await expect(tilesIn(page)).toHaveCount(48)
  await page.goBack()
  await expect(menuLink(page)).toBeVisible()
  await page.goForward()
  await expect(tilesIn(page)).toHaveCount(48)
  expect(await seen.evaluate(({ count }) => count)).toBe(3)
})

test('a click during a transition is the new page’s', async ({ page }) => {
  await page.goto('/#/link/novice')
  await expect(tilesIn(page)).toHaveCount(48)
  await page.getByRole('link', { name: 'Pairwise, to the menu' }).click()
  await expect(menuLink(page)).toBeVisible()
  const isTile = await page.evaluate(async () => {
    location.hash = '#/link/novice'
    const isShown = () => document.querySelector('[role=grid] button')
    while (!isShown()) await new Promise(requestAnimationFrame)
    const tile = document.querySelector('[role=grid] button')
    const { left, top, width, height } = tile?.getBoundingClientRect() ?? new DOMRect()
    const under = document.elementFromPoint(left + width / 2, top + height / 2)
    return tile?.contains(under)
  })
  expect(isTile).toBe(true)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages are cut', async ({ page }) => {
    await page.goto('/')
    await expect(menuLink(page)).toBeVisible()
    const seen = await countTransitions(page)
    await menuLink(page).click()
    await expect(gridOf(page)).toBeVisible()
    expect(await seen.evaluate(({ count }) => count)).toBe(0)
  })
})

test('nothing is shifted on the way', async ({ page }) => {
  await page.goto('/')
  await expect(menuLink(page)).toBeVisible()
  const shift = await page.evaluateHandle(() => {
    const seen = { total: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') seen.total += entry.value
    }).observe({ type: 'layout-shift' })
    return seen
  })
  await page.evaluate(() => {
    location.hash = '#/link/classic'
  })
  await expect(tilesIn(page)).toHaveCount(160)
  await page.waitForTimeout(600)
  expect(await shift.evaluate(({ total }) => total)).toBeLessThan(0.01)
})
