import type { CDPSession, Locator, Page } from '@playwright/test'
import { attempt, clearAtOnce, gridOf, openLevel, saidOn, tileAt, tilesIn } from './link-board'
import { expect, IS_LONG, MOVING, test } from './page'
import { middleOf, type Point } from './pointer'
import { boardAddress } from './stored-saves'

test.use(MOVING)

/** A board of 900 tiles takes a busy machine some seconds. */
const LONG = { timeout: 20_000 }

const PHONE = { width: 360, height: 740 }

const zoomIn = (page: Page): Locator => page.getByRole('button', { name: 'Zoom in' })
const zoomOut = (page: Page): Locator => page.getByRole('button', { name: 'Zoom out' })
const mapOn = (page: Page): Locator => page.locator('[data-map]')

const cellOn = (page: Page): Promise<number> =>
  tilesIn(page)
    .first()
    .evaluate((tile) => tile.getBoundingClientRect().width)

async function tapTwice(page: Page, element: Locator): Promise<void> {
  const { x, y } = await middleOf(element)
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)])
}

/** Rows of equal tiles, 12 × 12. */
const LARGE = Array(6).fill('ABCDEFGHIJKL/BACDEFGHIJLK').join('/')

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('rows to come are told as busy; fingers pan and zoom', async ({ page }) => {
    await page.addInitScript(countEmptyRows)
    await page.goto('/#/link/custom-30x30-36')
    await expect(zoomIn(page)).toBeVisible(LONG)
    await expectRowsBusy(page)
    if (IS_LONG) await expectDoubleTap(page, 28)
    const cdp = await page.context().newCDPSession(page)
    await touch(cdp, SPREAD)
    await expect(mapOn(page)).toBeVisible()
    expect(await cellOn(page)).toBeGreaterThan(35)
    const tile = tileAt(page, { row: 12, col: 12 })
    const before = await middleOf(tile)
    const path = [0, 20, 40, 60, 80].map((step) => [{ x: 180 - step, y: 300 - step }])
    await touch(cdp, path)
    await expect.poll(async () => (await middleOf(tile)).x).toBeLessThan(before.x - 20)
    await expect(gridOf(page).locator('[aria-pressed=true]')).toHaveCount(0)
  })

  test('a double tap makes tiles large enough, and small again; a tap selects at once, taps of neighbours do not zoom; a finished board has no zoom', {
    tag: '@long',
  }, async ({ page }) => {
    await openLevel(page, 'classic')
    await expect(zoomIn(page)).toBeVisible()
    await expectDoubleTap(page, 36)
    const [one, other] = [tileAt(page, { row: 0, col: 0 }), tileAt(page, { row: 1, col: 0 })]
    const [from, to] = [await middleOf(one), await middleOf(other)]
    await page.touchscreen.tap(from.x, from.y)
    await expect(one).toHaveAttribute('aria-pressed', 'true')
    await page.touchscreen.tap(to.x, to.y)
    await expect(mapOn(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await clearAtOnce(page)
    await expect(zoomIn(page)).toBeHidden()
  })
})

/** Two fingers that part; the first is there before the second. */
const SPREAD: readonly Fingers[] = [
  [{ x: 160, y: 300 }],
  [
    { x: 160, y: 300 },
    { x: 200, y: 300 },
  ],
  [
    { x: 120, y: 300 },
    { x: 240, y: 300 },
  ],
  [
    { x: 100, y: 300 },
    { x: 260, y: 300 },
  ],
]

/** Asserts that a double tap on a tile enlarges cells, and another brings all back. */
async function expectDoubleTap(page: Page, least: number): Promise<void> {
  const before = await cellOn(page)
  const tile = tileAt(page, { row: 11, col: 3 })
  const { x, y } = await middleAtRest(tile)
  await tapTwice(page, tile)
  await expect(mapOn(page)).toBeVisible()
  expect(await cellOn(page)).toBeGreaterThanOrEqual(least)
  await expect(tile).toBeInViewport({ ratio: 1 })
  await expect(tile).toHaveAttribute('aria-pressed', 'false')
  await tapTwice(page, tile)
  await expect(mapOn(page)).toBeHidden()
  expect(await cellOn(page)).toBe(before)
  expect(await middleAtRest(tile)).toEqual({ x, y })
}

/** Returns the middle of an element once it is where it was some frames before. */
const middleAtRest = (element: Locator): Promise<Point> =>
  element.evaluate(async (node) => {
    const look = () => {
      const { left, top, width, height } = node.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    for (let last = look(), still = 0; ; ) {
      await new Promise(requestAnimationFrame)
      const now = look()
      still = now.x === last.x && now.y === last.y ? still + 1 : 0
      last = now
      if (still === 5) return now
    }
  })

type Fingers = Point[]

/** Moves fingers over the screen and lifts them. */
async function touch(cdp: CDPSession, path: readonly Fingers[]): Promise<void> {
  for (const [step, touchPoints] of path.entries()) {
    const isNew = touchPoints.length !== path[step - 1]?.length
    await cdp.send('Input.dispatchTouchEvent', {
      type: isNew ? 'touchStart' : 'touchMove',
      touchPoints,
    })
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const WIDE = { width: 1280, height: 800 }
const WINDOWS = [PHONE, { width: 740, height: 360 }, WIDE]

test('keys and the wheel zoom, the focus is scrolled into view, and a pause changes neither', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(WIDE)
  await page.goto('/#/link/custom-22x22-36')
  for (const viewport of IS_LONG ? WINDOWS : [WIDE]) {
    await test.step(`at ${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport)
      await expect(zoomIn(page)).toBeVisible(LONG)
      await expectKeysZoom(page)
    })
  }
  if (!IS_LONG) return

  await page.setViewportSize(WIDE)
  await expectWheelZooms(page)
})

/** Asserts that keys enlarge a board that is shown whole, with the focus in sight, and make it small again. */
async function expectKeysZoom(page: Page): Promise<void> {
  await middleAtRest(tilesIn(page).last())
  const before = await cellOn(page)
  await zoomIn(page).click()
  await expect(mapOn(page)).toBeVisible()
  await tilesIn(page).first().focus()
  // The last keys zoom in about the focus.
  for (const key of ['Home', 'Control+Home', 'End', 'Control+End', '+', '+']) {
    await page.keyboard.press(key)
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    expect(await isOnTop(page.locator(':focus'))).toBe(true)
  }
  expect(await cellOn(page)).toBeGreaterThan(before * 2)
  await expectSameAfterPause(page)
  for (const _ of Array(3)) await page.keyboard.press('-')
  await expect(mapOn(page)).toBeHidden()
  expect(await cellOn(page)).toBe(before)
}

async function expectSameAfterPause(page: Page): Promise<void> {
  const last = await middleAtRest(tilesIn(page).last())
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await page.keyboard.press('p')
  await expect(mapOn(page)).toBeVisible()
  await expect.poll(() => middleOf(tilesIn(page).last())).toEqual(last)
}

/** Asserts that the wheel zooms about the pointer, and that the map scrolls. */
async function expectWheelZooms(page: Page): Promise<void> {
  const tile = tileAt(page, { row: 12, col: 15 })
  const start = await middleAtRest(tile)
  await page.mouse.move(start.x, start.y)
  // From here on the board is larger than the window in both directions.
  for (const _ of Array(5)) await page.mouse.wheel(0, -100)
  await expect.poll(() => cellOn(page)).toBeGreaterThan(WIDE.width / 22)
  const [before, size] = [await middleAtRest(tile), await cellOn(page)]
  await page.mouse.move(before.x, before.y)
  await page.mouse.wheel(0, -100)
  await expect.poll(() => cellOn(page)).toBeGreaterThan(size * 1.05)
  const after = await middleAtRest(tile)
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3)
  const box = await mapOn(page).boundingBox()
  if (!box) throw new Error('No map')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 8, box.y + 8)
  await page.mouse.up()
  await expect(tileAt(page, { row: 0, col: 0 })).toBeInViewport({ ratio: 1 })
  await expect(zoomOut(page)).toBeEnabled()
}

const SIZES = [
  ['12x12', 144],
  ['16x30', 480],
  ['20x8', 160],
] as const

test('the button and the map cover no tile for good', { tag: '@long' }, async ({ page }) => {
  for (const [size, count] of IS_LONG ? SIZES : SIZES.slice(0, 1)) {
    await page.goto(`/#/link/custom-${size}-12`)
    await expect(tilesIn(page)).toHaveCount(count, LONG)
    await expect(page.getByRole('toolbar')).toBeVisible()
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport)
      const corner = tilesIn(page).last()
      await expect(corner).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isOnTop(corner)).toBe(true)
    }
  }
})

/** Returns `true` if the middle of an element is what a click there hits. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((tile) => {
    const { left, top, width, height } = tile.getBoundingClientRect()
    return tile.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test.describe('with a mouse', () => {
  test.use({ viewport: WIDE })

  test('a path pans with the board and is not cut', { tag: '@long' }, async ({ page }) => {
    await page.goto(boardAddress(LARGE))
    await expect(tilesIn(page)).toHaveCount(144)
    await expect(saidOn(page)).toBeAttached()
    const [from, to] = [
      { row: 0, col: 0 },
      { row: 2, col: 0 },
    ]
    const isJoined = await page.evaluateHandle(watchPath)
    // Zoom is loaded after the board.
    await expect(async () => {
      await page.keyboard.press('+')
      await expect(mapOn(page)).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [0] })
    await page.keyboard.press('Control+Home')
    await attempt(page, { from, to })
    await expect(tilesIn(page)).toHaveCount(142)
    await expect.poll(() => isJoined.evaluate(({ left }) => left)).toBeGreaterThanOrEqual(0)
    const { left, cut } = await isJoined.jsonValue()
    expect(left).toBeLessThan(400)
    expect(cut).toBe(false)
  })
})

/** From here on, how far left a drawn path reaches, and if its window cuts it. */
function watchPath() {
  const seen = { left: -1, cut: false }
  const look = () => {
    const line = document.querySelector('polyline')
    const window = document.querySelector('[data-large]')?.getBoundingClientRect()
    if (line && window) {
      const { left } = line.getBoundingClientRect()
      const half = 0.16 * (line.getScreenCTM()?.a ?? 1)
      seen.left = left
      seen.cut ||= left - half < window.left
    }
    requestAnimationFrame(look)
  }
  look()
  return seen
}

/** In every frame, counts the rows of a board that are still to come. */
function countEmptyRows(): void {
  const counts = { busy: 0, empty: 0 }
  Object.assign(window, { counts })
  const look = () => {
    const rows = [...document.querySelectorAll('[role=grid] > [role=row]:empty')]
    counts.busy += rows.filter(({ ariaBusy }) => ariaBusy === 'true').length
    counts.empty += rows.filter(({ ariaBusy }) => ariaBusy !== 'true').length
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Asserts that rows were told as busy until they came. */
async function expectRowsBusy(page: Page): Promise<void> {
  await expect(tilesIn(page)).toHaveCount(900, LONG)
  const counts = await page.evaluate(() => Reflect.get(window, 'counts'))
  expect(counts).toEqual({ busy: expect.any(Number), empty: 0 })
  expect(counts.busy).toBeGreaterThan(0)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
}
