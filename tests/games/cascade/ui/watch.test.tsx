// @vitest-environment jsdom
import { stateOf } from '#src/engine/session.ts'
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { agentGame, choose, chooseSwap, makePlayer } from '#src/games/cascade/agents/player.ts'
import { agentOf } from '#src/games/cascade/agents/strategies.ts'
import { parseChoice, type WatchChoice } from '#src/games/cascade/choice.ts'
import type { Agents } from '#src/games/cascade/laboratory.ts'
import { STAGES } from '#src/games/cascade/levels/levels.ts'
import Page from '#src/games/cascade/Page.tsx'
import { rules } from '#src/games/cascade/rules/rules.ts'
import type { CascadeOptions, CascadeState } from '#src/games/cascade/rules/types.ts'
import { stepMatched } from '#src/games/cascade/timeline.ts'
import { watchAddress } from '#src/games/cascade/ui/AgentPoints.tsx'
import { openWatched, WatchedGame } from '#src/games/cascade/ui/watch/WatchGame.tsx'
import { BoardContext } from '#src/play/board/BoardContext.tsx'

/** Agents without a worker. */
const agents: Pick<Agents, 'choose'> = {
  choose: async (state, agent, seed) => choose(state, makePlayer(state, agentOf(agent), seed)),
}

const GREEDY: WatchChoice = { type: 'watch', agent: 'greedy', counting: 'clusters' }

function renderWatch(board = 'watch-greedy-5x5-6') {
  const playing = openWatched({ choice: GREEDY, board }, 'seed')
  if (!playing) throw new Error('no board')
  const location = memoryLocation({ path: '/cascade/watch-greedy', record: true })
  render(
    <I18nProvider i18n={i18n}>
      <Router hook={location.hook}>
        <BoardContext playing={playing}>
          <WatchedGame choice={GREEDY} agents={agents} />
        </BoardContext>
      </Router>
    </I18nProvider>,
  )
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    visited: location.history,
    ...playing,
  }
}

/** Yields the present state until the game is over. */
function* iterate(read: () => CascadeState): Generator<CascadeState> {
  for (let state = read(); !rules.outcome(state); state = read()) yield state
}

const said = () => screen.getByRole('status').textContent
const cards = () =>
  within(screen.getByRole('list', { name: 'Turns' })).queryAllByRole('button', { name: /^Matched/ })
const tool = (name: string) =>
  within(screen.getByRole('toolbar')).getByRole('button', { name: new RegExp(`^${name}`) })

const playFast = async (user: UserEvent) => {
  for (const speed of [1, 2]) await user.click(tool(`Speed ${speed}×`))
}

test.each([
  ['watch-lookahead-12x5-6-lines', { cols: 12, rows: 5, kinds: 6, counting: 'lines' }],
  ['watch-random', { cols: 8, rows: 8, kinds: 7, counting: 'clusters' }],
  ['watch-greedy-12x99-6', undefined],
])('%s watches on its board', (text, options) => {
  const choice = parseChoice(text)
  if (choice?.type !== 'watch') throw new Error(`${text} watches no agent`)
  const expected = options && expect.objectContaining(options)
  expect(openWatched({ choice, board: text }, 'seed')?.route.options).toEqual(expected)
})

function usual(fields: object): CascadeOptions {
  const options = rules.parseOptions(fields)
  if (!options.ok) throw new Error(options.code)
  return options.value
}

const THIRTY = usual({ swaps: 30 })
const LEVEL = STAGES.find(({ options }) => options.holes !== undefined)?.options ?? THIRTY

test.each([
  ['30 swaps', THIRTY],
  ['30 swaps, counted line by line', { ...THIRTY, counting: 'lines' }],
  ['a level with holes and a goal', LEVEL],
  ['a goal out of reach', { ...LEVEL, swaps: 2 }],
] as const)('what is watched ends as the game listed: %s', (_, options) => {
  const { search } = new URL(watchAddress('lookahead', options, 'a seed'), 'https://pairwise.test')
  for (const agent of ['greedy', 'lookahead'] as const) {
    const watched = openWatched({ choice: { ...GREEDY, agent }, board: `cascade${search}` }, '')
    if (!watched) throw new Error('no board')
    const { getState } = watched.store
    for (const state of iterate(() => stateOf(getState().session))) {
      const pick = chooseSwap(state, agent, getState().session.seed)
      getState().swap(pick.move)
    }
    expect(stateOf(getState().session)).toEqual(agentGame(options, 'a seed', agent))
  }
})

test.each([
  ['no seed', 'watch-greedy?rows=8', /doesn’t say which board/],
  [
    'too many rows',
    'watch-greedy?rows=99&seed=k3f9',
    /A board has 3 to 32 columns and rows, not 99/,
  ],
  ['a field twice', 'watch-greedy?rows=8&rows=9&seed=k3f9', /has “rows” twice/],
  ['a goal of nothing', 'watch-greedy?goal=fun&seed=k3f9', /A goal is a number of points/],
  ['two boards', 'watch-greedy-9x7-6?rows=8&seed=k3f9', /no board named/],
])('an address with %s is refused', async (_, address, sentence) => {
  render(
    <I18nProvider i18n={i18n}>
      <Page address={address} />
    </I18nProvider>,
  )
  expect(await screen.findByText(sentence)).toBeDefined()
})

describe('watching an agent', () => {
  test('names the agent, and starts automatically', async () => {
    renderWatch()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cascade Watch: Greedy')
    await waitFor(() => expect(said()).toContain('The agent is about to swap.'))
    await waitFor(() => expect(cards()).toHaveLength(1))
    await waitFor(() => expect(said()).toMatch(/^Matched \d/))
  })

  test('plays step by step, halts at each match, and tells the swap at its end', async () => {
    const { user, store, playback } = renderWatch()
    await user.click(tool('Step'))
    expect(tool('Play')).toBeDefined()
    await waitFor(() => expect(store.getState().session.past).toHaveLength(1))
    const [{ events } = { events: [] }] = store.getState().session.past
    const counts = events.flatMap((event) => (event.type === 'matched' ? event.cells.length : []))
    for (const step of counts.keys()) {
      await waitFor(() => expect(stepMatched(playback.getState().stage)).toBe(step + 1))
      expect(said()).toContain('The agent is about to swap.')
      await user.click(tool('Step'))
    }
    await waitFor(() => expect(said()).toContain(`Matched ${counts.join(', then ')}: `))
    expect(store.getState().session.past).toHaveLength(1)
  })

  test('arrows and the space bar drive it', async () => {
    const { user, store } = renderWatch()
    await user.keyboard(' ')
    expect(tool('Play')).toBeDefined()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(store.getState().session.past).toHaveLength(1))
  })

  test.each([
    ['Pause', 'Play'],
    ['Speed 1×', 'Speed 2×'],
  ])('%s keeps the focus when its name changes to %s', async (name, next) => {
    const { user } = renderWatch()
    await user.click(tool(name))
    expect(document.activeElement).toBe(tool(next))
  })

  test('plays what the agent plays in a simulation of that seed, and marks the swap that is told', async () => {
    const { user, store } = renderWatch()
    await user.click(tool('Step'))
    await waitFor(() => expect(store.getState().session.past).toHaveLength(1))
    const { options } = store.getState().session
    const dealt = rules.deal(options, 'seed')
    const [played] = store.getState().session.past
    expect(played?.move).toEqual(makePlayer(dealt, agentOf('greedy'), 'seed')(dealt))
    const stage = document.querySelector('[data-marks-swap="true"]')
    const marked = [...(stage?.querySelectorAll('[data-look="swapped"]') ?? [])]
    const names = marked.map((well) => well.closest('button')?.ariaLabel)
    const places = [played?.move.from, played?.move.to].map((at) =>
      expect.stringMatching(new RegExp(`row ${(at?.row ?? 0) + 1}, column ${(at?.col ?? 0) + 1}$`)),
    )
    expect(names).toEqual(places)
  })

  test('tells each swap with its value and that of the next best', async () => {
    const { user, store } = renderWatch()
    await playFast(user)
    await waitFor(() => expect(cards()).toHaveLength(2))
    await user.click(tool('Pause'))
    const { options } = store.getState().session
    const dealt = rules.deal(options, 'seed')
    const { value, next } = choose(dealt, makePlayer(dealt, agentOf('greedy'), 'seed'))
    const pick = new RegExp(
      `Matches ${value} gems at once\\. Next best: row [^.]* with row [^.]* \\(${next?.value}\\)\\.`,
    )
    const [first] = cards()
    if (first) await user.click(first)
    expect(said()).toMatch(pick)
  })

  test.each([
    ['gems', /Matches \d+ gems? of the goal at once\. Next best: /],
    ['points', /Brings \d+ points at once\. Next best: /],
  ])('says of a level with a goal of %s what brings it nearer', async (kind, text) => {
    const stage = STAGES.find(({ goal }) => kind in goal)
    if (!stage) throw new Error('no such level')
    const address = watchAddress('greedy', stage.options, 'seed')
    const { user } = renderWatch(`cascade${address.slice(address.indexOf('?'))}`)
    await playFast(user)
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(said()).toMatch(text)
  })

  test.each([
    ['a level', STAGES[11]?.options, 'Level 12 · Watch: Greedy', '/cascade/levels'],
    ['another board', THIRTY, 'Watch: Greedy', '/cascade'],
  ])('names %s, and leads back to where it is played', async (_, options = THIRTY, name, page) => {
    const address = watchAddress('greedy', options, 'seed')
    const { user, visited } = renderWatch(`cascade${address.slice(address.indexOf('?'))}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(new RegExp(`${name}$`))
    await user.click(tool('Menu'))
    expect(visited.at(-1)).toBe(page)
  })

  test('lets the reader swap as well', async () => {
    const { user, store } = renderWatch()
    await user.click(tool('Pause'))
    const [move] = rules.legalMoves(stateOf(store.getState().session))
    if (!move) throw new Error('the board is dead')
    act(() => store.getState().swap(move))
    await user.click(tool('Play'))
    await waitFor(() => expect(said()).toMatch(/^Matched \d/))
    expect(said()).not.toContain('Next best')
  })

  test('changes the agent by its address', async () => {
    const { user } = renderWatch()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'Looks ahead')
    expect(window.location.hash).toBe('#/cascade/watch-lookahead')
  })

  test('deals another board', async () => {
    const { user, store } = renderWatch()
    const before = stateOf(store.getState().session).board
    await user.click(tool('New game'))
    expect(stateOf(store.getState().session).board).not.toEqual(before)
  })

  test('stops at the end, and says how the game ended', async () => {
    const { user, store } = renderWatch('cascade?swaps=1&seed=k3f9')
    await waitFor(() => expect(said()).toMatch(/That was the last swap: \d+ points\./))
    for (const name of ['Play', 'Step']) expect(tool(name)).toHaveProperty('disabled', true)
    expect(store.getState().session.past).toHaveLength(1)
    await user.click(tool('New game'))
    expect(window.location.hash).toMatch(/^#\/cascade\/watch-greedy\?swaps=1&seed=(?!k3f9$)\w+$/)
  })

  test('lets another agent play the same board', async () => {
    const { user } = renderWatch('cascade?swaps=9&seed=k3f9')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'Looks ahead')
    expect(window.location.hash).toBe('#/cascade/watch-lookahead?swaps=9&seed=k3f9')
  })
})
