import type { Locator, Page } from '@playwright/test'
import type { Match } from '#src/games/link/board/pairs.ts'
import type { Language } from '#src/ui/settings.ts'
import {
  attempt,
  clearingLine,
  endingOf,
  gridOf,
  openLevel,
  readBoard,
  tilesIn,
  toolOf,
} from './link-board'
import { expect, IS_LONG, test } from './page'
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

const SMALL_WINDOWS = [UPRIGHT, ON_ITS_SIDE]

const WINDOWS = IS_LONG
  ? [
      ...SMALL_WINDOWS,
      { width: 1280, height: 800 },
      { width: 768, height: 1024 },
      { width: 320, height: 568 },
    ]
  : SMALL_WINDOWS

/** Vietnamese has the longest words. */
const OTHER_LANGUAGES = ['vi', 'zh-Hant'] as const

/** Asserts something of a page in windows. */
async function inWindows(page: Page, assert: () => Promise<void>): Promise<void> {
  for (const viewport of WINDOWS) {
    await test.step(`at ${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport)
      await assert()
    })
  }
}

test.describe('in every window', () => {
  test('the header shows its title and what is played in any language, and tools fit', {
    tag: '@long',
  }, async ({ page }) => {
    test.slow()
    for (const [address, part] of [
      ['classic-down', '20 × 8'],
      ['daily-2026-11-23', 'Daily board'],
    ] as const) {
      await page.goto(`/#/link/${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(part)
      await expect(page.getByRole('toolbar')).toBeVisible()
      await inWindows(page, async () => {
        await expect.poll(() => page.evaluate(findWideTools)).toEqual([])
        await expect.poll(() => page.evaluate(findCutTitle)).toEqual([])
      })
      const expectWhole = async () => {
        await expect.poll(() => page.evaluate(findCutTitle)).toEqual([])
        await expect.poll(() => page.evaluate(isMuteBeside)).toBe(true)
      }
      for (const language of OTHER_LANGUAGES) {
        await chooseLanguage(page, language)
        await inWindows(page, expectWhole)
      }
      await chooseLanguage(page, 'en')
    }
  })

  test('a long streak’s flame covers no tile and no figure', { tag: '@long' }, async ({ page }) => {
    await openLevel(page, 'expert')
    await expect(page.getByRole('button', { name: /^Difficulty: / })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(Date.now() + 1_000)
    const line = clearingLine(await readBoard(page)).slice(0, 12)
    await clickAll(page, line)
    await page.clock.runFor(100)
    await inWindows(page, async () => {
      await expect(page.getByText('×12')).toHaveCount(1)
      await expect.poll(() => page.evaluate(findUnderStreak)).toEqual([])
    })
  })

  test('the notices of the tutorial and of a lost board cover no tile', async ({ page }) => {
    await openLevel(page, 'classic')
    const offer = page.getByRole('region', { name: 'How to play' })
    await inWindows(page, async () => {
      await expect(offer).toBeInViewport({ ratio: 1 })
      await expect.poll(() => tilesUnder(page, offer)).toEqual([])
      const figures = await page.getByRole('term').last().boundingBox()
      const top = (await offer.boundingBox())?.y ?? 0
      expect(top).toBeGreaterThan((figures?.y ?? 0) + (figures?.height ?? 0))
    })
    // Otherwise it would cover the new board's notice.
    await toolOf(page, 'New game').click()
    await expect(page.getByText('New game. 160 tiles left.')).toBeAttached()
    await expect(offer).toBeHidden()
    await page.goto(LOST)
    const notice = page.getByRole('region', { name: 'This board cannot be cleared.' })
    await inWindows(page, async () => {
      await expect(notice).toBeInViewport({ ratio: 1 })
      await expect.poll(() => tilesUnder(page, notice)).toEqual([])
      await expect(notice.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 })
    })
    await page.setViewportSize(UPRIGHT)
    const board = await gridOf(page).boundingBox()
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toBeHidden()
    expect(await gridOf(page).boundingBox()).toEqual(board)
  })
})

/** Chooses a language in the settings, which are the last tool but one. */
async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const tools = page.getByRole('toolbar')
  await tools.locator('> button').last().click()
  await tools.getByRole('region').locator('> button').nth(-2).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Returns whether Mute is beside the title, in any language. */
function isMuteBeside(): boolean {
  const range = new Range()
  range.selectNodeContents(document.querySelector('h1')?.firstChild ?? document.body)
  const mute = document.querySelector('header button[aria-pressed]')?.getBoundingClientRect()
  return mute !== undefined && mute.top < range.getBoundingClientRect().bottom
}

/** Returns what the header cuts off or covers of its title and of what is played. */
function findCutTitle() {
  const title = document.querySelector('h1')
  const others = [...document.querySelectorAll('header a, header button, header dl')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  const isCut = (text: Node) => {
    const range = new Range()
    range.selectNodeContents(text)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const isCovered = others.some(
      (box) => box.left < right - 1 && box.right > left && box.top < bottom && box.bottom > top,
    )
    return isCovered || right > window.innerWidth || title?.offsetWidth !== title?.scrollWidth
  }
  return [...(title?.childNodes ?? [])].filter(isCut).map(({ textContent }) => textContent)
}

/** Returns captions that take three lines, or are wider than their tools. */
function findWideTools() {
  return [...document.querySelectorAll('[role=toolbar] > button > span:nth-child(2)')]
    .filter((label) => {
      const { width, height } = label.getBoundingClientRect()
      const lines = height / Number.parseFloat(getComputedStyle(label).fontSize)
      return lines > 2.5 || width > (label.parentElement?.clientWidth ?? 0) + 1
    })
    .map((label) => label.textContent)
}

/** Clicks tiles at once, as nobody could: for a streak. */
const clickAll = (page: Page, line: readonly Match[]): Promise<void> =>
  page.evaluate(
    (endings) => {
      for (const ending of endings)
        document.querySelector<HTMLElement>(`button[aria-label$="${ending}"]`)?.click()
    },
    line.flatMap(({ from, to }) => [from, to].map(endingOf)),
  )

/** Returns tiles and parts of the header that a streak's flame covers. */
function findUnderStreak() {
  const isStreak = ({ firstChild }: Element) => firstChild?.nodeValue === '×'
  const streak = [...document.querySelectorAll('[data-board] span')].find(isStreak)
  const flame = streak?.getBoundingClientRect()
  if (!flame) return ['no flame']
  const isUnder = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return left < flame.right && right > flame.left && top < flame.bottom && bottom > flame.top
  }
  const parts = document.querySelectorAll(
    'header a, h1, header dl, header button, [role=gridcell] button',
  )
  return [...parts].filter(isUnder).map((part) => part.textContent || part.ariaLabel)
}

test('Cascade: Mute stays beside the title as figures grow', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(UPRIGHT)
  for (const choice of IS_LONG ? ['level-3', 'level-14', 'endless'] : ['level-14'])
    await test.step(choice, () => expectMuteBeside(page, choice))
})

/** Asserts that longer figures move neither the board nor Mute below the title. */
async function expectMuteBeside(page: Page, choice: string): Promise<void> {
  await page.goto(`/#/cascade/${choice}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('toolbar')).toBeVisible()
  const gridTop = async () => (await gridOf(page).boundingBox())?.y
  const top = await gridTop()
  // As after a long game.
  await page.getByRole('definition').evaluateAll((figures) => {
    for (const figure of figures) figure.append('0')
  })
  expect(await gridTop()).toBe(top)
  const beside = await title.evaluate((heading) => {
    const range = new Range()
    if (heading.firstChild) range.selectNodeContents(heading.firstChild)
    return range.getBoundingClientRect().bottom
  })
  expect((await page.getByRole('button', { name: 'Mute' }).boundingBox())?.y).toBeLessThan(beside)
}

test('a phone shows the boards of other games, at half the shorter side or more', {
  tag: '@long',
}, async ({ page }) => {
  for (const [title, path] of [
    ['Patches', 'patches/small-easy'],
    ['Cascade', 'cascade/thirty'],
  ] as const) {
    await page.goto(`/#/${path}`)
    await expect(page).toHaveTitle(`${title} · Pairwise`)
    for (const viewport of SMALL_WINDOWS) {
      await page.setViewportSize(viewport)
      await expect(gridOf(page)).toBeInViewport({ ratio: 1 })
      const width = (await gridOf(page).boundingBox())?.width ?? 0
      expect(width).toBeGreaterThanOrEqual(180)
    }
  }
})

/** Boards whose outer columns are cleared by paths around them, one for each way that a phone is held. */
const AROUND = [
  [UPRIGHT, 'ABBA/CDDC/DCCD/ABBA'],
  [ON_ITS_SIDE, 'ABBA/DCCD/CDDC/ABBA'],
] as const

test.describe('on a phone, held either way', () => {
  test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true })

  test('tiles are large enough to touch, all tools and paths visible', async ({ page }) => {
    for (const level of IS_LONG ? (['hard', 'classic'] as const) : (['classic'] as const)) {
      await page.setViewportSize(UPRIGHT)
      await openLevel(page, level)
      for (const viewport of SMALL_WINDOWS) {
        await page.setViewportSize(viewport)
        await test.step(`${level}, ${viewport.width} wide`, () => expectTouchable(page))
      }
    }
    for (const [viewport, rows] of AROUND) {
      await page.setViewportSize(viewport)
      await page.goto(boardAddress(rows))
      await expectPathsVisible(page, viewport.width)
    }
  })
})

async function expectTouchable(page: Page): Promise<void> {
  await expect(gridOf(page)).toBeInViewport({ ratio: 1 })
  const box = await tilesIn(page).first().boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(TARGET_PX)
  for (const tool of await page.getByRole('toolbar').locator('> button').all())
    await expect(tool).toBeInViewport({ ratio: 1 })
}

/** Asserts that paths left and right of a board of 4 × 4 are seen whole. */
async function expectPathsVisible(page: Page, width: number): Promise<void> {
  await expect(tilesIn(page)).toHaveCount(16)
  const seen = await page.evaluateHandle(watchPaths)
  await attempt(page, { from: { row: 0, col: 0 }, to: { row: 3, col: 0 } })
  await attempt(page, { from: { row: 0, col: 3 }, to: { row: 3, col: 3 } })
  await expect(tilesIn(page)).toHaveCount(12)
  await expect.poll(() => seen.evaluate(({ paths }) => paths.size)).toBeGreaterThanOrEqual(2)
  const { left, right } = await seen.jsonValue()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(width)
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
