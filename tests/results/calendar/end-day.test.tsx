// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { today } from '#src/define/seeds.ts'
import { link } from '#src/games/link/index.tsx'
import { EndDay } from '#src/results/calendar/EndDay.tsx'
import { addDays } from '#src/results/dates.ts'
import { settingsStore } from '#src/ui/settings.ts'
import { makeResult } from '../../support/results.ts'

const DAY_MS = 86_400_000

/** The board of some days ago, won on that day or on another. */
const daily = (ago: number, on = ago) =>
  makeResult({
    choice: 'daily',
    seed: `daily ${addDays(today(), -ago)}`,
    at: Date.now() - on * DAY_MS,
    ms: 1,
  })

afterEach(() => act(() => settingsStore.getState().reset()))

const show = (...results: ReturnType<typeof daily>[]) =>
  render(
    <I18nProvider i18n={i18n}>
      <EndDay game={link} results={results} />
    </I18nProvider>,
  )

test('the end of a daily board shows the week and the days in a row', () => {
  show(daily(2), daily(1), daily(0))
  expect(screen.getByRole('img', { name: /^This week: / })).toBeTruthy()
  expect(screen.getByText('3 days in a row ·')).toBeTruthy()
  expect(screen.queryByText(/earn/i)).toBeNull()
})

test.each([
  ['can be earned back', [daily(2), daily(0)], 'Earn a missed day back: win its board today.'],
  ['is earned back', [daily(2), daily(0), daily(1, 0)], / is earned back\./],
  ['is cleared before the board of today', [daily(2), daily(1, 0)], /^Win today’s board too, and/],
])('it says that a missed day %s', (_, results, text) => {
  show(...results)
  expect(screen.getByText(text, { exact: false })).toBeTruthy()
})

test('it says neither without days in a row', () => {
  settingsStore.getState().change({ streak: false })
  show(daily(2), daily(0))
  expect(screen.queryByText(/in a row|earn/i)).toBeNull()
})
