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
import { rules } from '../../support/memory/rules'
import { screen as memory } from '../../support/memory/screen'
import { openSession } from '../../support/playing'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function renderFinished() {
  const dealt = startSession(rules, { pairs: 2, deal: 1 }, 'seed 10')
  const session = [0, 2, 1, 3].reduce((before, card) => {
    const played = playMove(rules, before, { type: 'turn', card }, 0)
    if (!played.ok) throw new Error(played.code)
    return played.state
  }, dealt)
  const playing = openSession(memory, { session }, startOpponent())
  render(
    <I18nProvider i18n={i18n}>
      <PlayingContext value={playing}>
        <End wasOver />
      </PlayingContext>
    </I18nProvider>,
  )
  return playing.store
}

const panel = () => screen.queryByRole('region', { name: 'All pairs taken' })

test('a page opened with a finished game shows its end without a dialog', async () => {
  renderFinished()
  expect(panel()?.textContent).toContain('2 : 0 pairs')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(panel()).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('resuming the game removes its end', () => {
  const store = renderFinished()
  act(() => store.getState().undo())
  expect(panel()).toBeNull()
})
