import type { Page } from '@playwright/test'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  pressInMore,
  readBoard,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, findings, test } from './page'

const badgeOn = (page: Page) => page.getByRole('button', { name: /^Difficulty: / })

const sharedOn = (page: Page) => page.getByRole('textbox', { name: 'Text' })

async function chooseHard(page: Page): Promise<void> {
  await page.goto('/#/link')
  await page.getByRole('radio', { name: '10 × 8' }).check()
  const difficulties = page.getByRole('group', { name: 'Difficulty' })
  await difficulties.getByRole('radio', { name: 'Tricky' }).check()
  await expect(page.getByText('20 kinds of tiles')).toBeVisible()
}

test('a difficulty gives a board whose link names its deal, and whose header shows it', {
  tag: '@long',
}, async ({ page }) => {
  await chooseHard(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(tilesIn(page)).toHaveCount(80)
  await expect(badgeOn(page)).toHaveAccessibleName(/^Difficulty: Tricky$/)

  await pressInMore(page, 'Share')
  const [title, link = ''] = (await sharedOn(page).inputValue()).split('\n')
  expect(title).toMatch(/^Pairwise · Link · .*10\s×\s8/)
  expect(link).toMatch(/level=custom.*kinds=20.*seed=/)

  await page.keyboard.press('Escape')
  await badgeOn(page).click()
  const details = page.getByRole('region', { name: /^Difficulty: Tricky/ })
  await expect(details.getByRole('term')).toHaveText(['Risk', 'Search'])
  await expect(details).toContainText(/\d+ of 256 random players clear it/)
  expect(await findings(page)).toEqual([])
})

test('a new board keeps the difficulty, is resumed after a reload, and a win is recorded with it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/link/normal-hard')
  await expect(tilesIn(page)).toHaveCount(80)
  const first = await readBoard(page)
  await toolOf(page, 'New game').click()
  await expect.poll(() => readBoard(page)).not.toEqual(first)
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
  await page.reload()
  await expect(tilesIn(page)).toHaveCount(78)
  await expect(badgeOn(page)).toHaveAccessibleName(/^Difficulty: Tricky/)
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await page.goto('/#/results')
  const card = page.getByRole('region', { name: 'Normal · 10 × 8 · Tricky' })
  await expect(card.getByRole('term').filter({ hasText: 'best time, Tricky' })).toBeVisible()
})

/** Answers no question to workers. */
function holdQuestions(): void {
  Worker.prototype.postMessage = () => {}
}

test('a search that takes long shows its progress, and can be cancelled', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(holdQuestions)
  await chooseHard(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Finding a board… Difficulty: Tricky')).toBeVisible()
  await expect(page.getByText('0 boards tried')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
})
