// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '#src/engine/rules.ts'
import { EndDialog } from '#src/play/end/End.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (outcome: Outcome | null) => (
  <I18nProvider i18n={i18n}>
    <EndDialog
      outcome={outcome}
      wasOver
      title="Board cleared!"
      figure="1:23"
      unit="24 moves"
      assists={{}}
      record={{ ended: { game: 'link', choice: 'novice', seed: 'x', ms: 83_000 }, isDaily: false }}
      actions={<button type="button">Play again</button>}
    />
  </I18nProvider>
)

test('a page opened with a finished game shows its end without a dialog', async () => {
  render(page({ result: 'won' }))
  const panel = () => screen.getByRole('region', { name: 'Board cleared!' })
  expect(panel().textContent).toContain('1:23 24 moves')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(panel()).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('resuming the game removes its end', () => {
  const { rerender } = render(page({ result: 'won' }))
  rerender(page(null))
  expect(screen.queryByRole('region')).toBeNull()
})
