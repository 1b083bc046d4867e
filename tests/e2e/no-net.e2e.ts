import { attempt, pressInMore, saidOn, tilesIn, toolOf } from './link-board'
import { expect, findings, test } from './page'
import { boardAddress } from './stored-saves'

test.use({ viewport: { width: 360, height: 740 } })

/** A board that is lost once the upper two of the second kind are taken, though others match. */
const TREACHEROUS = 'BB/AB/BA/C./C.'
const BS = { from: { row: 0, col: 0 }, to: { row: 0, col: 1 } }

test('with no net a stuck board is lost, which leads to what to learn', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(boardAddress(TREACHEROUS, '&net=false'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No net')
  await expect(toolOf(page, 'Shuffle')).toHaveCount(0)
  await attempt(page, BS)
  await expect(page.getByRole('region', { name: /can no longer be cleared/ })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await attempt(page, { from: { row: 3, col: 0 }, to: { row: 4, col: 0 } })
  await expect(saidOn(page)).toContainText('The game is lost.')
  const dialog = page.getByRole('dialog', { name: 'Board lost' })
  await expect(dialog).toContainText('with no net nothing is shuffled. ')
  await expect(dialog).toContainText(
    'of 100 simulated careful players cleared this board without a shuffle.',
  )
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Learn from it' }).click()
  await expect(page.getByText('Find one that keeps the board clearable.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await pressInMore(page, 'Same board')
  await expect(tilesIn(page)).toHaveCount(8)
  await expect(toolOf(page, 'Take back, 1 left')).toBeVisible()
})
