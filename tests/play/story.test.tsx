// @vitest-environment jsdom
import '../support/browser'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { playMove, startSession, stateOf, takeAssist } from '#src/engine/session.ts'
import { makeLazyModule } from '#src/ui/load/lazy.tsx'
import { settingsStore } from '#src/ui/settings.ts'
import { startOpponent } from '../support/memory/opponent'
import { rules } from '../support/memory/rules/rules'
import { screen as memory } from '../support/memory/screen'
import story from '../support/memory/story'
import { openSession, renderPlaying } from '../support/playing'

/** Cards that are turned, of the row `abab`: a miss, a miss, and two pairs. */
const GAME = [0, 1, 0, 1, 0, 2, 1, 3]

/** Plays a second a card, with a hint before the last turn. */
function renderGame(cards: readonly number[], game = memory, opponent = startOpponent()) {
  const dealt = startSession(rules, { pairs: 2, deal: 1 }, 'seed 10')
  const session = cards.reduce((before, card, index) => {
    const helped = index === 6 ? takeAssist(before, 'hint') : before
    const played = playMove(rules, helped, { type: 'turn', card }, index * 1_000)
    if (!played.ok) throw new Error(played.code)
    return played.state
  }, dealt)
  const playing = openSession(game, { session }, opponent)
  const { user, store } = renderPlaying(playing)
  return { user, store, show: store.getState().show }
}

/** The cards on the board: face up, face down as `?`, or gone. */
const board = () =>
  [1, 2, 3, 4]
    .map((column) => {
      const card = screen.queryByRole('button', { name: new RegExp(`^Card .*column ${column}$`) })
      const [, face = '?'] = /^Card (\w),/.exec(card?.ariaLabel ?? '') ?? []
      return card ? face : '.'
    })
    .join('')

const press = (name: string) => screen.findByRole('button', { name })
const cards = async () => {
  const list = await screen.findByRole('list', { name: 'Turns' })
  return within(list).getAllByRole('button')
}
const namesOf = (all: readonly HTMLElement[]) => all.map((card) => card.getAttribute('aria-label'))

afterEach(() => act(() => settingsStore.getState().reset()))

test('a finished game is a list of its turns, with help', async () => {
  const { user } = renderGame(GAME)
  await user.click(await press('Turns'))
  expect(namesOf(await cards())).toEqual([
    'You found no pair.',
    'The opponent found no pair.',
    'You took a pair!',
    'You took a pair! With a hint.',
  ])
})

test('a card shows its position, arrows lead to the next card, and Exit back to the end', async () => {
  const { user } = renderGame(GAME)
  await user.click(await press('Turns'))
  const [, second] = await cards()
  if (!second) throw new Error('There are four cards')
  await user.click(second)
  expect([board(), second.ariaCurrent]).toEqual(['????', 'step'])
  await user.keyboard('{ArrowRight}{Enter}')
  expect(board()).toBe('.?.?')
  await user.click(await press('Exit replay'))
  expect(board()).toBe('....')
})

test('arrows and the space bar drive a replay', async () => {
  const { user, show } = renderGame(GAME)
  act(() => show({ type: 'replay', from: 6 }))
  await press('Exit replay')
  await user.keyboard('{ArrowLeft}')
  expect(board()).toBe('a???')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(board()).toBe('.b.?')
  await user.keyboard(' ')
  expect(await press('Pause')).toBeDefined()
})

test('turns are listed while a game is played if that is wanted', async () => {
  const { user } = renderGame(GAME.slice(0, 4))
  const turns = () => within(screen.getByRole('toolbar')).getByLabelText('Turns')
  await press('New game')
  expect(screen.queryByRole('list', { name: 'Turns' })).toBeNull()
  await user.click(turns())
  expect(await cards()).toHaveLength(2)
  await user.click(turns())
  expect(screen.queryByRole('list', { name: 'Turns' })).toBeNull()
})

test('the last turn stays in words until the next one', async () => {
  const { store } = renderGame(GAME.slice(0, 4))
  expect(await screen.findByText('The opponent found no pair.')).toBeDefined()
  act(() => store.getState().turn(0))
  expect(screen.getByText('The opponent found no pair.')).toBeDefined()
})

test('a costly turn is played again until it is good', async () => {
  const { user, store } = renderGame(GAME)
  await user.click(await press('Result'))
  const end = within(await screen.findByRole('dialog'))
  await user.click(await end.findByRole('button', { name: 'More' }))
  await user.click(await end.findByRole('button', { name: 'Learn from it' }))
  expect(await screen.findByText('Find its equal.')).toBeDefined()
  expect(screen.getAllByText('You').length).toBeGreaterThan(0)
  expect(screen.queryByText(/It is card/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /column 4$/ }))
  expect(await screen.findByText('Not yet: there is a better one.')).toBeDefined()
  await user.click(await press('Try again'))
  await user.click(screen.getByRole('button', { name: /column 3$/ }))
  expect(await screen.findByText('Yes, that is good.')).toBeDefined()
  await user.click(await press('Why?'))
  expect(screen.getByText(/It is card 3/)).toBeDefined()
  expect(await press('Why?')).toHaveProperty('disabled', true)
  await user.click(await press('Play on from here'))
  expect(store.getState().session.past).toHaveLength(1)
})

test('the better move is shown on demand', async () => {
  const { user, store, show } = renderGame(GAME)
  act(() => show({ type: 'lessons' }))
  await user.click(await press('Show me'))
  expect(await screen.findByText('This was better.')).toBeDefined()
  const words = screen.getByText(/You took a pair! It is card 3/)
  expect(document.activeElement).toBe(words)
  await user.click(await press('Back to the game'))
  expect(stateOf(store.getState().session).pairs).toEqual({ player: 2, opponent: 0 })
})

test('the replay of a game that goes on leads to its lessons, and they back to it', async () => {
  const { user, show } = renderGame(GAME.slice(0, 6))
  act(() => show({ type: 'replay', from: 0 }))
  await user.click(await press('Learn from it'))
  await press('Show me')
  await user.click(await press('Back to the game'))
  expect(await press('Exit replay')).toBeDefined()
})

test.each([
  ['asks for its last step alone', 2, 'Find its equal.'],
  ['says that its last step decided nothing', 4, 'No single move decided this game.'],
])('a mistake of an earlier game %s, and leads back to all', async (_, length, words) => {
  const { user, show } = renderGame(GAME.slice(0, length))
  act(() => show({ type: 'mistake' }))
  expect(await screen.findByText(words)).toBeDefined()
  await user.click(await press('My mistakes'))
  expect(location.hash).toBe('#/mistakes')
})

test('a game without a costly turn offers its replay', async () => {
  const { user, show } = renderGame([0, 2, 1, 3])
  act(() => show({ type: 'lessons' }))
  expect(await screen.findByText('No single move decided this game.')).toBeDefined()
  await user.click(await press('Watch replay'))
  expect(board()).toBe('????')
  expect(await press('Exit replay')).toBeDefined()
})

test.each([
  ['turn', 'Turn 4'],
  ['round', 'Round 4'],
] as const)('a game without a lesson leads to the %s that cost most', async (unit, name) => {
  const judge: typeof story.judge = async (_, { past }) =>
    past.map((_, index) => ({ value: 1, cost: index === 3 ? 0.12 : 0.05 }))
  const judged = makeLazyModule(async () => ({ default: { ...story, judge } }))
  const opponent = memory.opponent && { ...memory.opponent, unit }
  const { user, show } = renderGame(GAME, {
    ...memory,
    ...(opponent && { opponent }),
    story: judged,
  })
  act(() => show({ type: 'lessons' }))
  await screen.findByText(`No single move decided this game. ${name} cost the most.`)
  await user.click(await press('Show it'))
  expect(board()).toBe('????')
  const [, second] = await cards()
  expect(second?.ariaCurrent).toBe('step')
})

/** Counts how often a game is judged, whose search never ends, and how often that is aborted. */
function renderJudged(cards: readonly number[]) {
  const aborted = vi.fn()
  const judge = vi.fn((...[, , , signal]: Parameters<typeof story.judge>) => {
    signal.addEventListener('abort', aborted)
    return new Promise<never>(() => {})
  })
  const judged = makeLazyModule(async () => ({ default: { ...story, judge } }))
  return { ...renderGame(cards, { ...memory, story: judged }), judge, aborted }
}

test('a game is judged once for its end, its turns, its replay and its lessons', async () => {
  const { user, show, judge, aborted } = renderJudged(GAME)
  await user.click(await press('Turns'))
  act(() => show({ type: 'replay', from: 0 }))
  await user.click(await press('Exit replay'))
  act(() => show({ type: 'lessons' }))
  await user.click(await press('Back to the game'))
  expect([judge, aborted].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('a game that goes on is not judged any more', async () => {
  const { store, judge, aborted } = renderJudged(GAME)
  await press('Turns')
  act(() => store.getState().undo())
  await press('Undo')
  await waitFor(() => expect([judge, aborted].map(({ mock }) => mock.calls.length)).toEqual([1, 1]))
})

test('a rule of what is seen at once replaces another, which is explained again', async () => {
  const turnOf: typeof story.turnOf = (...args) => {
    const turn = story.turnOf(...args)
    const own = [{ rule: 'pair', text: 'Two cards are a turn.' }]
    const theirs = [
      { rule: 'later', text: 'This can wait.' },
      { rule: 'seen', text: 'This is seen.', isSeen: true },
    ]
    return turn && { ...turn, rules: turn.side === 'you' ? own : theirs }
  }
  const told = makeLazyModule(async () => ({ default: { ...story, turnOf } }))
  const lost = { ...startOpponent(), choose: () => new Promise<undefined>(() => {}) }
  const { store } = renderGame(GAME.slice(0, 2), { ...memory, story: told }, lost)
  const play = (...cards: readonly number[]) =>
    act(() => {
      for (const card of cards) store.getState().answer({ type: 'turn', card })
    })
  expect(await screen.findByText('Two cards are a turn.')).toBeDefined()
  play(0, 1)
  expect(await screen.findByText('This is seen.')).toBeDefined()
  expect(screen.queryByText('Two cards are a turn.')).toBeNull()
  play(0, 1)
  expect(await screen.findByText('Two cards are a turn.')).toBeDefined()
  play(0, 1)
  expect(screen.getByText('Two cards are a turn.')).toBeDefined()
})
