// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addPending } from '#src/results/pending.ts'
import { BestPill, type EndRecord, useEndRecord } from '#src/results/ui/EndRecord.tsx'

const AT = Date.UTC(2026, 10, 21)
const ended = { game: 'link', choice: 'novice', seed: 'x' }
const first = { ...ended, end: 'won' as const, ms: 62_000, moves: 24, assists: {}, at: AT }

beforeEach(() => localStorage.clear())

const Pill = ({ ended }: Pick<EndRecord, 'ended'>) => <BestPill record={useEndRecord(ended)} />

function renderPill(ended: EndRecord['ended']): void {
  render(
    <I18nProvider i18n={i18n}>
      <Pill ended={ended} />
    </I18nProvider>,
  )
}

test.each([
  ['recorded once, better than before', 62_000, 'New best · 8s faster'],
  ['played again, faster', 42_000, 'Better than the first time · 20s faster'],
  ['played again, slower', 82_000, 'First time on this board: 1:02'],
])('a board that is %s', async (_, ms, text) => {
  addPending({ ...first, seed: 'before', ms: 70_000, at: AT - 1 })
  addPending(first)
  renderPill({ ...ended, ms })
  expect(await screen.findByText(text)).toBeTruthy()
})

test.each([
  ['a minute and more', 71_000, 'New best · 1:09 faster'],
  ['less than a second', 140_000, 'New best'],
])('a best time is better by %s', async (_, ms, text) => {
  addPending({ ...first, seed: 'before', ms: 140_500, at: AT - 1 })
  addPending({ ...first, ms })
  renderPill({ ...ended, ms })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('points decide where there are points', async () => {
  addPending({ ...first, points: 900 })
  renderPill({ ...ended, ms: 82_000, points: 1_000 })
  expect(await screen.findByText('Better than the first time · 100 more')).toBeTruthy()
})
