import type { Locator, Page } from '@playwright/test'
import { gridOf, openLevel, readHint, tileAt } from './link-board'
import { expect, findings, pressKey, takePicture, test } from './page'
import { boardAddress } from './stored-saves'
import { storeSettings } from './stored-settings'

// Colours must be tested after their transitions.

const board = (page: Page) => page.getByRole('grid').first()
const dialog = (page: Page) => page.getByRole('dialog')
const tools = (page: Page) => page.getByRole('toolbar').locator('> button')

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
}

type Step = readonly [screen: string, open: (page: Page) => Promise<void>]

const AROUND: readonly Step[] = [
  [
    'menu',
    async (page) => {
      await page.goto('/#/')
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
    },
  ],
  [
    'settings',
    async (page) => {
      await page.getByRole('navigation').getByRole('button').click()
      await expect(dialog(page).getByRole('combobox').first()).toBeVisible()
      await expect(dialog(page).getByRole('progressbar')).toHaveCount(0)
    },
  ],
  [
    'first page',
    async (page) => {
      await page.goto('/#/link')
      await page.getByRole('group').first().getByRole('radio').last().check()
      await expect(page.getByRole('slider').last()).toBeVisible()
    },
  ],
  [
    'bad link',
    async (page) => {
      await page.goto('/#/link/nothing')
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
    },
  ],
]

const GAME: readonly Step[] = [
  [
    'offer',
    async (page) => {
      await page.goto('/#/link/novice')
      await expect(board(page).getByRole('button')).toHaveCount(48)
      await expect(page.getByRole('toolbar')).toBeVisible()
      await expect(page.getByRole('region').getByRole('button').first()).toBeVisible()
    },
  ],
  [
    'tutorial',
    async (page) => {
      await page.getByRole('region').getByRole('button').first().click()
      await expect(dialog(page).getByRole('grid')).toBeVisible()
    },
  ],
  [
    'game',
    async (page) => {
      await closeDialog(page)
      await pressKey(page, 'h')
      await board(page).getByRole('button').first().click()
      await expect(board(page).getByRole('button', { pressed: true })).toHaveCount(1)
    },
  ],
  [
    'difficulty',
    async (page) => {
      const badge = page.locator('header [popovertarget]')
      await badge.click()
      await expect(page.locator('header [popover] dl')).toBeVisible()
    },
  ],
  [
    'more tools',
    async (page) => {
      await tools(page).last().click()
      await expect(moreTools(page).last()).toBeVisible()
    },
  ],
  [
    'share',
    async (page) => {
      // Share, settings and help are the last tools.
      await moreTools(page).nth(-3).click()
      await expect(dialog(page).getByRole('textbox').first()).toBeVisible()
    },
  ],
  [
    'help',
    async (page) => {
      await closeDialog(page)
      await pressKey(page, '?')
      await expect(dialog(page).getByRole('grid').last()).toBeVisible()
    },
  ],
  [
    'paused',
    async (page) => {
      await closeDialog(page)
      await pressKey(page, 'p')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
    },
  ],
]

const moreTools = (page: Page) => page.getByRole('toolbar').getByRole('region').locator('> button')

const END: readonly Step[] = [
  [
    'refused',
    async (page) => {
      await page.goto(boardAddress('BCB/CDD/...'))
      await expect(board(page).getByRole('button')).toHaveCount(6)
      await board(page).getByRole('button').nth(1).click()
      await board(page).getByRole('button').nth(3).click()
      await expect(page.getByRole('status').first().getByRole('button')).toBeVisible()
      await expect(board(page).getByRole('button', { pressed: true })).toHaveCount(0)
    },
  ],
  [
    'end',
    async (page) => {
      await page.goto(boardAddress('B..B'))
      await expect(board(page).getByRole('button')).toHaveCount(2)
      await board(page).getByRole('button').first().click()
      await board(page).getByRole('button').last().click()
      await expect(dialog(page)).toBeVisible()
    },
  ],
  ['empty board', closeDialog],
  [
    'results',
    async (page) => {
      await page.goto('/#/results')
      await expect(page.getByRole('img')).toBeVisible()
    },
  ],
]

/** Screens, in any language, that lead to each other without a load. */
const VISITS = { 'around a game': AROUND, 'in a game': GAME, 'at an end': END } as const

/** Themes and their tables' colours. */
const THEMES = [
  ['contrast', 'rgb(0, 0, 0)'],
  ['light', 'rgb(233, 238, 247)'],
  ['dark', 'rgb(22, 33, 62)'],
] as const

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)

/** Asserts that axe finds nothing in the dark theme; in others, only contrast may differ. */
async function expectNothingFound(page: Page, screen: string): Promise<void> {
  expect(await findings(page)).toEqual([])
  for (const theme of ['contrast', 'light']) {
    await setTheme(page, theme)
    expect(await findings(page, 'html', 'color-contrast'), theme).toEqual([])
    await takePicture(page, `${theme} ${screen}`)
  }
  await setTheme(page, 'dark')
  await takePicture(page, `dark ${screen}`)
}

for (const [where, steps] of Object.entries(VISITS)) {
  test(`axe finds nothing ${where}, in any theme`, { tag: '@long' }, async ({ page }) => {
    for (const [screen, open] of steps) {
      await test.step(screen, async () => {
        await open(page)
        await expectNothingFound(page, screen)
      })
    }
  })
}

test('a theme, stored or just chosen, colours the window’s bars', { tag: '@long' }, async ({
  page,
}) => {
  await storeSettings(page, { theme: 'contrast' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  const bars = page.locator('meta[name=theme-color]')
  for (const [theme, table] of THEMES) {
    if (theme !== 'contrast')
      await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect
      .poll(async () => page.evaluate(paint, (await bars.getAttribute('content')) ?? ''))
      .toBe(table)
  }
})

/** Returns a colour as the browser formats it. */
function paint(colour: string): string {
  const swatch = document.createElement('i')
  swatch.style.color = colour
  document.body.append(swatch)
  return getComputedStyle(swatch).color
}

test.describe('in Vietnamese, whose words are the longest, and the light theme', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('axe finds nothing on any screen on a phone', async ({ page }) => {
    test.slow()
    await storeSettings(page, { language: 'vi', theme: 'light' })
    for (const [screen, open] of Object.values(VISITS).flat()) {
      await test.step(screen, async () => {
        await open(page)
        expect(await findings(page)).toEqual([])
        await takePicture(page, `vi ${screen}`)
      })
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

// In forced colours, the page cannot choose.

test('in forced colours, focus, pressed buttons and states of tiles are visible', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await expectPressedVisible(page)
  await page.goto(boardAddress('BCB/CDD/...'))
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
})

const outlines = (count: number, outline: (index: number) => Promise<string>) =>
  Promise.all(Array.from({ length: count }, (_, index) => outline(index)))

async function expectPressedVisible(page: Page): Promise<void> {
  await page.goto('/#/')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
  await page.getByRole('button', { name: 'Settings' }).click()
  const sounds = page.getByRole('switch', { name: 'Sounds' })
  const on = await sounds.evaluate((one) => getComputedStyle(one).backgroundColor)
  await takePicture(page, 'forced settings')
  await sounds.uncheck()
  await expect(sounds).not.toHaveCSS('background-color', on)
}

/** Returns the background colours of a button and its content. */
const coloursOf = (button: Locator): Promise<readonly string[]> =>
  button.evaluate((one) =>
    [one, ...one.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor),
  )

/** Asserts that hovering changes no colour. */
async function expectSameUnderPointer(page: Page, button: Locator): Promise<void> {
  await button.hover()
  const under = await coloursOf(button)
  await page.mouse.move(0, 0)
  expect(under).toEqual(await coloursOf(button))
}

/** Each game's address, and its selectable buttons. */
const CHOICES = [
  ['Link', '/#/link/novice', (page: Page) => gridOf(page).getByRole('button')],
  ['Cascade', '/#/cascade/thirty', (page: Page) => page.getByRole('grid').getByRole('button')],
  [
    'Garden',
    '/#/garden/easy',
    (page: Page) => page.getByRole('grid').getByRole('button', { name: /^Your / }),
  ],
  [
    'Patches',
    '/#/patches/small-easy',
    (page: Page) => page.getByRole('region', { name: 'Your hand' }).getByRole('button'),
  ],
] as const

test('a selected or hinted button looks so under the pointer too', { tag: '@long' }, async ({
  page,
}) => {
  for (const [game, address, choicesOn] of CHOICES) {
    await test.step(game, async () => {
      await page.goto(address)
      await expect(page).toHaveTitle(`${game} · Pairwise`)
      const chosen = choicesOn(page).nth(1)
      await chosen.hover()
      const before = await coloursOf(chosen)
      await chosen.click()
      await expect(chosen).toHaveAttribute('aria-pressed', 'true')
      await expectSameUnderPointer(page, chosen)
      expect(await coloursOf(chosen)).not.toEqual(before)
    })
  }
  await openLevel(page, 'normal')
  await pressKey(page, 'h')
  const { from, to } = await readHint(page)
  await expectSameUnderPointer(page, tileAt(page, from))
  await expectSameUnderPointer(page, tileAt(page, to))
})
