// @vitest-environment jsdom
import '../../../support/browser'
import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { makeRandom } from '#src/engine/random.ts'
import { makeSave, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { chooseMove } from '#src/games/garden/ai/choose-move.ts'
import type { Opponent } from '#src/games/garden/opponent.ts'
import { makePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenGame, GardenOptions } from '#src/games/garden/rules/types.ts'
import { screen as garden } from '#src/games/garden/screen.tsx'
import type { Garden } from '#src/games/garden/types.ts'
import { recordResults } from '#src/results/record-results.ts'
import { openSession, renderPlaying } from '../../../support/playing'
import { playOut } from '../rules/playing'

const OPTIONS: GardenOptions = { difficulty: 'medium', deal: 1 }
const SWAPPED: GardenOptions = { ...OPTIONS, first: 'ai' }

/** A random game played to its end. */
function finished(options: GardenOptions, seed = 'seed'): Session<GardenGame> {
  const turns = playOut(rules.deal(options, seed), makeRandom('rematch'))
  const steps = [...turns].flatMap(({ move, ...played }) => (move ? { move, ...played } : []))
  return { ...startSession(rules, options, seed), past: steps }
}

let moveOn = () => {}

/** An opponent that waits for `moveOn`. */
const opponent: Opponent = {
  choose: async (position, level) => {
    await new Promise<void>((resolve) => {
      moveOn = resolve
    })
    return chooseMove(position, level, { seed: 'opponent', budget: { nodes: 500 } })
  },
  judge: async () => [],
  findEven: async (_, stem) => stem,
  end: () => {},
}

function renderEnd(kind: string, options = OPTIONS, before: readonly GardenOptions[] = []) {
  const earlier = before.map((one) => makeSave(rules, finished(one), 0))
  const opened = { session: finished(options), earlier }
  const rendered = renderPlaying(openSession(garden, opened, opponent, kind))
  return { ...rendered, now: () => rendered.store.getState().session }
}

const button = (name: string) => screen.findByText(name, { selector: 'button' })

const openMore = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'More' }))

test('after a game, the same board is played from the other seat', async () => {
  const { user, now } = renderEnd('medium')
  await user.click(await button('Result'))
  await openMore(user)
  await button('Rematch, you second')
  expect(screen.queryByRole('button', { name: 'Same board' })).toBeNull()
  await user.click(await button('Rematch, you second'))
  expect([now().options, now().seed, now().past]).toEqual([SWAPPED, 'seed', []])
  const said = () => screen.getAllByRole('status')[0]?.textContent
  await expect.poll(said).toMatch(/^New game\. Undo brings .+You move second; Hazel begins\.$/)
  moveOn()
  await expect.poll(() => now().past.map(({ move }) => move.side)).toEqual(['ai'])
  expect(stateOf(now()).position.turn).toBe('human')
  expect(now().stopwatch.since).not.toBeNull()
})

test('after a rematch the player goes first again', async () => {
  const { user, now } = renderEnd('medium', SWAPPED)
  await user.click(await button('Result'))
  await user.click(await button('Rematch, you first'))
  expect([now().options, now().seed, now().past]).toEqual([OPTIONS, 'seed', []])
  expect(stateOf(now()).position.turn).toBe('human')
})

test('once both seats are played, the board has no further rematch', async () => {
  const { user } = renderEnd('medium', SWAPPED, [OPTIONS])
  await user.click(await button('Result'))
  await openMore(user)
  await button('Same board')
  expect(screen.queryByRole('button', { name: /^Rematch/ })).toBeNull()
})

test('undo leads back from a rematch to the game that was over', async () => {
  const { user, store, now } = renderEnd('medium')
  await user.click(await button('Result'))
  await user.click(await button('Rematch, you second'))
  moveOn()
  await expect.poll(() => now().past.length).toBe(1)
  const begun = makePosition(stateOf(now()).position)
  act(() => store.getState().undo())
  await expect.poll(() => now().options).toEqual(OPTIONS)
  expect(rules.outcome(stateOf(now()))).not.toBeNull()
  act(() => store.getState().redo())
  await expect.poll(() => now().options).toEqual(SWAPPED)
  expect(makePosition(stateOf(now()).position)).toBe(begun)
})

test("a day's board has one game, and no rematch", async () => {
  const { user } = renderEnd('daily')
  await user.click(await button('Result'))
  await openMore(user)
  await button('Same board')
  expect(screen.queryByRole('button', { name: /^Rematch/ })).toBeNull()
})

/** Returns what is recorded when games follow a finished one, each played for some of its moves. */
function recordedOf(...games: readonly (readonly [GardenOptions, seed: string, moves: number])[]) {
  const playing = openSession(garden, { session: finished(OPTIONS) }, opponent, 'medium')
  const results: unknown[] = []
  recordResults(playing, ({ seed, end, second }) => results.push([seed, end, second]))
  const { deal, answer } = playing.store.getState()
  for (const [options, seed, moves] of games) {
    const game = finished(options, seed)
    deal({ ...game, past: [] })
    for (const { move } of game.past.slice(0, moves)) answer(move)
  }
  return results
}

const SECOND = [SWAPPED, 'seed', Infinity] as const
const NEXT = [OPTIONS, 'next', 1] as const

test.each([
  ['is one of its own, once', [SECOND, SECOND], [['seed', 'won', true]]],
  ['leaves the first result as it was', [[OPTIONS, 'seed', Infinity]], []],
  [
    'is given up after a move of the player',
    [[SWAPPED, 'seed', 2], NEXT],
    [['seed', 'left', true]],
  ],
  ['is not given up while only the opponent moved', [[SWAPPED, 'seed', 1], NEXT], []],
] as const)('the result of a rematch %s', (_, games, results) => {
  expect(recordedOf(...games)).toEqual(results)
})

test.each([
  ['as dealt', OPTIONS, 'garden?difficulty=medium&deal=1&seed=k3f9'],
  ['swapped', SWAPPED, 'garden?difficulty=medium&deal=1&first=ai&seed=k3f9'],
])('a link says the seats where they are %s', (_, options, code) => {
  const fields = garden.route.fields(options)
  expect(makeLinkCode({ game: 'garden', options: fields, seed: 'k3f9' })).toBe(code)
  const route = parseRoute<Garden>(garden, code, '2026-11-21')
  expect(route).toMatchObject({ ok: true, value: { kind: 'shared-medium', options } })
})
