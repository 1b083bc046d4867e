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
import { garden } from '#src/games/garden/index.tsx'
import { link } from '#src/games/link/index.tsx'
import { Daily } from '#src/games/link/ui/menu/Daily.tsx'
import { Hero } from '#src/games/link/ui/menu/Hero.tsx'
import type { GameInProgress } from '#src/saves/saved-games.ts'
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

const daysWon = (...daysAgo: readonly number[]) => daysAgo.map((ago) => daily(ago))

test.each([
  ['from the smallest board', [], /Start small: Novice · 8.×.6$/, '#/link/novice'],
  ['on to a larger board at first', daysWon(1), /Next: Normal · 10.×.8$/, '#/link/normal'],
  ['on to today’s board', daysWon(3, 2, 1), /Today’s board · Tricky$/, '#/link/daily'],
  ['on to the journey', daysWon(2, 1, 0), /Journey: Still pond 1$/, '#/link/journey-1'],
])('Play goes %s', (_, results, line, href) => {
  show(<Hero game={link} saved={[]} results={results} />)
  const play = screen.getByRole('link', { name: line })
  expect(play.getAttribute('href')).toBe(href)
  const text = screen.getByRole('region', { name: 'Link' }).textContent
  expect(text).toMatch(new RegExp(line.source.slice(0, -1)))
})

test('the other games are played as last, and lead to their daily boards', () => {
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
    ['Patches · Daily, not done', '#/patches/calendar'],
    ['Garden · Daily, done', '#/garden/calendar'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test.each([
  ['garden/hard', 30, 'Continue Garden: Sage · Hard · 30 flowers left', '#/garden/hard'],
  ['garden/daily', 1, /^Continue Garden: .*Daily board.* · 1 flower left$/, '#/garden/daily'],
  ['patches/small-easy', 9, /^Play Garden: Bring flowers/, '#/garden'],
])('a game in progress is continued, once: %s', (slot, left, name, href) => {
  show(<GameCard game={garden} saved={[makeSaved(slot, left)]} results={[]} />)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

const makeSaved = (slot: string, left: number): GameInProgress => ({
  ...{ key: slot, slot, value: undefined, asideAt: undefined },
  game: { at: 1, left, href: `/${slot}`, save: null },
})

test('days in a row are shown unless one hides them', () => {
  show(<Daily results={daysWon(3, 2, 1)} />)
  expect(screen.getByText('3 days in a row')).toBeDefined()
  act(() => settingsStore.getState().change({ streak: false }))
  expect(screen.getByRole('link', { name: /^Daily / }).getAttribute('href')).toBe('#/link/calendar')
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
