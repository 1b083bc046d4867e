import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { openLevel, tilesIn, toolOf } from './link-board'
import { playALittle, SLOT } from './novice-game'
import { expect, findings, test } from './page'
import { openBeside, readStoredSaves, savedMoves, writeStoredSave } from './stored-saves'

const partOf = (page: Page) => page.getByRole('region', { name: 'Saved games' })
const rowsIn = (page: Page) => partOf(page).getByRole('listitem')
const statusOf = (page: Page) => partOf(page).getByRole('status')
const button = (page: Page, name: string) => partOf(page).getByRole('button', { name, exact: true })

/** Plays four moves on a novice board, then opens the saved games. */
async function playAndLook(page: Page): Promise<void> {
  await openLevel(page, 'novice')
  await playALittle(page)
  await expect.poll(() => savedMoves(page, SLOT)).toBe(4)
  await toolOf(page, 'Menu').click()
  await page.getByRole('link', { name: 'Results' }).click()
  await expect(rowsIn(page)).toHaveCount(1)
}

async function openEmpty(page: Page): Promise<void> {
  await page.goto('/#/results')
  await expect(partOf(page).getByText('No game is in progress.')).toBeVisible()
}

async function restore(page: Page, text: string): Promise<void> {
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await partOf(page).getByLabel('Restore from a file').setInputFiles(file)
}

async function save(page: Page, name: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await button(page, name).click()
  const file: Download = await saving
  expect(file.suggestedFilename()).toBe('pairwise-games.json')
  return readFile(await file.path(), 'utf8')
}

/** Deletes the first game of those listed, and confirms it. */
async function removeFirst(page: Page): Promise<void> {
  const left = (await rowsIn(page).count()) - 1
  await rowsIn(page).first().getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rowsIn(page)).toHaveCount(left)
}

const recordOf = (moves: readonly unknown[], difficulty = 'easy') => ({
  at: Date.UTC(2026, 0, 2),
  left: 46,
  href: `/garden/${difficulty}`,
  save: {
    version: 1,
    game: 'garden',
    options: { difficulty, deal: 1 },
    seed: 'x',
    moves,
    elapsedMs: 5,
  },
})

const GOOD = recordOf([])
const BAD = recordOf([{ type: 'nonsense' }])
const HARD = recordOf([], 'hard')
const ASIDE = `aside/garden/easy/${Date.UTC(2026, 0, 3)}`
const HARD_ASIDE = `aside/garden/hard/${Date.UTC(2026, 0, 4)}`

test('a game in progress is resumed, a file’s older one set aside and restored, and both deleted', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await playAndLook(page)
  await expect(rowsIn(page)).toContainText('Link · Novice · 8 × 6')
  await expect(rowsIn(page)).toContainText('42 tiles left')
  const text = await save(page, 'Save my games as a file')
  await rowsIn(page)
    .getByRole('link', { name: 'Continue Link · Novice · 8 × 6', exact: true })
    .click()
  await toolOf(page, 'Undo').click()
  await expect(tilesIn(page)).toHaveCount(44)
  await expect.poll(() => savedMoves(page, SLOT)).toBeLessThan(4)
  await page.goBack()
  await restore(page, text)
  await expect(statusOf(page)).toContainText(
    '1 set aside, as before or because a newer or longer game is in progress',
  )
  await expect(rowsIn(page).first()).toContainText('44 tiles left')
  await expect(rowsIn(page).nth(1)).toContainText('It can be restored.')

  await button(page, 'Restore Link · Novice · 8 × 6').click()
  await expect(statusOf(page)).toHaveText('Link · Novice · 8 × 6 is restored.')
  await expect(rowsIn(page).first()).toContainText('42 tiles left')
  await expect(rowsIn(page)).toHaveCount(2)
  await rowsIn(page).first().getByRole('link', { name: 'Continue' }).click()
  await expect(tilesIn(page)).toHaveCount(42)
  await page.goBack()

  await button(page, 'Delete Link · Novice · 8 × 6').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rowsIn(page)).toHaveCount(2)
  await removeFirst(page)
  await expect(statusOf(page)).toHaveText('Link · Novice · 8 × 6 is deleted.')
  await removeFirst(page)
  await expect(partOf(page).getByText('No game is in progress.')).toBeVisible()
  expect(await readStoredSaves(page)).toEqual({})
})

test('games round-trip through a file; those set aside say why, are restored, saved and deleted', async ({
  page,
}) => {
  test.slow()
  await openBeside(page)
  await writeStoredSave(page, 'garden/easy', { ...GOOD, more: 'of a later version' })
  await writeStoredSave(page, ASIDE, BAD)
  await writeStoredSave(page, HARD_ASIDE, HARD)
  await page.goto('/#/results')
  await expect(rowsIn(page)).toHaveCount(3)
  await expect(rowsIn(page).nth(1)).toContainText('Garden · Hard')
  await expect(rowsIn(page).nth(1)).toContainText('It can be restored.')
  await expect(rowsIn(page).nth(2)).toContainText('One of its moves does not fit the rules.')
  expect(await findings(page)).toEqual([])
  const text = await save(page, 'Save my games as a file')

  const stored = await readStoredSaves(page)
  await openBeside(page)
  await page.evaluate(() => indexedDB.deleteDatabase('pairwise'))
  await openEmpty(page)
  await restore(page, 'Dear diary')
  await expect(statusOf(page)).toHaveText(/not JSON.*nothing was changed/)
  await restore(page, text)
  await expect(statusOf(page)).toContainText('1 game restored. 2 set aside')
  await expect(rowsIn(page)).toHaveCount(3)
  expect(await readStoredSaves(page)).toMatchObject(stored)
  await restore(page, text)
  await expect(statusOf(page)).toContainText('3 were there already.')
  expect(await readStoredSaves(page)).toMatchObject(stored)

  await button(page, 'Restore Garden · Easy').click()
  await expect(statusOf(page)).toContainText(
    '1 not restored: One of its moves does not fit the rules.',
  )
  expect(JSON.parse(await save(page, 'Download Garden · Easy'))).toMatchObject({
    games: [{ key: ASIDE, value: BAD }],
  })
  await button(page, 'Restore Garden · Hard').click()
  await expect(statusOf(page)).toHaveText('Garden · Hard is restored.')
  await expect(rowsIn(page).getByRole('link', { name: 'Continue Garden · Hard' })).toBeVisible()
  for (const _ of ['in progress', 'in progress', 'set aside']) await removeFirst(page)
  expect(await readStoredSaves(page)).toEqual({})
})

const fileOf = (key: string, value: unknown) =>
  JSON.stringify({ pairwise: 'games', version: 1, games: [{ key, value }] })

const MANY_GAMES = JSON.stringify({
  pairwise: 'games',
  version: 1,
  games: Array(101).fill({ key: 'link/classic', value: {} }),
})

const REFUSED = [
  ['holds results', '{"pairwise":"results","version":1,"results":[]}', /has no saved games/],
  ['holds 101 games', MANY_GAMES, /more than 100 games/],
  ['is too large', ' '.repeat(8_000_001), /larger than 8 MB/],
  ['holds a game of nobody', fileOf('chess/easy', GOOD), /0 games restored\. 1 not.*no such game/],
  ['holds half a game', fileOf('garden/easy', { at: 1 }), /0 games restored\. 1 not.*damaged/],
  ['holds a game in the wrong place', fileOf('link/novice', GOOD), /1 not.*another game/],
  ['holds a move against the rules', fileOf('garden/easy', BAD), /1 not.*does not fit the rules/],
] as const

const REFUSING = 'files that are not of games in order are refused with a reason'
test(REFUSING, { tag: '@long' }, async ({ page }) => {
  await openEmpty(page)
  for (const [what, text, words] of REFUSED) {
    await test.step(what, async () => {
      await restore(page, text)
      await expect(statusOf(page)).toHaveText(words)
      expect(await readStoredSaves(page)).toEqual({})
    })
  }
})
