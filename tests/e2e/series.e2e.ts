import type { Page } from '@playwright/test'
import { makeSave, playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import { previewStep } from '#src/games/garden/rules/step.ts'
import type { GardenGame, GardenMove } from '#src/games/garden/rules/types.ts'
import { cellAt, endOf, yourTurn } from './garden-board'
import { expect, findings, test } from './page'
import { openFresh, writeResults, writeStoredSave } from './stored-saves'

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

const steps = (session: Session<GardenGame>) => [...rules.legalMoves(stateOf(session))]

function play(session: Session<GardenGame>, move: GardenMove): Session<GardenGame> {
  const played = playMove(rules, session, move, 0)
  if (!played.ok) throw new Error(played.code)
  return played.state
}

/** Finds a game on the easy level in which the player's next move wins. */
function almostWon() {
  let session = startSession(rules, { difficulty: 'easy', deal: 1 }, 's644')
  for (;;) {
    const { position } = stateOf(session)
    const pointsOf = (move: GardenMove) => {
      const effect = move.type === 'move' ? previewStep(position, move) : undefined
      return effect?.ok && effect.value.type === 'clear' ? effect.value.points : -1
    }
    const [best, ...others] = steps(session).toSorted((a, b) => pointsOf(b) - pointsOf(a))
    const move = position.turn === 'human' ? best : (others.at(-1) ?? best)
    if (move?.type !== 'move') throw new Error('There is no move')
    const next = play(session, move)
    const outcome = rules.outcome(stateOf(next))
    if (outcome?.result === 'won' && position.turn === 'human') return { session, move }
    if (outcome) throw new Error(`The game is ${outcome.result}`)
    session = next
  }
}

/** Plants results and an almost won game, and wins it. */
async function winAfter(page: Page, ...ends: readonly string[]): Promise<void> {
  const { session, move } = almostWon()
  await page.goto('/#/results')
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await expect(page.getByText('No game is in progress.')).toBeVisible()
  await writeResults(page, resultsOf(...ends))
  const save = makeSave(rules, session, 0)
  await writeStoredSave(page, 'garden/easy', { at: BEFORE, left: 1, href: '/garden/easy', save })
  await openFresh(page, '/#/garden/easy')
  await expect(yourTurn(page)).toBeVisible()
  await cellAt(page, move.from).click()
  await cellAt(page, move.to).click()
  await expect(endOf(page)).toBeVisible()
}

const seriesOn = (page: Page) => endOf(page).getByRole('list', { name: 'Games of the series' })

for (const [what, width, height] of [
  ['a phone', 360, 740],
  ['a phone on its side', 740, 360],
] as const) {
  test.describe(`on ${what}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true })

    test('the end shows the series and a suggestion, without scrolling', async ({ page }) => {
      await winAfter(page, 'lost', 'won', 'won')
      await expect(endOf(page).getByText(/^Best margin: \d+$/)).toBeVisible()
      const hidden = await endOf(page).evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      )
      expect(hidden).toBe(0)
      await endOf(page).getByText('Details').click()
      await expect(endOf(page).getByText('Series of three: You 1 – 0 Clover')).toBeVisible()
      await expect(seriesOn(page).getByRole('listitem')).toHaveText(['won'])
      expect(await findings(page)).toEqual([])
      await endOf(page).getByRole('link', { name: 'Try Fern' }).click()
      await expect(page.getByRole('region', { name: 'Fern' })).toBeVisible()
    })
  })
}

test('the results have a row for each opponent', async ({ page }) => {
  await winAfter(page, 'lost', 'won')
  await endOf(page).getByText('Details').click()
  await expect(endOf(page).getByText('You win the series: 2 – 1')).toBeVisible()
  await expect(seriesOn(page).getByRole('listitem')).toHaveText(['lost', 'won', 'won'])
  await openFresh(page, '/#/results')
  const row = page.getByRole('table').getByRole('row', { name: /^Clover/ })
  await expect(row.getByRole('cell')).toHaveText(['2', '1', '0', '0', '1 – 0', /^\d+$/])
  await expect(page.getByRole('columnheader').first()).toHaveText('Opponent')
  expect(await findings(page)).toEqual([])
})
