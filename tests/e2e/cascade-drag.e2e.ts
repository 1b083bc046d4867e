import type { JSHandle, Locator, Page } from '@playwright/test'
import { film } from './film'
import { expect, MOVING, test } from './page'
import type { Point } from './pointer'

test.use(MOVING)

/** A board whose star in row 3, column 5 can be swapped with the gem to its right. */
const GAME = '/#/cascade?rows=6&cols=6&kinds=5&swaps=9&seed=30'
const STAR = 'row 3, column 5'
const STUCK = 'row 6, column 2'

const gemOn = (page: Page, place: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`, ${place}$`) })

interface Pointer {
  press(at: Point): Promise<unknown>
  move(at: Point): Promise<unknown>
  release(): Promise<unknown>
}

const mouseOn = ({ mouse }: Page): Pointer => ({
  press: async ({ x, y }) => {
    await mouse.move(x, y)
    await mouse.down()
  },
  move: ({ x, y }) => mouse.move(x, y),
  release: () => mouse.up(),
})

async function fingerOn(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    press: (at) => touch('touchStart', at),
    move: (at) => touch('touchMove', at),
    release: () => touch('touchEnd'),
  }
}

/** Opens the game once it listens for drags. */
async function open(page: Page): Promise<void> {
  await page.goto(GAME)
  await expect(gemOn(page, STAR)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Presses a gem and pulls it by parts of its cell. */
async function pull(page: Page, pointer: Pointer, place: string, { x, y }: Point): Promise<void> {
  const box = await gemOn(page, place).boundingBox()
  if (!box) throw new Error('The gem is not shown')
  const at = (part: number): Point => ({
    x: box.x + box.width * (0.5 + x * part),
    y: box.y + box.height * (0.5 + y * part),
  })
  await pointer.press(at(0))
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await pointer.move(at(part))
}

/** Distance of a drawn gem from its cell in a frame, in cells. */
interface Pull extends Point {
  readonly ms: number
}

const watch = (page: Page, place: string): Promise<JSHandle<Pull[]>> =>
  page.evaluateHandle(watchInPage, place)

function watchInPage(place: string): Pull[] {
  const pulls: Pull[] = []
  const look = (ms: number) => {
    const tile = document.querySelector(`[aria-label$="${place}"]`)
    const cell = tile?.getBoundingClientRect()
    const gem = tile?.querySelector('svg')?.getBoundingClientRect()
    if (cell && gem)
      pulls.push({
        ms,
        x: (gem.x + gem.width / 2 - cell.x) / cell.width - 0.5,
        y: (gem.y + gem.height / 2 - cell.y) / cell.height - 0.5,
      })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return pulls
}

/** Waits until a gem is drawn so far from its cell. */
async function expectPull(pulls: JSHandle<Pull[]>, { x, y }: Point): Promise<void> {
  const distance = () =>
    pulls.evaluate(
      (seen, at) => {
        const last = seen.at(-1)
        return last ? Math.hypot(last.x - at.x, last.y - at.y) : Number.NaN
      },
      { x, y },
    )
  await expect.poll(distance).toBeLessThan(0.03)
}

/** The maximum speed of a gem that springs back and shakes, in cells per millisecond. */
const SPRING_SPEED = 6 / 200

/** Returns frames to which a gem moved too fast after it was let go. */
const findJumps = (pulls: readonly Pull[]): string[] =>
  pulls.flatMap(({ ms, x, y }, index) => {
    const before = pulls[index - 1] ?? { ms, x, y }
    const length = Math.hypot(x - before.x, y - before.y)
    const isJump = length > (ms - before.ms) * SPRING_SPEED + 0.05
    return isJump ? `${Math.round(ms)} ms: ${length.toFixed(2)} cells` : []
  })

/** Pulls a gem that follows, lets it go, and expects that it comes back without a jump. */
async function expectSpringsBack(page: Page, pointer: Pointer, place: string, by: Point) {
  await pull(page, pointer, place, by)
  const pulls = await watch(page, place)
  await expectPull(pulls, by)
  await pointer.release()
  await expectPull(pulls, { x: 0, y: 0 })
  expect(findJumps(await pulls.jsonValue())).toEqual([])
}

for (const [name, pointerOn, use] of [
  ['a mouse', mouseOn, {}],
  ['a finger', fingerOn, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }],
] as const) {
  test.describe(`with ${name}`, { tag: name === 'a finger' ? '@long' : [] }, () => {
    test.use(use)

    test('a gem follows, and springs back where it is let go too early or its swap is refused', async ({
      page,
    }) => {
      await open(page)
      const pointer = await pointerOn(page)
      await expectSpringsBack(page, pointer, STAR, { x: 0.35, y: -0.2 })
      await expect(page.getByRole('status')).toHaveText('')
      await expect(gemOn(page, STAR)).toHaveAttribute('aria-pressed', 'false')

      await expectSpringsBack(page, pointer, STUCK, { x: 0.9, y: 0 })
      await expect(page.getByRole('status')).toHaveText(
        'That swap doesn’t line up three of a kind.',
      )
    })
  })
}

/** Time until the first gems of the swap go. */
const LINED_UP_MS = 400

test('a gem that is dropped on its neighbour goes on from where it is; none is missing', {
  tag: '@long',
}, async ({ page }) => {
  await open(page)
  const pointer = mouseOn(page)
  await pull(page, pointer, STAR, { x: 0.9, y: 0 })
  const frames = await film(page, 1_000, async () => void (await pointer.release()))
  const [dropped] = frames
  const isThere = dropped.seen.some(({ row, col }) => Math.hypot(row - 2, col - 4.9) < 0.2)
  expect(isThere).toBe(true)
  const early = frames.filter(({ ms }) => ms < LINED_UP_MS)
  const gems = early.map(({ seen }) => seen.filter(({ row }) => row > -0.5).length)
  expect([...new Set(gems)]).toEqual([36])
})

test('a second finger gives the gem up', { tag: '@long' }, async ({ page }) => {
  await open(page)
  const gem = gemOn(page, STAR)
  const pulls = await watch(page, STAR)
  await pull(page, mouseOn(page), STAR, { x: 0.9, y: 0 })
  await expectPull(pulls, { x: 0.9, y: 0 })
  await gem.dispatchEvent('pointerdown', { isPrimary: false })
  await expectPull(pulls, { x: 0, y: 0 })
  await page.mouse.up()
  await expect(page.getByRole('status')).toHaveText('')
})
