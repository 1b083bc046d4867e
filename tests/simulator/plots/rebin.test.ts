import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLOTTED, sumsOf } from '#src/simulator/plots/figure-text.ts'
import { type Axes, axesFor, rebin, stepOf } from '#src/simulator/plots/rebin.ts'
import { playBatch } from '#src/simulator/runs/batch.ts'
import { type Figure, figureOf } from '#src/simulator/statistics/figures.ts'
import { Measure } from '#src/simulator/statistics/measure.ts'
import { settingsOf } from '../../support/settings'

/** A figure with a histogram. */
const figureWith = (...histogram: Figure['histogram']): Figure => ({
  count: histogram.reduce((sum, [, , times]) => sum + times, 0),
  mean: null,
  deviation: null,
  interval: null,
  quantiles: null,
  histogram,
})

/** A figure of values. */
function figureOfValues(values: readonly number[]): Figure {
  const measure = new Measure()
  for (const value of values) measure.add(value)
  measure.endGame()
  return figureOf(measure.sums())
}

const runWith = (seed: string) => playBatch(settingsOf({ seed, games: 30 }), [0, 30]).findings

const WHOLE = { step: 1, from: 0, isCut: false }

const AXES: readonly [name: string, figures: readonly Figure[], axes: Axes][] = [
  ['nothing', [], { ...WHOLE, width: 1, upTo: 1, lowest: 1, highest: 1 }],
  ['no values', [figureWith()], { ...WHOLE, width: 1, upTo: 1, lowest: 1, highest: 1 }],
  [
    'one value',
    [figureWith([3, 4, 5])],
    { ...WHOLE, width: 1, from: 3, upTo: 4, lowest: 1, highest: 1 },
  ],
  [
    'two with small values',
    [figureWith([1, 2, 3], [2, 3, 1]), figureWith([1, 2, 1], [6, 7, 1])],
    { ...WHOLE, width: 1, from: 1, upTo: 7, lowest: 0.25, highest: 0.75 },
  ],
  [
    'one that reaches farther',
    [figureWith([0, 1, 1], [5, 6, 1]), figureWith([0, 1, 1], [399, 400, 1])],
    { ...WHOLE, width: 10, upTo: 400, lowest: 0.5, highest: 1 },
  ],
  [
    'an outlier among 200',
    [figureWith([1, 2, 149], [2, 3, 50], [999, 1000, 1])],
    { ...WHOLE, width: 1, from: 1, upTo: 3, isCut: true, lowest: 0.005, highest: 0.745 },
  ],
]

describe('the axes', () => {
  test.each(AXES)('of %s', (_, figures, axes) => {
    expect(axesFor(figures)).toEqual(axes)
  })

  test('leave out at most 0.5% of the values of each figure, and count them as one bar', () => {
    const values = fc.array(fc.nat(5_000), { minLength: 1, maxLength: 400 })
    fc.assert(
      fc.property(values, values, (one, other) => {
        const axes = axesFor([figureOfValues(one), figureOfValues(other)])
        for (const run of [one, other]) {
          const rest = rebin(figureOfValues(run), axes).filter(({ to }) => to === Infinity)
          const share = rest.reduce((sum, bar) => sum + bar.share, 0)
          expect(share).toBeLessThanOrEqual(0.005 + 1e-9)
          expect(rest.every(({ from }) => from === axes.upTo)).toBe(true)
        }
      }),
    )
  })

  test.each(PLOTTED)(
    'of two runs that differ in their seed are the same, bar by bar: %s',
    (name) => {
      const a = figureOf(sumsOf(runWith('one'), name))
      const b = figureOf(sumsOf(runWith('other'), name))
      const axes = axesFor([a, b], stepOf(name))
      expect(axesFor([b, a], stepOf(name))).toEqual(axes)
      for (const figure of [a, b]) {
        const bars = rebin(figure, axes)
        expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
        for (const { from, to, share } of bars) {
          expect([from % axes.width, from === axes.upTo ? to : to - from]).toEqual([
            0,
            from === axes.upTo ? Infinity : axes.width,
          ])
          expect([axes.from, from, axes.upTo].toSorted((x, y) => x - y)[1]).toBe(from)
          expect(share).toBeLessThanOrEqual(axes.highest)
        }
      }
    },
  )
})

describe('bars', () => {
  test('are whole steps of the values: points are multiples of ten', () => {
    const figure = figureOfValues([30, 80, 80, 150])
    const axes = axesFor([figure], stepOf('points'))
    expect(axes).toMatchObject({ step: 10, width: 10, from: 30, upTo: 160 })
    expect(rebin(figure, axes)).toEqual([
      { from: 30, to: 40, share: 0.25 },
      { from: 80, to: 90, share: 0.5 },
      { from: 150, to: 160, share: 0.25 },
    ])
  })

  test('have no teeth where bins are wider than the step: evenly spread values are even bars', () => {
    const values = Array.from({ length: 400 }, (_, index) => 10 * index)
    const figure = figureOfValues(values)
    const axes = axesFor([figure], 10)
    const shares = rebin(figure, axes).map(({ share }) => share)
    expect(axes.width).toBe(100)
    for (const share of shares.slice(0, -1)) expect(share).toBeCloseTo(1 / 40, 6)
  })
})
