import type { Page } from '@playwright/test'
import { FACE_SETS, type FaceSet } from '#src/games/link/settings.ts'
import { gridOf } from './link-board'
import { expect, findings, pressKey, takePicture, test } from './page'
import { boardAddress } from './stored-saves'
import { storeSettings } from './stored-settings'

// Colours must be tested after their transitions.

const board = (page: Page) => page.getByRole('grid').first()
const dialog = (page: Page) => page.getByRole('dialog')
const tools = (page: Page) => page.getByRole('toolbar').getByRole('button')

async function openAt(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
}

async function openGame(page: Page): Promise<void> {
  await openAt(page, '/#/link/novice')
  await expect(board(page).getByRole('button')).toHaveCount(48)
  await expect(page.getByRole('toolbar')).toBeVisible()
}

/** The route to each screen, in any language. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  menu: async (page) => {
    await openAt(page, '/')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
  },
  settings: async (page) => {
    await openAt(page, '/')
    await page.getByRole('navigation').getByRole('button').click()
    await expect(dialog(page).getByRole('combobox').first()).toBeVisible()
  },
  'first page': async (page) => {
    await openAt(page, '/#/link')
    await page.getByRole('group').first().getByRole('radio').last().check()
    await expect(page.getByRole('slider').last()).toBeVisible()
  },
  offer: async (page) => {
    await openGame(page)
    await expect(page.getByRole('region').getByRole('button').first()).toBeVisible()
  },
  tutorial: async (page) => {
    await openGame(page)
    await page.getByRole('region').getByRole('button').first().click()
    await expect(dialog(page).getByRole('grid')).toBeVisible()
  },
  game: async (page) => {
    await openGame(page)
    await pressKey(page, 'h')
    await board(page).getByRole('button').first().click()
    await expect(board(page).getByRole('button', { pressed: true })).toHaveCount(1)
  },
  refused: async (page) => {
    await openAt(page, boardAddress('BCB/CDD'))
    await board(page).getByRole('button').first().click()
    await board(page).getByRole('button').nth(1).click()
    await expect(page.getByRole('status')).toBeVisible()
    await expect(board(page).getByRole('button', { pressed: true })).toHaveCount(0)
  },
  paused: async (page) => {
    await openGame(page)
    await pressKey(page, 'p')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
  },
  help: async (page) => {
    await openGame(page)
    await pressKey(page, '?')
    await expect(dialog(page).getByRole('grid').last()).toBeVisible()
  },
  share: async (page) => {
    await openGame(page)
    await tools(page).last().click()
    // Share, settings and help are the last tools.
    await page.getByRole('toolbar').getByRole('region').locator('> button').nth(-3).click()
    await expect(dialog(page).getByRole('textbox').first()).toBeVisible()
  },
  end: async (page) => {
    await openAt(page, boardAddress('B..B'))
    await board(page).getByRole('button').first().click()
    await board(page).getByRole('button').last().click()
    await expect(dialog(page)).toBeVisible()
  },
  results: async (page) => {
    await SCREENS.end?.(page)
    await openAt(page, '/#/results')
    await expect(page.getByRole('img')).toBeVisible()
  },
  'bad link': async (page) => {
    await openAt(page, '/#/link/nothing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** Themes and their tables' colours. */
const THEMES = [
  ['dark', 'rgb(22, 33, 62)'],
  ['light', 'rgb(233, 238, 247)'],
  ['contrast', 'rgb(0, 0, 0)'],
] as const

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)

for (const screen of Object.keys(SCREENS)) {
  test(`axe finds nothing on the screen “${screen}”, in every theme`, async ({ page }) => {
    await SCREENS[screen]?.(page)
    for (const [theme] of THEMES) {
      await setTheme(page, theme)
      expect(await findings(page)).toEqual([])
      await takePicture(page, `${theme} ${screen}`)
    }
  })
}

for (const [theme, table] of THEMES) {
  test(`the ${theme} theme, once chosen, colours the window’s bars`, async ({ page }) => {
    await storeSettings(page, { theme })
    await openAt(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const bars = page.locator('meta[name=theme-color]')
    expect(await page.evaluate(paint, (await bars.getAttribute('content')) ?? '')).toBe(table)
  })
}

/** Returns a colour as the browser formats it. */
function paint(colour: string): string {
  const swatch = document.createElement('i')
  swatch.style.color = colour
  document.body.append(swatch)
  return getComputedStyle(swatch).color
}

test.describe('in Vietnamese, whose words are the longest', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('axe finds nothing on any screen on a phone', async ({ page }) => {
    test.slow()
    await storeSettings(page, { language: 'vi' })
    for (const [screen, open] of Object.entries(SCREENS)) {
      await test.step(screen, async () => {
        await open(page)
        expect(await findings(page)).toEqual([])
        await takePicture(page, `vi ${screen}`)
      })
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  })
})

/** A tile's content in each set of faces. */
const DRAWN: Readonly<Record<FaceSet, string>> = {
  emoji: '[style*=faces-emoji]',
  animals: '[style*=faces-animals]',
  food: '[style*=faces-food]',
  mahjong: '[style*=faces-mahjong]',
  radicals: '[style*=faces-radicals]',
  readings: 'span:text-is("huǒ")',
  shapes: 'svg',
  letters: 'span:text-is("A")',
}

for (const faces of FACE_SETS) {
  test(`tiles with ${faces}`, async ({ page }) => {
    await storeSettings(page, { faces, tutored: true })
    await openAt(page, boardAddress('ABCD/EFGH/DCBA/HGFE'))
    const tiles = gridOf(page).getByRole('button')
    await expect(tiles).toHaveCount(16)
    await expect(tiles.first().locator(DRAWN[faces])).toHaveCount(1)
    const names = await tiles.evaluateAll((all) => all.map((tile) => tile.ariaLabel ?? ''))
    expect(new Set(names.map((name) => name.split(',')[0])).size).toBe(8)
    for (const [theme] of THEMES) {
      await setTheme(page, theme)
      await takePicture(page, `${faces} ${theme}`)
    }
    expect(await findings(page)).toEqual([])
  })
}

// In forced colours, the page cannot choose.

test('in forced colours, states differ in their outlines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAt(page, boardAddress('BCB/CDD'))
  const tiles = gridOf(page).getByRole('button')
  /** Returns the outline of a tile by its index in reading order. */
  const outline = (index: number) =>
    tiles
      .nth(index)
      .locator('[data-look]')
      .evaluate((tile) => getComputedStyle(tile).outlineStyle)
  await expect(tiles).toHaveCount(6)
  await expect(page.getByRole('toolbar')).toBeVisible()
  expect(await outline(5)).toBe('none')
  await pressKey(page, 'h')
  await expect(page.getByRole('status')).toContainText('Hint: ')
  expect(await outlines(6, outline)).toEqual(expect.arrayContaining(['dashed', 'none']))
  await tiles.nth(0).click()
  await expect.poll(() => outline(0)).toBe('solid')
  await takePicture(page, 'forced selected')
  await tiles.nth(1).click()
  await expect.poll(() => outline(0)).toBe('double')
  expect(await outline(1)).toBe('double')
  await tiles.nth(0).click()
  await pressKey(page, 'e')
  await expect.poll(() => outlines(6, outline)).toContain('dotted')
  await takePicture(page, 'forced equal')
  expect(await findings(page, 'color-contrast')).toEqual([])
})

const outlines = (count: number, outline: (index: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, index) => outline(index)))

test('in forced colours, focus and pressed states are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await SCREENS.menu?.(page)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
  await page.getByRole('button', { name: 'Settings' }).click()
  const sounds = page.getByRole('switch', { name: 'Sounds' })
  const on = await sounds.evaluate((one) => getComputedStyle(one).backgroundColor)
  await takePicture(page, 'forced settings')
  await sounds.uncheck()
  await expect(sounds).not.toHaveCSS('background-color', on)
  expect(await findings(page, 'color-contrast')).toEqual([])
})
