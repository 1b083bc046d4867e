// Browsers log failed loads, so the console is not silent here.
import { expect, type Page, test } from '@playwright/test'
import { cellAt, greediest, readGarden, yourTurn } from './garden-board'
import { attempt, readHint, tilesIn, toolOf } from './link-board'
import { IS_LONG } from './page'
import { boardAddress } from './stored-saves'

const failureOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

interface Game {
  readonly address: string
  /** The file that must load. */
  readonly file: string
  /** The player's action that needs it. */
  readonly act: (page: Page) => Promise<unknown>
  /** The expected result. */
  readonly done: (page: Page) => Promise<unknown>
}

async function moveInGarden(page: Page): Promise<void> {
  await expect(yourTurn(page)).toBeVisible()
  const { from, to } = greediest(await readGarden(page))
  await cellAt(page, from).click()
  await cellAt(page, to).click()
}

async function playInPatches(page: Page): Promise<void> {
  const hand = page.getByRole('region', { name: 'Your hand' })
  await hand.getByRole('button').first().click()
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Open cell/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Submit' }).click()
}

async function simulate(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Games' }).fill('20')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
}

/** On a given deal, which no worker chooses. */
const garden = (level: string, file: string): Game => ({
  address: `/#/garden?difficulty=${level}&seed=given`,
  file,
  act: moveInGarden,
  done: (page) => expect(yourTurn(page)).toBeVisible(),
})
const gardenHints: Game = {
  address: '/#/garden/easy',
  file: 'worker-*.js',
  act: (page) => toolOf(page, 'Hint').click(),
  done: (page) => expect(page.getByRole('status')).toContainText('Hint: Your'),
}
const patches = (level: string): Game => ({
  address: `/#/patches/small-${level}`,
  file: 'worker-*.js',
  act: playInPatches,
  done: (page) => expect(page.getByRole('button', { name: 'Submit' })).toBeVisible(),
})
const watching = (agent: string): Game => ({
  address: `/#/cascade/watch-${agent}`,
  file: 'worker-*.js',
  act: (page) => expect(page.getByRole('grid')).toBeVisible(),
  done: (page) => expect(page.getByRole('status')).toContainText('points'),
})
const lab: Game = {
  address: '/#/cascade/lab',
  file: 'worker-*.js',
  act: simulate,
  done: (page) => expect(page.getByText(/Complete: 20 games/)).toBeVisible(),
}
/** A given board, with no known clearing line. */
const GIVEN = boardAddress('AABB/CDCD')
const link: Game = {
  address: GIVEN,
  file: 'worker-*.js',
  act: (page) => expect(page.getByRole('grid')).toBeVisible(),
  done: async (page) => {
    await toolOf(page, 'Hint').click()
    await expect(page.getByRole('status')).toHaveText(/^Hint/)
  },
}

/** Games that need their worker; the first is tried in short runs, too. */
const GAMES = {
  'the opponent of Garden': garden('hard', 'worker-*.js'),
  'the agent that is replayed': watching('lookahead'),
  'the opponent of Patches': patches('hard'),
  'the solver of Link': link,
  'the search for hints in Garden': gardenHints,
  'the agents of the lab': lab,
} as const

async function retry(page: Page, { done }: Game): Promise<void> {
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await done(page)
  await expect(failureOn(page)).toBeHidden()
}

async function failAndRetry(page: Page, game: Game): Promise<void> {
  await page.route(`**/${game.file}`, (route) => route.abort())
  await page.goto(game.address)
  await game.act(page)
  await expect(failureOn(page)).toBeVisible()
  await retry(page, game)
}

test('where a worker cannot be loaded, the page says so and offers a retry', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  for (const [name, game] of Object.entries(GAMES))
    await test.step(name, () => failAndRetry(page, game))
})

test('where the way to any worker cannot be loaded, likewise', { tag: '@long' }, ({ page }) =>
  failAndRetry(page, garden('hard', 'connection-*.js')),
)

test('where a worker never answers, the page says so after a while and offers a retry', async ({
  page,
}) => {
  test.slow()
  await page.clock.install()
  for (const [name, game] of Object.entries(GAMES).slice(0, IS_LONG ? undefined : 1))
    await test.step(name, async () => {
      await page.route(`**/${game.file}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      await page.goto(game.address)
      await game.act(page)
      await expect(async () => {
        await page.clock.runFor(1_000)
        await page.clock.fastForward(20_000)
        await expect(failureOn(page)).toBeVisible({ timeout: 500 })
      }).toPass({ intervals: [0] })
      await retry(page, game)
    })
})

test('the browser ends the solver: a new one deals the next board', async ({ page }) => {
  await page.goto('/#/link/expert')
  await expect(tilesIn(page)).toHaveCount(144)
  await toolOf(page, 'Shuffle').click()
  await expect(page.getByRole('status')).toHaveText(/^Shuffled/)
  for (const worker of page.workers()) await worker.evaluate(() => close())
  await toolOf(page, 'New game').click()
  await expect(page.getByRole('status')).toHaveText(/^New game/)
  await expect(failureOn(page)).toBeHidden()
})

test.describe('without workers', () => {
  test.beforeEach(({ page }) => page.route('**/worker-*.js', (route) => route.abort()))

  const PLAYED = {
    'a greedy agent': watching('greedy'),
    'the easy opponent of Patches': patches('easy'),
    'the fair opponent of Garden': garden('fair', 'worker-*.js'),
    'the easy opponent of Garden': garden('easy', 'worker-*.js'),
    'a random agent': watching('random'),
  }

  test('weak opponents and agents play, and Garden deals', { tag: '@long' }, async ({ page }) => {
    test.slow()
    for (const [name, { address, act, done }] of Object.entries(PLAYED))
      await test.step(name, async () => {
        await page.goto(address)
        await act(page)
        await done(page)
        await expect(failureOn(page)).toBeHidden()
      })
    await page.goto('/#/garden/hard')
    await expect(yourTurn(page)).toBeVisible()
    await toolOf(page, 'New game').click()
    await expect(page.getByRole('status')).toHaveText('New game. Your turn.')
    await expect(failureOn(page)).toBeHidden()
  })

  test('Link deals clearable boards, hints matching pairs, and shuffles', async ({ page }) => {
    await page.goto('/#/link/expert')
    for (let left = 144; left > 140; left -= 2) {
      await expect(tilesIn(page)).toHaveCount(left)
      await toolOf(page, 'Hint').click()
      await attempt(page, await readHint(page))
    }
    await expect(failureOn(page)).toBeHidden()
    await page.goto(GIVEN)
    await expect(failureOn(page)).toContainText('hints may lead nowhere')
    await toolOf(page, 'Hint').click()
    await expect(page.getByRole('status')).toHaveText(/^Hint/)
    await toolOf(page, 'Shuffle').click()
    await expect(page.getByRole('status')).toHaveText(/^Shuffled/)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(failureOn(page)).toBeHidden()
  })
})
