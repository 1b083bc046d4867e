import type { BrowserContext, Locator, Page } from '@playwright/test'
import { pressInEnd } from './ended'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  expectFullBoard,
  figureOf,
  openLevel,
  readBoard,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { openALittle, playALittle, SLOT, storeALittle } from './novice-game'
import { expect, IS_LONG, test } from './page'
import { openBeside, readStoredSaves, savedMoves, savedMs, writeStoredSave } from './stored-saves'

test('a game in progress survives a reload, and is listed in the menu and resumed there', async ({
  page,
}) => {
  await page.clock.install()
  await openLevel(page, 'novice')
  await playALittle(page)
  await page.clock.runFor(83_000)
  await expect(figureOf(page, 'time')).toHaveText(/^1:2\d$/)
  const board = await readBoard(page)
  await toolOf(page, 'Pause').click()
  const time = await figureOf(page, 'time').textContent()
  await expect.poll(() => savedMs(page, SLOT)).toBeGreaterThan(80_000)
  await page.reload()
  await expect(tilesIn(page)).toHaveCount(42)
  expect(await readBoard(page)).toEqual(board)
  await expect(figureOf(page, 'moves')).toHaveText('4')
  await expect(figureOf(page, 'time')).toHaveText(`${time}`)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await toolOf(page, 'Menu').click()
  const goOn = page.getByRole('link', { name: 'Continue Link: Novice · 8 × 6 · 42 tiles left' })
  await expect(goOn).toBeVisible()
  await page.getByRole('heading', { name: 'Link', exact: true }).click()
  await page.getByRole('navigation', { name: 'Games in progress' }).getByRole('link').click()
  await expect(tilesIn(page)).toHaveCount(42)
  expect(await readBoard(page)).toEqual(board)
  await toolOf(page, 'Undo').click()
  await expect(tilesIn(page)).toHaveCount(44)
})

test('a game is not listed before its first move or after its last, where one goes back to it', {
  tag: '@long',
}, async ({ page }) => {
  const expectNoneListed = async () => {
    await expect(page.getByRole('link', { name: 'Novice 8 × 6', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Continue / })).toHaveCount(0)
  }
  await openLevel(page, 'novice')
  await expect.poll(() => savedMoves(page, SLOT)).toBe(0)
  await toolOf(page, 'Menu').click()
  await expectNoneListed()
  await page.goBack()
  await expectFullBoard(page, 'novice')
  await clearAtOnce(page)
  await expect.poll(() => savedMoves(page, SLOT)).toBe(24)
  await pressInEnd(winDialogOn(page), 'Menu')
  await expectNoneListed()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible()
  await expect(tilesIn(page)).toHaveCount(0)
})

/** Makes writes fail with the error named on the page, from the start with one of a full store. */
function failWrites(): void {
  const { put } = IDBObjectStore.prototype
  Object.assign(window, { fault: 'QuotaExceededError' })
  IDBObjectStore.prototype.put = function write(...args) {
    const fault: unknown = Reflect.get(window, 'fault')
    if (!fault) return put.apply(this, args)
    throw new DOMException('not here', String(fault))
  }
}

test.describe('without storage', () => {
  const faults: readonly (readonly [string, RegExp])[] = [
    ['QuotaExceededError', /no room left.*not being saved/],
    ['SecurityError', /does not allow storage.*not being saved/],
    ['UnknownError', /could not be saved.*next move tries again/],
  ]

  test('a game is playable, with a notice, and is saved once there is some', async ({ page }) => {
    await page.addInitScript(failWrites)
    await openLevel(page, 'novice')
    const notice = page.getByRole('alert')
    await expect(notice).toHaveText(/no room left/)
    const line = clearingLine(await readBoard(page))
    const playWith = async (fault: string, match = line.at(0)) => {
      await page.evaluate((name) => Object.assign(window, { fault: name }), fault)
      if (match) await attempt(page, match)
    }
    for (const [index, [fault, words]] of faults.entries()) {
      await playWith(fault, line[index])
      await expect(notice).toHaveText(words)
      await expect(tilesIn(page)).toHaveCount(46 - 2 * index)
    }
    expect(await savedMoves(page, SLOT)).toBeUndefined()
    await playWith('', line[faults.length])
    await expect(notice).toHaveCount(0)
    expect(await savedMoves(page, SLOT)).toBe(4)
  })

  test('no IndexedDB: likewise', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError')
      }
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Novice 8 × 6', exact: true }).click()
    await expectFullBoard(page, 'novice')
    await expect(page.getByRole('alert')).toContainText('does not allow storage')
    const [match] = clearingLine(await readBoard(page))
    if (match) await attempt(page, match)
    await expect(tilesIn(page)).toHaveCount(46)
  })
})

const GOOD = { version: 1, game: 'link', options: { level: 'novice' }, seed: 'x', elapsedMs: 5 }
const NOWHERE = { type: 'attempt', from: { row: 29, col: 29 }, to: { row: 0, col: 0 } }

const savedAs = (save: unknown) => ({ at: 1, left: 48, href: '/link/novice', save })

const DAMAGES: readonly [string, string | Record<string, unknown>][] = [
  ['that is no save', 'garbage'],
  ['of another level', savedAs({ ...GOOD, options: { level: 'expert' }, moves: [] })],
  ['whose moves do not fit', savedAs({ ...GOOD, moves: [NOWHERE] })],
]

/** A tab marks the slot with its name before it reads the moves. */
const asStored = (damaged: string | Record<string, unknown>): unknown =>
  typeof damaged === 'string' ? damaged : expect.objectContaining(damaged)

test('damaged saves are set aside, with a notice, and the new board is saved', async ({ page }) => {
  await openBeside(page)
  const damages = IS_LONG ? DAMAGES : DAMAGES.slice(0, 1)
  for (const [index, [what, damaged]] of damages.entries()) {
    await test.step(what, async () => {
      await writeStoredSave(page, SLOT, damaged)
      if (index === 0) await page.goto('/#/link/novice')
      else await page.getByRole('link', { name: 'Novice 8 × 6', exact: true }).click()
      await expectFullBoard(page, 'novice')
      await expect(page.getByRole('alert')).toHaveText(/damaged.*set aside.*new board/)
      const asides = Object.entries(await readStoredSaves(page))
        .filter(([slot]) => slot.startsWith(`aside/${SLOT}/`))
        .map(([, value]) => value)
      expect(asides).toHaveLength(index + 1)
      expect(asides).toEqual(expect.arrayContaining([asStored(damaged)]))
      await expect.poll(() => savedMoves(page, SLOT)).toBe(0)
      if (index === damages.length - 1) return
      await toolOf(page, 'Menu').click()
      await expect(page.getByRole('heading', { name: 'Pairwise' })).toBeVisible()
    })
  }
})

const silenceOn = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'storage does not answer' })

/** Keeps all saves from being read or written until the page that it returns is closed. */
async function holdStorage(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await openBeside(other)
  await other.evaluate(holdSaves)
  return other
}

async function takeOne(page: Page): Promise<void> {
  const [match] = clearingLine(await readBoard(page))
  if (match) await attempt(page, match)
}

/** Opens a new board while the storage is held, and takes a pair; returns the page that holds it. */
async function openSilent(page: Page, context: BrowserContext): Promise<Page> {
  const other = await holdStorage(context)
  await page.clock.install()
  await page.goto('/#/link/novice')
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(silenceOn(page)).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
  await expectFullBoard(page, 'novice')
  await takeOne(page)
  return other
}

test('a game that another tab keeps from being saved is saved once it answers', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.clock.install()
  await openALittle(page)
  const other = await holdStorage(context)
  await takeOne(page)
  await page.clock.runFor(4_000)
  await expect(silenceOn(page)).toHaveCount(0)
  await page.clock.runFor(6_000)
  await expect(silenceOn(page)).toBeVisible()
  await other.close()
  await expect(silenceOn(page)).toHaveCount(0)
  await expect.poll(() => savedMoves(page, SLOT)).toBe(5)
})

test('a game that opens while another tab holds the storage is saved once it answers', {
  tag: '@long',
}, async ({ page, context }) => {
  await openBeside(page)
  await writeStoredSave(page, 'link/hard', { at: 1, left: 0, href: '/link/hard', save: null })
  const other = await openSilent(page, context)
  await other.close()
  await expect(silenceOn(page)).toHaveCount(0)
  await expect.poll(() => savedMoves(page, SLOT)).toBe(1)
})

test('a game that could not be read as its page opened is not written over', {
  tag: '@long',
}, async ({ page, context }) => {
  await storeALittle(page)
  const other = await openSilent(page, context)
  await other.close()
  await takeOne(page)
  expect(await savedMoves(page, SLOT)).toBe(4)
  await expect(silenceOn(page)).toBeVisible()
})

/** Keeps a transaction on all saves open while its page is. */
async function holdSaves(): Promise<void> {
  const request = indexedDB.open('pairwise')
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result)
  })
  const name = database.objectStoreNames[0] ?? ''
  const store = database.transaction(name, 'readwrite').objectStore(name)
  const hold = () => {
    store.count().onsuccess = hold
  }
  hold()
}

test('a game that is left as it opens keeps its own address', { tag: '@long' }, async ({
  page,
}) => {
  await openALittle(page)
  for (const ms of IS_LONG ? [20, 40, 60, 80, 100, 120, 140] : [60, 120]) {
    await page.evaluate(async (wait) => {
      location.hash = '#/about'
      await new Promise((resolve) => setTimeout(resolve, 100))
      location.hash = '#/link/novice'
      await new Promise((resolve) => setTimeout(resolve, wait))
      location.hash = '#/results'
    }, ms)
    await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible()
  }
  await page.goto('/#/')
  const goOn = page.getByRole('link', { name: /^Continue / })
  await expect(goOn).toHaveAttribute('href', '#/link/novice')
})
