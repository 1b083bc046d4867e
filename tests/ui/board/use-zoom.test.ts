import { describe, expect, test } from 'vitest'
import {
  clampZoom,
  limitsOf,
  type Span,
  seenOf,
  shiftAbout,
  shiftToMiddle,
} from '#src/ui/board/use-zoom.ts'

const span = (start: number, length: number): Span => ({ start, length })

test.each([
  ['small cells become touchable', 11, 17, 36, 72],
  ['the board fills the window where that is enough', 26, 38, 38, 72],
  ['large cells may fill the window too', 40, 90, 72, 72],
  ['very large cells stay', 100, 110, 100, 100],
])('%s', (_, fit, fill, tap, max) => {
  const limits = limitsOf(fit, fill)
  expect(limits.tap * fit).toBeCloseTo(tap)
  expect(limits.max * fit).toBeCloseTo(max)
})

test.each([
  [0.3, 1],
  [1.05, 1],
  [1.4, 1.4],
  [5, 3],
])('zoom %f is kept at %f', (zoom, kept) => {
  expect(clampZoom(zoom, { tap: 2, max: 3 })).toBe(kept)
})

describe('zooming about a point', () => {
  test.each<[string, number, Span, Span, number]>([
    ['the start stays', 10, span(10, 100), span(10, 200), 0],
    ['the middle stays', 60, span(10, 100), span(10, 200), 50],
    ['the end stays', 110, span(10, 100), span(10, 200), 100],
    ['a board that was centred', 60, span(10, 100), span(0, 300), 90],
    ['a point before the board counts as its start', 0, span(10, 100), span(10, 200), 0],
    ['a point after the board counts as its end', 150, span(10, 100), span(10, 200), 100],
  ])('%s', (_, point, before, after, shift) => {
    expect(shiftAbout(point, before, after)).toBe(shift)
  })

  test('out and in again leads back', () => {
    const [small, large] = [span(20, 100), span(-35, 240)]
    const there = shiftAbout(64, small, large)
    const back = shiftAbout(64, span(large.start - there, large.length), small)
    expect(back).toBeCloseTo(0)
  })
})

test.each<[string, Span, Span, Span]>([
  ['all', span(10, 100), span(0, 120), span(0, 1)],
  ['the first half', span(0, 200), span(0, 100), span(0, 0.5)],
  ['the last quarter', span(-150, 200), span(0, 100), span(0.75, 0.25)],
  ['nothing', span(-300, 200), span(0, 100), span(1, 0)],
])('a window shows %s of a board', (_, board, window, seen) => {
  expect(seenOf(board, window)).toEqual(seen)
})

test('a point of the map comes to the middle of the window', () => {
  expect(shiftToMiddle(0.5, span(-100, 400), span(0, 200))).toBe(0)
  expect(shiftToMiddle(1, span(-100, 400), span(0, 200))).toBe(200)
})
