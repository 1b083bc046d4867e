import type { Locator, Page } from '@playwright/test'
import { transpose } from '#src/engine/grid.ts'
import { LEVELS, type Level, SHAPES } from '#src/games/link/deal/levels.ts'
import {
  clearingLine,
  figureOf,
  findBlocked,
  gridOf,
  openLevel,
  readBoard,
  saidOn,
  tileAt,
} from './link-board'
import { expect, IS_LONG, test } from './page'

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

type Window = { readonly width: number; readonly height: number }

/** The minimum target size. */
const LEAST_CELL = 24
const LARGEST_CELL = 128

interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

interface Layout {
  /** Returns the overflow of the page. */
  readonly page: Window
  readonly header: Box
  /** Mark, title, difficulty and figures, from left to right. */
  readonly headings: readonly Box[]
  readonly cells: readonly Box[]
  readonly message: Box
  readonly tools: readonly Box[]
  /** Returns buttons that overflow. */
  readonly cramped: readonly string[]
}

function readLayout(): Layout {
  const boxOf = (element: Element | null): Box => {
    if (!element) throw new Error('A part of the page is missing')
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return { top, bottom, left, right }
  }
  const tools = [...document.querySelectorAll('[role=toolbar] > button')]
  return {
    page: {
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    },
    header: boxOf(document.querySelector('header')),
    headings: ['a', 'h1', '[popovertarget]', ':not([popover]) > dl'].map((part) =>
      boxOf(document.querySelector(`header ${part}`)),
    ),
    cells: [...document.querySelectorAll('[role=grid] button')].map(boxOf),
    message: boxOf(document.querySelector('[role=status]')?.parentElement ?? null),
    tools: tools.map(boxOf),
    cramped: tools
      .filter((tool) => tool.scrollWidth > tool.clientWidth)
      .map((tool) => tool.textContent),
  }
}

/** Returns the bounding box of several boxes. */
const around = (boxes: readonly Box[]): Box => ({
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
})

const isWithin = (inner: Box, { width, height }: Window) =>
  inner.top >= 0 && inner.left >= 0 && inner.bottom <= height && inner.right <= width

function expectFit(window: Window, layout: Layout): void {
  const { page, header, headings, cells, message, tools, cramped } = layout
  expect(page).toEqual(window)
  const board = around(cells)
  const toolbar = around(tools)
  expect(
    [header, ...headings, board, message, toolbar].filter((box) => !isWithin(box, window)),
  ).toEqual([])
  expect(board.top).toBeGreaterThanOrEqual(header.bottom)
  expect(message.top).toBeGreaterThanOrEqual(board.bottom)
  expect(toolbar.top).toBeGreaterThanOrEqual(message.bottom)
  expect(cramped).toEqual([])
  expectInLine(headings)
  expectInLine(tools)
  expectFigures(window, headings.at(-1), board)
}

/** Asserts that figures stand above the board or, where there is much room, beside it. */
function expectFigures({ width }: Window, figures: Box | undefined, board: Box): void {
  const isBeside = width >= 1600 && width - board.right > 200
  const [from, to] = isBeside ? [board.right, figures?.left] : [figures?.bottom, board.top]
  expect(from).toBeLessThanOrEqual(to ?? 0)
}

/** Asserts boxes side by side without overlap. */
function expectInLine(boxes: readonly Box[]): void {
  const rights = [0, ...boxes.map(({ right }) => right)]
  expect(boxes.filter(({ left }, place) => left < (rights[place] ?? 0))).toEqual([])
}

/** Asserts that the board has the window's orientation. */
function shownShape(level: Level, { width, height }: Window) {
  const { rows, cols } = SHAPES[level]
  return height > width ? { rows: cols, cols: rows } : { rows, cols }
}

/** The margin for paths and their glow on both sides, in cells. */
const MARGIN = 2 * 0.68

/** Smaller cells leave a corner of this many pixels for the button that enlarges them. */
const [SMALL_CELL, CORNER] = [36, 84]

/** Asserts that cells one pixel larger would not fit between header and message. */
function expectLargest(level: Level, window: Window, { header, cells, message }: Layout): void {
  const { rows, cols } = shownShape(level, window)
  const sides = cells.flatMap(({ top, bottom, left, right }) => [bottom - top, right - left])
  const cell = Math.min(...sides)
  expect(Math.max(...sides)).toBeCloseTo(cell)
  expect(cell).toBeGreaterThanOrEqual(LEAST_CELL)
  const [across, down] = [window.width, message.top - header.bottom]
  const room = Math.min(across / (cols + MARGIN), down / (rows + MARGIN), LARGEST_CELL)
  const beside = Math.max((across - CORNER) / cols, (down - CORNER) / rows)
  expect(cell).toBeGreaterThan((room < SMALL_CELL ? Math.min(room, beside) : room) - 1)
}

test('levels fit every window, as large as they can be; a phone shows refusals', async ({
  page,
}) => {
  test.slow()
  for (const level of IS_LONG ? LEVELS : (['novice', 'expert'] as const)) {
    await openLevel(page, level)
    await expect(page.getByRole('button', { name: /^Difficulty: / })).toBeVisible()
    // The narrowest comes last.
    for (const window of WINDOWS.toReversed()) {
      await test.step(`${level} at ${window.width} × ${window.height}`, async () => {
        await page.setViewportSize(window)
        await expect(() => expectLevelFits(page, level, window)).toPass({ timeout: 20_000 })
      })
    }
  }
  await expectRefusalShown(page)
})

async function expectLevelFits(page: Page, level: Level, window: Window): Promise<void> {
  const { rows, cols } = shownShape(level, window)
  expect(await gridOf(page).getAttribute('aria-rowcount')).toBe(`${rows}`)
  expect(await gridOf(page).getAttribute('aria-colcount')).toBe(`${cols}`)
  const layout = await page.evaluate(readLayout)
  expectFit(window, layout)
  expectLargest(level, window, layout)
}

/** Asserts that the words about a pair without a path are seen whole. */
async function expectRefusalShown(page: Page): Promise<void> {
  const { from, to } = findBlocked(await readBoard(page))
  await tileAt(page, from).click()
  await tileAt(page, to).click()
  const words = saidOn(page).getByText(/^(Shut in on all sides|It would take \d+ turns)\./)
  await expect(words).toBeInViewport({ ratio: 1 })
  const [outer, inner] = await Promise.all([saidOn(page).boundingBox(), words.boundingBox()])
  expect(inner?.height).toBeLessThanOrEqual(outer?.height ?? 0)
  expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0)
}

test('the first pages need no sideways scrolling, and a board is transposed with the window', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  await expectNoneAside(page, page.getByRole('link', { name: /^Daily / }))
  await page.goto('/#/link')
  await expectNoneAside(page, page.getByRole('button', { name: 'Start' }))
  await page.setViewportSize({ width: 1280, height: 800 })
  await openLevel(page, 'novice')
  const board = await readBoard(page)
  const line = clearingLine(board)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', `${board.cols}`)
  for (const { from, to } of line.slice(0, 1)) {
    await tileAt(page, transpose(from)).click()
    await tileAt(page, transpose(to)).click()
  }
  await expect(figureOf(page, 'tiles left')).toHaveText('46')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', `${board.rows}`)
  for (const { from, to } of line.slice(1, 2)) {
    await tileAt(page, from).click()
    await tileAt(page, to).click()
  }
  await expect(figureOf(page, 'tiles left')).toHaveText('44')
})

/** Asserts that every window shows a part of the page, and that the page does not scroll sideways. */
async function expectNoneAside(page: Page, part: Locator): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await expect(part).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width)
  }
}
