// @vitest-environment jsdom
import { playMove, type Session, startSession } from '#src/engine/session.ts'
import '../../../../support/browser'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { gradeOf } from '#src/games/link/grade/engine/grade.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkGame } from '#src/games/link/rules/types.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import type { Solver } from '#src/games/link/types.ts'
import { openSession, renderPlaying } from '../../../../support/playing'
import { onPage } from '../solver-on-page'

type Cells = readonly [row: number, col: number, toRow: number, toCol: number]

/** Plays matches on a board. */
const playGame = (board: string, matches: readonly Cells[]): Session<LinkGame> =>
  matches.reduce(
    (session, [row, col, toRow, toCol]) => {
      const [from, to] = [
        { row, col },
        { row: toRow, col: toCol },
      ]
      const played = playMove(rules, session, { type: 'attempt', from, to }, 0)
      if (!played.ok) throw new Error(played.code)
      return played.state
    },
    startSession(rules, { level: 'literal', board, gravity: 'none' }, 'seed'),
  )

/** The second match takes the upper B with the left one, which leaves AB over BA. */
const lostGame = () =>
  playGame('BABCCDD\nBBA....', [
    [0, 3, 0, 4],
    [0, 0, 1, 0],
    [0, 5, 0, 6],
  ])

afterEach(() => {
  vi.useRealTimers()
})

const INTERVALS = ['setInterval', 'clearInterval'] as const
/** jsdom would time them by a replaced interval, also in later tests. */
const FRAMES = ['requestAnimationFrame', 'cancelAnimationFrame'] as const

/** Renders a replay that steps only by hand. */
async function renderReplay(session: Session<LinkGame>, solver: Solver = onPage) {
  vi.useFakeTimers({ toFake: [...INTERVALS, ...FRAMES] })
  const playing = renderPlaying(openSession(linkScreen, { session }, solver))
  await act(() => import('#src/games/link/ui/Notices.tsx'))
  act(() => playing.store.getState().replay())
  return playing
}

const next = () => screen.findByRole('button', { name: 'Next point of no return' })
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('a replay leads to a match that was a point of no return, and says so', async () => {
  const { user, store } = await renderReplay(lostGame())
  const region = await screen.findByRole('region', { name: 'Points of no return' })
  await user.click(await next())
  expect(store.getState().session.past).toHaveLength(1)
  expect(region.textContent).toContain('Next, match 2: a point of no return')
  expect(announced()).toContain('Next, match 2: a point of no return')
  await user.click(screen.getByRole('button', { name: 'Step' }))
  expect(region.textContent).toContain('Match 2 was a point of no return')
  expect(announced()).toContain('Match 2 was a point of no return')
  await user.click(await next())
  expect(store.getState().session.past).toHaveLength(1)
  expect((await next()).getAttribute('aria-disabled')).toBe('true')
})

test('a replay waits where it was led', async () => {
  const { user } = await renderReplay(lostGame())
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeDefined()
  await user.click(await next())
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
})

test('a replay shows the search, which leaving ends', async () => {
  let signal: AbortSignal | undefined
  const { store } = await renderReplay(lostGame(), {
    ...onPage,
    decideBoards: (_, report, given) => {
      signal = given
      report(3)
      return new Promise(() => {})
    },
  })
  expect(await screen.findByText('Checked 3 of 5 positions', {}, { timeout: 10_000 })).toBeDefined()
  expect(signal?.aborted).toBe(false)
  act(() => store.getState().leaveReplay())
  expect(signal?.aborted).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a replay admits what the solver cannot tell', async () => {
  await renderReplay(lostGame(), {
    ...onPage,
    decideBoards: async () => [{ status: 'unknown' }],
  })
  expect(await screen.findByText(/Not every position could be solved/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Next point of no return' })).toBeNull()
})

test('a replay of a game without such a match says nothing', async () => {
  await renderReplay(playGame('AABB', [[0, 0, 0, 1]]))
  expect(await screen.findByRole('button', { name: 'Exit replay' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Next point of no return' })).toBeNull()
})

test('the end tells the difficulty of the board and that no match lost it', async () => {
  const session = playGame('AABB', [[0, 0, 0, 1]])
  const { user } = renderPlaying(openSession(linkScreen, { session }, onPage))
  // The end is loaded after the board.
  await act(() => import('#src/play/end/End.tsx'))
  for (const column of [3, 4]) {
    await user.click(screen.getByRole('button', { name: new RegExp(`column ${column}$`) }))
  }
  const dialog = within(await screen.findByRole('dialog'))
  const { cleared } = gradeOf(session.dealt.board, 'none')
  expect(await dialog.findByText(`${cleared} of 256 random players clear it`)).toBeDefined()
  expect(await dialog.findByText('0 of 100 simulated attentive players got stuck.')).toBeDefined()
  expect(dialog.getByText('None of your matches was a point of no return.')).toBeDefined()
})
