// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PlayingContext } from '#src/define/context.ts'
import { parseRoute } from '#src/define/route.ts'
import type { Screen } from '#src/define/screen.ts'
import type { PlayTypes, SessionOf } from '#src/define/session.ts'
import { playMove, startSession } from '#src/engine/session.ts'
import { rules as cascade } from '#src/games/cascade/rules/rules.ts'
import { screen as cascadeScreen } from '#src/games/cascade/screen.tsx'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkGame } from '#src/games/link/rules/types.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import { linkSettings } from '#src/games/link/settings.ts'
import type { Link } from '#src/games/link/types.ts'
import { useRaceResult } from '#src/play/race/race-result.ts'
import { readLinked } from '#src/play/session/linked.ts'
import { settingsStore } from '#src/ui/settings.ts'
import { onPage } from '../../games/link/ui/solver-on-page'
import { openSession, renderPlaying } from '../../support/playing'

const dealt = startSession<LinkGame>(
  rules,
  { level: 'literal', board: 'AABBCCDD', gravity: 'none' },
  'seed',
)

/** Takes the pairs from left to right, by the clock in seconds. */
function record(seconds: readonly number[]): SessionOf<Link> {
  let session = dealt
  for (const [pair, s] of seconds.entries()) {
    const at = (col: number) => ({ row: 0, col })
    const move = { type: 'attempt', from: at(2 * pair), to: at(2 * pair + 1) } as const
    const stopwatch = { ms: s * 1000, since: null }
    const played = playMove(rules, { ...session, stopwatch }, move, 0)
    if (!played.ok) throw new Error(played.code)
    session = { ...played.state, stopwatch }
  }
  return session
}

const GHOST = record([10, 20, 30, 42.3])

async function renderRace(ghost: SessionOf<Link> = GHOST) {
  const playing = { ...openSession(linkScreen, { session: dealt }, onPage), ghost }
  const { store, user } = renderPlaying(playing)
  // Loaded after the board.
  await act(() => import('#src/play/race/RaceLine.tsx'))
  await wait(2)
  const take = async (...pairs: readonly number[]) => {
    for (const col of pairs.flatMap((pair) => [2 * pair, 2 * pair + 1]))
      act(() => store.getState().select({ row: 0, col }))
    await wait(FRAME)
  }
  return { store, user, take }
}

/** Seconds until what follows a paint is shown, which no clock of the page counts. */
const FRAME = 0.03

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

const race = () => screen.queryAllByRole('region', { name: 'Race' })
const lead = () => race()[0]?.querySelector('p')?.textContent
const announced = () => race()[0]?.querySelector('[aria-live]')?.textContent

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('during a race', () => {
  test('a line says who is ahead, second by second', async () => {
    const { take } = await renderRace()
    expect(lead()).toMatch(/^Race: beat \d:\d\d$/)
    await take(0)
    expect(lead()).toBe('10s ahead')
    await wait(5)
    expect(lead()).toBe('10s ahead')
    await wait(10)
    expect(lead()).toBe('5s ahead')
    await wait(9)
    expect(lead()).toBe('4s behind')
  })

  test('reduced motion leaves numbers', async () => {
    const { take } = await renderRace()
    await take(0)
    await wait(25)
    expect(race()[0]?.textContent).toContain('You 25% · Ghost 50%')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('full motion shows two lines of progress', async () => {
    settingsStore.getState().change({ motion: 'full' })
    const { take } = await renderRace()
    await take(0)
    await wait(25)
    const shareOf = (name: string) =>
      screen.getByRole('progressbar', { name }).getAttribute('value')
    expect([shareOf('You'), shareOf('Ghost')]).toEqual(['0.25', '0.5'])
    settingsStore.getState().reset()
  })

  test('it is read out at each quarter and when the lead changes', async () => {
    const { take } = await renderRace()
    expect(announced()).toBe('')
    await take(0)
    expect(announced()).toBe('10s ahead')
    await wait(19)
    expect(announced()).toBe('10s ahead')
    await wait(2)
    expect(announced()).toBe('1s behind')
    await wait(5)
    expect(announced()).toBe('1s behind')
  })

  test('a pause pauses the ghost, which finishes at its time', async () => {
    const { store, take } = await renderRace()
    await take(0)
    await wait(30)
    act(() => store.getState().pause())
    await wait(100)
    expect(lead()).toBe('10s behind')
    act(() => store.getState().resume())
    await wait(12.2)
    expect(lead()).not.toContain('finished')
    await wait(0.1)
    expect(lead()).toBe('Ghost finished in 0:42. 22s behind')
  })

  test('its last match is drawn where that is wanted', async () => {
    linkSettings.getState().change({ ghostPath: true })
    await act(() => import('#src/games/link/ui/overlay/Over.tsx'))
    await act(() => import('#src/games/link/ui/overlay/GhostPath.tsx'))
    const { take } = await renderRace()
    const lines = () =>
      [...document.querySelectorAll('polyline')].map((line) => line.getAttribute('points'))
    await take(3)
    await wait(9)
    expect(lines()).toEqual([])
    await wait(2)
    const [first] = lines()
    await wait(10)
    expect(lines()).toHaveLength(1)
    expect(lines()).not.toEqual([first])
    await wait(30)
    expect(lines()).toEqual([])
    linkSettings.getState().reset()
  })

  test('a replay and another deal are no race; a restart begins it again', async () => {
    const { store, take } = await renderRace()
    await take(0, 1)
    await wait(1)
    const { show, restart, deal } = store.getState()
    const leadAfter = async (action: () => void) => {
      act(action)
      await wait(FRAME)
      return lead()
    }
    expect(await leadAfter(() => show({ type: 'replay', from: 0 }))).toBeUndefined()
    expect(await leadAfter(() => show(null))).toBe('20s ahead')
    expect(await leadAfter(restart)).toMatch(/^Race: beat /)
    expect(await leadAfter(() => deal({ ...dealt, seed: 'other' }))).toBeUndefined()
  })

  test.each<readonly [what: string, ghost: SessionOf<Link>]>([
    ['unfinished', record([10, 20])],
    ['without times', { ...GHOST, past: GHOST.past.map(({ ms: _, ...step }) => step) }],
  ])('a game that is %s cannot be raced', async (_, ghost) => {
    await renderRace(ghost)
    expect(lead()).toBeUndefined()
  })
})

describe('at the end of a race', () => {
  beforeEach(() => void vi.useRealTimers())

  const endOf = <G extends PlayTypes>(
    game: Screen<G>,
    worker: G['Worker'],
    session: SessionOf<G>,
    ghost: SessionOf<G>,
  ) =>
    renderHook(() => useRaceResult(session), {
      wrapper: ({ children }) => (
        <I18nProvider i18n={i18n}>
          <PlayingContext value={{ ...openSession(game, { session }, worker), ghost }}>
            {children}
          </PlayingContext>
        </I18nProvider>
      ),
    }).result.current

  test.each<readonly [title: string, figures: string, isLost: boolean, own: SessionOf<Link>]>([
    ['You won the race by 12.3s', 'You 0:30.0 · Ghost 0:42.3', false, record([0, 12, 30, 30])],
    ['You lost the race by 7.7s', 'You 0:50.0 · Ghost 0:42.3', true, record([1, 2, 3, 50])],
    ['You won the race by 0.1s', 'You 0:42.2 · Ghost 0:42.3', false, record([1, 2, 3, 42.2])],
    ['A dead heat', 'You 0:42.3 · Ghost 0:42.3', false, record([1, 2, 3, 42.3])],
  ])('%s %s', (title, figures, isLost, session) => {
    expect(endOf(linkScreen, onPage, session, GHOST)).toEqual({ title, figures, isLost })
  })

  test('points decide a game that is played for them', () => {
    const options = cascade.parseOptions({ rows: 6, cols: 6, kinds: 5, swaps: 1 })
    if (!options.ok) throw new Error(options.code)
    const start = startSession(cascade, options.value, '30')
    const [own, ghost] = [...cascade.legalMoves(start.dealt)].map((swap) => {
      const game = playMove(cascade, start, swap, 0)
      if (!game.ok) throw new Error(game.code)
      return game.state
    })
    if (!own || !ghost) throw new Error('The board has two swaps')
    expect(endOf(cascadeScreen, cascadeScreen.worker.start(), own, ghost)).toMatchObject({
      title: 'You lost the race by 90 points',
      figures: 'You 90 points · Ghost 180 points',
    })
  })
})

/** Links to `GHOST` for fewest assists and fewest points of no return, as they were once made. */
test.each([
  'link?c=MbhG&level=literal&board=AABBCCDD&gravity=none&seed=seed&assists=BeldmE5TTD0XQgC',
  'link?c=CX9o&level=literal&board=AABBCCDD&gravity=none&seed=seed&returns=BeldmE5TTD0XQgC',
])('the old link %s is a race', async (link) => {
  const route = parseRoute(linkScreen, link, '2026-11-21')
  if (!route.ok || !route.value.linked) throw new Error('It is no link')
  const { signal } = new AbortController()
  const read = await readLinked(linkScreen, route.value, route.value.linked, signal)
  expect(read).toMatchObject({ ok: true, value: { ghost: { stopwatch: { ms: 42_300 } } } })
})
