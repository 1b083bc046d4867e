import type { Page } from '@playwright/test'
import { FACE_SETS, type FaceSet } from '#src/games/link/settings.ts'
import { TABLES } from '#src/ui/settings.ts'
import { gridOf, pressInMore } from './link-board'
import { expect, findings, IS_LONG, takePicture, test } from './page'
import { boardAddress } from './stored-saves'
import { storeSettings } from './stored-settings'

// So large that a cell of the board below is 24 px.
test.use({ viewport: { width: 500, height: 420 } })

/** All kinds twice, each right above its equal. */
const ALL_KINDS = 'ABCDEFGHIJKL/ABCDEFGHIJKL/MNOPQRSTUVWX/MNOPQRSTUVWX/YZabcdefghij/YZabcdefghij'

/** Screen positions of the first tile of every kind. */
async function placesOf(page: Page): Promise<readonly DOMRect[]> {
  const tiles = gridOf(page).getByRole('button')
  await expect(tiles).toHaveCount(72)
  const boxes = await tiles.evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect().toJSON()),
  )
  return boxes.filter((_, at) => Math.floor(at / 12) % 2 === 0)
}

interface Shown {
  readonly picture: string
  readonly boxes: readonly DOMRect[]
}

interface Pair {
  readonly kinds: readonly [number, number]
  /** Difference of the two pictures, 0 … 255. */
  readonly unlike: number
}

/** Cuts out what is drawn on tiles, and compares it in grey, one moved by up to a pixel over the other. Runs in the page. */
async function compare({ picture, boxes }: Shown): Promise<readonly Pair[]> {
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas')
  context.filter = 'grayscale(1)'
  context.drawImage(image, 0, 0)
  const SIDE = 18
  const cut = (x: number, y: number) => context.getImageData(x, y, SIDE, SIDE).data
  const unlike = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
    Math.sqrt(a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0) / SIDE ** 2 / 3)
  const faces = boxes.map(({ x, y }) =>
    [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => cut(x + 3 + dx, y + 2 + dy))),
  )
  return faces.flatMap((moved, one) =>
    faces.slice(one + 1).map(([, , , , face], more): Pair => {
      const all = face ? moved.map((other) => unlike(face, other)) : []
      return { kinds: [one + 1, one + more + 2], unlike: Math.min(...all) }
    }),
  )
}

/** Minimal difference of two faces. A shift by one pixel counts as none. */
const ENOUGH = 30

/** Lists the pairs of faces that look too much alike. */
async function findUnclear(page: Page, boxes: readonly DOMRect[]): Promise<readonly Pair[]> {
  const picture = (await page.screenshot()).toString('base64')
  const shown = { picture: `data:image/png;base64,${picture}`, boxes }
  const pairs = await page.evaluate(compare, shown)
  expect(pairs).toHaveLength((36 * 35) / 2)
  return pairs.filter(({ unlike }) => unlike < ENOUGH)
}

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

async function chooseFaces(page: Page, faces: FaceSet): Promise<void> {
  await pressInMore(page, 'Settings')
  const sets = page.getByRole('group', { name: 'Tile faces' }).getByRole('radio')
  await sets.nth(FACE_SETS.indexOf(faces)).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.mouse.move(0, 0)
}

test('in every set, no two faces can be taken for each other at 24 px, nor by name', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await storeSettings(page, { tutored: true })
  await page.goto(boardAddress(ALL_KINDS))
  const boxes = await placesOf(page)
  expect(boxes.map(({ width }) => width)).toEqual(boxes.map(() => 24))
  const tiles = gridOf(page).getByRole('button')
  for (const faces of FACE_SETS) {
    await test.step(faces, async () => {
      await chooseFaces(page, faces)
      await expect(tiles.first().locator(DRAWN[faces])).toHaveCount(1)
      const names = await tiles.evaluateAll((all) => all.map((tile) => tile.ariaLabel ?? ''))
      expect(new Set(names.map((name) => name.split(',')[0])).size).toBe(36)
      // Pictures are drawn once they are loaded.
      await expect.poll(() => findUnclear(page, boxes)).toEqual([])
      expect(await findings(page, '[role=grid]')).toEqual([])
      await takePicture(page, `${faces} 24`)
    })
  }
})

test.describe('the settings', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('show every set and table, and change a game by the keyboard alone', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(boardAddress('AABB/CCDD'))
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    const faces = page.getByRole('group', { name: 'Tile faces' })
    await expect(faces.getByRole('radio')).toHaveCount(FACE_SETS.length)
    await expect(faces.locator('[style*=faces-mahjong]')).toHaveCount(3)
    const boxes = await page
      .getByRole('radio')
      .evaluateAll((all) => all.map((radio) => radio.getBoundingClientRect().toJSON()))
    expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
    await faces.getByRole('radio', { name: 'Pictures' }).focus()
    for (const _ of FACE_SETS.slice(0, FACE_SETS.indexOf('mahjong')))
      await page.keyboard.press('ArrowDown')
    await expect(faces.getByRole('radio', { name: 'Mahjong' })).toBeChecked()
    await page.getByRole('radio', { name: 'As the theme' }).focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: 'Felt' })).toBeChecked()
    await page.keyboard.press('Escape')
    const tiles = gridOf(page).getByRole('button')
    await expect(tiles.first()).toHaveAccessibleName('East wind, row 1, column 1')
    await expect(page.locator('[data-table=felt]')).toHaveCSS('border-radius', '14px')
    await expect(tiles).toHaveCount(8)
  })
})

test('letters on every table have contrast', { tag: '@long' }, async ({ page }) => {
  await storeSettings(page, { faces: 'letters', tutored: true })
  await page.goto(boardAddress('B.C./AEBA/CDDA/E.A.'))
  await gridOf(page).getByRole('button').first().click()
  for (const theme of IS_LONG ? ['dark', 'light', 'contrast'] : ['light']) {
    for (const table of TABLES) {
      await page.evaluate(showOn, { theme, table })
      expect.soft(await findings(page, '[data-table]', 'color-contrast'), table).toEqual([])
      await takePicture(page, `${theme} ${table}`)
    }
  }
})

function showOn({ theme, table }: { theme: string; table: string }): void {
  document.documentElement.setAttribute('data-theme', theme)
  document.querySelector('[data-table]')?.setAttribute('data-table', table)
}
