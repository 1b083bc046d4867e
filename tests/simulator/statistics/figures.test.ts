import { describe, expect, test } from 'vitest'
import { wilsonInterval } from '#src/engine/interval.ts'
import { playBatch } from '#src/simulator/runs/batch.ts'
import { parseSettings } from '#src/simulator/runs/settings.ts'
import {
  type Difference,
  differenceOf,
  figureOf,
  figuresOf,
  type Rate,
  rateDifferenceOf,
} from '#src/simulator/statistics/figures.ts'
import { Measure } from '#src/simulator/statistics/measure.ts'
import { type Findings, QUANTITIES } from '#src/simulator/statistics/tally.ts'

function measured(games: readonly number[]) {
  const measure = new Measure()
  for (const value of games) {
    measure.add(value)
    measure.endGame()
  }
  return measure.sums()
}

function findingsOf(input: object): Findings {
  const settings = parseSettings({ games: 100, swaps: 10, ...input })
  if (!settings.ok) throw new Error(settings.code)
  return playBatch(settings.value, [0, settings.value.games]).findings
}

/** 200 pairs of runs that differ in their seed alone. */
const PAIRS = Array.from({ length: 200 }, (_, pair): readonly [Findings, Findings] => [
  findingsOf({ seed: `first ${pair}` }),
  findingsOf({ seed: `second ${pair}` }),
])

const holdsZero = ({ interval }: Difference): boolean =>
  interval !== null && interval[0] <= 0 && interval[1] >= 0

describe('the difference of two means', () => {
  test('has the interval of Welch’s test', () => {
    // With 4.50 degrees of freedom, taken as 4; neither is skewed.
    const { mean, interval } = differenceOf(measured([4, 4, 5, 5]), measured([3, 4, 6, 8, 9]))
    const error = Math.sqrt(6.5 / 5 + 1 / 3 / 4)
    expect(mean).toBeCloseTo(1.5, 12)
    expect(interval?.[0]).toBeCloseTo(1.5 - 2.7764 * error, 10)
    expect(interval?.[1]).toBeCloseTo(1.5 + 2.7764 * error, 10)
  })

  test('says nothing that too few games cannot tell', () => {
    expect(differenceOf(measured([]), measured([1, 2]))).toEqual({ mean: null, interval: null })
    expect(differenceOf(measured([1]), measured([2, 4]))).toEqual({ mean: 2, interval: null })
    expect(differenceOf(measured([1, 2]), measured([3, 3]))).toEqual({ mean: 1.5, interval: null })
  })

  test('of a run and itself is 0', () => {
    const findings = findingsOf({})
    for (const name of QUANTITIES) {
      const sums = findings.quantities[name]
      expect(differenceOf(sums, sums).mean).toBe(0)
      expect(holdsZero(differenceOf(sums, sums))).toBe(true)
    }
  })

  test.each(QUANTITIES)('of two equal runs holds 0 in 95 of 100: %s', (name) => {
    const held = PAIRS.filter(([a, b]) =>
      holdsZero(differenceOf(a.quantities[name], b.quantities[name])),
    )
    expect(held.length / PAIRS.length).toBeGreaterThanOrEqual(0.9)
    expect(held.length / PAIRS.length).toBeLessThanOrEqual(0.99)
  })

  test('of agents that play differently leaves out 0', () => {
    const [a, b] = ['random', 'greedy'].map((agent) =>
      findingsOf({ agent, seed: agent, games: 400 }),
    )
    if (!a || !b) throw new Error('there are two')
    const difference = differenceOf(a.quantities.points, b.quantities.points)
    expect(difference.interval?.[0]).toBeGreaterThan(0)
  })
})

test.each([
  [9, 100, false],
  [10, 29, false],
  [10, 30, true],
  [299, 1, false],
  [300, 1, true],
])('intervals of %i games of %i swaps hold: %j', (games, swaps, holds) => {
  expect(figuresOf(findingsOf({ games, swaps })).intervalsHold).toBe(holds)
})

test('games that are all alike have a mean without an interval', () => {
  expect(figureOf(measured([30, 30, 30]))).toMatchObject({ mean: 30, interval: null })
})

describe('the difference of two rates', () => {
  const rate = (events: number, swaps: number): Rate => {
    const [low, high] = wilsonInterval(events, swaps)
    return {
      events,
      swaps,
      perThousand: (1000 * events) / swaps,
      interval: [1000 * low, 1000 * high],
    }
  }

  /** Newcombe, 1998, table II, method 10. */
  const RATES: readonly [Rate, Rate, low: number, high: number][] = [
    [rate(48, 80), rate(56, 70), 52.4, 333.9],
    [rate(3, 10), rate(9, 10), 170.5, 809.0],
    [rate(0, 10), rate(10, 10), 607.5, 1000],
  ]

  test.each(RATES)('of %o and %o', (a, b, low, high) => {
    const { interval } = rateDifferenceOf(a, b)
    expect(interval?.[0]).toBeCloseTo(low, 1)
    expect(interval?.[1]).toBeCloseTo(high, 1)
  })

  test('of rare events in equal runs holds 0', () => {
    const { redeals } = figuresOf(findingsOf({}))
    expect(holdsZero(rateDifferenceOf(redeals, redeals))).toBe(true)
  })
})
