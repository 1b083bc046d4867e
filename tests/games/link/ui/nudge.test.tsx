// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlayingContext } from '#src/define/context.ts'
import { startSession } from '#src/engine/session.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import { linkSettings } from '#src/games/link/settings.ts'
import { Nudge } from '#src/games/link/ui/Nudge.tsx'
import { PlayBoard } from '#src/play/board/PlayBoard.tsx'
import { fixedView } from '#src/ui/board/view.ts'
import { openSession } from '../../../support/playing'
import { onPage } from './solver-on-page'

const IDLE_MS = 20_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  linkSettings.getState().reset()
  // A reset leaves it.
  linkSettings.getState().change({ finished: 0 })
})

/** A board on which both pairs match. */
const BOARD = 'ABBA'

function open() {
  const session = startSession(rules, { level: 'literal', board: BOARD, gravity: 'none' }, 'seed')
  const playing = openSession(linkScreen, { session }, onPage)
  const view = fixedView({ rows: 1, cols: 4 })
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <PlayingContext value={playing}>
        <PlayBoard view={view} />
        <Nudge />
      </PlayingContext>
    </I18nProvider>,
  )
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const moving = () =>
    [...container.querySelectorAll('[data-piece]')]
      .filter(({ className }) => /nudged/.test(className))
      .map((piece) => piece.closest('button')?.ariaLabel)
  const said = () => container.querySelector('[aria-live=polite]')?.textContent
  return { store: playing.store, wait, moving, said, unmount }
}

type Page = ReturnType<typeof open>

const BOTH = ['Dog, row 1, column 2', 'Dog, row 1, column 3']

test('two tiles that match move when nothing has happened for a while, until anything does', () => {
  const { wait, moving, said } = open()
  wait(IDLE_MS - 1)
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  wait(IDLE_MS - 1)
  expect(moving()).toEqual([])
  wait(1)
  expect(moving()).toEqual(BOTH)
  expect(said()).toBe('Two equal tiles that can be joined are moving.')
  fireEvent.pointerDown(document.body)
  expect(moving()).toEqual([])
  expect(said()).toBe('')
})

test('they are said once, and are no assist', () => {
  const { store, wait, moving, said } = open()
  wait(IDLE_MS)
  fireEvent.pointerDown(document.body)
  wait(IDLE_MS)
  expect(moving()).toEqual(BOTH)
  expect(said()).toBe('')
  const { session, emitted } = store.getState()
  expect(session.assists).toEqual({})
  expect(emitted.id).toBe(0)
})

test('of a clearing line, the next pair moves', () => {
  const { store, wait, moving } = open()
  const line = [{ from: { row: 0, col: 0 }, to: { row: 0, col: 3 } }]
  act(() => store.getState().setVerdict({ status: 'clearable', moves: line }))
  wait(IDLE_MS)
  expect(moving()).toEqual(['Grinning face, row 1, column 1', 'Grinning face, row 1, column 4'])
})

test.each<[string, (page: Page) => void]>([
  ['in a pause', ({ store }) => store.getState().pause()],
  ['under a dialog', ({ store }) => store.getState().setDialog(true)],
  [
    'when a hint is shown',
    ({ store }) => {
      store.getState().setVerdict({ status: 'unknown' })
      store.getState().hint()
    },
  ],
  ['when it is switched off', () => linkSettings.getState().change({ nudges: false })],
  ['after the first three games', () => linkSettings.getState().change({ finished: 3 })],
  ['when the page is closed', ({ unmount }) => unmount()],
])('none moves %s', (_, change) => {
  const page = open()
  act(() => change(page))
  page.wait(2 * IDLE_MS)
  expect(page.moving()).toEqual([])
})

test('games are counted to their end', () => {
  const { store, wait, moving } = open()
  const select = (col: number) => act(() => store.getState().select({ row: 0, col }))
  for (const col of [1, 2, 0]) select(col)
  expect(linkSettings.getState().values.finished).toBe(0)
  select(3)
  expect(linkSettings.getState().values.finished).toBe(1)
  wait(2 * IDLE_MS)
  expect(moving()).toEqual([])
})
