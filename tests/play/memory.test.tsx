// @vitest-environment jsdom
import { startSession, stateOf } from '#src/engine/session.ts'
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import StartPage from '#src/app/StartPage.tsx'
import { defineScreen } from '#src/play/page/GamePage.tsx'
import { memory as declared } from '../support/memory'
import { startOpponent } from '../support/memory/opponent'
import { makeText, rules } from '../support/memory/rules/rules'
import { screen as memory } from '../support/memory/screen'
import { interpret } from '../support/memory/store'
import { timeline } from '../support/memory/timeline'
import { openSession, renderPlaying } from '../support/playing'

const options = { pairs: 2, deal: 1 } as const

/** The cards read `abab`. */
function renderMemory() {
  const session = startSession(rules, options, 'seed 10')
  const { user, store } = renderPlaying(openSession(memory, { session }, startOpponent()))
  const card = (column: number) => screen.getByRole('button', { name: RegExp(`column ${column}$`) })
  const text = () => makeText(stateOf(store.getState().session))
  return { user, store, card, text }
}

test('a pair is taken and announced', async () => {
  const { user, card, text } = renderMemory()
  await user.click(card(1))
  expect(card(1).getAttribute('aria-label')).toBe('Card a, column 1')
  await user.click(card(3))
  expect(text()).toBe('player 1:0 .b.b')
  expect(screen.getByRole('status').textContent).toContain('You took a pair!')
})

test.each([
  ['player 0:0 abab', { type: 'turn', card: 2 }],
  ['opponent 0:0 abab', 'not-your-turn'],
])('a click at %s is interpreted as %o', (position, meaning) => {
  const [turn = ''] = position.split(' ')
  const state = rules.deal(options, 'seed 10')
  expect(interpret({ ...state, turn: turn === 'player' ? 'player' : 'opponent' }, 2)).toEqual(
    meaning,
  )
})

test('two different faces are shown before they are hidden', () => {
  const before = stateOf(startSession(rules, options, 'seed 10'))
  const events = [{ type: 'hidden', cards: [0, 1] }] as const
  expect(timeline(events, before).cues).toEqual([
    { motion: 'flip', at: { row: 0, col: 0 }, delay: 800, show: { face: 1 } },
    { motion: 'flip', at: { row: 0, col: 1 }, delay: 800, show: { face: 2 } },
  ])
})

test('a good address opens, a bad one says why', async () => {
  const Page = defineScreen(memory)
  const open = (address: string) =>
    render(
      <I18nProvider i18n={i18n}>
        <Page address={address} />
      </I18nProvider>,
    )
  open('3')
  expect(await screen.findAllByRole('button', { name: /^Card face down/ })).toHaveLength(6)
  open('13')
  expect(await screen.findByText('There are 1 to 12 pairs.')).toBeDefined()
})

test('its first page leads to the choice made there', async () => {
  const user = userEvent.setup()
  render(
    <I18nProvider i18n={i18n}>
      <Router hook={useHashLocation}>
        <StartPage game={declared} />
      </Router>
    </I18nProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Memory' })).toBeDefined()
  await user.click(await screen.findByRole('radio', { name: '9 pairs' }))
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(location.hash).toBe('#/memory/9')
})

test('the menu opens its smallest board', () => {
  const choice = declared.parseChoice(declared.first ?? '')
  expect(choice && declared.nameOf(i18n, choice, false)).toBe('6 pairs')
})
