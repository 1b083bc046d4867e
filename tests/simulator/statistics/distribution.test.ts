import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distributionOf, quantileOf, quantilesOf } from '#src/simulator/statistics/distribution.ts'
import { Histogram, mergeBins } from '#src/simulator/statistics/measure.ts'

function binsOf(values: readonly number[]) {
  const histogram = new Histogram()
  for (const value of values) histogram.add(value)
  return histogram.bins()
}

const QUANTILES: readonly [values: readonly number[], share: number, quantile: number][] = [
  [[7], 0.5, 7],
  [[1, 2, 3, 4], 0.5, 2],
  [[1, 2, 3, 4], 0.51, 3],
  [[1, 2, 3, 4], 1, 4],
  [[1, 2, 3, 4], 0, 1],
  [[0, 0, 0, 90], 0.75, 0],
  [[0, 0, 0, 90], 0.76, 90],
]

test.each(QUANTILES)('of %j the quantile of %d is %d', (values, share, quantile) => {
  expect(quantileOf(binsOf(values), share)).toBe(quantile)
})

test('there are no quantiles of nothing', () => {
  expect(quantilesOf([])).toBeNull()
  expect(distributionOf([])).toEqual([])
})

const values = fc.array(fc.nat(5000), { minLength: 1, maxLength: 60 })

test('a quantile is within 1/64 of the value of its rank, and exact below 128', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
      const rank = Math.max(1, Math.ceil(share * values.length))
      const exact = values.toSorted((a, b) => a - b)[rank - 1] ?? 0
      const error = Math.abs(quantileOf(binsOf(values), share) - exact)
      expect(error).toBeLessThanOrEqual(exact < 128 ? 0 : exact / 64)
    }),
  )
})

test('a distribution function rises to 1, and is exact at the ends of bins', () => {
  fc.assert(
    fc.property(values, values, (some, others) => {
      const points = distributionOf(mergeBins(binsOf(some), binsOf(others)))
      const all = [...some, ...others]
      for (const [value, share] of points)
        expect(share).toBe(all.filter((one) => one <= value).length / all.length)
      expect(points.at(-1)?.[1]).toBe(1)
    }),
  )
})
