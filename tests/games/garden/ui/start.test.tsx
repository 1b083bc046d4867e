// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { gardenSettings } from '#src/games/garden/settings.ts'
import Start from '#src/games/garden/ui/Start.tsx'
import { writePending } from '#src/results/pending.ts'
import { readResults } from '#src/results/results.ts'
import { makeResult } from '../../../support/results'

const { hook, history } = memoryLocation({ path: '/garden', record: true })

const renderStart = () =>
  render(
    <I18nProvider i18n={i18n}>
      <Router hook={hook}>
        <Start />
      </Router>
    </I18nProvider>,
  )

const offer = () => screen.queryByRole('button', { name: /^First game\?/ })

test('a first game is offered against the weakest without a clock, and begun by one tap', async () => {
  writePending([makeResult()])
  const { unmount } = renderStart()
  await waitFor(() => expect(offer()?.textContent).toContain('Play Clover without a clock'))
  expect(gardenSettings.getState().values).toMatchObject({ difficulty: 'medium', turnClock: true })
  await userEvent.click(offer() ?? document.body)
  expect(history.at(-1)).toBe('/garden/easy')
  expect(gardenSettings.getState().values).toMatchObject({ difficulty: 'easy', turnClock: false })
  unmount()
  writePending([makeResult({ game: 'garden', choice: 'easy' })])
  renderStart()
  await act(readResults)
  expect(offer()).toBeNull()
})
