import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import {
  type Estimate,
  estimateOf,
  intervalOf,
  subtract,
} from '#src/simulator/statistics/estimate.ts'
import { Measure } from '#src/simulator/statistics/measure.ts'

function estimated(games: readonly (readonly number[])[]): Estimate {
  const measure = new Measure()
  for (const game of games) {
    for (const value of game) measure.add(value)
    measure.endGame()
  }
  const estimate = estimateOf(measure.sums())
  if (!estimate) throw new Error('there are too few games, or all are alike')
  return estimate
}

const values = fc
  .array(fc.nat(1000), { minLength: 2, maxLength: 20 })
  .filter((values) => new Set(values).size > 1)

test('an estimate has the error and skewness of its games', () => {
  fc.assert(
    fc.property(values, (values) => {
      const { mean, error, third } = estimated(values.map((value) => [value]))
      const n = values.length
      const power = (p: number) => values.reduce((sum, value) => sum + (value - mean) ** p, 0)
      expect(error).toBeCloseTo(Math.sqrt(power(2) / n / (n - 1)), 6)
      const skewness = power(3) / n / (power(2) / n) ** 1.5
      expect((third / error ** 3) * Math.sqrt(n)).toBeCloseTo(skewness, 6)
    }),
  )
})

test('an estimate of games of several lengths has the error of their residuals', () => {
  const { mean, error, third } = estimated([[1, 2], [9], [4, 4, 4]])
  const residuals = [3 - 8, 9 - 4, 12 - 12]
  expect(mean).toBe(4)
  expect(error).toBeCloseTo(Math.sqrt((3 * 50) / 2) / 6, 12)
  expect(residuals.reduce((sum, value) => sum + value, 0)).toBe(0)
  expect(third).toBeCloseTo(0, 12)
})

/** Student's, where nothing is skewed. */
test('an interval of what is not skewed is even', () => {
  const [low, high] = intervalOf({ mean: 5, error: 2, third: 0, freedom: 4 })
  expect([low, high]).toEqual([5 - 2 * 2.7764, 5 + 2 * 2.7764])
})

const forward = (t: number, s: number) => t + (s * t ** 2) / 3 + (s ** 2 * t ** 3) / 27 + s / 6

/** Hall, 1992: the ends are Student's points once they are transformed. */
test('an interval of what is skewed is even after the transformation', () => {
  fc.assert(
    fc.property(fc.double({ min: -2, max: 2, noNaN: true }), (skewness) => {
      const [low, high] = intervalOf({ mean: 0, error: 1, third: skewness, freedom: 9 })
      expect(forward(-low, skewness)).toBeCloseTo(2.2622, 3)
      expect(forward(-high, skewness)).toBeCloseTo(-2.2622, 3)
    }),
  )
})

test('the interval of mirrored games is mirrored', () => {
  fc.assert(
    fc.property(values, (values) => {
      const [low, high] = intervalOf(estimated(values.map((value) => [value])))
      const [from, to] = intervalOf(estimated(values.map((value) => [1000 - value])))
      expect(from).toBeCloseTo(1000 - high, 6)
      expect(to).toBeCloseTo(1000 - low, 6)
    }),
  )
})

test('a difference has both errors, and the skewness of one against that of the other', () => {
  const one: Estimate = { mean: 7, error: 3, third: 5, freedom: 9 }
  const other: Estimate = { mean: 2, error: 4, third: 5, freedom: 9 }
  expect(subtract(one, other)).toEqual({ mean: 5, error: 5, third: 0, freedom: 16 })
})

test('intervals of few skewed values hold their mean as often as they should', () => {
  const random = makeRandom('skewed')
  const draw = () => Math.round(-1000 * Math.log(1 - random.below(1_000_000) / 1_000_000))
  const runs = Array.from({ length: 1500 }, () =>
    intervalOf(estimated(Array.from({ length: 30 }, () => [draw()]))),
  )
  const held = runs.filter(([low, high]) => low <= 1000 && 1000 <= high).length / runs.length
  expect(held).toBeGreaterThan(0.93)
  expect(held).toBeLessThan(0.97)
})
