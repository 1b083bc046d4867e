import type { Page } from '@playwright/test'
import { clearAtOnce, openLevel, toolOf, winDialogOn } from './link-board'
import { expect, test } from './page'
import { openBeside, writeResults } from './stored-saves'

const resultAt = (at: number, own: object = {}) => ({
  game: 'link',
  choice: 'hard',
  seed: `s${at}`,
  end: 'won',
  ms: 61_000,
  moves: 42,
  at,
  ...own,
})

const many = <Item>(make: (index: number) => Item) =>
  Array.from({ length: 5_000 }, (_, i) => make(i))

async function addFile(page: Page, results: readonly unknown[]): Promise<void> {
  const buffer = Buffer.from(JSON.stringify({ pairwise: 'results', version: 1, results }))
  const file = { name: 'results.json', mimeType: 'application/json', buffer }
  await page.getByLabel('Add from a file').setInputFiles(file)
}

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const statusOf = (page: Page) =>
  page.getByRole('region', { name: 'Results file' }).getByRole('status')

/** Wins one game on this device, then opens the results. */
async function winOne(page: Page): Promise<void> {
  await openLevel(page, 'novice')
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await toolOf(page, 'Menu').click()
  await page.getByRole('link', { name: 'Results' }).click()
  await expect(headings(page)).toHaveText(['Novice · 8 × 6'])
}

const ROOM =
  'a file’s results fill the room that local ones leave; those of no date or game are skipped'

test(ROOM, { tag: '@long' }, async ({ page }) => {
  test.slow()
  await winOne(page)
  const rest = [
    [(index: number) => ({ at: Date.UTC(2999, 0, 1) + index }), 'the date cannot be right.'],
    [(index: number) => ({ choice: `kind ${index}` }), 'there is no such game here.'],
  ] as const
  for (const [make, words] of rest) {
    await addFile(
      page,
      many((index) => resultAt(Date.UTC(2026, 0, 1) + index, make(index))),
    )
    await expect(statusOf(page)).toHaveText(`0 games read. 5,000 games left out: ${words}`)
    await expect(headings(page)).toHaveText(['Novice · 8 × 6'])
  }

  const boardOf = (index: number) => `custom-${10 + (index % 80)}x10-9`
  await addFile(
    page,
    many((index) => resultAt(Date.UTC(2026, 0, 1) + index, { choice: boardOf(index) })),
  )
  await expect(statusOf(page)).toContainText('4,999 games read.')
  await expect(statusOf(page)).toContainText('1 game left out: there is no room')
  await page.reload()
  await expect(headings(page)).toHaveCount(48)
  await expect(headings(page).first()).toHaveText('Novice · 8 × 6')
})

test('with 5,000 kinds stored, the first are shown', { tag: '@long' }, async ({ page }) => {
  await openBeside(page)
  const kinds = many((index) => resultAt(index, { choice: `kind ${index}` }))
  await writeResults(page, [...kinds, resultAt(Date.now(), { choice: 'novice' })])
  await page.goto('/#/results')
  await expect(headings(page)).toHaveCount(48)
  await expect(headings(page).first()).toHaveText('Novice · 8 × 6')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(headings(page)).toHaveCount(96)
})
