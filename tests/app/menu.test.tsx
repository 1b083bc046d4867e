// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GameCard } from '#src/app/GameCard.tsx'
import { OTHER_GAMES } from '#src/app/games.ts'
import { SharedText } from '#src/app/SharedText.tsx'
import type { GameResult } from '#src/define/define-game.ts'
import { link } from '#src/games/link/index.tsx'
import { Daily } from '#src/games/link/ui/menu/Daily.tsx'
import { Hero } from '#src/games/link/ui/menu/Hero.tsx'
import { settingsStore } from '#src/ui/settings.ts'
import { makeResult } from '../support/results'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  settingsStore.getState().reset()
})

const show = (children: ReactNode) => render(<I18nProvider i18n={i18n}>{children}</I18nProvider>)

/** A won daily board of so many days ago. */
const daily = (daysAgo: number, game = 'link'): GameResult =>
  makeResult({ game, choice: 'daily', seed: `daily 2026-11-${26 - daysAgo}` })

test.each([
  ['to a larger board at first', [daily(1)], /Next: Normal · 10.×.8$/, '#/link/normal'],
  [
    'to today’s board',
    [3, 2, 1].map((ago) => daily(ago)),
    /Today’s board · Tricky$/,
    '#/link/daily',
  ],
  [
    'to the journey',
    [2, 1, 0].map((ago) => daily(ago)),
    /Journey: Still pond 1$/,
    '#/link/journey-1',
  ],
])('Play goes on %s', (_, results, line, href) => {
  show(<Hero game={link} saved={[]} results={results} />)
  const play = screen.getByRole('link', { name: line })
  expect(play.getAttribute('href')).toBe(href)
  expect(screen.getByRole('region', { name: 'Link' }).textContent).toMatch(
    new RegExp(line.source.slice(0, -1)),
  )
})

test('the other games are played as last, and their daily boards are a step away', () => {
  const results = [
    makeResult({ game: 'garden', choice: 'hard' }),
    makeResult({ game: 'cascade', choice: 'endless' }),
    daily(0, 'garden'),
  ]
  show(OTHER_GAMES.map((game) => <GameCard key={game.id} {...{ game, results }} saved={[]} />))
  for (const [name, href] of [
    ['Play Patches: Clover · Small · Easy', '#/patches/small-easy'],
    ['Play Garden: Sage · Hard', '#/garden/hard'],
    ['Play Cascade: Endless', '#/cascade/endless'],
    ['Patches · Daily board, not done', '#/patches/daily'],
    ['Garden · Daily board, done', '#/garden/daily'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test('days in a row are shown unless one hides them', () => {
  const results = [3, 2, 1].map((ago) => daily(ago))
  show(<Daily results={results} />)
  expect(screen.getByText('3 days in a row')).toBeDefined()
  act(() => settingsStore.getState().change({ streak: false }))
  expect(screen.getByRole('region', { name: 'Daily board' })).toBeDefined()
  expect(screen.queryByText('3 days in a row')).toBeNull()
})

test('a shared text without a link is said to have none', async () => {
  history.replaceState(null, '', '/?title=Pairwise&text=Good+morning')
  show(<SharedText />)
  expect(screen.getByRole('alert').textContent).toBe('There is no link to a game in that text.')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(location.search).toBe('')
})
