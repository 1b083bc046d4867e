import type { Page } from '@playwright/test'
import { findMatch, type Match } from '#src/games/link/board/pairs.ts'
import { film, findBlinks } from './film'
import { clearingLine, endingOf, openLevel, readBoard, tileAt, tilesIn } from './link-board'
import { expect, slowDown, test } from './page'

/** Both tiles stand at least as long while their path is drawn. */
const PATH_MS = 150

/** Long after the last of a match is seen: what comes back by then has blinked. */
const MATCH_MS = 1_000

const MATCHES = 5

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
  const ends = clearingLine(await readBoard(page))
    .slice(0, 5)
    .flatMap(endsOf)
  const seen = await film(page, MATCH_MS, () =>
    page.evaluate((names) => {
      for (const name of names)
        document.querySelector<HTMLElement>(`[role=grid] button[aria-label$="${name}"]`)?.click()
    }, ends.map(endingOf)),
  )
  await expect(tilesIn(page)).toHaveCount(70)
  expect(ends.flatMap((end) => findBlinks(seen, end, PATH_MS))).toEqual([])
})

async function openSliding(page: Page): Promise<void> {
  await page.goto(SLIDING)
  await expect(tilesIn(page)).toHaveCount(80, { timeout: 20_000 })
}

const endsOf = ({ from, to }: Match) => [from, to]

/** Makes matches one after the other, and looks at both tiles in every frame after each. */
async function expectNoBlink(page: Page): Promise<void> {
  const faults: string[] = []
  for (let made = 0; made < MATCHES; made++) {
    const match = findMatch(await readBoard(page))
    if (!match) throw new Error('Nothing matches')
    await tileAt(page, match.from).click()
    const seen = await film(page, MATCH_MS, () => tileAt(page, match.to).click())
    faults.push(...endsOf(match).flatMap((end) => findBlinks(seen, end, PATH_MS)))
  }
  expect(faults).toEqual([])
}
