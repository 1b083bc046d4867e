import type { Page } from '@playwright/test'
import type { GameTypes, Rules } from '#src/engine/rules.ts'
import { isOver, makeSave, playMove, startSession, stateOf } from '#src/engine/session.ts'
import { rules as cascade } from '#src/games/cascade/rules/rules.ts'
import { rules as garden } from '#src/games/garden/rules/rules.ts'
import { rules as link } from '#src/games/link/rules/rules.ts'
import { rules as patches } from '#src/games/patches/rules/rules.ts'
import { LANGUAGES, type Language } from '#src/ui/settings.ts'
import { expectAllInView, pressInEnd } from './ended'
import { expect, findings, IS_LONG, test } from './page'
import { openBeside, writeStoredSave } from './stored-saves'
import { changeLanguage } from './stored-settings'

/** Plays the first legal move until the end. */
function playOut<Game extends GameTypes>(rules: Rules<Game>, options: unknown) {
  const parsed = rules.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.code)
  let session = startSession(rules, parsed.value, 'seed')
  while (!isOver(rules, session)) {
    const [move] = rules.legalMoves(stateOf(session))
    const played = move && playMove(rules, session, move, 0)
    if (!played?.ok) throw new Error('There is no move')
    session = played.state
  }
  return makeSave(rules, session, 0)
}

const ENDS = {
  'link/novice': playOut(link, { level: 'novice', gravity: 'none' }),
  'garden/medium': playOut(garden, { difficulty: 'medium', deal: 1 }),
  'patches/small-easy': playOut(patches, { board: 'small', level: 'easy', deal: 1 }),
  'cascade/thirty': playOut(cascade, { swaps: 30 }),
}

/** Opens a finished game, as one finds it that comes back to its page. */
async function openEnd(page: Page, slot: string, save: { readonly seed: string }): Promise<void> {
  await openBeside(page)
  await writeStoredSave(page, slot, { at: 1, left: 0, href: `/${slot}`, save })
  await page.evaluate(([href, ended]) => history.pushState({ ended }, '', href), [
    `/#/${slot}`,
    save.seed,
  ] as const)
  await page.reload()
  await showEnd(page)
}

async function showEnd(page: Page): Promise<void> {
  await page.locator('[data-end] button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const PHONE = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
]
const SIZES = IS_LONG ? [...PHONE, { width: 1280, height: 800 }] : PHONE

async function inEveryWindow(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await look()
  }
}

/** Looks at an end in the languages other than English, the first. */
async function inOtherLanguages(page: Page, look: () => Promise<void>): Promise<void> {
  let before: Language = 'en'
  for (const language of LANGUAGES.slice(1)) {
    await page.keyboard.press('Escape')
    await changeLanguage(page, before, language)
    await showEnd(page)
    before = language
    await test.step(language, () => inEveryWindow(page, look))
  }
}

/** Expects that the board is no smaller beside an end as it is before. */
async function expectLargeBoard(page: Page): Promise<void> {
  const ended = await readWidths(page)
  await page.keyboard.press('Escape')
  await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-end]')).toHaveCount(0)
  for (const [index, before] of (await readWidths(page)).entries())
    expect(ended[index]).toBeGreaterThanOrEqual(before)
  await page.keyboard.press('y')
  await showEnd(page)
}

/** Measures a cell in every window. */
async function readWidths(page: Page): Promise<readonly number[]> {
  const widths: number[] = []
  const cell = page.getByRole('gridcell').first()
  await inEveryWindow(page, async () => {
    // A board that turns with its window has its new size when it stands still.
    await cell.scrollIntoViewIfNeeded()
    widths.push((await cell.boundingBox())?.width ?? 0)
  })
  return widths
}

/** Expects that a phone on its side shows all tools of a replay. */
async function expectReplayTools(page: Page): Promise<void> {
  await page.setViewportSize({ width: 740, height: 360 })
  await pressInEnd(page.getByRole('dialog'), 'Watch replay')
  const tools = page.getByRole('toolbar').getByRole('button')
  await expect(tools).toHaveCount(6)
  for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 0.99 })
  const turns = page.getByRole('list', { name: 'Turns' }).getByRole('button')
  await expect(turns.first()).toBeInViewport()
  // The note of a turn takes no room from the tools.
  await page.getByRole('button', { name: 'Step', exact: true }).click()
  for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('button', { name: 'Turns' }).click()
  await expect(turns).toHaveCount(0)
  await page.getByRole('button', { name: 'Exit replay' }).click()
}

test.slow()

for (const [slot, save] of Object.entries(ENDS))
  test(`${slot}: all of its end, a board as large as before, and all tools of its replay are in view`, {
    tag: slot === 'link/novice' ? [] : '@long',
  }, async ({ page }) => {
    await openEnd(page, slot, save)
    const look = () => expectAllInView(page)
    await inEveryWindow(page, look)
    expect(await findings(page)).toEqual([])
    await expectLargeBoard(page)
    await expectReplayTools(page)
    if (IS_LONG) await inOtherLanguages(page, look)
  })

const LEVEL = playOut(cascade, {
  rows: 5,
  cols: 5,
  kinds: 4,
  swaps: 10,
  goal: 'gems-A-12',
})

test('links to agents at a level’s end look like the text beside them', { tag: '@long' }, async ({
  page,
}) => {
  await openEnd(page, 'cascade/level-1', LEVEL)
  await page.getByText(/^Details/).click()
  const watch = page.getByRole('link', { name: /^Watch it play this board: Greedy/ })
  const colours = await watch.evaluate((link) =>
    [link, link.closest('tr')].map((part) => part && getComputedStyle(part).color),
  )
  expect(colours[0]).toBe(colours[1])
  expect((await watch.boundingBox())?.height).toBeLessThan(32)
})
