import type { Page } from '@playwright/test'
import {
  clearingLine,
  figureOf,
  findDifferent,
  openLevel,
  readBoard,
  readHint,
  tileAt,
} from './link-board'
import { expect, MOVING, pressKey, test } from './page'

test.use(MOVING)

test('refusals, hints and matches are animated', { tag: '@long' }, async ({ page }) => {
  expect(await playALittle(page)).toEqual(expect.arrayContaining(['scale', 'transform']))
})

test('tiles look as the design document says at named times', async ({ page }) => {
  await page.addInitScript(haltMotions)
  await openLevel(page, 'novice')
  const [match] = clearingLine(await readBoard(page))
  if (!match) throw new Error('The board has no match')
  await tileAt(page, match.from).click()
  const green = 'rgb(200, 247, 197)'
  await expect.poll(() => lookAt(page, 48)).toMatchObject({ scale: 1.15, ground: green })
  expect(await lookAt(page, 120)).toMatchObject({ scale: 1.05, ground: green })
  await tileAt(page, match.to).click()
  await expect.poll(() => lookAt(page, 0)).toMatchObject({ scale: 1, opacity: 1 })
  expect(await lookAt(page, 90)).toMatchObject({ scale: 1.15, opacity: 1, bright: 1.6 })
  expect(await lookAt(page, 300)).toMatchObject({ scale: 1.3, opacity: 0 })
})

declare global {
  interface Window {
    /** Pieces whose motions were halted. */
    halted: Element[]
  }
}

/** Halts each motion of a piece, to be looked at in any of its moments. */
function haltMotions(): void {
  window.halted = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options)
    animation.pause()
    if (frames && 'scale' in frames) window.halted.push(this)
    return animation
  }
}

/** Measures the piece whose motion was halted last, at a time of the motion in milliseconds. */
const lookAt = (page: Page, ms: number) =>
  page.evaluate((ms) => {
    const piece = window.halted.at(-1)
    if (!piece) return undefined
    for (const animation of piece.getAnimations())
      animation.currentTime = Number(animation.effect?.getTiming().delay ?? 0) + ms
    const { scale, transform, opacity, filter, backgroundColor } = getComputedStyle(piece)
    const size = Number(scale === 'none' ? 1 : scale) * new DOMMatrix(transform).a
    const round = (value: number) => Math.round(value * 100) / 100
    const bright = Number(/[\d.]+/.exec(filter)?.[0] ?? 1)
    return {
      scale: round(size),
      opacity: Number(opacity),
      bright: round(bright),
      ground: backgroundColor,
    }
  }, ms)

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('refusals, hints and matches are not', { tag: '@long' }, async ({ page }) => {
    expect(await playALittle(page)).toEqual([])
  })
})

test('a cell takes its clicks while shuffled tiles fly over it', async ({ page }) => {
  await openLevel(page, 'novice')
  const hits = await page.evaluateHandle(watchHits)
  await pressKey(page, 's')
  await expect.poll(() => hits.evaluate(({ flying }) => flying)).toBeGreaterThan(100)
  expect(await hits.evaluate(({ missed }) => missed)).toEqual([])
})

/** In every frame, counts tiles away from their cells, and lists cells whose middle hits another. */
function watchHits(): { flying: number; missed: string[] } {
  const hits = { flying: 0, missed: [] as string[] }
  const look = () => {
    for (const button of document.querySelectorAll('[role=gridcell] > button')) {
      const { x, y, width, height } = button.getBoundingClientRect()
      const piece = button.querySelector('[data-piece]')?.getBoundingClientRect()
      if (piece && Math.hypot(piece.x - x, piece.y - y) > width) hits.flying++
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      if (hit?.closest('button') !== button) hits.missed.push(button.ariaLabel ?? '')
    }
    requestAnimationFrame(look)
  }
  look()
  return hits
}

/** Plays a refusal, a hint and a match; returns the motions seen. */
async function playALittle(page: Page): Promise<string[]> {
  await openLevel(page, 'novice')
  const motions = await page.evaluateHandle(watchMotions)
  const different = findDifferent(await readBoard(page))
  await tileAt(page, different.from).click()
  await tileAt(page, different.to).click()
  await pressKey(page, 'h')
  const { from, to } = await readHint(page)
  await tileAt(page, from).click()
  await tileAt(page, to).click()
  await expect(figureOf(page, 'tiles left')).toHaveText('46')
  await expect(page.locator('polyline')).toHaveCount(0)
  return motions.evaluate((kinds) => [...kinds])
}

/** Collects animated transforms, by script or style sheet. */
function watchMotions(): Set<string> {
  const kinds = ['transform', 'translate', 'scale', 'rotate']
  const seen = new Set<string>()
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
      for (const kind of kinds) if (frames.some((frame) => kind in frame)) seen.add(kind)
    }
  }
  const lookEveryFrame = () => {
    look()
    requestAnimationFrame(lookEveryFrame)
  }
  lookEveryFrame()
  document.addEventListener('transitionrun', look)
  return seen
}
