import { expect, type Locator, type Page } from '@playwright/test'
import { type Position, type Size, toIndex, toPosition } from '#src/engine/grid.ts'
import { type Board, kindAt, tilesOf } from '#src/games/link/board/board.ts'
import type { Match } from '#src/games/link/board/pairs.ts'
import { findPath } from '#src/games/link/board/path.ts'
import { fill, type Level, SHAPES } from '#src/games/link/deal/levels.ts'
import { solve } from '#src/games/link/solver/verdict.ts'

// By attributes: computing every role and name on a large board takes longer than most steps.
export const gridOf = (page: Page): Locator => page.locator('[role=grid][aria-label="Board"]')
export const tilesIn = (page: Page): Locator => gridOf(page).getByRole('button')
/** The announcer, before the notices. */
export const saidOn = (page: Page): Locator => page.getByRole('status').first()
export const winDialogOn = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Congratulations!' })
export const toolOf = (page: Page, name: string): Locator =>
  page.locator('[role=toolbar]').getByRole('button', { name, exact: true })

/** Opens the further tools, and presses one of them. */
export async function pressInMore(page: Page, name: string): Promise<void> {
  await toolOf(page, 'More').click()
  await toolOf(page, name).click()
}

/** The end of a tile's name at a position, counted from 0 on the screen. */
export const endingOf = ({ row, col }: Position): string => `, row ${row + 1}, column ${col + 1}`

export const tileAt = (page: Page, position: Position): Locator =>
  gridOf(page).locator(`button[aria-label$="${endingOf(position)}"]`)

/** Locates a figure of the header by its label. */
export const figureOf = (page: Page, label: string): Locator =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition')

export async function attempt(page: Page, { from, to }: Match): Promise<void> {
  await tileAt(page, from).click()
  await tileAt(page, to).click()
}

/** Opens a level by its address and waits for all tiles. */
export async function openLevel(page: Page, level: Level): Promise<void> {
  await page.goto(`/#/link/${level}`)
  await expectFullBoard(page, level)
}

const transposed = ({ rows, cols }: Size): Size => ({ rows: cols, cols: rows })

export async function expectFullBoard(page: Page, level: Level): Promise<void> {
  const shape = SHAPES[level]
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const { rows, cols } = height > width ? transposed(shape) : shape
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${cols} × ${rows}`)
  await expect(tilesIn(page)).toHaveCount(tilesOf(fill(shape, shape.walls)).length)
  // Tools and shortcuts are ready right after the board.
  await expect(page.getByRole('toolbar')).toBeVisible()
}

/** Reads the board from the names of its tiles, numbering kinds in order. */
export async function readBoard(page: Page): Promise<Board> {
  const grid = gridOf(page)
  // Rows of a large board are drawn in turns.
  await expect(grid.locator('[role=row]:not(:has([role=gridcell]))')).toHaveCount(0)
  const rows = Number(await grid.getAttribute('aria-rowcount'))
  const cols = Number(await grid.getAttribute('aria-colcount'))
  const cells = new Uint8Array(rows * cols)
  const kinds = new Map<string, number>()
  const names = await grid.locator('button').evaluateAll((all) => all.map((one) => one.ariaLabel))
  for (const text of names) {
    const [, name = '', row, col] = /^(.+), row (\d+), column (\d+)$/.exec(text ?? '') ?? []
    const kind = kinds.get(name) ?? kinds.size + 1
    kinds.set(name, kind)
    cells[toIndex({ rows, cols }, { row: Number(row) - 1, col: Number(col) - 1 })] = kind
  }
  return { rows, cols, cells }
}

/** Finds matches that empty the board. */
export function clearingLine(board: Board): readonly Match[] {
  const verdict = solve(board, 'none')
  if (verdict.status !== 'clearable') throw new Error(`The board is ${verdict.status}`)
  return verdict.moves
}

/** Clears a board without gravity by a precomputed line, or all but its last matches. */
export async function clearAtOnce(page: Page, spared = 0): Promise<void> {
  const line = clearingLine(await readBoard(page))
  const places = line.slice(0, line.length - spared).flatMap(({ from, to }) => [from, to])
  await page.evaluate((endings) => {
    for (const ending of endings) {
      document.querySelector<HTMLElement>(`button[aria-label$="${ending}"]`)?.click()
    }
  }, places.map(endingOf))
  await expect(tilesIn(page)).toHaveCount(2 * spared)
}

/** Returns the first two tiles with a property. */
export function findPair(board: Board, holds: (match: Match) => boolean): Match {
  const tiles = tilesOf(board).map((index) => toPosition(board, index))
  for (const [position, from] of tiles.entries()) {
    const to = tiles.slice(position + 1).find((other) => holds({ from, to: other }))
    if (to) return { from, to }
  }
  throw new Error('No such pair on this board')
}

const isEqual = (board: Board, { from, to }: Match) => kindAt(board, from) === kindAt(board, to)

export const findDifferent = (board: Board): Match =>
  findPair(board, (pair) => !isEqual(board, pair))

export const findBlocked = (board: Board): Match =>
  findPair(board, (pair) => isEqual(board, pair) && !findPath(board, pair.from, pair.to))

/** Parses the pair that a hint names, once the words of an earlier one are gone. */
export async function readHint(page: Page): Promise<Match> {
  const places = /^Hint: .+, row (\d+), column (\d+) and row (\d+), column (\d+)\.$/
  let match: Match | undefined
  await expect(async () => {
    const [, ...numbers] = (await saidOn(page).innerText()).match(places) ?? []
    const [row = 0, col = 0, otherRow = 0, otherCol = 0] = numbers.map(
      (number) => Number(number) - 1,
    )
    match = { from: { row, col }, to: { row: otherRow, col: otherCol } }
    expect(numbers).toHaveLength(4)
    await expect(tileAt(page, match.from)).toHaveCount(1, { timeout: 100 })
  }).toPass({ timeout: 10_000 })
  if (!match) throw new Error('no hint was read')
  return match
}
