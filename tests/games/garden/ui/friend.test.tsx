// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { type Session, startSession, stateOf } from '#src/engine/session.ts'
import type { Opponent } from '#src/games/garden/opponent.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenGame, GardenMove, GardenOptions } from '#src/games/garden/rules/types.ts'
import { screen as garden } from '#src/games/garden/screen.tsx'
import { friendStore } from '#src/opponents/friends.ts'
import { recordResults } from '#src/results/record-results.ts'
import { placeText } from '#src/ui/texts.ts'
import { button, openSession, renderPlaying } from '../../../support/playing'
import { playOut } from '../rules/playing'

const OPTIONS: GardenOptions = { difficulty: 'friend', deal: 1 }

const nobody = async () => {
  throw new Error('Two people ask no program')
}
const opponent: Opponent = {
  choose: nobody,
  judge: nobody,
  findEven: async (_, stem) => stem,
  end: () => {},
}

/** A game of two, played to its end at random, or as far as a number of moves. */
function played(moves = Infinity, options = OPTIONS): Session<GardenGame> {
  const turns = playOut(rules.deal(options, 'seed'), makeRandom('friends'))
  const steps = [...turns].flatMap(({ move, ...turn }) => (move ? { move, ...turn } : []))
  return { ...startSession(rules, options, 'seed'), past: steps.slice(0, moves) }
}

function renderGame(session = startSession(rules, OPTIONS, 'seed')) {
  const playing = openSession(garden, { session }, opponent, 'friend')
  playing.playback.setSpeed(100)
  const { user, store } = renderPlaying(playing)
  const now = () => store.getState().session
  const cellAt = ({ row, col }: { row: number; col: number }) =>
    button(new RegExp(`, ${placeText(i18n, { row, col })}\\b`))
  const move = async ({ from, to }: Extract<GardenMove, { type: 'move' }>) => {
    await user.click(cellAt(from))
    await user.click(cellAt(to))
  }
  return { playing, user, store, now, move }
}

const firstMove = (session: Session<GardenGame>) => {
  const [move] = rules.legalMoves(stateOf(session))
  if (move?.type !== 'move') throw new Error('No move')
  return move
}

beforeEach(() => friendStore.getState().change({ first: 'An', second: 'Bình' }))

test('both sides move in turn, each spoken of by name', async () => {
  const { now, move } = renderGame()
  expect(screen.getByText('An: select one of your flowers')).toBeDefined()
  await move(firstMove(now()))
  expect(await screen.findByText('Bình: select one of your flowers')).toBeDefined()
  await move(firstMove(now()))
  expect(now().past.map(({ move: { side } }) => side)).toEqual(['human', 'ai'])
  expect(await screen.findByText('An: select one of your flowers')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^An’s / }).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('button', { name: /^Bình’s / }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^Your / })).toBeNull()
  expect(within(screen.getByLabelText('An')).getByText('1 move made')).toBeDefined()
})

test('whoever is not to move is refused, and undo takes back one move', async () => {
  const { user, store, now, move } = renderGame()
  await user.click(screen.getAllByRole('button', { name: /^Bình’s / })[0] ?? document.body)
  const said = () => screen.getAllByRole('status')[0]?.textContent
  await expect.poll(said).toContain('That flower belongs to Bình. Yours are in round green pots.')
  await move(firstMove(now()))
  await move(firstMove(now()))
  act(() => store.getState().undo())
  expect(now().past).toHaveLength(1)
  await expect.poll(said).toContain('Bình’s turn.')
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
})

test('the turn’s clock runs for either side', () => {
  const { store, now } = renderGame(played(1))
  act(() => store.getState().timeOut())
  expect(now().past.map(({ move }) => [move.type, move.side])).toEqual([
    ['move', 'human'],
    ['time-out', 'ai'],
  ])
})

test.each([
  ['Bình', { ...OPTIONS, first: 'ai' as const }, 'An'],
  ['An', OPTIONS, 'Bình'],
])('the end names the winner, and the rematch is begun by the other', async (_, options, next) => {
  const session = played(Infinity, options)
  const { user, now } = renderGame(session)
  const { human, ai } = stateOf(session).position.points
  const winner = human > ai ? 'An wins!' : 'Bình wins!'
  await user.click(await screen.findByRole('button', { name: 'Result' }))
  expect(await screen.findByRole('dialog', { name: winner })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Learn from it' })).toBeNull()
  await user.click(screen.getByRole('button', { name: `Rematch, ${next} begins` }))
  expect(now().past).toEqual([])
  expect(await screen.findByText(`${next}: select one of your flowers`)).toBeDefined()
})

test('a game of two is nobody’s result', () => {
  const session = played()
  const last = session.past.at(-1)?.move
  const playing = openSession(
    garden,
    { session: { ...session, past: session.past.slice(0, -1) } },
    opponent,
    'friend',
  )
  const results: unknown[] = []
  recordResults(playing, (result) => results.push(result))
  if (last) playing.store.getState().answer(last)
  expect(rules.outcome(stateOf(playing.store.getState().session))).not.toBeNull()
  expect(results).toEqual([])
})

const SENT: GardenOptions = { ...OPTIONS, a: 'An', b: 'Bình' }

test.each([
  ['a card to whoever has not moved yet', 0, true],
  ['no card to whoever has', 2, false],
])('a game that is received by link shows %s', async (_, moves, isShown) => {
  const game = played(moves, SENT)
  const playing = openSession(garden, { session: game }, opponent, 'friend')
  const { user } = renderPlaying({ ...playing, sent: played(moves + 1, SENT) })
  await expect.poll(() => playing.store.getState().session.past.length).toBe(moves + 1)
  const card = () => screen.queryByRole('dialog', { name: 'An – Bình' })
  await expect.poll(() => card() !== null).toBe(isShown)
  if (!isShown) return
  expect(card()?.textContent).toContain(
    'An plays with you. Your flowers stand in square orange pots.',
  )
  await user.click(screen.getByRole('button', { name: 'Play' }))
  expect(card()).toBeNull()
})
