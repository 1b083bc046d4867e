// Browsers log failed loads, so the console is not silent here.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { codeMove } from '#src/games/garden/rules/code.ts'
import { rules as garden } from '#src/games/garden/rules/rules.ts'
import { LANGUAGES } from '#src/ui/settings.ts'
import { linkOf, played } from '../support/link-of'
import { lazyFiles } from './built-files'
import { cellAt, greediest, readGarden } from './garden-board'
import { toolOf } from './link-board'
import { pressKey } from './page'
import { boardAddress, openBeside, watched, writeResults, writeStoredSave } from './stored-saves'
import { storeSettings } from './stored-settings'

const failureOn = (page: Page | Locator) =>
  page.getByRole('alert').filter({ hasText: /could not be loaded|Check the connection/ })
const tryAgainOn = (page: Page | Locator) => page.getByRole('button', { name: 'Try again' })

const dialogOn = (page: Page, name: string) => page.getByRole('dialog', { name })

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

async function pressTool(page: Page, name: string): Promise<void> {
  if (!(await toolOf(page, name).isVisible())) await toolOf(page, 'More').click()
  await toolOf(page, name).click()
}

const share = (page: Page) => pressTool(page, 'Share')
const help = (page: Page) => pressKey(page, '?')

/** Two tiles: one match ends the game. */
const TWO_TILES = boardAddress('AA')

/** A race against a game of one match. */
const [FROM, TO] = [
  { row: 0, col: 0 },
  { row: 0, col: 1 },
]
const RACE = watched('AA', [{ type: 'attempt', from: FROM, to: TO }], 'race')

/** A game that somebody else has begun. */
function receivedGarden(): string {
  const begun = {
    options: { difficulty: 'friend', deal: 1, a: 'An', b: 'Binh' },
    seed: 's',
  } as const
  const [first] = garden.legalMoves(garden.deal(begun.options, begun.seed))
  return `/#/${linkOf({ rules: garden, codeMove }, played(garden, begun, first ? [first] : []), 'turn')}`
}

async function clearTwoTiles(page: Page): Promise<void> {
  for (const tile of await page.getByRole('grid').getByRole('button').all()) await tile.click()
}

async function sharePicture(page: Page): Promise<void> {
  await clearTwoTiles(page)
  await expect(dialogOn(page, 'Congratulations!')).toBeVisible()
  await page.keyboard.press('Escape')
  await share(page)
  const picture = page.getByText('Picture', { exact: true })
  await expect(picture.or(failureOn(page)).first()).toBeVisible()
  if (await picture.isVisible()) await picture.click()
}

async function simulate(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Games' }).fill('20')
  await press(page, 'Run')
}

const blockWorkers = (page: Page) => page.route(/worker-[^/]*\.js$/, (route) => route.abort())

const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('not here', 'SecurityError')
    }
  })

async function moveInGarden(page: Page): Promise<void> {
  const { from, to } = greediest(await readGarden(page))
  await cellAt(page, from).click()
  await cellAt(page, to).click()
}

/** Moves the first flower that may, in a game by link. */
async function moveFirst(page: Page): Promise<void> {
  await page.locator('[data-movable=true]').first().click()
  await page.locator('[data-look=target]').first().click()
}

async function playInPatches(page: Page): Promise<void> {
  const hand = page.getByRole('region', { name: 'Your hand' })
  await hand.getByRole('button').first().click()
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Open cell/ })
    .first()
    .click()
  await press(page, 'Submit')
}

async function matchFirst(page: Page): Promise<void> {
  for (const column of [1, 2])
    await page.getByRole('button', { name: `row 1, column ${column}` }).click()
}

async function swapLast(page: Page): Promise<void> {
  await cellAt(page, { row: 2, col: 4 }).click()
  await cellAt(page, { row: 2, col: 5 }).click()
}

interface Way {
  /** The address of a page that requests the source. */
  readonly address: string
  /** Setup that makes the page request it. */
  readonly before?: (page: Page) => Promise<unknown>
  /** The player's action that needs it. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Asserts a silent fallback. */
  readonly instead?: (page: Page) => Promise<unknown>
}

const cleared = (page: Page) => expect(dialogOn(page, 'Congratulations!')).toBeVisible()
const LINK = '/#/link/novice'
const GRADED = '/#/link/normal-hard'

const TWO_RESULTS = [1, 2].map((day) => ({
  game: 'link',
  choice: 'novice',
  seed: `seed ${day}`,
  end: 'won',
  ms: 60_000,
  moves: 24,
  assists: {},
  at: Date.UTC(2026, 2, day),
}))

/** Set-aside games, which their rules check. */
const ASIDE: Way = {
  address: '/#/results',
  before: async (page) => {
    await openBeside(page)
    for (const game of ['cascade', 'garden', 'patches']) {
      const record = { at: 1, left: 1, href: `/${game}/daily`, save: {} }
      await writeStoredSave(page, `aside/${game}/daily/1`, record)
    }
  },
  instead: (page) =>
    expect(page.getByText('The rules of its game could not be loaded')).toHaveCount(3),
}

/** The error screen of a page that is torn. */
const SAVE_FROM_ERROR: Way = {
  address: '/#/results',
  before: (page) =>
    page.route('**/Results-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Results() { throw new Error("torn") }',
      }),
    ),
  act: (page) => press(page, 'Save my games as a file'),
  instead: (page) => expect(page.locator('pre')).toContainText(/fetch|import/i),
}

/** A game that was begun, of which the board alone can be shared. */
const sharedAfter = (address: string, play: (page: Page) => Promise<void>): Way => ({
  address,
  act: async (page) => {
    await play(page)
    await share(page)
  },
  instead: (page) =>
    expect(page.getByRole('group', { name: 'What to share' }).getByRole('radio')).toHaveCount(2),
})

/** Ways that request several sources at once; what they request first is missed on its own, by a copy. */
const ON_LINK: Way = { address: LINK }
const ON_GARDEN: Way = { address: '/#/garden/easy' }
const ON_PATCHES: Way = { address: '/#/patches/small-easy' }
const START = {
  link: { address: '/#/link' },
  garden: { address: '/#/garden' },
  patches: { address: '/#/patches' },
  cascade: { address: '/#/cascade' },
} as const satisfies Record<string, Way>
const IN_SETTINGS: Way = { address: '/', act: (page) => press(page, 'Settings') }
const AT_THE_END: Way = { address: TWO_TILES, act: clearTwoTiles, instead: cleared }

/** The action by which a player needs each lazily loaded source. */
const WAYS: Readonly<Record<string, Way>> = {
  'agents of agents': { address: '/#/cascade/watch-greedy', before: blockWorkers },
  'cascade of index.html': ASIDE,
  'garden of index.html': ASIDE,
  'patches of index.html': ASIDE,
  'games-file of index.html': SAVE_FROM_ERROR,
  'link of index.html': { address: GRADED },
  'src/games/link/journey/begun.ts': { address: '/#/link/journey-1' },
  'src/games/link/problems/problems.ts': {
    address: '/#/mistakes',
    instead: (page) => expect(page.getByText('No mistake to play again today')).toBeVisible(),
  },
  'texts of index.html': { address: '/#/garden/calendar' },
  'shared of index.html': { address: '/#/results' },
  'reasons of src/games/garden/screen.tsx': {
    address: '/#/garden/easy',
    act: (page) => pressTool(page, 'Hint'),
  },
  'reasons of src/games/patches/screen.tsx': {
    address: '/#/patches/small-easy',
    act: (page) => pressTool(page, 'Hint'),
  },
  'node_modules/canvas-confetti/dist/confetti.module.mjs': { ...AT_THE_END },
  'src/play/worker/connection.ts': { address: boardAddress('AABB/CDCD') },
  'src/ui/sound/synth.ts': {
    address: LINK,
    act: (page) => page.getByRole('grid').getByRole('button').first().click(),
  },
  'src/app/About.tsx': { address: '/#/about' },
  'src/results/calendar/Calendar.tsx': { address: '/#/link/calendar' },
  'src/app/Menu.tsx': { address: '/' },
  'src/results/ui/Results.tsx': { address: '/#/results' },
  'src/results/ui/results-plot.ts': {
    address: '/#/results',
    before: async (page) => {
      await openBeside(page)
      await writeResults(page, TWO_RESULTS)
    },
    instead: (page) => expect(page.getByText(/Charts need a connection/)).toBeVisible(),
  },
  'src/app/StartPage.tsx': { address: '/#/link' },
  'update of update': { address: '/' },
  'src/games/cascade/levels/LevelsPage.tsx': { address: '/#/cascade/levels' },
  'src/games/cascade/levels/end.tsx': { address: '/#/cascade/level-1' },
  'src/games/cascade/Page.tsx': { address: '/#/cascade/thirty' },
  'src/games/cascade/story.ts': { address: '/#/cascade/thirty' },
  'src/games/cascade/ui/Medals.tsx': { address: '/#/cascade/thirty', instead: expectPlayable },
  'src/games/cascade/ui/AgentPoints.tsx': {
    address: '/#/cascade?rows=6&cols=6&kinds=5&swaps=1&seed=30',
    act: swapLast,
    instead: (page) => expect(dialogOn(page, 'All swaps used')).toBeVisible(),
  },
  'src/games/cascade/ui/HelpDialog.tsx': { address: '/#/cascade/thirty', act: help },
  'src/simulator/page/LabPage.tsx': { address: '/#/cascade/lab' },
  'src/games/cascade/ui/Miniature.tsx': START.cascade,
  'src/games/cascade/ui/start/Start.tsx': START.cascade,
  'src/games/cascade/ui/watch/WatchGame.tsx': { address: '/#/cascade/watch-greedy' },
  'src/simulator/plots/plot.ts': {
    address: '/#/cascade/lab',
    act: simulate,
    instead: (page) => expect(page.getByText(/Charts need a connection/).first()).toBeVisible(),
  },
  'src/games/garden/ai/choose-move.ts': {
    address: '/#/garden/easy',
    before: blockWorkers,
    act: moveInGarden,
  },
  'src/games/garden/ai/even.ts': { address: '/#/garden/daily-2026-11-22' },
  'src/opponents/CharacterFace.tsx': { address: '/#/garden' },
  'src/games/garden/screen.tsx': { address: '/#/garden/easy' },
  'src/games/garden/story.ts': ON_GARDEN,
  'src/games/garden/ui/Received.tsx': { address: receivedGarden() },
  'src/games/garden/ui/SendMove.tsx': {
    address: '/#/garden?difficulty=friend&deal=1&a=An&b=Binh&seed=s644',
    act: moveFirst,
  },
  'src/games/garden/ui/HelpDialog.tsx': { address: '/#/garden/easy', act: help },
  'src/games/garden/ui/Miniature.tsx': START.garden,
  'src/games/garden/ui/Start.tsx': START.garden,
  'src/games/patches/habits.ts': {
    address: '/#/patches/calendar',
    instead: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  'src/games/link/ui/Badge.tsx': ON_LINK,
  'src/games/link/story.ts': { address: '/#/link/novice' },
  'src/games/link/ui/HelpDialog.tsx': { address: LINK, act: help },
  'src/games/link/grade/page/GradesPage.tsx': { address: '/#/link/grades' },
  'src/games/link/grade/page/grades-plot.ts': {
    address: '/#/link/grades',
    instead: (page) => expect(page.getByText(/Charts need a connection/).first()).toBeVisible(),
  },
  'src/games/link/journey/Journey.tsx': { address: '/#/link/journey' },
  'src/games/link/analysis.ts': ON_LINK,
  'src/games/link/ui/Notices.tsx': ON_LINK,
  'src/games/link/ui/end/SharedPicture.tsx': {
    address: TWO_TILES,
    act: sharePicture,
  },
  'src/games/link/ui/overlay/GhostPath.tsx': {
    address: RACE,
    before: (page) => storeSettings(page, { ghostPath: true }),
  },
  'src/games/link/ui/overlay/Over.tsx': ON_LINK,
  'src/games/link/ui/start/Miniature.tsx': START.link,
  'src/games/link/tiles/picture-sets.tsx': {
    address: LINK,
    before: (page) => storeSettings(page, { faces: 'readings' }),
  },
  'src/games/link/tiles/shapes.tsx': {
    address: LINK,
    before: (page) => storeSettings(page, { faces: 'shapes' }),
  },
  'src/games/garden/ui/SettingRows.tsx': IN_SETTINGS,
  'src/games/patches/ui/layout/Curtain.tsx': { address: '/#/patches/small-friend' },
  'src/games/link/timeline.ts': ON_LINK,
  'src/games/link/ui/start/Start.tsx': START.link,
  'src/games/link/ui/TutorialDialog.tsx': {
    address: LINK,
    act: (page) => press(page, 'Show me'),
  },
  'src/games/patches/ai/opponent.ts': {
    address: '/#/patches/small-easy',
    before: blockWorkers,
    act: playInPatches,
  },
  'src/games/patches/drag-tiles.ts': ON_PATCHES,
  'src/games/patches/story.ts': ON_PATCHES,
  'src/games/patches/ui/HelpDialog.tsx': { address: '/#/patches/small-easy', act: help },
  'src/games/patches/ui/Miniature.tsx': START.patches,
  'src/games/patches/screen.tsx': { address: '/#/patches/small-easy' },
  'src/games/patches/ui/Odds.tsx': {
    address: '/#/patches/small-easy',
    before: (page) => storeSettings(page, { odds: true }),
  },
  'src/games/patches/ui/Start.tsx': START.patches,
  'src/games/patches/ui/UnseenDialog.tsx': {
    address: '/#/patches/small-easy',
    act: (page) => pressTool(page, 'Unseen'),
  },
  ...Object.fromEntries(
    LANGUAGES.filter((language) => language !== 'en').map((language): [string, Way] => [
      `src/locales/${language}.po`,
      { address: '/', before: (page) => storeSettings(page, { language }) },
    ]),
  ),
  'src/games/link/ui/end/end.tsx': ON_LINK,
  'src/games/link/ui/end/EndDetails.tsx': AT_THE_END,
  'src/play/board/announce.ts': ON_LINK,
  'src/play/page/BadLink.tsx': { address: '/#/patches/nothing' },
  'afterwards of index.html': { address: TWO_TILES, act: clearTwoTiles },
  'src/play/end/Ended.tsx': AT_THE_END,
  'src/results/record-results.ts': ON_LINK,
  'src/play/session/linked.ts': { address: RACE },
  'src/saves/SaveNotice.tsx': { address: LINK, before: forbidStorage },
  'src/play/race/RaceLine.tsx': { address: RACE },
  'src/play/story/Console.tsx': {
    ...ON_PATCHES,
    before: (page) => page.setViewportSize({ width: 1280, height: 800 }),
  },
  'src/games/cascade/rules/code.ts': sharedAfter(
    '/#/cascade?rows=6&cols=6&kinds=5&swaps=2&seed=30',
    swapLast,
  ),
  'src/games/garden/rules/code.ts': sharedAfter('/#/garden/easy', moveInGarden),
  'src/games/link/rules/code.ts': sharedAfter(boardAddress('AABB'), matchFirst),
  'src/games/patches/rules/code.ts': sharedAfter('/#/patches/small-easy', playInPatches),
  'src/share/ShareGame.tsx': { address: '/#/garden/easy', act: share },
  'src/ui/board/perform.ts': ON_LINK,
  'src/ui/board/Zoom.tsx': { address: '/#/link/classic' },
  'src/settings/SettingsDialog.tsx': { ...IN_SETTINGS },
}

/** Asserts that the board is playable. */
async function expectPlayable(page: Page): Promise<void> {
  const piece = page.getByRole('grid').getByRole('button').first()
  if (!(await piece.isVisible()) || (await page.getByRole('dialog').isVisible())) return
  await piece.click()
  await expect(piece).toBeVisible()
}

/** Opens a page and needs the part; returns `false` where the whole page fails. */
async function need(page: Page, { address, act }: Way): Promise<boolean> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hasFailed = await failureOn(page).first().isVisible()
  const hasBoard = await page.getByRole('grid').isVisible()
  const canAct = hasBoard || !hasFailed
  if (canAct) await act?.(page)
  return canAct
}

/** Presses until all is there; what is loaded when idle may be there before the press. */
async function tryAgainIn(place: Page | Locator): Promise<void> {
  await expect(async () => {
    const isAllThere = (await failureOn(place).count()) === 0
    if (!isAllThere) await tryAgainOn(place).first().click({ timeout: 1_000 })
    await expect(failureOn(place)).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

/** A notice under a dialog is retried once the dialog is closed. */
async function tryAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) {
    await tryAgainIn(dialog)
    // What is shared is written before its dialog opens.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden({ timeout: 1_000 })
    }).toPass()
  }
  await tryAgainIn(page)
}

/** Misses files until they are let through, and notes those that were requested before and after. */
async function miss(page: Page, files: readonly string[]) {
  const missed = new Set<string>()
  const loaded = new Set<string>()
  let isThere = false
  for (const file of files)
    await page.route(`**/${file}`, (route) => {
      const requested = isThere ? loaded : missed
      requested.add(file)
      return isThere ? route.continue() : route.abort()
    })
  return {
    missed,
    loaded,
    letThrough: () => {
      isThere = true
    },
  }
}

async function expectWayOn(page: Page, way: Way, files: readonly string[], isDialog: boolean) {
  await way.before?.(page)
  const { missed, loaded, letThrough } = await miss(page, files)
  const isOpened = await need(page, way)
  await expect.poll(() => missed.size).toBe(files.length)
  if (way.instead) {
    await way.instead(page)
    return
  }
  const place = isOpened && isDialog ? page.getByRole('dialog') : page
  await expect(failureOn(place).first()).toBeVisible()
  await expectPlayable(page)
  letThrough()
  await tryAgain(page)
  await expect.poll(() => loaded.size).toBe(files.length)
}

const lazy = lazyFiles()

test('every lazily loaded part is covered', () => {
  expect([...lazy.keys()].sort()).toEqual(Object.keys(WAYS).sort())
})

/** Parts of which each file is missed, with style sheets and shared code; Vite loads those of all parts alike. */
const WHOLE = ['src/app/Menu.tsx', 'afterwards of index.html']

/** A way of each kind of answer to a missing file; the others are tried in long runs. */
const KINDS: readonly string[] = [
  // A dialog whose text is written when it opens; a page and another dialog are missed in `error.e2e.ts`.
  'src/games/garden/rules/code.ts',
  // Parts that a board loads when the page is idle.
  'src/games/link/ui/Badge.tsx',
  // A worker that is blocked.
  'src/games/patches/ai/opponent.ts',
  // Fallbacks that say nothing, or say what is missing.
  'cascade of index.html',
  'games-file of index.html',
  // Faces of tiles.
  'src/games/link/tiles/shapes.tsx',
  // The end, whose style sheet is missed too; a language is missed in `error.e2e.ts`.
  'afterwards of index.html',
]

/** Sources that a page requests at once, by what requests them. */
const together = new Map<Way, string[]>()
for (const [source, way] of Object.entries(WAYS))
  together.set(way, [...(together.get(way) ?? []), source])

/** The files that are missed at once. */
function filesOf(sources: readonly string[]): readonly (readonly string[])[] {
  const [source = ''] = sources
  if (WHOLE.includes(source)) return (lazy.get(source) ?? []).map((file) => [file])
  const own = sources.flatMap((one) => lazy.get(one)?.slice(0, 1) ?? [])
  return own.length > 0 ? [own] : []
}

for (const [way, sources] of together) {
  const isDialog = sources.some((source) => source.endsWith('Dialog.tsx'))
  for (const files of filesOf(sources)) {
    const names = files.map((file) => file.replace(/^assets\/|-[\w-]{6,7}(?=\.)/g, ''))
    const tag = sources.some((source) => KINDS.includes(source)) ? [] : '@long'
    test(`without ${names.join(', ')} for ${sources[0]} the page recovers`, { tag }, async ({
      page,
    }) => {
      await expectWayOn(page, way, files, isDialog)
    })
  }
}

test("the menu's early head does not come back while a game is opened", async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await page.route('**/assets/screen-*.js', () => {})
  await page.getByRole('link', { name: 'Garden', exact: true }).first().click()
  await expect(page.locator('#head')).toHaveCount(0)
})
