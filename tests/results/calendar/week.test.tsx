// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DayMark } from '#src/results/calendar/days.ts'
import { Week } from '#src/results/calendar/Week.tsx'

const MARKS = new Map<string, DayMark>([
  ['2026-11-23', 'won'],
  ['2026-11-24', 'late'],
  ['2026-11-25', 'earned'],
])

test.each([
  ['2026-11-27', ['✓', '✓', '↺', '–', '•', '', '']],
  ['2026-11-25', ['✓', '✓', '↺', '', '', '', '']],
])('the week on %s shows its days', (day, signs) => {
  render(
    <I18nProvider i18n={i18n}>
      <Week marks={MARKS} day={day} />
    </I18nProvider>,
  )
  const days = [...screen.getByRole('img').children].map(({ textContent }) => textContent)
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  expect(days).toEqual(names.map((name, index) => `${name}${signs[index]}`))
})

test('a screen reader hears the week as one sentence', () => {
  render(
    <I18nProvider i18n={i18n}>
      <Week marks={MARKS} day="2026-11-27" />
    </I18nProvider>,
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'This week: Monday done, Tuesday done late, Wednesday earned back, Thursday missed, Friday today, Saturday to come, and Sunday to come',
  )
})
