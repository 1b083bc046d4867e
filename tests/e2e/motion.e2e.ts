import type { Page } from '@playwright/test'
import { figureOf, findDifferent, openLevel, readBoard, readHint, tileAt } from './link-board'
import { expect, MOVING, pressKey, test } from './page'

test.use(MOVING)

test('refusals, hints and matches are animated', async ({ page }) => {
  expect(await playALittle(page)).toEqual(expect.arrayContaining(['scale', 'transform']))
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('refusals, hints and matches are not', async ({ page }) => {
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
