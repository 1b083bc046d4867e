import type { Page } from '@playwright/test'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  expectFullBoard,
  figureOf,
  findDifferent,
  openLevel,
  readBoard,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { playALittle, SLOT } from './novice-game'
import { expect, test } from './page'
import {
  boardAddress,
  openFresh,
  readStoredSaves,
  savedMoves,
  writeStoredSave,
} from './stored-saves'

test.describe('a game in progress', () => {
  test('survives a reload: board, moves and time', async ({ page }) => {
    await page.clock.install()
    await openLevel(page, 'novice')
    await playALittle(page)
    await page.clock.runFor(83_000)
    await expect(figureOf(page, 'time')).toHaveText(/^1:2\d$/)
    const board = await readBoard(page)
    await toolOf(page, 'Pause').click()
    const time = await figureOf(page, 'time').textContent()
    await expect.poll(() => savedTime(page)).toBeGreaterThan(80_000)
    await page.reload()
    await expect(tilesIn(page)).toHaveCount(42)
    expect(await readBoard(page)).toEqual(board)
    await expect(figureOf(page, 'moves')).toHaveText('4')
    await expect(figureOf(page, 'time')).toHaveText(`${time}`)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('is listed in the menu, and resumed from there', async ({ page }) => {
    await openLevel(page, 'novice')
    await playALittle(page)
    const board = await readBoard(page)
    await toolOf(page, 'Menu').click()
    const goOn = page.getByRole('link', { name: 'Resume Link · 8 × 6, 42 tiles left' })
    await expect(goOn).toBeVisible()
    await page.getByRole('heading', { name: 'Link', exact: true }).click()
    await page.getByRole('navigation', { name: 'Games in progress' }).getByRole('link').click()
    await expect(tilesIn(page)).toHaveCount(42)
    expect(await readBoard(page)).toEqual(board)
    await toolOf(page, 'Undo').click()
    await expect(tilesIn(page)).toHaveCount(44)
  })

  test('is not listed before its first move or after its last', async ({ page }) => {
    const slot = 'link/shared'
    await page.goto(boardAddress('AABB'))
    await expect(tilesIn(page)).toHaveCount(4)
    await expect.poll(() => savedMoves(page, slot)).toBe(0)
    await toolOf(page, 'Menu').click()
    await expect(page.getByRole('link', { name: '8 × 6', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Resume / })).toHaveCount(0)
    await page.goBack()
    await expect(tilesIn(page)).toHaveCount(4)
    const [first, second] = clearingLine(await readBoard(page))
    if (!first || !second) throw new Error('This board takes two matches')
    await attempt(page, first)
    await expect.poll(() => savedMoves(page, slot)).toBe(1)
    await toolOf(page, 'Menu').click()
    await page.getByRole('link', { name: 'Resume Link · Shared game, 2 tiles left' }).click()
    await expect(tilesIn(page)).toHaveCount(2)
    await attempt(page, second)
    await expect(tilesIn(page)).toHaveCount(0)
    await expect.poll(() => savedMoves(page, slot)).toBe(2)
    await openFresh(page, '/')
    await expect(page.getByRole('link', { name: '8 × 6', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Resume / })).toHaveCount(0)
  })

  test('that is finished is there when one goes back, and the menu deals another', async ({
    page,
  }) => {
    await openLevel(page, 'novice')
    await clearAtOnce(page)
    await winDialogOn(page).getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('heading', { name: 'Pairwise' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Board cleared' })).toBeVisible()
    await expect(tilesIn(page)).toHaveCount(0)
    await toolOf(page, 'Menu').click()
    await page.getByRole('link', { name: '8 × 6', exact: true }).click()
    await expectFullBoard(page, 'novice')
  })
})

async function savedTime(page: Page): Promise<number> {
  const { [SLOT]: saved } = await readStoredSaves(page)
  return (saved as { save: { elapsedMs: number } }).save.elapsedMs
}

test.describe('without storage', () => {
  const ways = [
    ['full', 'QuotaExceededError', /no room left.*not being saved/],
    ['forbidden', 'SecurityError', /does not allow storage.*not being saved/],
  ] as const
  for (const [what, error, words] of ways) {
    test(`storage ${what}: the game is playable, with a notice`, async ({ page }) => {
      await page.addInitScript((name) => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('not here', name)
        }
      }, error)
      await openLevel(page, 'novice')
      await expect(page.getByRole('alert')).toHaveText(words)
      const [match] = clearingLine(await readBoard(page))
      if (match) await attempt(page, match)
      await expect(tilesIn(page)).toHaveCount(46)
      await expect(page.getByRole('alert')).toHaveText(words)
    })
  }

  test('no IndexedDB: likewise', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError')
      }
    })
    await page.goto('/')
    await page.getByRole('link', { name: '8 × 6', exact: true }).click()
    await expectFullBoard(page, 'novice')
    await expect(page.getByRole('alert')).toContainText('does not allow storage')
    const [match] = clearingLine(await readBoard(page))
    if (match) await attempt(page, match)
    await expect(tilesIn(page)).toHaveCount(46)
  })

  test('a write that fails says that it was not saved, and the next one is', async ({ page }) => {
    await openLevel(page, 'novice')
    await expect.poll(() => savedMoves(page, SLOT)).toBe(0)
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      document.body.dataset.broken = 'true'
      IDBObjectStore.prototype.put = function write(...args) {
        if (!document.body.dataset.broken) return put.apply(this, args)
        throw new DOMException('disk error', 'UnknownError')
      }
    })
    const [first, second] = clearingLine(await readBoard(page))
    if (!first || !second) throw new Error('This board takes two matches')
    await attempt(page, first)
    await expect(page.getByRole('alert')).toHaveText(/could not be saved.*next move tries again/)
    await page.evaluate(() => delete document.body.dataset.broken)
    await attempt(page, second)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await savedMoves(page, SLOT)).toBe(2)
  })

  test('the notice disappears once there is room again', async ({ page }) => {
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype
      let attempts = 0
      IDBObjectStore.prototype.put = function fail(...args) {
        attempts += 1
        // The first marks the slot, the second saves the board.
        if (attempts > 2) return put.apply(this, args)
        throw new DOMException('not here', 'QuotaExceededError')
      }
    })
    await openLevel(page, 'novice')
    await expect(page.getByRole('alert')).toContainText('no room left')
    const [match] = clearingLine(await readBoard(page))
    if (match) await attempt(page, match)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await savedMoves(page, SLOT)).toBe(1)
  })
})

test('of two tabs the newer one owns the game; the older one pauses and says so', async ({
  page,
  context,
}) => {
  await openLevel(page, 'novice')
  await playALittle(page)
  const newer = await context.newPage()
  await newer.goto('/#/link/novice')
  await expect(tilesIn(newer)).toHaveCount(42)
  await expect(page.getByRole('alert')).toContainText('opened in another tab')
  await expect(page.getByRole('alert')).toContainText('not saved')
  await expect(newer.getByRole('alert')).toHaveCount(0)

  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await toolOf(page, 'Resume').click()
  await attempt(page, findDifferent(await readBoard(page)))
  await expect(figureOf(page, 'moves')).toHaveText('5')
  const [match] = clearingLine(await readBoard(newer))
  if (match) await attempt(newer, match)
  await attempt(newer, findDifferent(await readBoard(newer)))
  await expect.poll(() => savedMoves(newer, SLOT)).toBe(6)
  await page.getByRole('button', { name: 'Continue here' }).click()
  await expect(tilesIn(page)).toHaveCount(40)
  await expect(figureOf(page, 'moves')).toHaveText('6')
  await expect(newer.getByRole('alert')).toContainText('opened in another tab')
})

test('a newer tab that cannot read the game leaves it to the older one', async ({
  page,
  context,
}) => {
  await openLevel(page, 'novice')
  await playALittle(page)
  const newer = await context.newPage()
  await newer.addInitScript(() => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('disk error', 'UnknownError')
    }
  })
  await newer.goto('/#/link/novice')
  await expect(newer.getByRole('alert')).toContainText('could not be read')
  await attempt(page, findDifferent(await readBoard(page)))
  await expect.poll(() => savedMoves(page, SLOT)).toBe(5)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('a damaged save', () => {
  const GOOD = { version: 1, game: 'link', options: { level: 'novice' }, seed: 'x', elapsedMs: 5 }
  const nowhere = { type: 'attempt', from: { row: 29, col: 29 }, to: { row: 0, col: 0 } }
  const damages: readonly [string, unknown][] = [
    ['that is no save', 'garbage'],
    ['cut short', { at: 1, left: 2, href: '/link/novice', save: { version: 1, game: 'link' } }],
    ['of a later version', savedAs({ ...GOOD, version: 2, moves: [] })],
    ['of another game', savedAs({ ...GOOD, game: 'cascade', moves: [] })],
    ['of another level', savedAs({ ...GOOD, options: { level: 'expert' }, moves: [] })],
    ['whose moves do not fit', savedAs({ ...GOOD, moves: [nowhere] })],
  ]

  for (const [what, damaged] of damages) {
    test(`${what} is set aside, with a notice`, async ({ page }) => {
      await openLevel(page, 'novice')
      await expect.poll(() => savedMoves(page, SLOT)).toBe(0)
      await toolOf(page, 'Menu').click()
      await expect(page.getByRole('heading', { name: 'Pairwise' })).toBeVisible()
      await writeStoredSave(page, SLOT, damaged)
      await page.getByRole('link', { name: '8 × 6', exact: true }).click()
      await expectFullBoard(page, 'novice')
      await expect(page.getByRole('alert')).toHaveText(/damaged.*set aside.*new board/)
      const saves = await readStoredSaves(page)
      const aside = Object.entries(saves).filter(([slot]) => slot.startsWith(`aside/${SLOT}/`))
      expect(aside.map(([, value]) => value)).toMatchObject([damaged])

      await playALittle(page)
      await page.reload()
      await expect(tilesIn(page)).toHaveCount(42)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

function savedAs(save: unknown) {
  return { at: 1, left: 48, href: '/link/novice', save }
}
