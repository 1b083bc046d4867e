import type { Page } from '@playwright/test'
import { type Match, matches } from '#src/games/link/board/pairs.ts'
import { findPath, type Pattern } from '#src/games/link/board/path.ts'
import {
  attempt,
  figureOf,
  findBlocked,
  findDifferent,
  openLevel,
  pressInMore,
  readBoard,
  saidOn,
  tilesIn,
  toolOf,
} from './link-board'
import { expect, MOVING, test } from './page'

test.use(MOVING)

async function expectNothingTaken(page: Page, moves: number): Promise<void> {
  await expect(figureOf(page, 'moves')).toHaveText(`${moves}`)
  await expect(tilesIn(page)).toHaveCount(48)
  await expect(tilesIn(page).and(page.getByRole('button', { pressed: true }))).toHaveCount(0)
}

test('a refusal names its reason, and counts a move; a path is drawn without Debug, and fades', {
  tag: '@long',
}, async ({ page }) => {
  await openLevel(page, 'novice')
  const board = await readBoard(page)
  await attempt(page, findDifferent(board))
  await expect(saidOn(page)).toHaveText(/^Different tiles: .+ and .+\.$/)
  await expect(saidOn(page)).toBeInViewport()
  await expectNothingTaken(page, 1)
  await attempt(page, findBlocked(board))
  await expect(saidOn(page)).toHaveText(/^(Shut in on all sides|It would take \d+ turns)\. Why\?$/)
  await expectNothingTaken(page, 2)
  const drawn = page.evaluate(awaitPath)
  await attempt(page, findBent(board).match)
  await drawn
  await expect(page.locator('polyline')).toHaveCount(0)
})

test('Debug draws a match in green, names its pattern, and draws a refusal in red', {
  tag: '@long',
}, async ({ page }) => {
  await openLevel(page, 'novice')
  const board = await readBoard(page)
  await pressInMore(page, 'Debug')
  await expect(saidOn(page)).toHaveText('Debug is on.')
  await toolOf(page, 'More').click()
  await expect(toolOf(page, 'Debug')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  const lines = page.locator('polyline')

  await attempt(page, findBlocked(board))
  await expect(lines).toHaveCount(1)
  await expect(lines).toHaveCSS('stroke', 'rgb(231, 76, 60)')

  const { match, pattern } = findBent(board)
  await attempt(page, match)
  await expect(page.locator('svg text')).toHaveText(pattern)
  await expect(saidOn(page)).toContainText(`path ${pattern}`)
  await expect(lines).toHaveCount(1)
  await expect(lines).toHaveCSS('stroke', 'rgb(46, 204, 113)')

  await pressInMore(page, 'Debug')
  await expect(saidOn(page)).toHaveText('Debug is off.')
  await expect(lines).toHaveCount(0)
})

/** A match whose path has a turn. */
function findBent(board: Parameters<typeof findPath>[0]): { match: Match; pattern: Pattern } {
  for (const match of matches(board)) {
    const pattern = findPath(board, match.from, match.to)?.pattern
    if (pattern && pattern !== 'I') return { match, pattern }
  }
  throw new Error('Every match of this board is straight')
}

/** Resolves when a path is drawn, even if it is removed soon. */
function awaitPath(): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('polyline')) return
      observer.disconnect()
      resolve()
    }).observe(document, { childList: true, subtree: true })
  })
}
