import type { Locator, Page } from '@playwright/test'
import { attempt, gridOf, openLevel, tilesIn, toolOf } from './link-board'
import { expect, test } from './page'
import { boardAddress } from './stored-saves'

const UPRIGHT = { width: 360, height: 740 }
const ON_ITS_SIDE = { width: 740, height: 360 }

/** The minimum target size. */
const TARGET_PX = 24

/** A tall board whose corner can never be cleared. */
const LOST = boardAddress(['ABCCDDEE', 'BACCDDEE', ...Array(18).fill('CCDDEEFF')].join('/'))

/** Returns tiles that an overlay covers by a pixel or more. */
async function tilesUnder(page: Page, notice: Locator): Promise<readonly string[]> {
  const cover = await notice.boundingBox()
  if (!cover) throw new Error('It is not on the page')
  return tilesIn(page).evaluateAll((tiles, { x, y, width, height }) => {
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < x + width - 1 && right > x + 1 && top < y + height - 1 && bottom > y + 1
    return tiles
      .filter((tile) => isUnder(tile.getBoundingClientRect()))
      .map((tile) => tile.getAttribute('aria-label') ?? '')
  }, cover)
}

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  UPRIGHT,
  ON_ITS_SIDE,
  { width: 320, height: 568 },
] as const

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('the header is one line, and tools fit their captions', async ({ page }) => {
      await page.goto('/#/link/classic-down')
      await expect(page.getByRole('toolbar')).toBeVisible()
      const { parts, heights, tooWide } = await page.evaluate(readHeader)
      expect(parts[0]).toBe('Classic')
      expect(parts.at(-1)).not.toMatch(/·\s*$/)
      expect(heights).toHaveLength(1)
      expect(tooWide).toEqual([])
    })

    test('the notice of a lost board covers no tile', async ({ page }) => {
      await page.goto(LOST)
      await expect(tilesIn(page)).toHaveCount(160)
      const notice = page.getByRole('region', { name: 'This board cannot be cleared.' })
      await expect(notice).toBeInViewport({ ratio: 1 })
      expect(await tilesUnder(page, notice)).toEqual([])
      await expect(notice.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 })
    })

    test('the tutorial’s notice covers no tile', async ({ page }) => {
      await openLevel(page, 'classic')
      const offer = page.getByRole('region', { name: 'How to play' })
      await expect(offer).toBeInViewport({ ratio: 1 })
      expect(await tilesUnder(page, offer)).toEqual([])
      const figures = await page.getByRole('term').last().boundingBox()
      const top = (await offer.boundingBox())?.y ?? 0
      expect(top).toBeGreaterThan((figures?.y ?? 0) + (figures?.height ?? 0))
      // Otherwise it would cover the new board's notice.
      await toolOf(page, 'New game').click()
      await expect(page.getByText('New game. 160 tiles left.')).toBeAttached()
      await expect(offer).toBeHidden()
    })
  })
}

/** Reads the visible parts of the header's details, the heights they are at, and tools that are too narrow. */
function readHeader() {
  const detail = document.querySelector('h1 > span')
  const box = detail?.getBoundingClientRect() ?? new DOMRect()
  const parts = [...(detail?.children ?? [])].filter(
    (part) => part.getBoundingClientRect().top < box.bottom - 1,
  )
  const labels = [...document.querySelectorAll('[role=toolbar] > button > span:nth-child(2)')]
  return {
    parts: parts.map((part) => part.textContent ?? ''),
    heights: [...new Set(parts.map((part) => part.getBoundingClientRect().top))],
    tooWide: labels
      .filter((label) => {
        const tool = label.parentElement
        const lines =
          label.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).fontSize)
        return !tool || lines > 1.9 || label.getBoundingClientRect().width > tool.clientWidth
      })
      .map((label) => label.textContent),
  }
}

for (const viewport of [UPRIGHT, ON_ITS_SIDE]) {
  test.describe(`other games on ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const path of ['patches/small-easy', 'garden/easy', 'cascade/thirty']) {
      test(`${path}: the board is visible, at half the shorter side or more`, async ({ page }) => {
        await page.goto(`/#/${path}`)
        await expect(gridOf(page)).toBeInViewport({ ratio: 1 })
        const width = (await gridOf(page).boundingBox())?.width ?? 0
        expect(width).toBeGreaterThanOrEqual(180)
      })
    }
  })
}

for (const viewport of [UPRIGHT, ON_ITS_SIDE]) {
  test.describe(`a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    for (const level of ['hard', 'classic'] as const) {
      test(`${level}: tiles are large enough to touch, and all tools visible`, async ({ page }) => {
        await openLevel(page, level)
        const box = await tilesIn(page).first().boundingBox()
        expect(box?.width).toBeGreaterThanOrEqual(TARGET_PX)
        await expect(gridOf(page)).toBeInViewport({ ratio: 1 })
        for (const tool of await page.getByRole('toolbar').getByRole('button').all())
          await expect(tool).toBeInViewport({ ratio: 1 })
      })
    }

    test('the menu shows chips without scrolling', async ({ page }) => {
      await page.goto('/')
      const card = page.getByRole('region', { name: 'Link' })
      await expect(card.getByRole('link', { name: /^Daily board · / })).toBeVisible()
      await expect(card.getByRole('link', { name: 'Novice' })).toBeInViewport({ ratio: 1 })
    })

    test('paths around the board are fully visible', async ({ page }) => {
      await page.goto(boardAddress('ABBA/CDDC/DCCD/ABBA'))
      await expect(tilesIn(page)).toHaveCount(16)
      const seen = await page.evaluateHandle(watchPaths)
      await attempt(page, { from: { row: 0, col: 0 }, to: { row: 3, col: 0 } })
      await attempt(page, { from: { row: 0, col: 3 }, to: { row: 3, col: 3 } })
      await expect(tilesIn(page)).toHaveCount(12)
      await expect.poll(() => seen.evaluate(({ paths }) => paths.size)).toBeGreaterThanOrEqual(2)
      const { left, right } = await seen.jsonValue()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(viewport.width)
    })
  })
}

/** Records the horizontal extent of drawn paths, in pixels. */
function watchPaths() {
  const seen = { left: Number.POSITIVE_INFINITY, right: 0, paths: new Set<string>() }
  const look = () => {
    for (const line of document.querySelectorAll('polyline')) {
      const stroke = Number.parseFloat(getComputedStyle(line).strokeWidth)
      const half = (stroke * (line.getScreenCTM()?.a ?? 1)) / 2
      const { left, right } = line.getBoundingClientRect()
      seen.left = Math.min(seen.left, left - half)
      seen.right = Math.max(seen.right, right + half)
      seen.paths.add(line.getAttribute('points') ?? '')
    }
    requestAnimationFrame(look)
  }
  look()
  return seen
}
