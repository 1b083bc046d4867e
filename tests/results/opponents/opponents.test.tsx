// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { type GameResult, GamesContext } from '#src/define/define-game.ts'
import { garden } from '#src/games/garden/index.tsx'
import { EndSeries, NextOpponent } from '#src/results/opponents/EndSeries.tsx'
import { OpponentsTable } from '#src/results/opponents/OpponentsTable.tsx'
import { StartStanding } from '#src/results/opponents/StartStanding.tsx'
import { addPending } from '#src/results/pending.ts'
import { BestPill, type EndRecord, useEndRecord } from '#src/results/ui/EndRecord.tsx'
import { makeResult } from '../../support/results.ts'

const AT = Date.UTC(2026, 10, 21)

beforeEach(() => localStorage.clear())

/** Plays against Hazel. */
function record(ends: readonly GameResult['end'][]): readonly GameResult[] {
  const results = ends.map((end, index) =>
    makeResult({
      game: 'garden',
      choice: 'medium',
      seed: `seed ${index}`,
      margin: end === 'won' ? index + 2 : -index,
      at: AT + index,
      end,
    }),
  )
  for (const result of results) addPending(result)
  return results
}

const renderIn = (page: ReactNode): HTMLElement =>
  render(
    <I18nProvider i18n={i18n}>
      <GamesContext value={[garden]}>{page}</GamesContext>
    </I18nProvider>,
  ).container

/** Parts of a game's end that show its opponent. */
function EndOf({ ended }: Pick<EndRecord, 'ended'>) {
  const record = useEndRecord(ended)
  const meaning = record?.meaning
  return (
    <>
      <BestPill record={record} />
      {meaning && <EndSeries {...meaning} />}
      {meaning?.next && <NextOpponent game={garden} {...meaning} suggestion={meaning.next} />}
    </>
  )
}

/** Shows the end of the last game. */
function renderEnd(ends: readonly GameResult['end'][], own: Partial<GameResult> = {}): HTMLElement {
  const last = { ...(record(ends).at(-1) ?? makeResult()), ...own }
  return renderIn(<EndOf ended={last} />)
}

test.each([
  [['won'], 'Series of three: You 1 – 0 Hazel', ['won']],
  [['won', 'lost'], 'Series of three: You 1 – 1 Hazel', ['won', 'lost']],
  [['won', 'left', 'drawn'], 'The series is drawn: 1 – 1', ['won', 'given up', 'drawn']],
  [['won', 'lost', 'won'], 'You win the series: 2 – 1', ['won', 'lost', 'won']],
  [['lost', 'lost'], 'Hazel wins the series: 2 – 0', ['lost', 'lost']],
  [['won', 'won', 'lost'], 'Series of three: You 0 – 1 Hazel', ['lost']],
] as const)('the end of %j shows its series', async (ends, text, games) => {
  renderEnd(ends)
  expect(await screen.findByText(text)).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Games of the series' })
  const items = within(list).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(games)
})

test('a margin is shown if it is the best, and no time', async () => {
  renderEnd(['won', 'won'])
  expect(await screen.findByText('Best margin: 3')).toBeTruthy()
  expect(screen.queryByText(/\d:\d\d/)).toBeNull()
})

test.each([
  ['won', 'Three wins in a row!', 'Try Sage', '#/garden/hard'],
  ['lost', 'Hazel is tough: Fern may suit you better.', 'Try Fern', '#/garden/fair'],
] as const)('three games %s in a row suggest another opponent', async (end, text, name, href) => {
  renderEnd([end, end, end])
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(href)
  expect(link.parentElement?.textContent).toContain(text)
})

test('a fourth suggests nobody', async () => {
  renderEnd(['won', 'won', 'won', 'won'])
  expect(await screen.findByText('You win the series: 2 – 0')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a board played again, which is recorded once, shows no series', async () => {
  const container = renderEnd(['won', 'won'], { ms: 1_000 })
  expect(container.children).toHaveLength(1)
  await waitFor(() => expect(container.children).toHaveLength(0))
})

test.each([
  [['won'], '1 won, 0 lost · Series of three: You 1 – 0 Hazel'],
  [['won', 'lost', 'lost'], '1 won, 2 lost'],
  [['left', 'drawn'], '0 won, 0 lost, 1 drawn · Series of three: You 0 – 1 Hazel'],
] as const)('a start page shows what came of %j', async (ends, text) => {
  record(ends)
  renderIn(<StartStanding game="garden" strength="medium" />)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a table has a row for each opponent, and says when a series ends', () => {
  const results = [...record(['won', 'lost', 'won', 'left']), makeResult()]
  renderIn(<OpponentsTable game={garden} results={results} />)
  const [head, row, ...others] = screen.getAllByRole('row')
  const textsOf = (row: Element | undefined) =>
    Array.from(row?.children ?? [], ({ textContent }) => textContent).join(' | ')
  expect(textsOf(head)).toBe('Opponent | Won | Lost | Drawn | Given up | Series | Best margin')
  expect(textsOf(row)).toBe('Hazel | 2 | 1 | 0 | 1 | 1 – 0 | 4')
  expect(others).toEqual([])
  const note = 'in a series, a game given up counts as lost'
  expect(screen.getByRole('table').textContent).toContain(note)
})

test('a game without results against opponents has no table', () => {
  expect(renderIn(<OpponentsTable game={garden} results={[makeResult()]} />).textContent).toBe('')
})
