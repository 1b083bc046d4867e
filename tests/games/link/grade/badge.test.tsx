// @vitest-environment jsdom
import { type Assists, startSession } from '#src/engine/session.ts'
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PlayingContext } from '#src/define/context.ts'
import type { Grade } from '#src/games/link/grade/engine/scales.ts'
import { GradeScale } from '#src/games/link/grade/GradeScale.tsx'
import { rules } from '#src/games/link/rules/rules.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import type { Solver } from '#src/games/link/types.ts'
import Badge from '#src/games/link/ui/Badge.tsx'
import { openSession } from '../../../support/playing'

const textsOf = (role: string) =>
  screen.getAllByRole(role).map(({ textContent }) => textContent?.trim())

test.each<[Grade, string[]]>([
  [
    { risk: 'easy', search: 'obvious', cleared: 256, looks: 1.84 },
    [
      'Gentle, 1 of 5',
      '256 of 256 random players clear it',
      'Obvious, 1 of 5',
      'Tiles looked at to find a match: 1.8',
    ],
  ],
  [
    { risk: 'fiendish', search: 'buried', cleared: 11, looks: 12 },
    [
      'Fiendish, 4 of 5',
      '11 of 256 random players clear it',
      'Buried, 5 of 5',
      'Tiles looked at to find a match: 12',
    ],
  ],
])('%o is told by words, steps and figures', (grade, texts) => {
  render(
    <I18nProvider i18n={i18n}>
      <GradeScale grade={grade} />
    </I18nProvider>,
  )
  expect(textsOf('term')).toEqual(['Risk', 'Search'])
  expect(textsOf('definition')).toEqual(texts)
})

function renderBadge(gradeOf: Solver['gradeOf'], assists: Assists = {}) {
  const solver: Solver = {
    findDeal: vi.fn(),
    findGradedDeal: vi.fn(),
    findShuffle: vi.fn(),
    findOpening: vi.fn(),
    verdictOf: vi.fn(),
    lastClearable: vi.fn(),
    gradeOf,
    tilesLeft: vi.fn(),
    decideBoards: vi.fn(),
    statusAfter: vi.fn(),
    end: vi.fn(),
  }
  const dealt = startSession(rules, { level: 'literal', board: 'AABB', gravity: 'none' }, 'seed')
  const session = { ...dealt, assists }
  render(
    <I18nProvider i18n={i18n}>
      <PlayingContext value={openSession(linkScreen, { session }, solver)}>
        <Badge />
      </PlayingContext>
    </I18nProvider>,
  )
}

test('the header names the grade once the worker has found it, and unfolds it', async () => {
  renderBadge(async () => ({ risk: 'hard', search: 'mixed', cleared: 83, looks: 4.5 }))
  const badge = await screen.findByRole('button', { name: 'Difficulty: Tricky' })
  const details = document.getElementById(badge.getAttribute('popovertarget') ?? '')
  if (!details) throw new Error('The badge opens nothing')
  expect(within(details).getByText('83 of 256 random players clear it')).toBeDefined()
})

test('the header shows how far a grading is', async () => {
  renderBadge((_, __, report) => {
    report(64)
    return new Promise(() => {})
  })
  const progress = await screen.findByRole('progressbar', { name: 'Measuring the difficulty' })
  expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['64', '256'])
})

test('the header shows no grade without a worker', async () => {
  renderBadge((_, __, report) => {
    report(0)
    return Promise.reject(new Error('not loaded'))
  })
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [{}, '3 of 3 stars'],
  [{ undo: 1 }, '2 of 3 stars'],
])('after assists %o the header shows %s', (assists, stars) => {
  renderBadge(() => new Promise(() => {}), assists)
  expect(screen.getByRole('img', { name: stars })).toBeDefined()
})
