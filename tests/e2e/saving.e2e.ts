import { type BrowserContext, type Locator, test as loud, type Page } from '@playwright/test'
import {
  attempt,
  clearAtOnce,
  expectFullBoard,
  figureOf,
  findDifferent,
  openLevel,
  pressInMore,
  readBoard,
  tileAt,
  tilesIn,
  toolOf,
  winDialogOn,
} from './link-board'
import { openALittle, playALittle, SLOT, storeALittle } from './novice-game'
import { expect, IS_LONG, pressKey, test } from './page'
import {
  boardAddress,
  openBeside,
  openFresh,
  readStoredSaves,
  repeatFirstMove,
  savedMoves,
  watched,
  writeStoredSave,
} from './stored-saves'

const alertOn = (page: Page) => page.getByRole('alert')

/** Makes a number of matches. */
async function makeMatches(page: Page, count: number): Promise<void> {
  await expect(tilesIn(page)).not.toHaveCount(0)
  await clearAtOnce(page, (await tilesIn(page).count()) / 2 - count)
}

/** Makes the first open, read and transaction of the database fail. */
function failOnce(): void {
  const { open } = IDBFactory.prototype
  const { get } = IDBObjectStore.prototype
  IDBFactory.prototype.open = function fail() {
    IDBFactory.prototype.open = open
    throw new DOMException('disk error', 'UnknownError')
  }
  IDBObjectStore.prototype.get = function fail() {
    IDBObjectStore.prototype.get = function abort(key) {
      IDBObjectStore.prototype.get = get
      const request = get.call(this, key)
      this.transaction.abort()
      document.documentElement.dataset.failed = 'all'
      return request
    }
    throw new DOMException('disk error', 'UnknownError')
  }
}

test('a saved game is resumed although opening, reading and its transaction fail once', async ({
  page,
}) => {
  await storeALittle(page)
  await page.addInitScript(failOnce)
  await page.goto('/#/link/novice')
  await expect(tilesIn(page)).toHaveCount(42)
  await expect(page.locator('[data-failed=all]')).toHaveCount(1)
  await expect(figureOf(page, 'moves')).toHaveText('4')
  await expect(alertOn(page)).toHaveCount(0)
})

const GAMES = [
  ['link/novice', 'Link'],
  ['patches/small-easy', 'Patches'],
  ['garden/easy', 'Garden'],
  ['cascade/thirty', 'Cascade'],
] as const

/** What the page of a game does for each, once; in long runs, with all. */
const PLAYED = IS_LONG ? GAMES : GAMES.slice(0, 1)

const titleOn = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: title })

// The page logs what it cannot read.
loud(
  'a game, the menu and the results open although the database never answers',
  async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    })
    const expectLate = (what: Locator) =>
      expect(async () => {
        await page.clock.fastForward(1_000)
        await expect(what).toBeVisible({ timeout: 100 })
      }).toPass({ intervals: [0] })
    await page.goto('/')
    await page.getByRole('link', { name: 'Results' }).click()
    await expectLate(alertOn(page).filter({ hasText: 'Your results could not be read.' }))
    for (const [address, title] of PLAYED) {
      await page.goto(`/#/${address}`)
      await expectLate(titleOn(page, title))
      await expect(page.getByRole('grid').first()).toBeVisible()
      await expect(alertOn(page)).toContainText('storage does not answer')
    }
  },
)

test('without locks and channels between tabs, and beside an unknown key, a game is saved', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
  })
  await openLevel(page, 'novice')
  await playALittle(page)
  await page.evaluate(async () => {
    const request = indexedDB.open('pairwise')
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const writing = request.result.transaction('rounds', 'readwrite')
    writing.objectStore('rounds').put('strange', 7)
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    request.result.close()
  })
  await toolOf(page, 'Menu').click()
  await page.getByRole('link', { name: 'Continue Link: Novice · 8 × 6 · 42 tiles left' }).click()
  await expect(tilesIn(page)).toHaveCount(42)
})

test('a game is played and saved although another page never ends its claim', {
  tag: '@long',
}, async ({ page }) => {
  const stuck = await page.context().newPage()
  await openBeside(stuck)
  await stuck.evaluate(
    (slot) =>
      new Promise<void>((resolve) => {
        void navigator.locks.request(`pairwise/claim/${slot}`, () => {
          resolve()
          return new Promise(() => {})
        })
      }),
    SLOT,
  )
  await openLevel(page, 'novice')
  await playALittle(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('shared links', () => {
  const FIRST = boardAddress('ABCABCDD')
  const SECOND = boardAddress('EFEF')
  const LAST_PAIR = { from: { row: 0, col: 6 }, to: { row: 0, col: 7 } }

  test('have a save each, which no replay overwrites', { tag: '@long' }, async ({ page }) => {
    await page.goto(FIRST)
    await makeMatches(page, 1)
    await attempt(page, findDifferent(await readBoard(page)))
    await expect.poll(() => savedMoves(page, 'link/shared')).toBe(2)
    await page.goto(SECOND)
    await expect(tilesIn(page)).toHaveCount(4)
    await page.goto(watched('ABCABCDD', [{ type: 'attempt', ...LAST_PAIR }]))
    await pressKey(page, 'Escape')
    await toolOf(page, 'Exit replay').click()
    await expect(alertOn(page)).toContainText('from a replay')
    await expect(tilesIn(page)).toHaveCount(6)
    await openFresh(page, FIRST)
    await expect(tilesIn(page)).toHaveCount(6)
    await expect(figureOf(page, 'moves')).toHaveText('2')
  })

  const KEPT = 'keep the last twenty saves of a game, and a played one beside those only opened'
  test(KEPT, { tag: '@long' }, async ({ page }) => {
    await page.goto(FIRST)
    await makeMatches(page, 1)
    await expect.poll(() => savedMoves(page, 'link/shared')).toBe(1)
    const slots = async () =>
      Object.entries(await readStoredSaves(page)).filter(([key]) => key.startsWith('link/shared/'))
    const [[, played] = []] = await slots()
    await openBeside(page)
    for (const at of Array.from({ length: 21 }).keys())
      await writeStoredSave(page, `link/shared/${at}`, { ...Object(played), at, left: 0 })
    await page.goto(SECOND)
    await expect(tilesIn(page)).toHaveCount(4)
    await expect.poll(async () => (await slots()).length).toBe(21)
    await page.goto(FIRST)
    await expect(tilesIn(page)).toHaveCount(6)
  })

  test('have another address for another deal', { tag: '@long' }, async ({ page }) => {
    const address = '/#/link?level=novice&deal=1&seed=first'
    await page.goto(address)
    await expectFullBoard(page, 'novice')
    await makeMatches(page, 1)
    await toolOf(page, 'New game').click()
    await expectFullBoard(page, 'novice')
    await makeMatches(page, 2)
    await toolOf(page, 'Menu').click()
    await page.getByRole('link', { name: 'Continue Link: Shared game · 44 tiles left' }).click()
    await expect(tilesIn(page)).toHaveCount(44)
    await page.goto(address)
    await expect(tilesIn(page)).toHaveCount(46)
  })
})

test('undo brings back every game, past new ones, a restart, their moves and a reload', async ({
  page,
}) => {
  test.slow()
  await openALittle(page)
  const board = await readBoard(page)
  await toolOf(page, 'New game').click()
  await expect(page.getByText('New game. Undo brings the last one back.')).toBeVisible()
  await toolOf(page, 'New game').click()
  await expectFullBoard(page, 'novice')
  await makeMatches(page, 1)
  await pressInMore(page, 'Same board')
  await expect(page.getByText('Game restarted. Undo brings the last one back.')).toBeVisible()
  await expectFullBoard(page, 'novice')
  await expect.poll(() => savedMoves(page, SLOT)).toBe(0)
  await page.reload()
  await expectFullBoard(page, 'novice')
  for (const left of [46, 48, 42]) {
    await toolOf(page, 'Undo').click()
    await expect(tilesIn(page)).toHaveCount(left)
  }
  await expect(page.getByText('The last game is back.')).toBeVisible()
  expect(await readBoard(page)).toEqual(board)
  await pressKey(page, 'y')
  await expectFullBoard(page, 'novice')
  await page.goto('/#/results')
  await expect(page.getByText('0 / 1')).toBeVisible()
})

const FULL = 'a game of 100,000 moves keeps its save, and says that no more fit'
test(FULL, { tag: '@long' }, async ({ page }) => {
  test.slow()
  await openLevel(page, 'novice')
  const { from, to } = findDifferent(await readBoard(page))
  await attempt(page, { from, to })
  await expect.poll(() => savedMoves(page, SLOT)).toBe(1)
  await openBeside(page)
  await repeatFirstMove(page, SLOT, 100_000)
  await page.goto('/#/link/novice')
  await expect(figureOf(page, 'moves')).toHaveText('100000')
  await expect(alertOn(page)).toHaveCount(0)
  await attempt(page, { from, to })
  await expect(alertOn(page)).toContainText('No more than 100,000 moves')
  expect(await savedMoves(page, SLOT)).toBe(100_000)
})

test.describe('of two tabs with one game', () => {
  /** Resumes the older tab's game, which the newer one has paused. */
  async function resume(older: Page): Promise<void> {
    await expect(older.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await toolOf(older, 'Resume').click()
  }

  async function openSecond(context: BrowserContext, left: number): Promise<Page> {
    const newer = await context.newPage()
    await newer.goto('/#/link/novice')
    await expect(tilesIn(newer)).toHaveCount(left)
    return newer
  }

  test('the newer one owns it, until the older one goes on; cleared in both, it counts once', async ({
    page,
    context,
  }) => {
    test.slow()
    await openALittle(page)
    const newer = await openSecond(context, 42)
    await expect(alertOn(page)).toContainText('opened in another tab')
    await expect(alertOn(page)).toContainText('not saved')
    await expect(alertOn(newer)).toHaveCount(0)

    await resume(page)
    await attempt(page, findDifferent(await readBoard(page)))
    await expect(figureOf(page, 'moves')).toHaveText('5')
    await makeMatches(newer, 1)
    await attempt(newer, findDifferent(await readBoard(newer)))
    await expect.poll(() => savedMoves(newer, SLOT)).toBe(6)
    await page.getByRole('button', { name: 'Continue here' }).click()
    await expect(tilesIn(page)).toHaveCount(40)
    await expect(figureOf(page, 'moves')).toHaveText('6')
    await expect(alertOn(newer)).toContainText('opened in another tab')

    await resume(newer)
    await clearAtOnce(newer)
    await clearAtOnce(page)
    await expect(winDialogOn(page)).toBeVisible()
    await openFresh(page, '/#/results')
    await expect(page.getByText('1 / 1')).toBeVisible()
  })

  test('a newer one that cannot read it says so, and leaves it to the older one', {
    tag: '@long',
  }, async ({ page, context }) => {
    await openALittle(page)
    const newer = await context.newPage()
    await newer.addInitScript(() => {
      IDBObjectStore.prototype.get = () => {
        throw new DOMException('disk error', 'UnknownError')
      }
    })
    await newer.goto('/#/link/novice')
    await expectFullBoard(newer, 'novice')
    const unread = alertOn(newer).filter({ hasText: 'Your saved game could not be read' })
    await expect(unread).toBeVisible()
    await makeMatches(newer, 2)
    await expect(unread).toBeVisible()
    expect(await savedMoves(page, SLOT)).toBe(4)
    await attempt(page, findDifferent(await readBoard(page)))
    await expect.poll(() => savedMoves(page, SLOT)).toBe(5)
    await expect(alertOn(page)).toHaveCount(0)
    await page.reload()
    await expect(tilesIn(page)).toHaveCount(42)
    await expect(figureOf(page, 'moves')).toHaveText('5')
  })

  /** Plays misses in a tab every `ms` until stopped. */
  const keepPlaying = (page: Page, labels: readonly (string | null)[], ms: number) =>
    page.evaluate(
      ([names, pause]) => {
        setInterval(() => {
          for (const name of names)
            document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()
        }, pause)
      },
      [labels, ms] as const,
    )

  const countMoves = async (page: Page) => Number(await figureOf(page, 'moves').textContent())

  for (const ms of [40, 250]) {
    const name = `the newer one saves while the older is played every ${ms} ms`
    test(name, { tag: '@long' }, async ({ page, context }) => {
      await openLevel(page, 'novice')
      const { from, to } = findDifferent(await readBoard(page))
      const labels = await Promise.all(
        [from, to].map((place) => tileAt(page, place).getAttribute('aria-label')),
      )
      await keepPlaying(page, labels, ms)
      await expect(figureOf(page, 'moves')).not.toHaveText('0')
      const newer = await openSecond(context, 48)
      await expect(alertOn(page)).toContainText('opened in another tab')
      await resume(page)
      await makeMatches(newer, 1)
      const moves = await countMoves(newer)
      await expect.poll(() => savedMoves(newer, SLOT)).toBe(moves)
      const before = await countMoves(page)
      await expect.poll(() => countMoves(page)).toBeGreaterThan(before + 2)
      expect(await savedMoves(newer, SLOT)).toBe(moves)
      await expect(alertOn(page)).toContainText('opened in another tab')
      await expect(alertOn(newer)).toHaveCount(0)
    })
  }

  test('opened at once, one owns each game and the other says so', { tag: '@long' }, async ({
    context,
  }) => {
    test.slow()
    const tabs = [await context.newPage(), await context.newPage()] as const
    const isTold = (tab: Page) => alertOn(tab).getByText('opened in another tab').isVisible()
    const countTold = async () => (await Promise.all(tabs.map(isTold))).filter(Boolean).length
    for (const [address, title] of GAMES) {
      await Promise.all(tabs.map((tab) => tab.goto(`/#/${address}`)))
      for (const tab of tabs) {
        await expect(titleOn(tab, title)).toBeVisible()
        await expect(tab.getByRole('toolbar')).toBeVisible()
      }
      await expect.poll(countTold).toBe(1)
      // The other has saved its game by now.
      await expect.poll(() => savedMoves(tabs[0], address)).toBe(0)
      expect(await countTold()).toBe(1)
    }
  })
})
