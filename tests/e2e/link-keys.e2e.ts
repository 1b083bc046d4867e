import type { Page } from '@playwright/test'
import { isInside, isSame, type Position } from '#src/engine/grid.ts'
import type { Board } from '#src/games/link/board/board.ts'
import { matches } from '#src/games/link/board/pairs.ts'
import { figureOf, openLevel, readBoard, saidOn, tileAt, tilesIn, toolOf } from './link-board'
import { expect, test } from './page'

const FIRST = { row: 0, col: 0 }
const LAST = { row: 5, col: 7 }

test('arrows, Home, End and Shift+Tab move over the tiles, Escape leaves the board', {
  tag: '@long',
}, async ({ page }) => {
  await openLevel(page, 'novice')
  await test.step('Home and End', () => goToEnds(page))
  await test.step('Shift+Tab', () => goBack(page))
  await test.step('Escape', () => leaveByEscape(page))
  await test.step('arrows', () => goByArrows(page))
})

/** Home and End go to the ends of the row, with Ctrl to the ends of the board. */
async function goToEnds(page: Page): Promise<void> {
  await tileAt(page, { row: 2, col: 3 }).focus()
  const keys = [
    ['Home', { row: 2, col: 0 }],
    ['End', { row: 2, col: 7 }],
    ['Control+End', LAST],
    ['Control+Home', FIRST],
  ] as const
  for (const [key, place] of keys) {
    await page.keyboard.press(key)
    await expect(tileAt(page, place)).toBeFocused()
  }
}

/** Shift+Tab goes back in reading order. */
async function goBack(page: Page): Promise<void> {
  await tileAt(page, { row: 1, col: 1 }).focus()
  for (const place of [
    { row: 1, col: 0 },
    { row: 0, col: 7 },
    { row: 0, col: 6 },
  ]) {
    await page.keyboard.press('Shift+Tab')
    await expect(tileAt(page, place)).toBeFocused()
  }
}

/** Escape unselects, then leaves the board for the tools. */
async function leaveByEscape(page: Page): Promise<void> {
  await tileAt(page, FIRST).focus()
  await page.keyboard.press('Space')
  await expect(tileAt(page, FIRST)).toHaveAttribute('aria-pressed', 'true')
  await expect(saidOn(page)).toHaveText(/ selected, row 1, column 1\.$/)
  await page.keyboard.press('Escape')
  await expect(tileAt(page, FIRST)).toHaveAttribute('aria-pressed', 'false')
  await expect(tileAt(page, FIRST)).toBeFocused()
  await expect(saidOn(page)).toHaveText('Nothing selected.')
  await page.keyboard.press('Escape')
  await expect(toolOf(page, 'Hint')).toBeFocused()
  await expect(figureOf(page, 'moves')).toHaveText('0')
}

/** Arrows go tile by tile, skip gaps, and stop at the border. */
async function goByArrows(page: Page): Promise<void> {
  const { match, gap } = findGap(await readBoard(page))
  await tileAt(page, match.from).click()
  await tileAt(page, match.to).click()
  await expect(tilesIn(page)).toHaveCount(46)
  await tileAt(page, gap.before).focus()
  await page.keyboard.press(gap.forth)
  await expect(tileAt(page, gap.after)).toBeFocused()
  await page.keyboard.press(gap.back)
  await expect(tileAt(page, gap.before)).toBeFocused()

  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(tilesIn(page).first()).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(tilesIn(page).last()).toBeFocused()
}

const step = ({ row, col }: Position, rows: number, cols: number): Position => ({
  row: row + rows,
  col: col + cols,
})

const AXES = [
  { rows: 0, cols: 1, forth: 'ArrowRight', back: 'ArrowLeft' },
  { rows: 1, cols: 0, forth: 'ArrowDown', back: 'ArrowUp' },
] as const

/** A match whose first tile leaves a gap between two remaining tiles. */
function findGap(board: Board) {
  for (const match of matches(board)) {
    for (const { rows, cols, ...keys } of AXES) {
      const before = step(match.from, -rows, -cols)
      const after = step(match.from, rows, cols)
      const stay = [before, after].every((p) => isInside(board, p) && !isSame(p, match.to))
      if (stay) return { match, gap: { before, after, ...keys } }
    }
  }
  throw new Error('No match of this board leaves a gap')
}
