// @vitest-environment jsdom
import { makeLinkCode } from '#src/engine/link-code.ts'
import { startSession } from '#src/engine/session.ts'
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayingContext } from '#src/define/context.ts'
import type { Agents } from '#src/games/cascade/laboratory.ts'
import { stageOf } from '#src/games/cascade/levels/levels.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { screen as cascade } from '#src/games/cascade/screen.tsx'
import AgentPoints from '#src/games/cascade/ui/AgentPoints.tsx'
import { DEMO_OPTIONS } from '#src/games/cascade/ui/HelpDialog.tsx'
import { openSession } from '../../../support/playing'

function renderTable(agents: Pick<Agents, 'game'>, options = DEMO_OPTIONS): void {
  const dealt = startSession(rules, options, 'seed')
  const session = { ...dealt, dealt: { ...dealt.dealt, points: 3_410 } }
  render(
    <I18nProvider i18n={i18n}>
      <PlayingContext value={openSession(cascade, { session }, undefined)}>
        <AgentPoints open={() => ({ ...agents, end: () => {} })} />
      </PlayingContext>
    </I18nProvider>,
  )
}

test('the points of agents with the same deal are listed beside one’s own', async () => {
  const asked: unknown[] = []
  const game: Agents['game'] = async (options, seed, agent) => {
    asked.push([options, seed])
    return { ...rules.deal(options, seed), points: agent === 'greedy' ? 3_059 : 5_527 }
  }
  renderTable({ game })
  expect(await screen.findByRole('row', { name: /^Greedy 3,059 Watch/ })).toBeDefined()
  expect(await screen.findByRole('row', { name: /^Looks ahead 5,527 Watch/ })).toBeDefined()
  expect(screen.getByRole('row', { name: /^You 3,410 ?$/ })).toBeDefined()
  expect(asked).toEqual([
    [DEMO_OPTIONS, 'seed'],
    [DEMO_OPTIONS, 'seed'],
  ])
})

test('a row stays empty where the agents cannot be loaded', async () => {
  renderTable({ game: () => Promise.reject(new Error('offline')) })
  expect(await screen.findByRole('row', { name: /^Greedy – ?$/ })).toBeDefined()
})

test('at a level’s end, a row says who passed and with how many swaps left', async () => {
  const { options, goal, swaps } = stageOf({ type: 'level', level: 1 })
  if (!('gems' in goal)) throw new Error('level 1 has another goal')
  const gemsByKind = [0, ...Array(options.kinds).fill(99)]
  const game: Agents['game'] = async (options, seed, agent) => {
    const dealt = rules.deal(options, seed)
    return agent === 'greedy' ? { ...dealt, swaps } : { ...dealt, gemsByKind, swaps: swaps - 2 }
  }
  renderTable({ game }, options)
  expect(await screen.findByRole('row', { name: /^Greedy not passed/ })).toBeDefined()
  const passed = /^Looks ahead passed with 2 swaps left/
  expect(await screen.findByRole('row', { name: passed })).toBeDefined()
})

test('a row waits for an agent that does not answer', () => {
  renderTable({ game: () => new Promise(() => {}) })
  expect(screen.getByRole('row', { name: /^Greedy …/ })).toBeDefined()
})

test('each agent can be watched on the same board with the same luck', async () => {
  renderTable({ game: () => new Promise(() => {}) })
  const link = screen.getByRole('link', { name: 'Watch it play this board: Looks ahead' })
  expect(link.getAttribute('href')).toBe(
    `#/cascade/${makeLinkCode({ game: 'watch-lookahead', options: DEMO_OPTIONS, seed: 'seed' })}`,
  )
})
