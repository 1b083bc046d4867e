// @vitest-environment jsdom
import { playMove, type Session, startSession } from '#src/engine/session.ts'
import '../../../support/browser'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gradeOf } from '#src/games/link/grade/engine/grade.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkGame } from '#src/games/link/rules/types.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import type { Solver } from '#src/games/link/types.ts'
import { button, openSession, painted, renderPlaying } from '../../../support/playing'
import { onPage } from './solver-on-page'

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

/** Renders a replay that stands at its end. */
async function renderReplay(session: Session<LinkGame>, solver: Solver = onPage) {
  const playing = renderPlaying(openSession(linkScreen, { session }, solver))
  await act(() => import('#src/games/link/story.ts'))
  act(() => playing.store.getState().show({ type: 'replay', from: session.past.length }))
  return playing
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Turns' })).getAllByRole('button')

test('a replay names the match that was a point of no return', async () => {
  const { user } = await renderReplay(lostGame())
  expect(await screen.findByRole('img', { name: /A turn that cost much: 2\./ })).toBeDefined()
  const [, second] = await cards()
  if (second) await user.click(second)
  expect(second?.ariaCurrent).toBe('step')
  expect(screen.getByText(/^A point of no return: after it, no order of matches/)).toBeDefined()
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
  const bar = await screen.findByRole('progressbar')
  expect(bar.getAttribute('value')).toBe('0.6')
  expect(signal?.aborted).toBe(false)
  act(() => store.getState().show(null))
  await painted()
  expect(signal?.aborted).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

/** Opens the lesson of the second match, and plays a pair in it. */
async function learn(...pair: readonly string[]) {
  const { user } = await renderReplay(lostGame())
  await user.click(await screen.findByRole('button', { name: 'Learn from it' }))
  expect(await screen.findByText(/Find one that keeps the board clearable/)).toBeDefined()
  for (const name of pair) await user.click(button(new RegExp(name)))
  return user
}

test('learning refuses the pair that lost it, and says why', async () => {
  const user = await learn('row 1, column 1', 'row 2, column 1')
  expect(await screen.findByText('Not yet: there is a better one.')).toBeDefined()
  await user.click(button('Why?'))
  expect(screen.getByText(/at least 4 tiles remain, whatever the order/)).toBeDefined()
})

test('learning passes over pairs that do not match, and accepts another that keeps the board clearable', async () => {
  await learn('row 1, column 1', 'row 1, column 2', 'row 1, column 6', 'row 1, column 7')
  expect(await screen.findByText('Yes, that is good.')).toBeDefined()
})

test('learning shows the better pair, its path and its name, also after one that does not match', async () => {
  const user = await learn('row 1, column 1', 'row 1, column 2')
  expect(screen.getByText(/Find one that keeps the board clearable/)).toBeDefined()
  await user.click(button('Show me'))
  expect(await screen.findByText('This was better.')).toBeDefined()
  const [words] = await screen.findAllByText(/Matched: .+\. After your pair/)
  expect(words?.textContent).toMatch(/each of your two .+ tiles goes with another one/)
  expect(document.querySelectorAll('polyline')).toHaveLength(2)
})

test('the end tells the difficulty of the board', async () => {
  const session = playGame('AABB', [[0, 0, 0, 1]])
  // Began now, not with the process.
  const stopwatch = { ms: 0, since: performance.now() }
  const begun = { session: { ...session, stopwatch } }
  const { user } = renderPlaying(openSession(linkScreen, begun, onPage))
  // The end is loaded after the board.
  await act(() => import('#src/play/end/End.tsx'))
  for (const column of [3, 4]) {
    await user.click(screen.getByRole('button', { name: new RegExp(`column ${column}$`) }))
  }
  const dialog = within(await screen.findByRole('dialog'))
  const { cleared } = gradeOf(session.dealt.board, 'none')
  const text = `${cleared} of 256 random players clear it`
  expect(await dialog.findByText(text)).toBeDefined()
  expect(dialog.getByRole('list', { name: '3 of 3 stars' }).textContent).toBe(
    '★cleared★within 0:16★without assists',
  )
})
