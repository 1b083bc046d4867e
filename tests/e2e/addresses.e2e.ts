import type { Page } from '@playwright/test'
import { expectFullBoard, tilesIn, toolOf } from './link-board'
import { expect, MOVING, test } from './page'

const menuOn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pairwise' })

test('#/link/classic goes straight to a game, whatever a messenger adds; back and a button lead to the menu', async ({
  page,
}) => {
  await page.goto('/')
  await expect(menuOn(page)).toBeVisible()
  await page.goto('/#/link/classic')
  await expectFullBoard(page, 'classic')
  await expect(page).toHaveTitle('Link · Pairwise')
  await page.goBack()
  await expect(menuOn(page)).toBeVisible()
  await expect(page).toHaveTitle('Pairwise')
  await page.goto('/#/link/novice?utm_source=chat')
  await expect(tilesIn(page)).toHaveCount(48)
  await toolOf(page, 'Menu').click()
  await expect(menuOn(page)).toBeVisible()
  await expect(page).toHaveURL(/\/#\/$/)
  await page.goto('/#/results?fbclid=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible()
})

test('another path is an error, not an empty page', async ({ request }) => {
  expect((await request.get('/link/classic')).status()).toBe(404)
})

test('the start page of Link deals what is chosen there, walls too', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/#/link')
  await page.getByRole('radio', { name: 'Custom' }).check()
  await page.getByRole('slider', { name: 'Columns' }).fill('9')
  await page.getByRole('slider', { name: 'Rows' }).fill('9')
  await page.getByRole('combobox', { name: 'After a match' }).selectOption('Tiles fall down')
  await page.getByRole('combobox', { name: 'Walls' }).selectOption('Pillars')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/#\/link\/custom-9x9-16-down-pillars$/)
  await expect(tilesIn(page)).toHaveCount(72)
  await expect(page.getByRole('img', { name: /^Wall, row/ })).toHaveCount(9)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('9 × 9')
})

test.describe('with motion', () => {
  test.use(MOVING)

  test('pages pass into each other, back and forward too, and shift nothing; reduced, they are cut', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/')
    await expect(menuLink(page)).toBeVisible()
    const shift = await page.evaluateHandle(sumShifts)
    await page.goto('/#/link/classic')
    await expectFullBoard(page, 'classic')
    await expect(page.getByRole('button', { name: /^Difficulty: / })).toBeVisible()
    expect(await shift.evaluate(({ total }) => total)).toBeLessThan(0.01)
    await page.goBack()
    const seen = await countTransitions(page)
    await menuLink(page).click()
    await expect(tilesIn(page)).toHaveCount(48)
    await page.goBack()
    await expect(menuLink(page)).toBeVisible()
    await page.goForward()
    await expect(tilesIn(page)).toHaveCount(48)
    expect(await seen.evaluate(({ count }) => count)).toBe(3)
    await page.getByRole('link', { name: 'Pairwise, to the menu' }).click()
    await expect(menuLink(page)).toBeVisible()
    expect(await page.evaluate(isNewTileHit)).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goBack()
    await expect(menuLink(page)).toBeVisible()
    expect(await seen.evaluate(({ count }) => count)).toBe(5)
  })
})

const menuLink = (page: Page) => page.getByRole('link', { name: 'Novice 8 × 6', exact: true })

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

/** Adds up the layout shifts from here on. */
function sumShifts() {
  const seen = { total: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') seen.total += entry.value
  }).observe({ type: 'layout-shift' })
  return seen
}

/** Goes to a game, and returns `true` if its first tile takes a click while the page passes. */
async function isNewTileHit() {
  location.hash = '#/link/novice'
  const isShown = () => document.querySelector('[role=grid] button')
  while (!isShown()) await new Promise(requestAnimationFrame)
  const tile = document.querySelector('[role=grid] button')
  const { left, top, width, height } = tile?.getBoundingClientRect() ?? new DOMRect()
  const under = document.elementFromPoint(left + width / 2, top + height / 2)
  return tile?.contains(under)
}
