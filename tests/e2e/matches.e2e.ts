import type { Page } from '@playwright/test'
import { findMatch } from '#src/games/link/board/pairs.ts'
import { attempt, clearingLine, endingOf, openLevel, readBoard, tilesIn } from './link-board'
import { expect, test } from './page'
import { type Sighting, sightings, watchPictures } from './pictures'

/** Both tiles stand at least as long while their path is drawn. */
const PATH_MS = 150

const MATCHES = 10

/** A board whose tiles slide down after each match. */
const SLIDING = '/#/link?level=normal&gravity=down&seed=slide'

for (const slowness of [1, 6]) {
  test.describe(`on a processor ${slowness}× as slow`, () => {
    test.slow()

    test.beforeEach(({ page }) => slowDown(page, slowness))

    test('matched tiles stand in every frame until they go', async ({ page }) => {
      await openLevel(page, 'normal')
      await expectNoBlink(page)
    })

    test('so they do where the others slide', async ({ page }) => {
      await openSliding(page)
      await expectNoBlink(page)
    })
  })
}

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('matched tiles stand in every frame until they are cut', async ({ page }) => {
    await openLevel(page, 'normal')
    await expectNoBlink(page)
  })

  test('so they do where the others slide', async ({ page }) => {
    await openSliding(page)
    await expectNoBlink(page)
  })
})

test('quick matches cut nothing of those before', async ({ page }) => {
  await openLevel(page, 'normal')
  const line = clearingLine(await readBoard(page)).slice(0, 5)
  const ends = line.flatMap(({ from, to }) => [from, to]).map(endingOf)
  const watch = await watchPictures(page, ends)
  await page.evaluate((names) => {
    for (const name of names)
      document.querySelector<HTMLElement>(`[role=grid] button[aria-label$="${name}"]`)?.click()
  }, ends)
  await expect(tilesIn(page)).toHaveCount(70)
  expect((await sightings(watch)).flatMap(faultsOf)).toEqual([])
})

async function openSliding(page: Page): Promise<void> {
  await page.goto(SLIDING)
  await expect(tilesIn(page)).toHaveCount(80, { timeout: 20_000 })
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Makes matches one after the other, and looks at both tiles in every frame after each. */
async function expectNoBlink(page: Page): Promise<void> {
  const faults: string[] = []
  for (let made = 0; made < MATCHES; made++) {
    const match = findMatch(await readBoard(page))
    if (!match) throw new Error('Nothing matches')
    const watch = await watchPictures(page, [match.from, match.to].map(endingOf))
    await attempt(page, match)
    faults.push(...(await sightings(watch)).flatMap(faultsOf))
  }
  expect(faults).toEqual([])
}

/** A tile that is missing before it was time, is drawn twice, or comes back after it was gone. */
function faultsOf({ name, frames }: Sighting): string[] {
  const gone = frames.findIndex(({ opacity }) => opacity === 0)
  return frames.flatMap(({ ms, opacity, extra }, index) => {
    const at = `${name}, ${Math.round(ms)} ms`
    if (opacity < 0.99 && ms < PATH_MS) return `${at}: not there yet its path is drawn`
    if (extra > 0) return `${at}: drawn twice`
    return opacity > 0 && index > gone ? `${at}: back again` : []
  })
}
