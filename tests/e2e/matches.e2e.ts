import type { Page } from '@playwright/test'
import { findMatch, type Match } from '#src/games/link/board/pairs.ts'
import { film, findFlickers } from './film'
import { clearingLine, endingOf, openLevel, readBoard, tileAt, tilesIn } from './link-board'
import { expect, MOVING, slowDown, test } from './page'

test.use(MOVING)

/** Minimum time for which both tiles are shown with their path. */
const PATH_MS = 150

/** Long after a match; a tile that reappears by then has flickered. */
const MATCH_MS = 1_000

const MATCHES = 5
const SPEEDS = [1, 6]

/** A board whose tiles fall after each match. */
const SLIDING = '/#/link?level=normal&gravity=down&seed=slide'

for (const slowness of SPEEDS) {
  test.describe(`on a processor ${slowness}× as slow`, () => {
    test.slow()

    test.beforeEach(({ page }) => slowDown(page, slowness))

    test(
      'matched tiles are in every frame until they are removed, also where others slide',
      { tag: '@long' },
      ({ page }) => expectNoBlink(page),
    )
  })
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(
    'matched tiles are in every frame until they are cut, also where others slide',
    { tag: '@long' },
    ({ page }) => expectNoBlink(page),
  )
})

test('quick matches do not cut earlier ones', { tag: '@long' }, async ({ page }) => {
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

const endsOf = ({ from, to }: Match) => [from, to]

async function expectNoBlink(page: Page): Promise<void> {
  await openLevel(page, 'normal')
  await expectMatchesShown(page)
  await page.goto(SLIDING)
  await expect(tilesIn(page)).toHaveCount(80)
  await expectMatchesShown(page)
}

/** Makes matches in sequence and samples both tiles in every frame after each. */
async function expectMatchesShown(page: Page): Promise<void> {
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
