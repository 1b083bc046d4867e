import {
  clearAtOnce,
  findDifferent,
  openLevel,
  readBoard,
  readHint,
  tileAt,
  toolOf,
  winDialogOn,
} from './link-board'
import { expect, findings, pressKey, test } from './page'

// Colours must be tested after their transitions.

// Wide windows are looked at in all themes by `looks`.
test.use({ viewport: { width: 360, height: 740 } })

test.describe('axe finds nothing', () => {
  test('in the menu, its settings and the first page of a game', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('switch', { name: 'Show the time' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await findings(page)).toEqual([])
    await page.goto('/#/link')
    await page.getByRole('radio', { name: 'Custom' }).check()
    await expect(page.getByRole('slider', { name: 'Kinds' })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  test('on a bad link, and among the results', async ({ page }) => {
    await page.goto('/#/link/nothing')
    await expect(page.getByRole('link', { name: 'Play a new board' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.goto('/#/results')
    await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  test('in a pause, among more tools and in the share dialog', async ({ page }) => {
    await openLevel(page, 'novice')
    await toolOf(page, 'Pause').click()
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await toolOf(page, 'Resume').click()
    await toolOf(page, 'More').click()
    await expect(toolOf(page, 'Share')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await toolOf(page, 'Share').click()
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  test('in a game: a hint marked, a tile selected, two refused', async ({ page }) => {
    await openLevel(page, 'novice')
    const { from, to } = findDifferent(await readBoard(page))
    await pressKey(page, 'h')
    await readHint(page)
    expect(await findings(page)).toEqual([])
    await tileAt(page, from).click()
    expect(await findings(page)).toEqual([])
    await tileAt(page, to).click()
    expect(await findings(page)).toEqual([])
  })

  test('in the help', async ({ page }) => {
    await openLevel(page, 'novice')
    await pressKey(page, '?')
    await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  test('in the end dialog, and on the empty board', async ({ page }) => {
    await openLevel(page, 'novice')
    await clearAtOnce(page)
    await expect(winDialogOn(page)).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(winDialogOn(page)).toBeHidden()
    expect(await findings(page)).toEqual([])
  })
})
