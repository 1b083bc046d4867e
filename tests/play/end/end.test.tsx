// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlayingContext } from '#src/define/context.ts'
import { playMove, startSession } from '#src/engine/session.ts'
import End from '#src/play/end/End.tsx'
import { startOpponent } from '../../support/memory/opponent'
import { rules } from '../../support/memory/rules/rules'
import { screen as memory } from '../../support/memory/screen'
import { openSession, painted } from '../../support/playing'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CARDS = [0, 2, 1, 3]

function renderGame(cards: readonly number[]) {
  const dealt = startSession(rules, { pairs: 2, deal: 1 }, 'seed 10')
  const session = cards.reduce((before, card) => {
    const played = playMove(rules, before, { type: 'turn', card }, 0)
    if (!played.ok) throw new Error(played.code)
    return played.state
  }, dealt)
  const playing = openSession(memory, { session }, startOpponent())
  render(
    <I18nProvider i18n={i18n}>
      <PlayingContext value={playing}>
        <End wasOver={cards === CARDS} />
      </PlayingContext>
    </I18nProvider>,
  )
  return playing.store
}

const panel = () => screen.queryByRole('region', { name: 'All pairs taken' })

test('a page opened with a finished game shows its end without a dialog', async () => {
  renderGame(CARDS)
  expect(panel()?.textContent).toContain('2 : 0 pairs')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(panel()).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('resuming the game removes its end', async () => {
  vi.useRealTimers()
  const store = renderGame(CARDS)
  act(() => store.getState().undo())
  await painted()
  expect(panel()).toBeNull()
})

test('a game that redo ends again shows its end without a dialog', async () => {
  const store = renderGame(CARDS)
  act(() => store.getState().undo())
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(panel()).toBeNull()
  act(() => store.getState().redo())
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(panel()).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a game that ends shows a dialog, but not to whoever comes back from a replay or a lesson', async () => {
  vi.useRealTimers()
  const store = renderGame(CARDS.slice(0, 3))
  act(() => store.getState().turn(3))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  act(() => store.getState().show({ type: 'replay', from: 0 }))
  await painted()
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => store.getState().show(null))
  await painted()
  expect(document.activeElement).toBe(panel())
  act(() => store.getState().show({ type: 'lessons' }))
  await painted()
  expect(panel()).toBeNull()
  act(() => store.getState().show(null))
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(panel()).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
