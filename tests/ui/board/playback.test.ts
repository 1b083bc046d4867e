// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endOf, type Timeline } from '#src/ui/board/cues.ts'
import { makePlayback } from '#src/ui/board/playback.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.restoreAllMocks()
})

const at = { row: 0, col: 0 }
const step: Timeline<string> = { cues: [{ motion: 'capture', at, delay: 1_000 }], shownAt: 1_000 }
const press: Timeline<string> = { cues: [{ motion: 'select', at }] }

test.each([
  ['a press leaves what is being shown', press, undefined, 'first', null],
  ['a step that holds nothing back ends it', press, 'second', null, null],
  ['another step holds its own figures back, for its own time', step, 'second', 'second', 'second'],
] as const)('%s', (_, next, before, shown, later) => {
  const playback = makePlayback<string, string>()
  playback.begin(step, 'first')
  vi.advanceTimersByTime(400)
  playback.begin(next, before)
  expect(playback.getState().shown).toBe(shown)
  expect(playback.getState().cues).toHaveLength(2)
  vi.advanceTimersByTime(700)
  expect(playback.getState().shown).toBe(later)
})

test.each<[string, Partial<Timeline<string>>, number]>([
  ['with its figures', {}, 1_000],
  ['before its figures, where the timeline says so', { wordsAt: 550 }, 550],
])('a step is told %s', (_, change, ms) => {
  const playback = makePlayback<string, string>()
  playback.begin({ ...step, ...change }, 'before')
  const told: boolean[] = []
  playback.subscribe((now) => told.push(now.hasWords))
  expect(playback.getState().hasWords).toBe(false)
  vi.advanceTimersByTime(ms - 100)
  expect(told).not.toContain(true)
  vi.advanceTimersByTime(200)
  expect(told).toContain(true)
})

test.each<[string, Timeline<string>['cues'], number]>([
  ['nothing', [], 0],
  ['a motion after its delay', [{ motion: 'capture', at, delay: 1_000 }], 1_350],
  ['what follows at once', [{ motion: 'slide', at, next: 'flip' }], 400],
  ['what follows later', [{ motion: 'deal', at, next: 'flip', nextAt: 1_000 }], 1_200],
])('a timeline ends with %s', (_, cues, ms) => {
  expect(endOf({ cues })).toBe(ms)
})

describe('on a busy page', () => {
  const steps: Timeline<string> = { cues: [], stages: [200, 400], shownAt: 600 }

  /** Begins the steps; the first comes 250 ms late. */
  function beginLate() {
    const { now } = performance
    const playback = makePlayback<string, string>()
    playback.begin(steps, 'before')
    vi.advanceTimersByTime(100)
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 250)
    return playback
  }

  test('a late moment does not delay the next', () => {
    const playback = beginLate()
    vi.advanceTimersByTime(150)
    expect(playback.getState().stage).toBe(2)
  })

  test('time halts at a late moment, not after it', () => {
    const playback = beginLate()
    playback.subscribe(({ stage }, before) => {
      if (stage !== before.stage) playback.setSpeed(0)
    })
    vi.advanceTimersByTime(1_000)
    expect(playback.getState()).toMatchObject({ stage: 1, time: 200 })
  })
})
