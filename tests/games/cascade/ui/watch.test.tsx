// @vitest-environment jsdom
import { stateOf } from '#src/engine/session.ts'
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { parseChoice, type WatchChoice } from '#src/games/cascade/choice.ts'
import { choose, makePlayer } from '#src/games/cascade/lab/engine/player.ts'
import { agentOf } from '#src/games/cascade/lab/engine/strategies.ts'
import type { Agents } from '#src/games/cascade/laboratory.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { stepMatched } from '#src/games/cascade/timeline.ts'
import { Demonstration } from '#src/games/cascade/ui/Demonstration.tsx'
import { openWatched, WatchedGame } from '#src/games/cascade/ui/WatchGame.tsx'

/** Agents without a worker. */
const agents: Pick<Agents, 'choose'> = {
  choose: async (state, agent, seed) => choose(state, makePlayer(state, agentOf(agent), seed)),
}

const GREEDY: WatchChoice = { type: 'watch', agent: 'greedy', counting: 'clusters' }

function renderWatch() {
  const playing = openWatched(GREEDY, 'seed')
  if (!playing) throw new Error('no board')
  const location = memoryLocation({ path: '/cascade/watch-greedy', record: true })
  render(
    <I18nProvider i18n={i18n}>
      <Router hook={location.hook}>
        <Demonstration playing={playing}>
          <WatchedGame choice={GREEDY} agents={agents} />
        </Demonstration>
      </Router>
    </I18nProvider>,
  )
  return { user: userEvent.setup(), ...playing, location }
}

const said = () => screen.getByRole('status').textContent
const cards = () =>
  within(screen.getByRole('list', { name: 'Turns' })).queryAllByRole('button', { name: /^Matched/ })
const tool = (name: string) =>
  within(screen.getByRole('toolbar')).getByRole('button', { name: new RegExp(`^${name}`) })

test.each([
  ['watch-lookahead-12x5-6-lines', { cols: 12, rows: 5, kinds: 6, counting: 'lines' }],
  ['watch-random', { cols: 8, rows: 8, kinds: 7, counting: 'clusters' }],
  ['watch-greedy-12x99-6', undefined],
])('%s watches on its board', (text, options) => {
  const choice = parseChoice(text)
  if (choice?.type !== 'watch') throw new Error(`${text} watches no agent`)
  const expected = options && expect.objectContaining(options)
  expect(openWatched(choice, 'seed')?.route.options).toEqual(expected)
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

  test('plays what the agent plays in a simulation of that seed', async () => {
    const { user, store } = renderWatch()
    await user.click(tool('Step'))
    await waitFor(() => expect(store.getState().session.past).toHaveLength(1))
    const { options } = store.getState().session
    const dealt = rules.deal(options, 'seed')
    const [played] = store.getState().session.past
    expect(played?.move).toEqual(makePlayer(dealt, agentOf('greedy'), 'seed')(dealt))
  })

  test('tells each swap with its value and that of the next best', async () => {
    const { user, store } = renderWatch()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '4×')
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

  test('marks the swap that is told', async () => {
    const { user, store } = renderWatch()
    await user.click(tool('Step'))
    await waitFor(() => expect(store.getState().session.past).toHaveLength(1))
    const [played] = store.getState().session.past
    const stage = document.querySelector('[data-marks-swap="true"]')
    const marked = [...(stage?.querySelectorAll('[data-look="swapped"]') ?? [])]
    const names = marked.map((well) => well.closest('button')?.ariaLabel)
    const places = [played?.move.from, played?.move.to].map((at) =>
      expect.stringMatching(new RegExp(`row ${(at?.row ?? 0) + 1}, column ${(at?.col ?? 0) + 1}$`)),
    )
    expect(names).toEqual(places)
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

  test('changes the agent by its address, and the speed', async () => {
    const { user, location } = renderWatch()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '4×')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'Looks ahead')
    expect(location.history.at(-1)).toBe('/cascade/watch-lookahead')
  })

  test('deals another board', async () => {
    const { user, store } = renderWatch()
    const before = stateOf(store.getState().session).board
    await user.click(tool('New game'))
    expect(stateOf(store.getState().session).board).not.toEqual(before)
  })
})
