import type { Page } from '@playwright/test'
import { findMatch, type Match } from '#src/games/link/board/pairs.ts'
import { film, findFlickers } from './film'
import { clearingLine, endingOf, openLevel, readBoard, tileAt, tilesIn } from './link-board'
import { expect, IS_LONG, MOVING, slowDown, test } from './page'

test.use(MOVING)

/** Minimum time for which both tiles are shown with their path. */
const PATH_MS = 150

/** Long after a match; a tile that reappears by then has flickered. */
const MATCH_MS = 1_000

const MATCHES = IS_LONG ? 5 : 1

/** A board whose tiles fall after each match. */
const SLIDING = '/#/link?level=normal&gravity=down&seed=slide'

for (const slowness of [1, 6]) {
  test.describe(`on a processor ${slowness}× as slow`, () => {
    test.slow()

    test.beforeEach(({ page }) => slowDown(page, slowness))

    test('matched tiles are in every frame until they are removed', async ({ page }) => {
      await openLevel(page, 'normal')
      await expectNoBlink(page)
    })

    test('so are they where others slide', async ({ page }) => {
      await openSliding(page)
      await expectNoBlink(page)
    })
  })
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('matched tiles are in every frame until they are cut', async ({ page }) => {
    await openLevel(page, 'normal')
    await expectNoBlink(page)
  })

  test('so are they where others slide', async ({ page }) => {
    await openSliding(page)
    await expectNoBlink(page)
  })
})

test('quick matches do not cut earlier ones', async ({ page }) => {
  await openLevel(page, 'normal')
  await expect(page.locator('[data-deal]')).toHaveCount(0)
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
  expect(ends.flatMap((end) => findFlickers(seen, end, PATH_MS))).toEqual([])
})

async function openSliding(page: Page): Promise<void> {
  await page.goto(SLIDING)
  await expect(tilesIn(page)).toHaveCount(80, { timeout: 20_000 })
}

const endsOf = ({ from, to }: Match) => [from, to]

/** Makes matches in sequence and samples both tiles in every frame after each. */
async function expectNoBlink(page: Page): Promise<void> {
  const faults: string[] = []
  for (let made = 0; made < MATCHES; made++) {
    const match = findMatch(await readBoard(page))
    if (!match) throw new Error('Nothing matches')
    await tileAt(page, match.from).click()
    const seen = await film(page, MATCH_MS, () => tileAt(page, match.to).click())
    faults.push(...endsOf(match).flatMap((end) => findFlickers(seen, end, PATH_MS)))
  }
  expect(faults).toEqual([])
}
