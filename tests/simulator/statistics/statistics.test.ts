import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wilsonInterval } from '#src/engine/interval.ts'
import { makeRandom } from '#src/engine/random.ts'
import { meanInterval, studentPoint } from '#src/simulator/statistics/estimate.ts'
import { figureOf } from '#src/simulator/statistics/figures.ts'
import {
  boundsOf,
  ExactSum,
  Histogram,
  Measure,
  mergeBins,
  mergeSums,
} from '#src/simulator/statistics/measure.ts'

const values = fc.oneof(fc.nat(200), fc.nat(100_000), fc.maxSafeNat())

/** The values of games from text such as `1 3, 4 4`. */
const gamesOf = (text: string) => text.split(', ').map((game) => game.split(' ').map(Number))

function measured(games: readonly (readonly number[])[]) {
  const measure = new Measure()
  for (const game of games) {
    for (const value of game) measure.add(value)
    measure.endGame()
  }
  return measure.sums()
}

describe('sums', () => {
  test('are exact, however large', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(values, values)), (pairs) => {
        const sum = new ExactSum()
        for (const [a, b] of pairs) sum.addProduct(a, b)
        for (const [a] of pairs) sum.add(a)
        const exact = pairs.reduce((all, [a, b]) => all + BigInt(a) * BigInt(b) + BigInt(a), 0n)
        expect(sum.total()).toBe(exact)
      }),
    )
  })

  test('over games are those of a plain computation, up to the third order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(), { maxLength: 5 }), { maxLength: 8 }), (games) => {
        const over = (times: { x: number; n: number }) =>
          games.reduce((sum, game) => {
            const x = game.reduce((all, value) => all + BigInt(value), 0n)
            return sum + x ** BigInt(times.x) * BigInt(game.length) ** BigInt(times.n)
          }, 0n)
        expect(measured(games)).toMatchObject({
          count: over({ x: 0, n: 1 }),
          sum: over({ x: 1, n: 0 }),
          xx: over({ x: 2, n: 0 }),
          xn: over({ x: 1, n: 1 }),
          nn: over({ x: 0, n: 2 }),
          xxx: over({ x: 3, n: 0 }),
          xxn: over({ x: 2, n: 1 }),
          xnn: over({ x: 1, n: 2 }),
          nnn: over({ x: 0, n: 3 }),
        })
      }),
    )
  })

  test('of parts are those of the whole, in any order', () => {
    const games = fc.array(fc.array(values, { maxLength: 5 }), { maxLength: 8 })
    fc.assert(
      fc.property(games, games, (a, b) => {
        const whole = measured([...a, ...b])
        expect(mergeSums(measured(a), measured(b))).toEqual(whole)
        expect(mergeSums(measured(b), measured(a))).toEqual(whole)
      }),
    )
  })
})

function binsOf(text: string) {
  const histogram = new Histogram()
  for (const value of text.split(' ')) histogram.add(Number(value))
  return histogram.bins()
}

describe('a histogram', () => {
  test('has each value within its bin, and bins at most 1/64 wide', () => {
    fc.assert(
      fc.property(values, (value) => {
        const histogram = new Histogram()
        histogram.add(value)
        const [[bin, count] = [0, 0], ...others] = histogram.bins()
        const [from, to] = boundsOf(bin)
        expect([count, others]).toEqual([1, []])
        expect(from).toBeLessThanOrEqual(value)
        expect(to).toBeGreaterThan(value)
        expect(to - from).toBeLessThanOrEqual(Math.max(1, from / 64))
      }),
    )
  })

  test('has no gap between its bins', () => {
    for (let bin = 0; bin < 3000; bin++) expect(boundsOf(bin)[1]).toBe(boundsOf(bin + 1)[0])
  })

  test('merges bin by bin, in order', () => {
    expect(mergeBins(binsOf('1 1 5'), binsOf('0 5 5 5'))).toEqual(binsOf('0 1 1 5 5 5 5'))
  })
})

describe('a figure', () => {
  test('has the mean and deviation of its values', () => {
    const { count, mean, deviation } = figureOf(measured(gamesOf('2 4, 4 4 5, 5 7 9')))
    expect([count, mean]).toEqual([8, 5])
    expect(deviation).toBeCloseTo(Math.sqrt(32 / 7), 12)
  })

  test('has the interval of the games’ means, when games are equally long', () => {
    const { interval } = figureOf(measured(gamesOf('1 3, 4 4, 5 7')))
    const half = 4.3027 * Math.sqrt(4 / 3)
    expect(interval?.[0]).toBeCloseTo(4 - half, 10)
    expect(interval?.[1]).toBeCloseTo(4 + half, 10)
  })

  test('says nothing that too few values cannot tell', () => {
    expect(figureOf(measured([]))).toMatchObject({ mean: null, deviation: null, interval: null })
    expect(figureOf(measured([[7]]))).toMatchObject({ mean: 7, deviation: null, interval: null })
    expect(figureOf(measured([[], []]))).toMatchObject({ mean: null, interval: null })
  })

  test('loses no digits where values are large and alike', () => {
    const large = 2 ** 50
    const { deviation } = figureOf(measured([[large], [large + 2], [large + 4]]))
    expect(deviation).toBe(2)
  })

  test('has an interval that holds the truth 95 times in 100, with few games that hang together', () => {
    const random = makeRandom('coverage')
    let held = 0
    for (let trial = 0; trial < 2000; trial++) {
      const games = Array.from({ length: 10 }, () => {
        const level = random.below(100)
        return Array.from({ length: 5 }, () => level + random.below(11))
      })
      const { interval } = figureOf(measured(games))
      if (interval && interval[0] <= 54.5 && interval[1] >= 54.5) held++
    }
    expect(held / 2000).toBeGreaterThan(0.93)
    expect(held / 2000).toBeLessThan(0.97)
  })
})

test.each([
  [1, 12.7062],
  [5, 2.5706],
  [6, 2.4469],
  [10, 2.2281],
  [30, 2.0423],
  [120, 1.9799],
  [1e9, 1.96],
])('with %d degrees of freedom the 97.5%% point of t is %d', (freedom, point) => {
  expect(Math.abs(studentPoint(freedom) / point - 1)).toBeLessThan(0.001)
})

test('a mean has the interval of its standard error', () => {
  // Of 1, 2, 3, 4 and 5.
  const [low, high] = meanInterval(3, Math.sqrt(2.5 / 5), 5)
  expect(high - 3).toBeCloseTo(2.7764 * Math.sqrt(0.5))
  expect(3 - low).toBeCloseTo(high - 3)
})

/**
 * From R, binom::binom.wilson; the last four from Newcombe, "Two-sided confidence intervals for the
 * single proportion", 1998, table I.
 */
const WILSON: readonly [events: number, trials: number, low: number, high: number][] = [
  [5, 10, 0.2366, 0.7634],
  [1, 10, 0.0179, 0.4042],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [0, 0, 0, 1],
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
]

test.each(WILSON)('%i events in %i trials are a rate of %d to %d', (events, trials, low, high) => {
  const interval = wilsonInterval(events, trials)
  expect(interval[0]).toBeCloseTo(low, 4)
  expect(interval[1]).toBeCloseTo(high, 4)
})
