import type { Page } from '@playwright/test'
import { isSame, type Position, positions } from '#src/engine/grid.ts'
import { playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { rules as cascade } from '#src/games/cascade/rules/rules.ts'
import { isGathering, previewStep, stepsOf } from '#src/games/garden/rules/step.ts'
import type { GardenPosition } from '#src/games/garden/rules/types.ts'
import { playableCells } from '#src/games/patches/rules/board.ts'
import { codeMove } from '#src/games/patches/rules/code.ts'
import { rules as patches } from '#src/games/patches/rules/rules.ts'
import type { PatchesGame, Placement } from '#src/games/patches/rules/types.ts'
import { preview, viewFor } from '#src/games/patches/rules/view.ts'
import { MOTION_MS } from '#src/ui/board/cues.ts'
import { linkOf } from '../support/link-of'
import { distance, type Film, type Frame, film, findFlickers, opacityAt, pictureAt } from './film'
import { cellAt, DEAL, readGarden } from './garden-board'
import { readBoard, tileAt, toolOf } from './link-board'
import { expect, IS_LONG, MOVING, slowDown, slowMotions, test } from './page'
import { boardAddress } from './stored-saves'

test.use(MOVING)

const SPEEDS = IS_LONG ? [1, 6] : [1]

test.describe('Garden: cleared flowers are in every frame until they have flipped away', () => {
  for (const slowness of SPEEDS) {
    test(`gathered, on a processor ${slowness}× as slow`, async ({ page }) => {
      await slowDown(page, slowness)
      await expectClearing(page)
    })
  }

  test('with one that slides to them', { tag: '@long' }, async ({ page }) => {
    await expectClearing(page, { slides: true })
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('gathered', { tag: '@long' }, ({ page }) =>
      expectClearing(page, { untilMs: MOTION_MS.slide - FRAME_MS }),
    )
  })
})

/** Frames may be drawn with the time of the next. */
const FRAME_MS = 17

/** Time until the last flower has arrived and all are half flipped. */
const FLOWERS_MS = 350

async function expectClearing(
  page: Page,
  { slides = false, untilMs = FLOWERS_MS } = {},
): Promise<void> {
  await page.goto(DEAL)
  await expect(cellAt(page, { row: 6, col: 6 })).toBeVisible()
  const { from, to, cells } = findClearing(await readGarden(page), slides)
  await cellAt(page, from).click()
  const seen = await film(page, 2_000, () => cellAt(page, to).click())
  const faults = cells.flatMap((at) => {
    const isComing = slides && isSame(at, to)
    return findFlickers(seen, isComing ? from : at, untilMs, isComing)
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

/** Factor by which motions are slowed: a busy machine misses most frames of a short one. */
const SLOWER = 5

/** The maximum speed of a slide, in cells per millisecond. */
const SLIDE_SPEED = 5 / MOTION_MS.slide

/** The top tile slides to the second row after the first match, and to the third after the second. */
const COLUMN = boardAddress('TCDE/AADE/BBFG/TCFG', '&gravity=down')

test.describe('Link: an interrupted slide continues from where it is', () => {
  const secondMatch = (page: Page) => tileAt(page, { row: 2, col: 1 }).click()
  const undo = (page: Page) => toolOf(page, 'Undo').click()

  for (const [name, interrupt, end] of [
    ['by a match that moves the tile further', secondMatch, 2],
    ['by undo', undo, 0],
  ] as const) {
    test(name, { tag: '@long' }, async ({ page }) => {
      await page.goto(COLUMN)
      await expect(tileAt(page, { row: 3, col: 0 })).toBeVisible()
      await expect(page.locator('[data-deal]')).toHaveCount(0)
      await slowMotions(page, SLOWER)
      await tileAt(page, { row: 1, col: 0 }).click()
      const halted = page.evaluate(haltMidway)
      await tileAt(page, { row: 1, col: 1 }).click()
      await halted
      await tileAt(page, { row: 2, col: 0 }).click()
      const seen = await film(page, 600, () => interrupt(page))
      expect(findJumps(seen, end)).toEqual([])
    })
  }
})

/** Halts all motion once a tile slides to the second row, to allow a click midway. */
function haltMidway(): Promise<void> {
  const halt = (resolve: () => void) => {
    const cell = document.querySelector('[aria-rowindex="2"][aria-colindex="1"]')
    const from = cell?.getBoundingClientRect()
    const piece = cell?.querySelector('[data-piece]')?.getBoundingClientRect()
    if (!from || !piece || piece.bottom > from.top + 0.2 * from.height)
      return requestAnimationFrame(() => halt(resolve))
    for (const animation of document.getAnimations()) {
      const { delay = 0, duration = 0 } = animation.effect?.getTiming() ?? {}
      animation.pause()
      animation.currentTime = delay + Number(duration) * 0.2
    }
    return resolve()
  }
  return new Promise((resolve) => void halt(resolve))
}

/** Returns frames in which the top tile of the first column violates its path or maximum speed. */
function findJumps(seen: Film, end: number): string[] {
  const rows = seen.map((frame) => rowOf(frame, pictureAt(seen[0], { row: 3, col: 0 })))
  const [start = end] = rows
  const [least, most] = [Math.min(start, end) - 0.15, Math.max(start, end) + 0.15]
  const isMidway = start > 0.2 && start < 0.8
  return seen.flatMap(({ ms }, index) => {
    const row = rows[index] ?? Number.NaN
    const before = rows[index - 1] ?? row
    // A frame may be drawn with the time of the next.
    const since = Math.max(FRAME_MS, ms - (seen[index - 1]?.ms ?? 0))
    const isFar = !(Math.abs(row - before) < since * SLIDE_SPEED + 0.02)
    const isAstray =
      row < least || row > most || (index === rows.length - 1 && Math.abs(row - end) > 0.1)
    const at = `${Math.round(ms)} ms: from ${before.toFixed(2)} to ${row.toFixed(2)} in ${since.toFixed(1)} ms`
    return !isMidway || isFar || isAstray ? at : []
  })
}

const rowOf = ({ seen }: Frame, picture: number): number =>
  Math.min(...seen.filter((one) => one.col < 0.5 && one.picture === picture).map(({ row }) => row))

test.describe('Patches: a round’s tiles are in every frame from the submit until their tokens flip', () => {
  test('by motions', ({ page }) => expectRound(page))

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('at once', { tag: '@long' }, ({ page }) => expectRound(page))
  })
})

async function expectRound(page: Page): Promise<void> {
  const { session, choice, cells } = findCapture()
  await page.goto(`/#/${linkOf({ rules: patches, codeMove }, session)}`)
  const step = page.getByRole('button', { name: 'Step', exact: true })
  for (const _ of session.past) await step.click()
  await page.getByRole('button', { name: 'Exit replay' }).click()
  const hand = page.getByRole('region', { name: 'Your hand' })
  const tiles = hand.getByRole('button', { name: /(one|two|three|four)$/ })
  await tiles.nth(stateOf(session).hands.user.indexOf(choice.tile)).click()
  await cellAt(page, choice.cell).click()
  const submit = page.getByRole('button', { name: 'Submit' })
  const seen = await film(page, 2_400, () => submit.click())
  expect(cells.flatMap((at) => findNotPlain(seen, at))).toEqual([])
}

/** Time for which tiles show before their tokens flip. */
const PLAIN_MS = 1_000

/** Failures: a tile disappears early, its cell is blank, or no token appears. */
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
    ): Placement => ({
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

test.describe('Cascade: matched gems are in every frame until they are removed, none missing or doubled', () => {
  for (const slowness of SPEEDS) {
    test(`on a processor ${slowness}× as slow`, { tag: '@long' }, async ({ page }) => {
      await page.goto('/#/cascade?rows=6&cols=6&kinds=5&swaps=9&seed=30')
      await expect(cellAt(page, { row: 5, col: 5 })).toBeVisible()
      await expect(page.locator('[data-deal]')).toHaveCount(0)
      // A slow processor may draw no frame with a ring, so the other draws more of them.
      const seesRings = slowness === 1
      if (seesRings) await slowMotions(page, 3)
      else await slowDown(page, slowness)
      const { from, to, steps } = findSwap(1)
      await cellAt(page, from).click()
      const rings = await page.evaluateHandle(watchRings)
      const seen = await film(page, 2_000, () => cellAt(page, to).click())
      expect(findBadFrames(seen, Math.max(...steps))).toEqual([])
      expect(await rings.jsonValue()).toEqual({ count: expect.any(Number), late: [] })
      if (seesRings) expect(await rings.evaluate(({ count }) => count)).toBeGreaterThan(0)
    })
  }
})

test('Cascade: on a page that is busy half of the time, marks and removals keep pace with the falls', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#/cascade?rows=6&cols=6&kinds=5&swaps=9&seed=30')
  await expect(cellAt(page, { row: 5, col: 5 })).toBeVisible()
  await slowDown(page, 6)
  const { from, to } = findSwap(3)
  await cellAt(page, from).click()
  await page.evaluate(keepBusy)
  const rings = await page.evaluateHandle(watchRings)
  const seen = await film(page, 3_000, () => cellAt(page, to).click())
  const { late } = await rings.jsonValue()
  expect({ onOthers: findOnOthers(seen, [from, to]), late }).toEqual({ onOthers: [], late: [] })
})

/** Returns frames in which a gem is on another, except for the two that swap places. */
function findOnOthers(seen: Film, swapped: readonly Position[]): string[] {
  const swapping = swapped.map((at) => pictureAt(seen[0], at))
  return seen.flatMap((frame) => {
    const gems = frame.seen.filter(({ row }) => row > -0.5)
    const isOn = gems.some((one, index) =>
      gems
        .slice(index + 1)
        .some(
          (other) =>
            distance(one, other) < 0.5 &&
            !(swapping.includes(one.picture) && swapping.includes(other.picture)),
        ),
    )
    return isOn ? `${Math.round(frame.ms)} ms` : []
  })
}

/** Blocks the main thread for most of the time after the next click. */
function keepBusy(): void {
  const block = () => {
    const end = performance.now() + 250
    while (performance.now() < end);
    setTimeout(block, 100)
  }
  document.addEventListener('click', () => setTimeout(block, 100), { once: true })
}

/** In every frame, counts rings of matched gems, and lists those beside a gem on its way. */
function watchRings(): { count: number; late: string[] } {
  const rings = { count: 0, late: [] as string[] }
  const look = () => {
    const cell = document.querySelector('[role=gridcell]')?.getBoundingClientRect()
    const isMoving = [...document.querySelectorAll('[data-board] svg')].some((gem) => {
      const { top, height } = gem.getBoundingClientRect()
      const row = cell ? (top + height / 2 - cell.top) / cell.height - 0.5 : 0
      return row > -0.5 && Math.abs(row - Math.round(row)) > 0.1
    })
    const ringed = [...document.querySelectorAll('[data-board] span')].filter((span) => {
      const { outlineStyle, outlineColor } = getComputedStyle(span)
      const isSeen = span.checkVisibility({ opacityProperty: true })
      return isSeen && outlineStyle === 'solid' && !/, 0\)|\/ 0\)/.test(outlineColor)
    })
    rings.count += ringed.length
    if (isMoving && ringed.length > 0) rings.late.push(`${Math.round(performance.now())} ms`)
    afterPaint()
  }
  // A frame's own callbacks may still change what it shows.
  const afterPaint = () => requestAnimationFrame(() => setTimeout(look))
  document.addEventListener('click', afterPaint, { once: true })
  return rings
}

/** The first swap of a number of steps on a board of six by six, and the number of gems that each removes. */
function findSwap(count: number) {
  const options = cascade.parseOptions({ rows: 6, cols: 6, kinds: 5, swaps: 9 })
  if (!options.ok) throw new Error(options.code)
  const state = cascade.deal(options.value, '30')
  for (const move of cascade.legalMoves(state)) {
    const played = cascade.play(state, move)
    const events = played.ok ? played.events : []
    const steps = events.flatMap((event) => (event.type === 'matched' ? event.cells.length : []))
    if (steps.length === count) return { ...move, steps }
  }
  throw new Error('No such swap')
}

const BOARD = { rows: 6, cols: 6 }

/** Times from which both swapped gems have arrived, from which the matched ones fade, and until which they are shown, less two frames. */
const LINED_UP = { from: 300, fade: 500, until: 606 }

/** Returns frames that lack gems, show two in one cell, or have an empty cell too early. */
function findBadFrames(seen: Film, going: number): string[] {
  return seen.flatMap((frame) => {
    const gems = frame.seen.filter(({ row }) => row > -0.5)
    const at = `${Math.round(frame.ms)} ms`
    const isEarly = frame.ms < LINED_UP.until
    const standing = isEarly ? 36 : 36 - going
    if (gems.length < standing || gems.length > 36) return `${at}: ${gems.length} gems`
    if (findTogether(frame)) return `${at}: two gems in one place`
    const isDue = frame.ms < LINED_UP.fade && frame.ms > LINED_UP.from
    const isEmpty = [...positions(BOARD)].some((cell) => opacityAt(frame, cell) < 0.9)
    return (isDue || frame === seen.at(-1)) && isEmpty ? `${at}: an empty cell` : []
  })
}

/** Two gems nearer than half a cell; swapped gems pass each other. */
const findTogether = ({ seen, ms }: Frame) =>
  seen.some((one, index) =>
    seen
      .slice(index + 1)
      .some(
        (other) =>
          distance(one, other) < 0.5 && (ms > LINED_UP.from || one.picture === other.picture),
      ),
  )

const NOVICE = { rows: 6, cols: 8 }

test('Link: on a large board, what was clicked moves', { tag: '@long' }, async ({ page }) => {
  await page.goto('/#/link/classic')
  await readBoard(page)
  const tile = tileAt(page, { row: 2, col: 5 })
  const moving = await tile.evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target) || [])
      .filter((target) => target.matches('[data-piece]'))
      .map((piece) => piece.closest('button') === button)
  })
  expect(moving).toEqual([true])
})

test('Link: a first board is dealt in waves from its first tile, and goes in one', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(measureFirstFrame)
  await page.goto('/#/link/novice')
  await expect(tileAt(page, { row: 5, col: 7 })).toBeVisible()
  const [first = 0, ...others] = await page.evaluate(() => window.firstOpacities)
  expect(first).toBeGreaterThan(0.4)
  expect(Math.min(...others)).toBeLessThan(0.1)
  await expect(page.locator('[data-deal]')).toHaveCount(0)
  await tileAt(page, { row: 5, col: 7 }).click()
  await slowMotions(page, SLOWER)
  const seen = await film(page, 1_000, () => toolOf(page, 'New game').click())
  expect(findCuts(seen)).toEqual([])
})

declare global {
  interface Window {
    /** Opacities of the rows in the first frame with a piece. */
    firstOpacities: Promise<number[]>
  }
}

function measureFirstFrame(): void {
  window.firstOpacities = new Promise((resolve) => {
    const look = () => {
      const rows = [...document.querySelectorAll('[role=row]')]
      resolve(rows.map((row) => Number(getComputedStyle(row).opacity)))
    }
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-piece]')) return
      observer.disconnect()
      // A frame's own callbacks may still change what it shows.
      requestAnimationFrame(() => setTimeout(look))
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Returns cells that another picture takes at once, or that still show the one before at the end. */
function findCuts(seen: Film): string[] {
  const last = seen.at(-1) ?? seen[0]
  return [...positions(NOVICE)].flatMap((at) => {
    const [before, after] = [pictureAt(seen[0], at), pictureAt(last, at)]
    const isShown = (frame: Frame, picture: number) => opacityAt(frame, at, picture) > 0
    if (before === after) return []
    const isCut = !seen.some((frame) => isShown(frame, before) && isShown(frame, after))
    return isCut || isShown(last, before) ? `row ${at.row}, column ${at.col}` : []
  })
}
