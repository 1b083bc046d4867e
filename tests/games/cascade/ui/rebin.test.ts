import { describe, expect, test } from 'vitest'
import { playBatch } from '#src/games/cascade/lab/batch.ts'
import { type Figure, figuresOf } from '#src/games/cascade/lab/figures.ts'
import { parseSettings } from '#src/games/cascade/lab/settings.ts'
import { QUANTITIES } from '#src/games/cascade/lab/tally.ts'
import { type Axes, axesFor, rebin } from '#src/games/cascade/ui/rebin.ts'

/** A figure with a histogram. */
const figureOf = (...histogram: Figure['histogram']): Figure => ({
  count: histogram.reduce((sum, [, , times]) => sum + times, 0),
  mean: null,
  deviation: null,
  interval: null,
  histogram,
})

const AXES: readonly [name: string, figures: readonly Figure[], axes: Axes][] = [
  ['nothing', [], { width: 1, upTo: 1, highest: 1 }],
  ['no values', [figureOf()], { width: 1, upTo: 1, highest: 1 }],
  ['one value', [figureOf([3, 4, 5])], { width: 1, upTo: 4, highest: 1 }],
  [
    'two with small values',
    [figureOf([1, 2, 3], [2, 3, 1]), figureOf([1, 2, 1], [6, 7, 1])],
    { width: 1, upTo: 7, highest: 0.75 },
  ],
  [
    'one that reaches farther',
    [figureOf([0, 1, 1], [5, 6, 1]), figureOf([0, 1, 1], [399, 400, 1])],
    { width: 10, upTo: 400, highest: 1 },
  ],
]

describe('the axes', () => {
  test.each(AXES)('of %s', (_, figures, axes) => {
    expect(axesFor(figures)).toEqual(axes)
  })

  test('of two runs that differ in their seed are the same for both, bar by bar', () => {
    const [one, other] = ['one', 'other'].map((seed) => {
      const settings = parseSettings({ seed, games: 30 })
      if (!settings.ok) throw new Error(settings.code)
      return figuresOf(playBatch(settings.value, [0, 30]).findings)
    })
    if (!one || !other) throw new Error('there are two')
    for (const name of QUANTITIES) {
      const [a, b] = [one.quantities[name], other.quantities[name]]
      const axes = axesFor([a, b])
      expect(axesFor([b, a])).toEqual(axes)
      for (const figure of [a, b]) {
        const bars = rebin(figure, axes.width)
        expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
        for (const { from, to, share } of bars) {
          expect([from % axes.width, to - from]).toEqual([0, axes.width])
          expect(to <= axes.upTo && share <= axes.highest).toBe(true)
        }
      }
    }
  })
})
