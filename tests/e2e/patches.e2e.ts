import type { Locator, Page } from '@playwright/test'
import {
  isOver,
  makeSave,
  playMove,
  type Session,
  startSession,
  stateOf,
} from '#src/engine/session.ts'
import { playableCells } from '#src/games/patches/rules/board.ts'
import { codeMove } from '#src/games/patches/rules/code.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import type { PatchesGame, PatchesMove, Placement } from '#src/games/patches/rules/types.ts'
import { linkOf } from '../support/link-of'
import { expect, findings, IS_LONG, MOVING, pressKey, test } from './page'
import { openSave } from './stored-saves'

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Board' })
const cells = (page: Page): Locator => grid(page).getByRole('button')
const open = (page: Page): Locator => grid(page).getByRole('button', { name: /^Open cell/ })
const hand = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Your hand' })
    .getByRole('button', { name: /(one|two|three|four)$/ })
const submit = (page: Page): Locator => page.getByRole('button', { name: 'Submit' })
/** The cards of the rounds, and of the replays after collisions. */
const turns = (page: Page): Locator => page.getByRole('list', { name: 'Turns' }).getByRole('button')
const end = (page: Page): Locator =>
  page.getByRole('dialog', { name: /You win!|\w+ wins!|It’s a draw!/ })

/** Waits for the user's turn; returns `false` once the game is over. */
async function isUsersTurn(page: Page): Promise<boolean> {
  await open(page).first().or(end(page)).waitFor()
  return !(await end(page).isVisible())
}

const isReplay = (page: Page) => page.getByText(/^Choose another cell/).isVisible()

test.slow()

/** Says what a chosen tile would do in a chosen cell. */
const WORTH = /^(Matches .*|No match\.|Nothing is captured in the first round\.)$/

/** Runs in the page: a token on the board leaps; one that flips is drawn over it. */
function isFinale(): boolean {
  const animations = document.querySelector('[role=grid]')?.getAnimations({ subtree: true }) ?? []
  return animations.some(
    ({ effect }) =>
      effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'rotate' in frame),
  )
}

/** Plays until the tokens leap, which is noticed in the page: a busy machine would miss it between two calls. */
async function playToFinale(page: Page): Promise<void> {
  const leap = page.waitForFunction(isFinale, undefined, { polling: 'raf', timeout: 60_000 })
  let isOver = false
  const over = leap.then(() => {
    isOver = true
  })
  for (let rounds = 0; rounds < 20 && !isOver; rounds++) {
    if (!(await isReplay(page))) await hand(page).first().click()
    await open(page).last().click()
    await expect(page.getByText(WORTH).first()).toBeVisible()
    await submit(page).click()
    await Promise.race([over, open(page).first().waitFor({ timeout: 60_000 })])
  }
  await over
}

test.describe('with motion', () => {
  test.use(MOVING)

  test('a game by mouse; tokens leap at its end until Undo or a key that does nothing else, and another', async ({
    page,
  }) => {
    if (IS_LONG) await page.goto('/#/patches/small-easy')
    else await openSave(page, 'patches/small-easy', makeSave(rules, almostOver(), 0))
    await playToFinale(page)
    await page.keyboard.press('u')
    await expect(open(page)).not.toHaveCount(0)
    await expect(end(page)).toBeHidden()
    await playToFinale(page)
    await page.keyboard.press('Enter')
    await expect(end(page)).toBeVisible()
    expect(await page.evaluate(isFinale)).toBe(false)
    await expect(end(page).locator('[data-look=primary]')).toBeFocused()
    await expect(open(page)).toHaveCount(0)
    await expect(end(page)).toContainText('cells')
    await end(page).getByRole('button', { name: 'Play again' }).click()
    await expect(end(page)).toBeHidden()
    await expect(open(page)).toHaveCount(1)
  })
})

/** Moves by arrow keys to an open cell. */
async function walkToOpen(page: Page): Promise<void> {
  const name = (await open(page).first().getAttribute('aria-label')) ?? ''
  const [, row, col] = name.match(/row (\d+), column (\d+)/) ?? []
  await page.keyboard.press('Control+Home')
  for (let step = 1; step < Number(row); step++) await page.keyboard.press('ArrowDown')
  for (let step = 1; step < Number(col); step++) await page.keyboard.press('ArrowRight')
}

/** Places a first tile on the last cell, as both do in a game without thought. */
function placeLast(game: Session<PatchesGame>, player: 'user' | 'opponent'): Placement {
  const [tile = 0] = stateOf(game).hands[player]
  const cell = playableCells(stateOf(game), player).at(-1)
  if (!cell) throw new Error('No cell is left')
  return { tile, cell }
}

/** Plays without thought: both choose the same cell in the second round. */
function playLast(rounds: number): Session<PatchesGame> {
  let game = startSession(rules, { board: 'small', level: 'easy', deal: 1 }, 'collision')
  for (let moves = 0; moves < rounds && !isOver(rules, game); moves++) {
    const { phase } = stateOf(game)
    const move: PatchesMove =
      phase.type === 'replay'
        ? { type: 'replay', cell: placeLast(game, phase.player).cell }
        : { type: 'round', user: placeLast(game, 'user'), opponent: placeLast(game, 'opponent') }
    const played = playMove(rules, game, move, 0)
    if (!played.ok) throw new Error(played.code)
    game = played.state
  }
  return game
}

const linkTo = (session: Session<PatchesGame>) => `/#/${linkOf({ rules, codeMove }, session)}`

/** Plays without thought until one round is left. */
function almostOver(): Session<PatchesGame> {
  const { past, ...game } = playLast(100)
  return {
    ...game,
    past: past.slice(
      0,
      past.findLastIndex(({ move }) => move.type === 'round'),
    ),
  }
}

test('the last round by keyboard alone', async ({ page }) => {
  await openSave(page, 'patches/small-easy', makeSave(rules, almostOver(), 0))
  await expect(cells(page)).toHaveCount(16)
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(cells(page).first()).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  while (await isUsersTurn(page)) {
    if (!(await isReplay(page))) await pressKey(page, '1')
    await walkToOpen(page)
    await page.keyboard.press('Enter')
    await pressKey(page, 's')
  }
  await expect(end(page).locator('[data-look=primary]')).toBeFocused()
  expect(await findings(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a board needs no scrolling, a hint says why above the tools, a round goes by touch, and large boards have large cells', async ({
    page,
  }) => {
    await page.goto('/#/patches/small-easy')
    await expect(cells(page)).toHaveCount(16)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(740)
    await pressKey(page, 'h')
    const hinted = cells(page).and(page.locator('[data-look=hinted]'))
    await expect(hinted).toHaveCount(1)
    const tile = hand(page).and(page.locator('[data-hinted]'))
    const name = (await tile.getAttribute('aria-label')) ?? ''
    const reason = page
      .getByRole('status')
      .getByText(new RegExp(`^${name}, row \\d, column \\d\\. Nothing is captured`))
    const [words, tools] = [
      await reason.boundingBox(),
      await page.getByRole('toolbar').boundingBox(),
    ]
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0)
    expect(await findings(page)).toEqual([])
    await tile.tap()
    await hinted.tap()
    await submit(page).tap()
    await expect(page.getByText(/captured?s?\b.*\.$/).first()).toBeVisible()
    await expect(page.locator('[data-look=hinted], [data-hinted]')).toHaveCount(0)

    await page.goto('/#/patches/large-hard')
    await expect(cells(page)).toHaveCount(64)
    const box = await cells(page).first().boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
  })
})

test('what happened stands beside the board where there is room, else its last round below; axe finds nothing there', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/#/patches/small-easy')
  await hand(page).first().click()
  await open(page).first().click()
  await submit(page).click()
  await expect(open(page)).not.toHaveCount(0)
  const told = page.getByRole('list', { name: 'What happened' })
  const rule = /^Both choose at once\./
  await expect(page.getByRole('status').getByText(rule)).toBeInViewport({ ratio: 1 })
  await expect(told.getByText(rule)).toHaveCount(0)
  await cells(page).first().click()
  await submit(page).click()
  const said = told.getByRole('listitem').first()
  await expect(said).toHaveText('First choose a tile and a cell.')
  await expect(said).toBeInViewport({ ratio: 1 })
  await expect(told.getByRole('button')).toHaveCount(1)
  await expect(turns(page)).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(told).toBeHidden()
  await expect(page.getByText('First choose a tile and a cell.').last()).toBeInViewport()
  await hand(page).first().click()
  await open(page).first().click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Unseen' }).click()
  await expect(page.getByRole('dialog', { name: 'Unseen tiles' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('a game without thought has a lesson: shown, explained, tried, and played on', {
  tag: '@long',
}, async ({ page }) => {
  const session = playLast(100)
  expect(isOver(rules, session)).toBe(true)
  await page.goto(linkTo(session))
  await page.getByRole('button', { name: 'Learn from it' }).click()
  const asked = page.getByText(/this choice cost \d+% of a win\. Find a better one\.$/)
  await expect(asked).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByText(/This was better\. .+, row \d, column \d\. It /)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(asked).toBeVisible()
  await page.getByRole('button', { name: 'Why?' }).click()
  await expect(page.getByText(/Find a better one\. .+, row \d, column \d\. It /)).toBeVisible()
  await hand(page).first().click()
  await open(page).first().click()
  await submit(page).click()
  await expect(
    page.getByText(/^(Yes, that is good|Not yet: there is a better one)\./),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page.getByText('You are playing on from a replay')).toBeVisible()
  await expect(hand(page).first()).toBeEnabled()
})

/** Returns which pieces of a slide have flipped. */
async function seenPieces(slides: Locator): Promise<boolean[]> {
  const pieces = await slides.locator('[role=gridcell] svg').all()
  const boxes = await Promise.all(pieces.map((piece) => piece.boundingBox()))
  return boxes.map((box) => (box?.width ?? 0) > 20)
}

test('slides step through every rule, and back; axe finds nothing in them; then a small game starts', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/patches')
  await page.getByRole('button', { name: 'How to play' }).click()
  const slides = page.getByRole('dialog', { name: 'How to play' })
  await expect(slides.getByRole('region', { name: 'The tiles' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  for (const title of ['The tiles', 'Touching', 'A match', 'Several matches', 'The same cell']) {
    await expect(slides.getByRole('region', { name: title })).toBeVisible()
    await slides.getByRole('button', { name: 'Next' }).click()
  }
  await expect(slides.getByText('Conflict over yellow triangle two: your 2 beats 1.')).toBeVisible()
  await expect.poll(() => seenPieces(slides)).toEqual([true, true, true])
  await page.keyboard.press('ArrowRight')
  await expect(slides.getByRole('region', { name: 'A conflict, tied' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(slides.getByRole('region', { name: 'A conflict, won' })).toBeVisible()
  for (let slide = 0; slide < 3; slide++) await page.keyboard.press('ArrowRight')
  await slides.getByRole('button', { name: 'Got it' }).click()
  await expect(slides).toBeHidden()
  await page.getByRole('radio', { name: 'Small' }).check()
  await page.getByRole('radio', { name: 'Beginner' }).check()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(cells(page)).toHaveCount(16)
  await cells(page).first().click()
  await expect(
    page.getByRole('status').getByText('Your first tile goes in your centre cell'),
  ).toBeVisible()
})
