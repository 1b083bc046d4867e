import type { Locator, Page } from '@playwright/test'
import type { Match } from '#src/games/link/board/pairs.ts'
import { cellAt, DEAL } from './garden-board'
import {
  attempt,
  clearingLine,
  figureOf,
  findDifferent,
  openLevel,
  pressInMore,
  readBoard,
  saidOn,
  tileAt,
  tilesIn,
} from './link-board'
import { expect, IS_LONG, MOVING, test } from './page'
import { dragByFinger, dragByMouse, dragTiles, middleOf, type Point } from './pointer'

test.use(MOVING)

async function openNovice(page: Page): Promise<{ first: Match; different: Match }> {
  await openLevel(page, 'novice')
  const board = await readBoard(page)
  const [first] = clearingLine(board)
  if (!first) throw new Error('The board is empty')
  return { first, different: findDifferent(board) }
}

/** Waits until the page has loaded the parts that it loads when idle: drags, vibration. */
const whenIdle = (page: Page) => page.waitForLoadState('networkidle')

/** Counts lines and rings drawn over the board from here on. */
function watchDrags() {
  const seen = { lines: 0, rings: 0 }
  new MutationObserver(() => {
    seen.lines += document.querySelectorAll('[data-board] line').length
    seen.rings += document.querySelectorAll('[data-board] svg > rect').length
  }).observe(document.body, { childList: true, subtree: true, attributes: true })
  return seen
}

const MOUSE = ['a mouse', dragByMouse, {}] as const
const FINGER = [
  'a finger',
  dragByFinger,
  { hasTouch: true, viewport: { width: 360, height: 740 } },
] as const
const WAYS = [MOUSE, FINGER]

for (const [pointer, drag, use] of WAYS) {
  test.describe(`dragged with ${pointer}`, () => {
    test.use(use)

    test('a line follows the pointer, the tile under it is ringed and matches an equal one; one that comes back is clicked once', async ({
      page,
    }) => {
      const { first, different } = await openNovice(page)
      await whenIdle(page)
      const drawn = await page.evaluateHandle(watchDrags)
      await dragTiles(page, drag, different)
      await expect
        .poll(() => drawn.evaluate(({ lines, rings }) => lines * rings))
        .toBeGreaterThan(0)
      await expect(page.locator('[data-board] line')).toHaveCount(0)
      await expect(figureOf(page, 'moves')).toHaveText('0')
      await expect(tilesIn(page)).toHaveCount(48)
      await dragTiles(page, drag, first)
      await expect(tilesIn(page)).toHaveCount(46)
      await expect(saidOn(page)).toHaveText(/Matched: .*, path/)
      await expect(figureOf(page, 'moves')).toHaveText('1')
      const [second = first] = clearingLine(await readBoard(page))
      const tile = tileAt(page, second.from)
      const { x, y } = await middleOf(tile)
      await drag(page, { x: x - 12, y }, { x: x + 12, y })
      await expect(tile).toHaveAttribute('aria-pressed', 'true')
      await tileAt(page, second.to).click()
      await expect(tilesIn(page)).toHaveCount(44)
    })
  })
}

test('a second finger ends a drag', { tag: '@long' }, async ({ page }) => {
  const { different } = await openNovice(page)
  await whenIdle(page)
  const [from, to] = [different.from, different.to].map((at) => tileAt(page, at))
  if (!from || !to) throw new Error('There are two')
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const line = page.locator('[data-board] line')
  const finger = { bubbles: true, pointerType: 'touch' }
  const first = { ...finger, pointerId: 1, isPrimary: true }
  await from.dispatchEvent('pointerdown', { ...first, clientX: start.x, clientY: start.y })
  await to.dispatchEvent('pointermove', { ...first, clientX: end.x, clientY: end.y })
  await expect(line).not.toHaveCount(0)
  await to.dispatchEvent('pointerdown', { ...finger, pointerId: 2, isPrimary: false })
  await expect(line).toHaveCount(0)
  await to.dispatchEvent('pointerup', { ...first, clientX: end.x, clientY: end.y })
  await expect(figureOf(page, 'moves')).toHaveText('0')
})

for (const [pointer, drag, use] of IS_LONG ? WAYS : [FINGER]) {
  test.describe(`Patches, dragged with ${pointer}`, () => {
    test.use(use)

    test('a tile goes from the hand to a cell, but not to one that is refused', async ({
      page,
    }) => {
      await page.goto('/#/patches/small-beginner')
      const tile = page.getByRole('region', { name: 'Your hand' }).getByRole('button').first()
      const open = page.getByRole('button', { name: /^Open cell/ })
      const other = page.getByRole('button', { name: 'Empty cell, row 1, column 1' })
      await expect(open).toHaveCount(1)
      await whenIdle(page)
      await drag(page, await middleOf(tile), await middleOf(other))
      const refusal = page.getByText('Your first tile goes in your centre cell')
      await expect(refusal.filter({ visible: true }).first()).toBeVisible()
      await expect(tile).toHaveAttribute('aria-pressed', 'true')
      await drag(page, await middleOf(tile), await middleOf(open))
      await expect(open).toHaveAttribute('aria-pressed', 'true')
      const hint = page.getByText('Nothing is captured in the first round.', { exact: true })
      await expect(hint.filter({ visible: true }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText('Nothing was captured.')).toBeVisible()
    })
  })
}

for (const [pointer, drag, use] of WAYS) {
  test.describe(`Garden, dragged with ${pointer}`, { tag: '@long' }, () => {
    test.use(use)

    test('a flower joins one of its colour, but goes nowhere that is refused', async ({ page }) => {
      await page.goto(DEAL)
      await whenIdle(page)
      const flower = await middleOf(cellAt(page, { row: 0, col: 0 }))
      const points = page.getByRole('region', { name: 'You' })
      await drag(page, flower, await middleOf(cellAt(page, { row: 6, col: 6 })))
      await expect(saidOn(page)).toHaveText(/A flower can only slide one cell/)
      await expect(points).toContainText('0/14')
      await drag(page, flower, await middleOf(cellAt(page, { row: 0, col: 1 })))
      await expect(points).toContainText('3/14')
    })
  })
}

/** Size and distance from a point of a tile's picture. */
const pictureOf = (tile: Locator, { x, y }: Point) =>
  tile
    .locator('span')
    .first()
    .evaluate(
      (picture, point) => {
        const { left, top, width, height } = picture.getBoundingClientRect()
        const [dx, dy] = [point.x - left - width / 2, point.y - top - height / 2]
        return { width, distance: Math.hypot(dx, dy) }
      },
      { x, y },
    )

test('a tile that is dragged is as large as a cell, says where it may not lie, is put back, and is seen in an open cell before it is dropped there', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/patches/small-beginner')
  const tile = page.getByRole('region', { name: 'Your hand' }).getByRole('button').first()
  const refused = page.getByRole('button', { name: 'Empty cell, row 1, column 1' })
  await expect(refused).toBeVisible()
  await whenIdle(page)
  const reason = page.getByText('Your first tile goes in your centre cell')
  const [from, to] = [await middleOf(tile), await middleOf(refused)]
  const rest = await pictureOf(tile, from)
  const cell = await refused.boundingBox()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect(reason).toBeVisible()
  await expect
    .poll(async () => Math.abs((await pictureOf(tile, to)).width - (cell?.width ?? 0)))
    .toBeLessThan(8)
  expect((await pictureOf(tile, to)).distance).toBeLessThan(8)
  await page.mouse.move(3, to.y, { steps: 4 })
  await expect(reason).toBeHidden()
  await page.mouse.up()
  await expect(tile).toHaveAttribute('aria-pressed', 'false')
  await page.mouse.move(3, 3)
  await expect.poll(() => pictureOf(tile, from)).toEqual(rest)

  const open = page.getByRole('button', { name: /^Open cell/ })
  const middle = await middleOf(open)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y, { steps: 4 })
  await expect(open.locator('[data-piece]')).toBeVisible()
  await expect(open).toHaveAttribute('aria-pressed', 'false')
  await page.mouse.move(from.x, from.y, { steps: 4 })
  await expect(open.locator('[data-piece]')).toHaveCount(0)
  await page.mouse.up()
  await expect(open).toHaveAttribute('aria-pressed', 'false')
  await dragByMouse(page, from, middle)
  await expect(open).toHaveAttribute('aria-pressed', 'true')
})

test('a streak is a flame above the board, which grows, moves nothing and goes out', {
  tag: '@long',
}, async ({ page }) => {
  await openLevel(page, 'novice')
  await whenIdle(page)
  const [first, second, third] = clearingLine(await readBoard(page))
  if (!first || !second || !third) throw new Error('No three matches')
  const board = await page.getByRole('grid').boundingBox()
  const flame = (length: number) => page.locator('[data-board]').getByText(`×${length}`)
  // Its box flares: the scale at rest is read.
  const scaleOf = (length: number) =>
    flame(length)
      .locator('svg')
      .evaluate((svg) => new DOMMatrix(getComputedStyle(svg).transform).a)
  await attempt(page, first)
  await expect(flame(1)).toHaveCount(0)
  await attempt(page, second)
  const small = await scaleOf(2)
  await attempt(page, third)
  await expect(flame(2)).toHaveCount(0)
  expect(await scaleOf(3)).toBeGreaterThan(small)
  expect(await page.getByRole('grid').boundingBox()).toEqual(board)
  await expect(page.locator('[aria-hidden=true]').getByText('×3')).toHaveCount(1)
  await expect(flame(3)).toHaveCount(0, { timeout: 5_000 })
})

test('a match and a mismatch vibrate, unless that is switched off', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { felt: [] })
    navigator.vibrate = (pattern) => Reflect.get(window, 'felt').push(pattern) > 0
  })
  const felt = () => page.evaluate(() => Reflect.get(window, 'felt'))
  const { first, different } = await openNovice(page)
  await whenIdle(page)
  await attempt(page, different)
  await expect.poll(felt).toEqual([[12, 60, 12]])
  await attempt(page, first)
  await expect.poll(felt).toEqual([[12, 60, 12], 18])
  await pressInMore(page, 'Settings')
  await page.getByRole('switch', { name: 'Vibrate on a match' }).uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  await attempt(page, findDifferent(await readBoard(page)))
  await expect(figureOf(page, 'moves')).toHaveText('3')
  expect(await felt()).toHaveLength(2)
})
