import type { Page } from '@playwright/test'
import { isSame, type Position, positions } from '#src/engine/grid.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { rules as cascade } from '#src/games/cascade/rules/rules.ts'
import { isGathering, previewStep, stepsOf } from '#src/games/garden/rules/step.ts'
import type { GardenPosition } from '#src/games/garden/rules/types.ts'
import { playableCells } from '#src/games/patches/rules/board.ts'
import { rules as patches } from '#src/games/patches/rules/rules.ts'
import type { Choice, PatchesGame } from '#src/games/patches/rules/types.ts'
import { preview, viewFor } from '#src/games/patches/rules/view.ts'
import { distance, type Film, type Frame, film, findBlinks, opacityAt, pictureAt } from './film'
import { cellAt, DEAL, readGarden } from './garden-board'
import { expect, slowDown, test } from './page'

// Keeping a trace of a slowed page takes longer than all its frames.
test.use({ trace: 'off' })

const SPEEDS = [1, 6]

test.describe('Garden: cleared flowers stand in every frame until they have flipped away', () => {
  for (const slowness of SPEEDS) {
    test(`gathered, on a processor ${slowness}× as slow`, async ({ page }) => {
      await slowDown(page, slowness)
      await expectClearing(page)
    })
  }

  test('with one that slides to them', async ({ page }) => {
    await expectClearing(page, true)
  })

  test.describe('where less motion is asked for', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('gathered', ({ page }) => expectClearing(page))
  })
})

/** Until the last flower has come and they are half turned. */
const FLOWERS_MS = 350

async function expectClearing(page: Page, slides = false): Promise<void> {
  await page.goto(DEAL)
  await expect(cellAt(page, { row: 6, col: 6 })).toBeVisible()
  const { from, to, cells } = findClearing(await readGarden(page), slides)
  await cellAt(page, from).click()
  const seen = await film(page, 1_000, () => cellAt(page, to).click())
  const faults = cells.flatMap((at) => {
    const isComing = slides && isSame(at, to)
    return findBlinks(seen, isComing ? from : at, FLOWERS_MS, isComing)
  })
  expect(faults).toEqual([])
}

/** A step that clears a group, and its cells. */
function findClearing(position: GardenPosition, slides: boolean) {
  for (const step of stepsOf(position, 'human')) {
    const effect = previewStep(position, step)
    if (effect.ok && effect.value.type === 'clear' && isGathering(position.cells, step) !== slides)
      return { ...step, cells: effect.value.cells }
  }
  throw new Error('Nothing can be cleared so')
}

test('Patches: the tiles of a round lie plain in every frame from the submit until tokens turn up', async ({
  page,
}) => {
  const { session, choice, cells } = findCapture()
  const { options, seed, past } = session
  const moves = past.map(({ move }) => move)
  await page.goto(`/#/${makeLinkCode({ game: 'patches', options, seed, moves })}`)
  const step = page.getByRole('button', { name: 'Step', exact: true })
  for (const _ of moves) await step.click()
  await page.getByRole('button', { name: 'Exit replay' }).click()
  const hand = page.getByRole('region', { name: 'Your hand' })
  const tiles = hand.getByRole('button', { name: /(one|two|three|four)$/ })
  await tiles.nth(stateOf(session).hands.user.indexOf(choice.tile)).click()
  await cellAt(page, choice.cell).click()
  const submit = page.getByRole('button', { name: 'Submit' })
  const seen = await film(page, 2_400, () => submit.click())
  expect(cells.flatMap((at) => findNotPlain(seen, at))).toEqual([])
})

/** So long tiles lie plain. */
const PLAIN_MS = 1_000

/** When a tile is not seen before it was time, its cell is blank, or no token comes. */
function findNotPlain(seen: Film, at: Position): string[] {
  const tile = pictureAt(seen[0], at)
  const last = seen.at(-1) ?? seen[0]
  const faults = seen.flatMap((frame) => {
    const place = `row ${at.row}, column ${at.col}, ${Math.round(frame.ms)} ms`
    if (frame.ms < PLAIN_MS && opacityAt(frame, at, tile) < 0.99) return `${place}: not plain`
    return opacityAt(frame, at) < 0.5 ? `${place}: blank` : []
  })
  return opacityAt(last, at, tile) > 0 ? [...faults, 'no token'] : faults
}

/** A game so far, and a choice by which the user captures these cells. */
function findCapture() {
  let session: Session<PatchesGame> = startSession(
    patches,
    { board: 'small', level: 'beginner', deal: 1 },
    'frames',
  )
  for (let round = 0; round < 6; round++) {
    const state = stateOf(session)
    const open = playableCells(state, 'user')
    for (const cell of open) {
      for (const tile of state.hands.user) {
        const { matches } = preview(viewFor(state, 'user'), { tile, cell })
        if (matches.length > 0)
          return {
            session,
            choice: { tile, cell },
            cells: [cell, ...matches.map((one) => one.cell)],
          }
      }
    }
    const choose = (
      player: 'user' | 'opponent',
      cell = playableCells(state, player)[0],
    ): Choice => ({
      tile: state.hands[player][0] ?? 0,
      cell: cell ?? { row: 0, col: 0 },
    })
    const opponent = choose('opponent', playableCells(state, 'opponent').at(-1))
    const move = { type: 'round', user: choose('user'), opponent } as const
    const played = playMove(patches, session, move, 0)
    if (!played.ok) throw new Error(played.code)
    session = played.state
  }
  throw new Error('Nothing matches')
}

test.describe('Cascade: gems of a match stay in every frame until they go, none is missing or twice', () => {
  for (const slowness of SPEEDS) {
    test(`on a processor ${slowness}× as slow`, async ({ page }) => {
      await slowDown(page, slowness)
      await page.goto('/#/cascade?rows=6&cols=6&kinds=5&swaps=9&seed=30')
      await expect(cellAt(page, { row: 5, col: 5 })).toBeVisible()
      const { from, to, steps } = findSwap()
      await cellAt(page, from).click()
      const seen = await film(page, 2_000, () => cellAt(page, to).click())
      expect(findBadFrames(seen, Math.max(...steps))).toEqual([])
    })
  }
})

/** A board of six by six, and how many gems go in each step of its first swap that takes one step. */
function findSwap() {
  const options = cascade.parseOptions({ rows: 6, cols: 6, kinds: 5, swaps: 9 })
  if (!options.ok) throw new Error(options.code)
  const state = cascade.deal(options.value, '30')
  for (const move of cascade.legalMoves(state)) {
    const played = cascade.play(state, move)
    const events = played.ok ? played.events : []
    const steps = events.flatMap((event) => (event.type === 'matched' ? event.cells.length : []))
    if (steps.length === 1) return { ...move, steps }
  }
  throw new Error('No such swap')
}

const BOARD = { rows: 6, cols: 6 }

/** From when on both gems of a swap have come, and until when the matched ones stand. */
const LINED_UP = { from: 300, until: 550 }

/** Frames with fewer gems than the step takes, with a gem twice, or with an empty cell before it was time. */
function findBadFrames(seen: Film, going: number): string[] {
  return seen.flatMap((frame) => {
    const gems = frame.seen.filter(({ row }) => row > -0.5)
    const at = `${Math.round(frame.ms)} ms`
    const isEarly = frame.ms < LINED_UP.until
    const standing = isEarly ? 36 : 36 - going
    if (gems.length < standing || (isEarly && gems.length > 36)) return `${at}: ${gems.length} gems`
    if (findTwice(frame)) return `${at}: one gem twice`
    const isDue = isEarly && frame.ms > LINED_UP.from
    const isEmpty = [...positions(BOARD)].some((cell) => opacityAt(frame, cell) < 0.9)
    return (isDue || frame === seen.at(-1)) && isEmpty ? `${at}: an empty cell` : []
  })
}

const findTwice = ({ seen }: Frame) =>
  seen.some((one, index) =>
    seen
      .slice(index + 1)
      .some((other) => other.picture === one.picture && distance(one, other) < 0.3),
  )
