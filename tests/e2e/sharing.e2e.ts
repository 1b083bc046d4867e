import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { scan } from '../support/scan'
import { pressInEnd } from './ended'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  expectFullBoard,
  figureOf,
  openLevel,
  pressInMore,
  readBoard,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, findings, test } from './page'
import { boardAddress, openFresh, watched } from './stored-saves'

const sharedOn = (page: Page) => page.getByRole('dialog', { name: 'Share' })

const fieldOn = (page: Page) => sharedOn(page).getByRole('textbox', { name: 'Text' })

const choose = (page: Page, what: string) =>
  sharedOn(page).getByRole('radio', { name: what, exact: true }).check()

/** The size of a text's content beyond its box. */
const hiddenOf = (page: Page) =>
  fieldOn(page).evaluate((box) => [
    box.scrollWidth - box.clientWidth,
    box.scrollHeight - box.clientHeight,
  ])

/** Returns the last line of the text to share, an address on the tested browser's host. */
async function readLink(page: Page, what: 'Game' | 'Board'): Promise<string> {
  await choose(page, what)
  const link = (await fieldOn(page).inputValue()).split('\n').at(-1) ?? ''
  const { origin, pathname } = new URL(page.url())
  expect(link).toMatch(`${origin}${pathname}#/link?`)
  return link
}

test('a shared link is fully visible on a phone, is copied by its button, and gives the same board', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLevel(page, 'normal')
  const board = await readBoard(page)
  const [match] = clearingLine(board)
  if (match) await attempt(page, match)
  await pressInMore(page, 'Share')
  const link = await readLink(page, 'Board')
  expect(link).toMatch(/\?c=[\w-]{4}&level=normal&seed=\w+(%20\d)?$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(async () => Math.max(...(await hiddenOf(page)))).toBeLessThanOrEqual(0)
  const text = await fieldOn(page).inputValue()
  expect(text).toMatch(/^Pairwise · Link · .*\nhttp:.*seed=/)
  await sharedOn(page).getByRole('button', { name: 'Copy' }).click()
  await expect(sharedOn(page).getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  await page.setViewportSize({ width: 1280, height: 720 })
  await openFresh(page, link)
  await expectFullBoard(page, 'normal')
  expect(await readBoard(page)).toEqual(board)
  await expect(figureOf(page, 'moves')).toHaveText('0')
})

test('a cleared board is shared as two lines and its link, as a code, and as a picture, and replayed', async ({
  page,
}) => {
  await page.goto(boardAddress('AABBCCDD/EEFFGGHH'))
  await expect(tilesIn(page)).toHaveCount(16)
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toContainText('8 moves')
  await expect(winDialogOn(page)).toContainText('No assists')
  await winDialogOn(page).getByRole('button', { name: 'Share' }).click()
  const [title, result, link] = (await fieldOn(page).inputValue()).split('\n')
  expect(title).toBe('Pairwise · Link · Shared game · 8\u00a0×\u00a02')
  expect(result).toMatch(/^\d:\d\d · ★[★☆]★ · No assists$/)

  await sharedOn(page).getByText('QR code').click()
  const code = sharedOn(page).getByRole('img', { name: 'QR code' })
  const path = (await code.locator('path').getAttribute('d')) ?? ''
  const [, , , size] = ((await code.getAttribute('viewBox')) ?? '').split(' ')
  expect(scan(path, Number(size))).toBe(link)

  await sharedOn(page).getByText('Picture', { exact: true }).click()
  const saving = page.waitForEvent('download')
  await sharedOn(page).getByRole('button', { name: 'Save picture' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('pairwise-link.png')
  await expect(sharedOn(page).getByText('Saved as a file.')).toBeVisible()
  expect(sizeOf(await readFile(await saved.path()))).toEqual([720, 276])
  expect(await findings(page)).toEqual([])

  await sharedOn(page).getByRole('button', { name: 'Close' }).click()
  await pressInEnd(winDialogOn(page), 'Watch replay')
  await expect(winDialogOn(page)).toBeHidden()
  await toolOf(page, 'Exit replay').click()
  const panel = page.getByRole('region', { name: 'Congratulations!' })
  await expect(panel).toContainText(/\d:\d\d/)
  await expect(panel).toBeFocused()
  await expect(winDialogOn(page)).toBeHidden()
})

/** Returns the width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('a daily board is shared by its date, and on a phone the text of the largest position is fully visible', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/cascade/daily-2026-11-20')
  await expect(page.getByRole('grid')).toBeVisible()
  await pressInMore(page, 'Share')
  await expect(fieldOn(page)).toHaveValue(
    /^Pairwise · Cascade · Daily board, Nov 20, 2026\nhttp.*#\/cascade\/daily-2026-11-20$/,
  )
  await sharedOn(page).getByRole('button', { name: 'Close' }).click()
  await page.goto('/#/link/custom-30x30-36')
  await pressInMore(page, 'Share')
  await choose(page, 'Position')
  await expect(fieldOn(page)).toBeVisible()
  expect(await hiddenOf(page)).toEqual([0, 0])
})

const A_MATCH = { type: 'attempt', from: { row: 0, col: 0 }, to: { row: 0, col: 1 } } as const

test('a link that was cut off or changed says so, and offers its board if that is whole', async ({
  page,
}) => {
  const link = watched('AABB', [A_MATCH])
  const cut = link.indexOf('&g=')
  await page.goto(link.slice(0, cut - 1))
  await expect(page.getByRole('main')).toContainText('would deal another board')
  await expect(page.getByRole('link', { name: 'Play its board' })).toBeHidden()
  for (const part of [link.slice(0, -1), link.slice(0, cut)]) {
    await page.goto(part)
    await expect(page.getByRole('main')).toContainText('cut off or changed on the way')
    await page.getByRole('link', { name: 'Play its board' }).click()
    await expect(tilesIn(page)).toHaveCount(4)
  }
})

test('a game from a shared link is played, paused, stepped, and taken over, and its position makes the same board', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(boardAddress('ABBACDDC'))
  await expect(tilesIn(page)).toHaveCount(8)
  const dealt = await readBoard(page)
  for (const match of clearingLine(dealt).slice(0, 3)) await attempt(page, match)
  await expect(tilesIn(page)).toHaveCount(2)
  await pressInMore(page, 'Share')
  const link = await readLink(page, 'Game')
  await choose(page, 'Position')
  const rows = (await fieldOn(page).inputValue()).replaceAll('\n', '/')
  expect(rows).toMatch(/^[.A-D]{8}$/)
  const board = await readBoard(page)

  await page.clock.install()
  await openFresh(page, link)
  await toolOf(page, 'Pause').click()
  // A busy machine may pause late.
  while (await toolOf(page, 'Step back').isEnabled()) await toolOf(page, 'Step back').click()
  await expect(tilesIn(page)).toHaveCount(8)
  expect(await readBoard(page)).toEqual(dealt)
  await page.clock.runFor(5_000)
  await expect(tilesIn(page)).toHaveCount(8)
  await toolOf(page, 'Step').click()
  await expect(tilesIn(page)).toHaveCount(6)
  await toolOf(page, 'Step').click()
  await expect(tilesIn(page)).toHaveCount(4)
  await toolOf(page, 'Step back').click()
  await expect(tilesIn(page)).toHaveCount(6)
  await tilesIn(page).first().click()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)

  await toolOf(page, 'Play').click()
  await page.clock.runFor(5_000)
  await expect(tilesIn(page)).toHaveCount(2)
  await expect(toolOf(page, 'Step')).toBeDisabled()
  await expect(toolOf(page, 'Play')).toBeDisabled()

  await toolOf(page, 'Step back').click()
  await toolOf(page, 'Exit replay').click()
  await expect(tilesIn(page)).toHaveCount(2)
  await expect(toolOf(page, 'Hint')).toBeVisible()
  expect(await readBoard(page)).toEqual(board)
  const [last] = clearingLine(await readBoard(page))
  if (last) await attempt(page, last)
  await expect(tilesIn(page)).toHaveCount(0)

  await page.goto(boardAddress(rows))
  await expect(tilesIn(page)).toHaveCount(2)
  expect(await readBoard(page)).toEqual(board)
})
