// @vitest-environment jsdom
import { startSession } from '#src/engine/session.ts'
import '../../../support/browser'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { LinkOptions } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import type { Solver } from '#src/games/link/types.ts'
import { openSession, renderPlaying } from '../../../support/playing'
import { onPage } from './solver-on-page'

const LARGE: LinkOptions = {
  level: 'custom',
  rows: 12,
  cols: 20,
  kinds: 36,
  walls: 'none',
  gravity: 'none',
  layout: 'even',
}
const TILES = 240
/** What a slow phone draws in less than a tenth of a second. */
const MOST_A_FRAME = 60

/** A solver that is still at work. */
const BUSY: Solver = {
  ...onPage,
  verdictOf: () => new Promise(() => {}),
  gradeOf: () => new Promise(() => {}),
}

afterEach(() => vi.unstubAllGlobals())

/** Takes over the frames of the page; returns what makes the next one. */
function stopFrames(): () => void {
  let callbacks: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    callbacks.push(callback),
  )
  return () => {
    const due = callbacks
    callbacks = []
    act(() => {
      for (const callback of due) callback(0)
    })
  }
}

/** By selector, since roles of hundreds of tiles take seconds. */
const tiles = () => [...document.querySelectorAll<HTMLElement>('[role=grid] button')]
const names = () => tiles().map((tile) => tile.getAttribute('aria-label'))

/** Makes frames until nothing changes; returns the number of tiles that each has changed. */
function countChanged(nextFrame: () => void): readonly number[] {
  const before = names()
  nextFrame()
  const changed = names().filter((name) => !before.includes(name)).length
  return changed === 0 ? [] : [changed, ...countChanged(nextFrame)]
}

test('a large board appears and is dealt row by row, and keeps the focus', async () => {
  const start = (seed: string) => startSession(rules, LARGE, seed)
  const nextFrame = stopFrames()
  const { store } = renderPlaying(openSession(linkScreen, { session: start('one') }, BUSY))
  const drawn = [names().length, ...countChanged(nextFrame)]
  expect(Math.max(...drawn)).toBeLessThanOrEqual(MOST_A_FRAME)
  expect(names()).toHaveLength(TILES)
  const first = names()
  const corner = tiles().at(-1)
  corner?.focus()
  for (const seed of ['two', 'one']) {
    act(() => store.getState().deal(start(seed)))
    const changed = countChanged(nextFrame)
    expect(changed.length).toBeGreaterThan(3)
    expect(Math.max(...changed)).toBeLessThanOrEqual(MOST_A_FRAME)
    expect(document.activeElement).toBe(corner)
  }
  expect(names()).toEqual(first)
})
