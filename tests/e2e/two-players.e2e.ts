import type { BrowserContext, Page } from '@playwright/test'
import { makeCheckedLink, writeGame } from '#src/engine/game-code.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { codeMove } from '#src/games/garden/rules/code.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import { stepsOf } from '#src/games/garden/rules/step.ts'
import type { GardenGame, GardenOptions, GardenStep } from '#src/games/garden/rules/types.ts'
import { cellAt, greediest } from './garden-board'
import { expect, findings, IS_LONG, test } from './page'

const PATCHES = '/#/patches?board=small&level=friend&deal=1&seed=two'

const showHand = (page: Page) => page.getByRole('button', { name: /^I am .+: show my hand$/ })
const tilesOn = (page: Page) => page.locator('[data-hand] [data-tile]')
const openCell = (page: Page) => page.getByRole('button', { name: /^Open cell/ }).first()
const TILE = /(red|blue|yellow|green) (circle|square|triangle|hexagon) (one|two|three|four)/i

/** Expects that nothing of a hand is in the page, as long as no tile is on the board. */
async function expectCovered(page: Page, name: string): Promise<void> {
  await expect(showHand(page)).toHaveText(`I am ${name}: show my hand`)
  await expect(showHand(page)).toBeFocused()
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(TILE)
  expect(await page.locator('body').innerText()).not.toMatch(TILE)
  await expect(page.locator('[data-tile]')).toHaveCount(0)
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 }, isMobile: true })

  test('the curtain between hands goes by touch and by keys, and neither Undo nor a reload lifts it', async ({
    page,
  }) => {
    await page.goto(PATCHES)
    await expectCovered(page, 'Player 1')
    expect(await findings(page)).toEqual([])
    await showHand(page).tap()
    await expect(tilesOn(page)).toHaveCount(4)
    await tilesOn(page).first().tap()
    await openCell(page).tap()
    await page.getByRole('button', { name: 'Submit' }).tap()
    await expectCovered(page, 'Player 2')
    await expect(page.getByRole('status').first()).toHaveText('Pass the device to Player 2.')
    if (!IS_LONG) return

    await page.keyboard.press('1')
    await page.keyboard.press('s')
    await page.keyboard.press('u')
    await expectCovered(page, 'Player 1')
    await page.keyboard.press('Enter')
    await expect(tilesOn(page).first()).toBeFocused()
    await page.keyboard.press('1')
    await openCell(page).press('Enter')
    await page.keyboard.press('s')
    await expectCovered(page, 'Player 2')
    await page.reload()
    await expectCovered(page, 'Player 1')
  })
})

const OPTIONS: GardenOptions = { difficulty: 'friend', deal: 1, a: 'An', b: 'Bình' }

const GARDEN = makeLinkCode({ game: 'garden', options: OPTIONS, seed: 'links' })

const bestStep = (session: Session<GardenGame>) => greediest(stateOf(session).position)

function played(session: Session<GardenGame>, step: GardenStep): Session<GardenGame> {
  const next = playMove(rules, session, { type: 'move', ...step }, 0)
  if (!next.ok) throw new Error(next.code)
  return next.state
}

async function move(page: Page, { from, to }: GardenStep): Promise<void> {
  await cellAt(page, from).click()
  await cellAt(page, to).click()
}

const linkOn = (page: Page) => page.getByRole('textbox', { name: 'Link' })

const isOver = (session: Session<GardenGame>) => rules.outcome(stateOf(session)) !== null

const titleOf = (session: Session<GardenGame>) => {
  const outcome = rules.outcome(stateOf(session))?.result
  return outcome === 'drawn' ? 'It’s a draw!' : `${outcome === 'won' ? 'An' : 'Bình'} wins!`
}

const newPage = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
}

/** The link that is sent after the last move of a game. */
function turnLinkOf(session: Session<GardenGame>): string {
  const text = writeGame({ rules, codeMove }, session, GARDEN)
  return `/#/${makeCheckedLink(GARDEN, { use: 'turn', text })}`
}

/** Plays the best steps until it is An's turn and the game is almost over. */
function almostOver(): Session<GardenGame> {
  const games = [startSession<GardenGame>(rules, OPTIONS, 'links')]
  for (let last = games.at(-1); last && !isOver(last); last = games.at(-1))
    games.push(played(last, bestStep(last)))
  const isAns = (game: Session<GardenGame>) => stateOf(game).position.turn === 'human'
  const found = games.slice(0, -4).findLast(isAns)
  if (!found) throw new Error('The game is too short')
  return found
}

test('two browsers play a game of Garden to its end by link', async ({ browser, baseURL }) => {
  test.slow()
  const contexts = await Promise.all(
    [0, 1].map(() => browser.newContext({ baseURL: baseURL ?? '' })),
  )
  const pages = await Promise.all(contexts.map(newPage))
  const [an, binh] = pages
  if (!an || !binh) throw new Error('There are two pages')
  let session = almostOver()
  const links: string[] = []
  await an.goto(turnLinkOf(session))
  while (!isOver(session)) {
    const side = stateOf(session).position.turn
    const [page, other, name] = side === 'human' ? [an, binh, 'Bình'] : [binh, an, 'An']
    const step = bestStep(session)
    session = played(session, step)
    await move(page, step)
    if (stateOf(session).position.turn === side && !isOver(session)) continue
    await expect(page.getByText(`Send your move to ${name}`)).toBeAttached()
    const link = await linkOn(page).inputValue()
    expect(link.length).toBeLessThanOrEqual(700)
    links.push(link)
    await other.goto(link)
    if (!isOver(session))
      await expect(other.getByText(/: (select one of your flowers|clear a group)/)).toBeVisible()
  }
  for (const page of [an, binh])
    await expect(page.getByRole('dialog', { name: titleOf(session) })).toBeVisible()
  expect(links.length).toBeGreaterThan(1)
  const isBinhs = session.past.at(-1)?.move.side === 'ai'
  const [last, other, name] = isBinhs ? [binh, an, 'An'] : [an, binh, 'Bình']
  await expect(last.getByRole('button', { name: `Send the result to ${name}` })).toBeFocused()
  await expect(other.getByRole('button', { name: /^Send the result/ })).toHaveCount(0)
  await last.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await last.getByRole('button', { name: /^Send the result/ }).click()
  const field = last.getByRole('dialog').getByRole('textbox', { name: 'Link' })
  await expect(field).toBeFocused()
  expect(await field.evaluate(() => String(getSelection()))).toBe(await field.inputValue())

  if (IS_LONG) {
    await expectRefused(binh, links[0] ?? '', session)
    await expectRematch(an, binh)
  }
  await Promise.all(contexts.map((context) => context.close()))
})

/** Expects that a link that is older than the game changes nothing, nor one with another first move. */
async function expectRefused(binh: Page, older: string, session: Session<GardenGame>) {
  await binh.goto(older)
  await expect(binh.getByText('That link is older than your game')).toBeVisible()
  const first = startSession(rules, OPTIONS, 'links')
  const [second] = [...stepsOf(first.dealt.position, 'human')].toReversed()
  if (!second) throw new Error('There is no other step')
  const forged = played(first, second)
  await binh.goto(turnLinkOf(forged))
  await expect(binh.getByText('move 1 is another')).toBeVisible()
  await binh.getByRole('link', { name: 'Open my game' }).click()
  await expect(binh.getByRole('heading', { name: titleOf(session) })).toBeVisible()
}

/** Expects that the rematch is the same for both, on another board, with the seats swapped. */
async function expectRematch(an: Page, binh: Page): Promise<void> {
  await binh.getByRole('button', { name: 'Result' }).click()
  for (const page of [an, binh]) {
    await page.getByRole('button', { name: 'Rematch, Bình begins' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('An – Bình')
    await expect(page).toHaveURL(/first=ai/)
  }
  expect(an.url()).toBe(binh.url())
  expect(decodeURIComponent(an.url())).toMatch(/first=ai.*&seed=links again 1/)
  await expect(binh.getByText('Bình: select one of your flowers')).toBeVisible()
  await expect(an.getByText('Waiting for Bình’s link')).toBeVisible()
}

test('a game by link is begun on the start page, and who has moved waits for the answer', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/garden')
  await page.getByRole('radio', { name: /A friend/ }).check({ force: true })
  await page.getByLabel('Player 1').fill('An')
  await page.getByLabel('Player 2').fill('Bình')
  await page.getByRole('button', { name: 'Play by link' }).click()
  await expect(page.getByText('An – Bình')).toBeVisible()
  await expect(page.getByText('An: select one of your flowers')).toBeVisible()
  expect(decodeURIComponent(page.url())).toContain('a=An&b=Bình')

  await page.goto(`/#/${GARDEN}`)
  const session = startSession(rules, OPTIONS, 'links')
  await expect(page).toHaveURL(/seed=links$/)
  await move(page, bestStep(session))
  await expect(page.getByText('Waiting for Bình’s link')).toBeVisible()
  const [flower] = [...stepsOf(stateOf(played(session, bestStep(session))).position, 'human')]
  if (flower) await move(page, flower)
  await expect(page.getByText('It’s Bình’s turn.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('Send your move to Bình')).toBeVisible()
})

test('a link that moves for its receiver changes nothing, unless they say that they did', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`/#/${GARDEN}`)
  const start = startSession(rules, OPTIONS, 'links')
  await move(page, bestStep(start))
  await expect(page.getByText('Waiting for Bình’s link')).toBeVisible()
  const four = [1, 2, 3, 4].reduce((session) => played(session, bestStep(session)), start)
  await page.goto(turnLinkOf(four))
  await expect(
    page.getByText('moves of yours that were not made in your game here: 3'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Open my game' }).click()
  await expect(page.getByText('Waiting for Bình’s link')).toBeVisible()
  await page.goto(turnLinkOf(four))
  await page.getByRole('button', { name: 'Take the moves' }).click()
  await expect(page.getByText('An: select one of your flowers')).toBeVisible()
  await expect(page.getByRole('region', { name: 'An' })).toContainText('2 moves made')
})
