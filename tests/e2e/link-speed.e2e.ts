import type { Page } from '@playwright/test'
import type { Position, Size } from '#src/engine/grid.ts'
import {
  clearingLine,
  endingOf,
  figureOf,
  gridOf,
  openLevel,
  readBoard,
  tilesIn,
  winDialogOn,
} from './link-board'
import { expect, MOVING, test } from './page'
import { boardAddress } from './stored-saves'

test.use(MOVING)

/** Tiles left after each match of a whole board. */
const countDown = (pairs: number): readonly number[] =>
  Array.from({ length: pairs }, (_, taken) => 2 * (pairs - 1 - taken))

async function expectWonWithoutAMiss(page: Page, pairs: number): Promise<void> {
  await expect(winDialogOn(page)).toContainText(`${pairs} moves`)
  await expect(tilesIn(page)).toHaveCount(0)
}

test('matches clicked with the mouse without a pause count at once', async ({ page }) => {
  await page.goto(boardAddress('AABBCCDD/EEFFGGHH'))
  await expect(tilesIn(page)).toHaveCount(16)
  const board = await readBoard(page)
  const middleOf = await readMiddles(page, board)
  const left: number[] = []
  for (const { from, to } of clearingLine(board)) {
    await page.mouse.click(...middleOf(from))
    await page.mouse.click(...middleOf(to))
    left.push(Number(await figureOf(page, 'tiles left').textContent()))
  }
  expect(left).toEqual(countDown(8))
  await expectWonWithoutAMiss(page, 8)
})

async function readMiddles(page: Page, { rows, cols }: Size) {
  const box = await gridOf(page).boundingBox()
  if (!box) throw new Error('The board is not to be seen')
  return ({ row, col }: Position): [x: number, y: number] => [
    box.x + ((col + 0.5) * box.width) / cols,
    box.y + ((row + 0.5) * box.height) / rows,
  ]
}

test('matches clicked within one frame count at once, and each path is drawn', {
  tag: '@long',
}, async ({ page }) => {
  await openLevel(page, 'normal')
  const line = clearingLine(await readBoard(page))
  const endings = line.map(({ from, to }) => [endingOf(from), endingOf(to)])
  const { left, paths } = await page.evaluate(clickAll, endings)
  expect(left).toEqual(countDown(40))
  expect(paths).toBe(40)
  await expectWonWithoutAMiss(page, 40)
  await expect(page.locator('polyline')).toHaveCount(0)
})

/**
 * Clicks pair after pair, yielding only microtasks in between. Returns the tiles left after each, and the number of
 * paths drawn after the last.
 */
async function clickAll(pairs: readonly (readonly string[])[]) {
  const figures = [...document.querySelectorAll('dl > div')]
  const figure = figures.find(({ textContent }) => textContent.includes('tiles left'))
  const left: number[] = []
  for (const endings of pairs) {
    for (const ending of endings) {
      document.querySelector<HTMLElement>(`button[aria-label$="${ending}"]`)?.click()
    }
    await null
    left.push(Number(figure?.querySelector('dd')?.textContent))
  }
  const lines = [...document.querySelectorAll('polyline')]
  return { left, paths: new Set(lines.map((line) => line.getAttribute('points'))).size }
}
