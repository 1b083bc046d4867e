import type { Page } from '@playwright/test'
import { almostWon, cellAt, endOf, yourTurn } from './garden-board'
import { expect, findings, test } from './page'
import { openBeside, writeResults, writeStoredSave } from './stored-saves'

const BEFORE = Date.UTC(2026, 2, 1)

/** Results against Clover in Garden. */
const resultsOf = (...ends: readonly string[]) =>
  ends.map((end, index) => ({
    game: 'garden',
    choice: 'easy',
    seed: `seed ${index}`,
    end,
    ms: 60_000,
    moves: 20,
    margin: end === 'won' ? 1 : -1,
    assists: {},
    at: BEFORE + index,
  }))

/** Plants results and an almost won game, and wins it by touch. */
async function winAfter(page: Page, ...ends: readonly string[]): Promise<void> {
  const { save, move } = almostWon()
  await openBeside(page)
  await writeResults(page, resultsOf(...ends))
  await writeStoredSave(page, 'garden/easy', { at: BEFORE, left: 1, href: '/garden/easy', save })
  await page.goto('/#/garden/easy')
  await expect(yourTurn(page)).toBeVisible()
  await cellAt(page, move.from).tap()
  await cellAt(page, move.to).tap()
  await expect(endOf(page)).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a win by touch shows the series and a suggestion without scrolling', {
    tag: '@long',
  }, async ({ page }) => {
    await winAfter(page, 'lost', 'won', 'won')
    await expect(endOf(page).getByText(/^Best margin: \d+$/)).toBeVisible()
    const hidden = () =>
      endOf(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    for (const [width, height] of [
      [740, 360],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(hidden).toBe(0)
    }
    await endOf(page).getByText('Details').click()
    await expect(endOf(page).getByText('Series of three: You 1 – 0 Clover')).toBeVisible()
    const series = endOf(page).getByRole('list', { name: 'Games of the series' })
    await expect(series.getByRole('listitem')).toHaveText(['won'])
    expect(await findings(page)).toEqual([])
    await expect(endOf(page).getByRole('link', { name: 'Try Fern' })).toBeVisible()
  })
})
