import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { openLevel, tilesIn, toolOf } from './link-board'
import { playALittle, SLOT } from './novice-game'
import { expect, findings, test } from './page'
import { readStoredSaves, savedMoves, writeStoredSave } from './stored-saves'

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

async function removeOnly(page: Page): Promise<void> {
  await rowsIn(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rowsIn(page)).toHaveCount(0)
}

const recordOf = (moves: readonly unknown[]) => ({
  at: Date.UTC(2026, 0, 2),
  left: 46,
  href: '/garden/easy',
  save: {
    version: 1,
    game: 'garden',
    options: { difficulty: 'easy', deal: 1 },
    seed: 'x',
    moves,
    elapsedMs: 5,
  },
})

const GOOD = recordOf([])
const BAD = recordOf([{ type: 'nonsense' }])
const ASIDE = `aside/garden/easy/${Date.UTC(2026, 0, 3)}`

test('a game in progress is named, resumed, and deleted after confirmation', async ({ page }) => {
  await playAndLook(page)
  await expect(rowsIn(page)).toContainText('Link · 8 × 6')
  await expect(rowsIn(page)).toContainText('42 tiles left')
  await rowsIn(page).getByRole('link', { name: 'Resume Link · 8 × 6', exact: true }).click()
  await expect(tilesIn(page)).toHaveCount(42)
  await page.goBack()
  await button(page, 'Delete Link · 8 × 6').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rowsIn(page)).toHaveCount(1)
  await removeOnly(page)
  await expect(statusOf(page)).toHaveText('Link · 8 × 6 is deleted.')
  await page.reload()
  await expect(partOf(page).getByText('No game is in progress.')).toBeVisible()
})

test('games round-trip through a file', async ({ page, browser }) => {
  await openEmpty(page)
  await writeStoredSave(page, 'garden/easy', { ...GOOD, more: 'of a later version' })
  await writeStoredSave(page, ASIDE, BAD)
  await page.reload()
  await expect(rowsIn(page)).toHaveCount(2)
  const text = await save(page, 'Save my games as a file')
  const context = await browser.newContext()
  const other = await context.newPage()
  await openEmpty(other)
  await restore(other, text)
  await expect(statusOf(other)).toContainText('1 game restored. 1 set aside')
  await expect(rowsIn(other)).toHaveCount(2)
  expect(await readStoredSaves(other)).toMatchObject(await readStoredSaves(page))
  await restore(other, text)
  await expect(statusOf(other)).toContainText('2 were there already.')
  expect(await readStoredSaves(other)).toMatchObject(await readStoredSaves(page))
  await context.close()
})

test('an older game of a file does not replace the one in progress', async ({ page }) => {
  await playAndLook(page)
  const text = await save(page, 'Save my games as a file')
  await rowsIn(page).getByRole('link', { name: 'Resume' }).click()
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

  await button(page, 'Restore Link · 8 × 6').click()
  await expect(statusOf(page)).toHaveText('Link · 8 × 6 is restored.')
  await expect(rowsIn(page).first()).toContainText('42 tiles left')
  await expect(rowsIn(page)).toHaveCount(2)
  await rowsIn(page).first().getByRole('link', { name: 'Resume' }).click()
  await expect(tilesIn(page)).toHaveCount(42)
})

test('a game set aside says why, and can be exported and deleted', async ({ page }) => {
  await openEmpty(page)
  await writeStoredSave(page, ASIDE, BAD)
  await page.reload()
  await expect(rowsIn(page)).toContainText('Garden · Easy')
  await expect(rowsIn(page)).toContainText('One of its moves does not fit the rules.')
  expect(await findings(page)).toEqual([])
  await button(page, 'Restore Garden · Easy').click()
  await expect(statusOf(page)).toContainText(
    '1 not restored: One of its moves does not fit the rules.',
  )
  expect(JSON.parse(await save(page, 'Download Garden · Easy'))).toMatchObject({
    games: [{ key: ASIDE, value: BAD }],
  })
  await removeOnly(page)
  expect(await readStoredSaves(page)).toEqual({})
})

test('a valid game set aside can be restored', async ({ page }) => {
  await openEmpty(page)
  await writeStoredSave(page, ASIDE, GOOD)
  await page.reload()
  await button(page, 'Restore Garden · Easy').click()
  await expect(statusOf(page)).toHaveText('Garden · Easy is restored.')
  await expect(rowsIn(page).getByRole('link', { name: 'Resume' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  const saves = await readStoredSaves(page)
  expect(Object.keys(saves)).toEqual(['garden/easy'])
  expect(saves).toMatchObject({ 'garden/easy': GOOD })
})

const fileOf = (key: string, value: unknown) =>
  JSON.stringify({ pairwise: 'games', version: 1, games: [{ key, value }] })

const MANY_GAMES = JSON.stringify({
  pairwise: 'games',
  version: 1,
  games: Array(101).fill({ key: 'link/classic', value: {} }),
})

const REFUSED = [
  ['is not JSON', 'Dear diary', /not JSON.*nothing was changed/],
  ['holds results', '{"pairwise":"results","version":1,"results":[]}', /has no saved games/],
  ['holds 101 games', MANY_GAMES, /more than 100 games/],
  ['is too large', ' '.repeat(8_000_001), /larger than 8 MB/],
  ['holds a game of nobody', fileOf('chess/easy', GOOD), /0 games restored\. 1 not.*no such game/],
  ['holds half a game', fileOf('garden/easy', { at: 1 }), /0 games restored\. 1 not.*damaged/],
  ['holds a game in the wrong place', fileOf('link/novice', GOOD), /1 not.*another game/],
  ['holds a move against the rules', fileOf('garden/easy', BAD), /1 not.*does not fit the rules/],
] as const

for (const [what, text, words] of REFUSED) {
  test(`a file that ${what} is refused with a reason`, async ({ page }) => {
    await openEmpty(page)
    await restore(page, text)
    await expect(statusOf(page)).toHaveText(words)
    expect(await readStoredSaves(page)).toEqual({})
  })
}
