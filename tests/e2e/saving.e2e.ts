import type { BrowserContext, Page } from '@playwright/test'
import {
  attempt,
  clearAtOnce,
  clearingLine,
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
import { playALittle, SLOT } from './novice-game'
import { expect, pressKey, test } from './page'
import {
  boardAddress,
  openFresh,
  readStoredSaves,
  repeatFirstMove,
  savedMoves,
  watched,
} from './stored-saves'

const alertOn = (page: Page) => page.getByRole('alert')

const isTold = (page: Page) => alertOn(page).getByText('opened in another tab').isVisible()

/** Makes a number of matches. */
async function makeMatches(page: Page, count: number): Promise<void> {
  await expect(tilesIn(page)).not.toHaveCount(0)
  const board = await readBoard(page)
  const left = await tilesIn(page).count()
  for (const match of clearingLine(board).slice(0, count)) await attempt(page, match)
  await expect(tilesIn(page)).toHaveCount(left - 2 * count)
}

/** Scripts that break the page's storage before the app runs. */
type Breakage = () => void

const failsOnce: readonly (readonly [string, Breakage])[] = [
  [
    'the first read throws',
    () => {
      const { get } = IDBObjectStore.prototype
      IDBObjectStore.prototype.get = function fail() {
        IDBObjectStore.prototype.get = get
        throw new DOMException('disk error', 'UnknownError')
      }
    },
  ],
  [
    "the first read's transaction aborts",
    () => {
      const { get } = IDBObjectStore.prototype
      IDBObjectStore.prototype.get = function abort(key) {
        IDBObjectStore.prototype.get = get
        const request = get.call(this, key)
        this.transaction.abort()
        return request
      }
    },
  ],
  [
    'the database fails to open once',
    () => {
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function fail() {
        IDBFactory.prototype.open = open
        throw new DOMException('disk error', 'UnknownError')
      }
    },
  ],
]

for (const [what, breakage] of failsOnce) {
  test(`a saved game is resumed although ${what}`, async ({ page, context }) => {
    await openLevel(page, 'novice')
    await playALittle(page)
    const board = await readBoard(page)
    await page.close()
    const next = await context.newPage()
    await next.addInitScript(breakage)
    await next.goto('/#/link/novice')
    await expect(tilesIn(next)).toHaveCount(42)
    expect(await readBoard(next)).toEqual(board)
    await expect(alertOn(next)).toHaveCount(0)
  })
}

test('an unreadable save is not overwritten, with a notice', async ({ page, context }) => {
  await openLevel(page, 'novice')
  await playALittle(page)
  await page.close()
  const broken = await context.newPage()
  await broken.addInitScript(() => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('disk error', 'UnknownError')
    }
  })
  await broken.goto('/#/link/novice')
  await expectFullBoard(broken, 'novice')
  await expect(alertOn(broken)).toContainText('could not be read')
  await makeMatches(broken, 2)
  await expect(alertOn(broken)).toContainText('could not be read')
  await broken.close()
  const mended = await context.newPage()
  await mended.goto('/#/link/novice')
  await expect(tilesIn(mended)).toHaveCount(42)
  await expect(figureOf(mended, 'moves')).toHaveText('4')
})

const GAMES = ['link/novice', 'patches/small-easy', 'garden/easy', 'cascade/thirty']

for (const address of GAMES) {
  test(`${address} is played although the database never answers`, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    })
    await page.goto(`/#/${address}`)
    await expect(async () => {
      await page.clock.fastForward(1_000)
      await expect(page.getByRole('grid').first()).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [0] })
    await expect(alertOn(page)).toContainText('storage does not answer')
  })
}

test('the menu and the results open although the database never answers', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Results' }).click()
  await expect(page.getByText('Nothing here yet.')).toBeVisible({ timeout: 10_000 })
})

test('a game is played and saved without locks and channels between tabs', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
  })
  await openLevel(page, 'novice')
  await playALittle(page)
  await page.reload()
  await expect(tilesIn(page)).toHaveCount(42)
})

test('a game is played although another tab never ends its claim', async ({ page, context }) => {
  const stuck = await context.newPage()
  await stuck.goto('/')
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
  await expect(alertOn(page)).toContainText('storage does not answer')
})

test('an unknown key in the database hides no game from the menu', async ({ page }) => {
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
  await expect(page.getByRole('link', { name: 'Resume Link · 8 × 6, 42 tiles left' })).toBeVisible()
})

test.describe('shared links', () => {
  const FIRST = boardAddress('ABCABCDD')
  const SECOND = boardAddress('EFEF')

  test('have a save each', async ({ page }) => {
    await page.goto(FIRST)
    await expect(tilesIn(page)).toHaveCount(8)
    await makeMatches(page, 1)
    await expect.poll(() => savedMoves(page, 'link/shared')).toBe(1)
    await openFresh(page, SECOND)
    await expect(tilesIn(page)).toHaveCount(4)
    await openFresh(page, FIRST)
    await expect(tilesIn(page)).toHaveCount(6)
    await expect(figureOf(page, 'moves')).toHaveText('1')
  })

  test('do not overwrite saves with replays', async ({ page }) => {
    await page.goto(FIRST)
    await makeMatches(page, 1)
    await attempt(page, findDifferent(await readBoard(page)))
    await expect.poll(() => savedMoves(page, 'link/shared')).toBe(2)
    await openFresh(
      page,
      watched('ABCABCDD', [{ type: 'attempt', from: { row: 0, col: 6 }, to: { row: 0, col: 7 } }]),
    )
    await pressKey(page, 'Escape')
    await toolOf(page, 'Exit replay').click()
    await expect(alertOn(page)).toContainText('from a replay')
    await expect(tilesIn(page)).toHaveCount(6)
    await openFresh(page, FIRST)
    await expect(tilesIn(page)).toHaveCount(6)
    await expect(figureOf(page, 'moves')).toHaveText('2')
  })

  test('have another address for another deal', async ({ page }) => {
    const address = '/#/link?level=novice&deal=1&seed=first'
    await page.goto(address)
    await expectFullBoard(page, 'novice')
    await makeMatches(page, 1)
    await toolOf(page, 'New game').click()
    await expectFullBoard(page, 'novice')
    await makeMatches(page, 2)
    await toolOf(page, 'Menu').click()
    await page.getByRole('link', { name: 'Resume Link · Shared game, 44 tiles left' }).click()
    await expect(tilesIn(page)).toHaveCount(44)
    await openFresh(page, address)
    await expect(tilesIn(page)).toHaveCount(46)
  })

  test('keep the last twenty saves of a game, and a played one beside those only opened', async ({
    page,
  }) => {
    test.slow()
    const boards = Array.from({ length: 22 }, (_, index) =>
      boardAddress(`AA${'.'.repeat(index)}BB`),
    )
    for (const [index, address] of boards.entries()) {
      await openFresh(page, address)
      await expect(tilesIn(page)).toHaveCount(4)
      if (index === 0) await makeMatches(page, 1)
    }
    const slots = async () =>
      Object.keys(await readStoredSaves(page)).filter((key) => key.startsWith('link/shared/'))
        .length
    await expect.poll(slots).toBe(21)
    await openFresh(page, boards[0] ?? '')
    await expect(tilesIn(page)).toHaveCount(2)
  })
})

test("yesterday's daily board is resumed, and today's is another", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'))
  await page.goto('/#/link/daily')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mar 1, 2026')
  await makeMatches(page, 2)
  await expect.poll(() => savedMoves(page, 'link/daily')).toBe(2)
  await page.clock.setFixedTime(new Date('2026-03-02T12:00:00'))
  await openFresh(page, '/')
  const resume = page.getByRole('link', {
    name: 'Resume Link · Daily board, Mar 1, 2026, 116 tiles left',
  })
  await resume.click()
  await expect(tilesIn(page)).toHaveCount(116)
  await openFresh(page, '/#/link/daily')
  await expect(tilesIn(page)).toHaveCount(120)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mar 2, 2026')
  await openFresh(page, '/')
  await expect(resume).toBeVisible()
})

test('the daily board that was cleared stays cleared, and the menu says so', async ({ page }) => {
  await page.goto('/#/link/daily')
  await expect(tilesIn(page)).toHaveCount(120)
  await clearAtOnce(page)
  await expect(winDialogOn(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect(tilesIn(page)).toHaveCount(0)
  await openFresh(page, '/')
  await expect(page.getByRole('link', { name: /^Daily board.*, done$/ })).toHaveCount(1)
})

test('undo brings back the game before “New game”, even after a reload', async ({ page }) => {
  await openLevel(page, 'novice')
  await playALittle(page)
  const board = await readBoard(page)
  await toolOf(page, 'New game').click()
  await expectFullBoard(page, 'novice')
  await expect.poll(() => savedMoves(page, SLOT)).toBe(0)
  await page.reload()
  await expectFullBoard(page, 'novice')
  await toolOf(page, 'Undo').click()
  await expect(tilesIn(page)).toHaveCount(42)
  expect(await readBoard(page)).toEqual(board)
  // After a reload of a test, the first new game is the first of all again.
  await toolOf(page, 'New game').click()
  await expectFullBoard(page, 'novice')
  await toolOf(page, 'New game').click()
  await expect.poll(() => savedMoves(page, SLOT)).toBe(0)
  await page.reload()
  await expectFullBoard(page, 'novice')
  await makeMatches(page, 1)
  await openFresh(page, '/#/results')
  await expect(page.getByText('0 / 1')).toBeVisible()
})

test('undo brings back every game, past new ones, a restart, their moves and reloads', async ({
  page,
}) => {
  test.slow()
  const undo = async (left: number) => {
    await toolOf(page, 'Undo').click()
    await expect(tilesIn(page)).toHaveCount(left)
  }
  await openLevel(page, 'novice')
  await playALittle(page)
  const board = await readBoard(page)
  await toolOf(page, 'New game').click()
  await toolOf(page, 'New game').click()
  await expectFullBoard(page, 'novice')
  await makeMatches(page, 2)
  await pressInMore(page, 'Start again')
  await expect(page.getByText('Game restarted. Undo brings the last one back.')).toBeVisible()
  await expectFullBoard(page, 'novice')
  await makeMatches(page, 1)
  await expect.poll(() => savedMoves(page, SLOT)).toBe(1)
  await page.reload()
  await expect(tilesIn(page)).toHaveCount(46)
  await undo(48)
  await undo(44)
  await expect(page.getByText('The last game is back.')).toBeVisible()
  await page.reload()
  await expect(tilesIn(page)).toHaveCount(44)
  await undo(46)
  await undo(48)
  await undo(42)
  expect(await readBoard(page)).toEqual(board)
  await pressKey(page, 'y')
  await expectFullBoard(page, 'novice')
  await expect(page.getByText('New game. Undo brings the last one back.')).toBeVisible()
  await pressKey(page, 'y')
  await expect(tilesIn(page)).toHaveCount(46)
})

test('a game of 100,000 moves keeps its save, and says that no more fit', async ({ page }) => {
  test.slow()
  await openLevel(page, 'novice')
  const { from, to } = findDifferent(await readBoard(page))
  await attempt(page, { from, to })
  await expect.poll(() => savedMoves(page, SLOT)).toBe(1)
  await openFresh(page, '/#/results')
  await expect(page.getByRole('link', { name: 'Resume Link · 8 × 6' })).toBeVisible()
  await repeatFirstMove(page, SLOT, 100_000)
  await openFresh(page, '/#/link/novice')
  await expect(figureOf(page, 'moves')).toHaveText('100000', { timeout: 20_000 })
  await expect(alertOn(page)).toHaveCount(0)
  await attempt(page, { from, to })
  await expect(alertOn(page)).toContainText('No more than 100,000 moves')
  await openFresh(page, '/#/link/novice')
  await expect(figureOf(page, 'moves')).toHaveText('100000', { timeout: 20_000 })
  await expect(alertOn(page)).toHaveCount(0)
})

test.describe('of two tabs with one game', () => {
  /** Resumes the older tab's game, which the newer one has paused. */
  async function resume(older: Page): Promise<void> {
    await expect(older.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await toolOf(older, 'Resume').click()
  }

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

  async function openSecond(context: BrowserContext): Promise<Page> {
    const newer = await context.newPage()
    await newer.goto('/#/link/novice')
    await expect(tilesIn(newer)).toHaveCount(48)
    return newer
  }

  for (const ms of [40, 250]) {
    test(`the newer one saves while the older is played every ${ms} ms`, async ({
      page,
      context,
    }) => {
      await openLevel(page, 'novice')
      const { from, to } = findDifferent(await readBoard(page))
      const labels = await Promise.all(
        [from, to].map((place) => tileAt(page, place).getAttribute('aria-label')),
      )
      await keepPlaying(page, labels, ms)
      await expect(figureOf(page, 'moves')).not.toHaveText('0')
      const newer = await openSecond(context)
      await expect(alertOn(page)).toContainText('opened in another tab')
      await resume(page)
      await makeMatches(newer, 1)
      const moves = Number(await figureOf(newer, 'moves').textContent())
      await expect.poll(() => savedMoves(newer, SLOT)).toBe(moves)
      await page.waitForTimeout(3 * ms)
      expect(await savedMoves(newer, SLOT)).toBe(moves)
      await expect(alertOn(page)).toContainText('opened in another tab')
      await expect(alertOn(newer)).toHaveCount(0)
    })
  }

  for (const address of GAMES) {
    test(`${address}: opened at once, one owns it and the other says so`, async ({ context }) => {
      const tabs = await Promise.all([context.newPage(), context.newPage()])
      await Promise.all(tabs.map((tab) => tab.goto(`/#/${address}`)))
      for (const tab of tabs) await tab.getByRole('toolbar').waitFor()
      const countTold = async () => (await Promise.all(tabs.map(isTold))).filter(Boolean).length
      await expect.poll(countTold).toBe(1)
      await tabs[0].waitForTimeout(500)
      expect(await countTold()).toBe(1)
    })
  }

  test('both clear the board, which counts once', async ({ page, context }) => {
    await openLevel(page, 'novice')
    await makeMatches(page, 1)
    await expect.poll(() => savedMoves(page, SLOT)).toBe(1)
    const newer = await context.newPage()
    await newer.goto('/#/link/novice')
    await expect(tilesIn(newer)).toHaveCount(46)
    await resume(page)
    await clearAtOnce(page)
    await clearAtOnce(newer)
    await expect(winDialogOn(newer)).toBeVisible()
    await openFresh(newer, '/#/results')
    await expect(newer.getByText('1 / 1')).toBeVisible()
  })
})
