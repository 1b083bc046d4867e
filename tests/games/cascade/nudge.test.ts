// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionOf } from '#src/define/session.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { legalSwaps } from '#src/games/cascade/rules/swaps.ts'
import { cascadeSettings } from '#src/games/cascade/settings.ts'
import { IDLE_MS, nudgeWhenIdle, store as parts } from '#src/games/cascade/store.ts'
import type { Cascade, CascadePiece, CascadeStore } from '#src/games/cascade/types.ts'
import { makeGameStore } from '#src/play/session/store.ts'
import { makePlayback } from '#src/ui/board/playback.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => cascadeSettings.getState().reset())

function open() {
  const options = { rows: 8, cols: 8, kinds: 7, swaps: 1, counting: 'clusters', deal: 1 } as const
  const session = startSession(rules, options, 'seed')
  const store = makeGameStore<Cascade>({ rules, store: parts }, 'play', { session }, () => 0)
  const playback = makePlayback<CascadePiece, SessionOf<Cascade>>()
  const stop = nudgeWhenIdle({ store, playback })
  return { store, playback, stop, isNudged: () => store.getState().nudged !== null }
}

function swapAny(store: CascadeStore): void {
  const [swap] = legalSwaps(stateOf(store.session).board)
  if (swap) store.swap(swap)
}

test('a swap is marked after a while, counted from the last action', () => {
  const { store, isNudged } = open()
  vi.advanceTimersByTime(IDLE_MS - 1)
  store.getState().select({ row: 0, col: 0 })
  vi.advanceTimersByTime(IDLE_MS - 1)
  expect(isNudged()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isNudged()).toBe(true)
})

test.each<[string, (page: ReturnType<typeof open>) => void]>([
  ['in a pause', ({ store }) => store.getState().pause()],
  ['under a dialog', ({ store }) => store.getState().setDialog(true)],
  ['after the last swap', ({ store }) => swapAny(store.getState())],
  ['when a hint is shown', ({ store }) => store.getState().hint()],
  ['when it is switched off', () => cascadeSettings.getState().change({ nudges: false })],
  ['when the page is closed', ({ stop }) => stop()],
  [
    'while gems are moving',
    ({ playback }) => playback.begin({ cues: [{ motion: 'slide', at: { row: 0, col: 0 } }] }),
  ],
])('none is marked %s', (_, act) => {
  const page = open()
  act(page)
  vi.advanceTimersByTime(2 * IDLE_MS)
  expect(page.isNudged()).toBe(false)
})
