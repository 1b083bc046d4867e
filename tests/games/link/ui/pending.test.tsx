// @vitest-environment jsdom
import '../../../support/browser'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startSession } from '#src/engine/session.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import type { Solver } from '#src/games/link/types.ts'
import { openSession, renderPlaying } from '../../../support/playing'
import { onPage } from './solver-on-page'

type Asked = 'findDeal' | 'findShuffle' | 'verdictOf'

/** A solver that answers no question of these kinds before it is released. */
function makeSlowSolver() {
  const releases = new Map<Asked, () => void>()
  const gate = (name: Asked) => new Promise<void>((resolve) => releases.set(name, resolve))
  const [deal, shuffle, verdict] = [gate('findDeal'), gate('findShuffle'), gate('verdictOf')]
  const solver: Solver = {
    ...onPage,
    findDeal: async (...question) => deal.then(() => onPage.findDeal(...question)),
    findShuffle: async (...question) => shuffle.then(() => onPage.findShuffle(...question)),
    verdictOf: async (...question) => verdict.then(() => onPage.verdictOf(...question)),
  }
  return { solver, answer: (name: Asked) => act(async () => releases.get(name)?.()) }
}

/** The first two tiles match; the first and the last are different. */
function renderGame() {
  const options = { level: 'literal', board: 'AABB\nCDCD', gravity: 'none' } as const
  const { solver, answer } = makeSlowSolver()
  const session = startSession(rules, options, 'seed')
  const { user } = renderPlaying(openSession(linkScreen, { session }, solver))
  const press = (name: string | RegExp) =>
    user.click(screen.getByLabelText(name, { selector: 'button' }))
  return {
    answer,
    press,
    miss: async () => {
      await press('Grinning face, row 1, column 1')
      await press(/, row 2, column 4$/)
    },
  }
}

const said = () => screen.getByRole('status').textContent
const movesNow = () => screen.getByText('moves').closest('div')?.textContent

test('a failed attempt does not cancel a pending shuffle', async () => {
  const { answer, press, miss } = renderGame()
  await press('Shuffle')
  await miss()
  expect(movesNow()).toContain('1')
  await answer('findShuffle')
  await expect.poll(said).toMatch(/^Shuffled/)
  expect(movesNow()).toContain('1')
})

test('a pending hint survives a failed attempt', async () => {
  const { answer, press, miss } = renderGame()
  await press('Hint')
  await miss()
  expect(said()).not.toMatch(/Hint: /)
  await answer('verdictOf')
  await expect.poll(said).toMatch(/Hint: /)
})

test('a pending hint survives a shuffle', async () => {
  const { answer, press } = renderGame()
  await press('Hint')
  await press('Shuffle')
  expect(said()).not.toMatch(/Hint: /)
  await answer('findShuffle')
  await expect.poll(said).toMatch(/Hint: /)
})

test('a match does not cancel a pending new board', async () => {
  const { answer, press } = renderGame()
  await press('New game')
  await press('Grinning face, row 1, column 1')
  await press('Grinning face, row 1, column 2')
  expect(screen.getAllByRole('button', { name: /, row \d, column \d$/ })).toHaveLength(6)
  await answer('findDeal')
  await expect
    .poll(() => screen.getAllByRole('button', { name: /, row \d, column \d$/ }))
    .toHaveLength(8)
  expect(movesNow()).toContain('0')
})
