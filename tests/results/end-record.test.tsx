// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { EndRecord } from '#src/results/EndRecord.tsx'
import { addPending } from '#src/results/pending.ts'

const AT = Date.UTC(2026, 10, 21)
const ended = { game: 'link', choice: 'novice', seed: 'x' }
const first = { ...ended, end: 'won' as const, ms: 62_000, moves: 24, assists: {}, at: AT }

beforeEach(() => localStorage.clear())

test.each([
  ['recorded once, better than before', 62_000, '★ New best · was 1:10'],
  ['played again, faster', 42_000, '★ Better than the first time · was 1:02'],
  ['played again, slower', 82_000, 'First time on this board: 1:02'],
])('a board that is %s', async (_, ms, text) => {
  addPending({ ...first, seed: 'before', ms: 70_000, at: AT - 1 })
  addPending(first)
  render(
    <I18nProvider i18n={i18n}>
      <EndRecord ended={{ ...ended, ms }} isDaily={false} isWon />
    </I18nProvider>,
  )
  expect((await screen.findByText(/\d:\d\d/)).textContent).toBe(text)
})

test('points decide where there are points', async () => {
  addPending({ ...first, points: 900 })
  render(
    <I18nProvider i18n={i18n}>
      <EndRecord ended={{ ...ended, ms: 82_000, points: 1_000 }} isDaily={false} isWon />
    </I18nProvider>,
  )
  expect((await screen.findByText(/900/)).textContent).toBe(
    '★ Better than the first time · was 900',
  )
})
