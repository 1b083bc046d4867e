import type { JSHandle, Locator, Page } from '@playwright/test'
import { expect, pressKey, test } from './page'

/** A game of one swap whose hint sets off three steps: 150, 60 and 90 points. */
const GAME = '/#/cascade?rows=6&cols=6&kinds=5&swaps=1&seed=84'
const LONGER = GAME.replace('swaps=1', 'swaps=9')
const SENTENCE = 'Matched 5, then 3, then 3: 300 points.'

/** A sample of what a player perceives. */
interface Sample {
  readonly points: string
  /** Floating points: "+60 3 gems · step 2 × 2". */
  readonly film: string
  readonly announced: string
  /** The number of sounds started. */
  readonly sounds: number
  readonly hasEnded: boolean
}

const gemOn = (page: Page, row: string, col: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`, row ${row}, column ${col}$`) })
const pointsOn = (page: Page): Locator =>
  page.locator('dl > div').filter({ hasText: 'points' }).getByRole('definition')

/** Makes the hinted swap, and records every visible or audible change from its last click on. */
async function swapAndWatch(page: Page, game: string): Promise<JSHandle<Sample[]>> {
  await page.addInitScript(countSounds)
  // Browsers allow no sound before a gesture, so without this one the deal may be silent.
  await page.goto('/#/about')
  await page.getByRole('heading', { level: 1 }).click()
  await page.goto(game)
  // Parts that are loaded when the page is idle would take time from the film.
  await page.waitForLoadState('networkidle')
  await pressKey(page, 'h')
  const places = /row (\d+), column (\d+) with .+, row (\d+), column (\d+)\.$/
  await expect(page.getByRole('status')).toHaveText(places)
  const announced = await page.getByRole('status').innerText()
  const [, row = '', col = '', otherRow = '', otherCol = ''] = announced.match(places) ?? []
  await gemOn(page, row, col).click()
  await expect(gemOn(page, row, col)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => Number(document.body.dataset.sounds))).toBe(3)
  const samples = await page.evaluateHandle(watch)
  await gemOn(page, otherRow, otherCol).click()
  return samples
}

function countSounds(): void {
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...times) {
    const { dataset } = document.body
    dataset.sounds = `${Number(dataset.sounds ?? 0) + 1}`
    return start.apply(this, times)
  }
}

/** Clicks once the first points are shown. */
function clickMidway(gem: Element, samples: readonly Sample[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!samples.some(({ film }) => film === '+150 5 gems')) return requestAnimationFrame(look)
      gem.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return resolve()
    }
    look()
  })
}

function watch(): Sample[] {
  const samples: Sample[] = []
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const floating = () =>
    [...document.querySelectorAll('main b')]
      .filter((points) => points.checkVisibility({ opacityProperty: true }))
      .at(-1)
  const look = () => {
    const sample: Sample = {
      points: textOf('main dd'),
      film: floating()?.textContent ?? '',
      announced: textOf('[role=status]'),
      sounds: Number(document.body.dataset.sounds),
      hasEnded: document.querySelector('dialog[open]') !== null,
    }
    if (JSON.stringify(sample) !== JSON.stringify(samples.at(-1))) samples.push(sample)
    requestAnimationFrame(look)
  }
  look()
  return samples
}

/** Returns the time of the first sample with a property. */
function momentOf(samples: readonly Sample[], isSo: (sample: Sample) => boolean): number {
  const moment = samples.findIndex(isSo)
  expect(moment).not.toBe(-1)
  return moment
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`prefers-reduced-motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    const tag = reducedMotion === 'reduce' ? ['@long'] : []
    test('points appear with each step; announcement, last sound and end after the last', {
      tag,
    }, async ({ page }) => {
      const handle = await swapAndWatch(page, GAME)
      await expect(page.getByRole('dialog', { name: 'All swaps used' })).toBeVisible({
        timeout: 20_000,
      })
      const samples = await handle.jsonValue()
      const counted = samples.map(({ points }) => Number(points))
      expect(counted).toEqual(counted.toSorted((a, b) => a - b))
      expect(counted.at(-1)).toBe(300)
      // A busy page may draw two changes in one frame, but never the later one before the earlier one.
      const expectNotBefore = (earlier: number, isSo: (sample: Sample) => boolean) =>
        expect(momentOf(samples, isSo)).toBeGreaterThanOrEqual(earlier)
      const steps = ['+150 5 gems', '+60 3 gems · step 2 × 2', '+90 3 gems · step 3 × 3']
      const [first = 0, second = 0, last = 0] = steps.map((step) =>
        momentOf(samples, ({ film }) => film === step),
      )
      expectNotBefore(first, ({ points }) => Number(points) > 0)
      expect(momentOf(samples, ({ points }) => Number(points) > 0)).toBeLessThanOrEqual(last)
      expectNotBefore(second, ({ points }) => Number(points) > 150)
      expectNotBefore(last, ({ points }) => Number(points) > 210)
      expectNotBefore(last, ({ announced }) => announced.includes(SENTENCE))
      // The clock's sounds do not wait for frames.
      expectNotBefore(first, ({ sounds }) => sounds === 6)
      expectNotBefore(last, ({ hasEnded }) => hasEnded)
    })
  })
}

test('a click midway plays on at once, and loses no announcement', { tag: '@long' }, async ({
  page,
}) => {
  const handle = await swapAndWatch(page, LONGER)
  // In the page, since a busy machine would play the cascade to its end between two calls.
  await gemOn(page, '6', '6').evaluate(clickMidway, handle)
  await expect(gemOn(page, '6', '6')).toHaveAttribute('aria-pressed', 'true')
  await expect(pointsOn(page)).toHaveText('300')
  await expect(page.getByRole('status')).toContainText(SENTENCE)
  await expect(page.getByRole('status')).toContainText('row 6, column 6')
  const samples = await handle.jsonValue()
  expect(samples.map(({ film }) => film)).not.toContain('+90 3 gems · step 3 × 3')
})
