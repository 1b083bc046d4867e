import fc from 'fast-check'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, test } from 'vitest'
import {
  makeQuickDraws,
  makeRandom,
  type Random,
  resumeRandom,
  shuffled,
} from '#src/engine/random.ts'
import { chiSquare } from '../support/chi-square'
import { repeats } from '../support/effort'

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Frequencies of the values that occur. */
function tally<Value>(values: readonly Value[]): number[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()]
}

const permutation = (items: readonly number[]): string => items.join('')
const digits = times(10, (digit) => digit)

describe('golden values', () => {
  test.each([
    ['', '', [65, 76, 76, 19, 29, 11, 73, 16]],
    ['k3f9', '', [27, 15, 43, 24, 21, 45, 87, 61]],
    ['k3f9', 'deal', [76, 22, 10, 59, 42, 2, 73, 99]],
    ['k3f9', 'shuffle', [47, 55, 21, 13, 52, 70, 94, 60]],
    ['連連看', 'deal', [60, 35, 36, 42, 65, 66, 17, 5]],
  ])('seed %j, stream %j', (seed, stream, draws) => {
    const random = makeRandom(seed, stream)
    expect(times(8, () => random.below(100))).toEqual(draws)
  })

  test.each([
    ['', '', [93, 8, 29, 29, 81, 88, 33, 20]],
    ['k3f9', 'grade', [53, 26, 49, 65, 10, 17, 19, 77]],
    ['連連看', 'grade', [5, 17, 64, 86, 16, 63, 35, 29]],
  ])('seed %j, stream %j, drawn quickly', (seed, stream, drawn) => {
    const draws = makeQuickDraws(seed, stream)
    expect(times(8, () => draws.below(100))).toEqual(drawn)
  })

  test.each([
    ['k3f9', '3790281546'],
    ['連連看', '2436701895'],
  ])('shuffle by seed %j', (seed, order) => {
    expect(permutation(shuffled(makeRandom(seed), digits))).toBe(order)
  })
})

// A uniform source fails one of these once in 1,000 seeds; the seeds are fixed, so the tests are
// deterministic.
describe('uniformity', () => {
  const even = (ways: number, limit: number, values: readonly unknown[]) => {
    const counts = tally(values)
    expect(counts).toHaveLength(ways)
    expect(chiSquare(counts)).toBeLessThan(limit)
  }

  test('draws of one stream', () => {
    const random = makeRandom('even')
    even(
      6,
      20.5,
      times(repeats(60_000), () => random.below(6)),
    )
  })

  test('quick draws of one stream', () => {
    const draws = makeQuickDraws('even')
    even(
      6,
      20.5,
      times(repeats(60_000), () => draws.below(6)),
    )
  })

  test('first draws of similar seeds', () => {
    even(
      6,
      20.5,
      times(repeats(6_000), (index) => makeRandom(`${index}`).below(6)),
    )
  })

  test('first draws of similar streams', () => {
    even(
      6,
      20.5,
      times(repeats(6_000), (index) => makeRandom('seed', `shuffle ${index}`).below(6)),
    )
  })

  test('pairs from two streams of one seed', () => {
    const [deal, shuffle] = [makeRandom('seed', 'deal'), makeRandom('seed', 'shuffle')]
    even(
      36,
      66.6,
      times(repeats(36_000), () => deal.below(6) * 6 + shuffle.below(6)),
    )
  })

  test('permutations of a shuffle', () => {
    const random = makeRandom('even')
    even(
      24,
      49.7,
      times(repeats(24_000), () => permutation(shuffled(random, [0, 1, 2, 3]))),
    )
  })
})

describe('laws', () => {
  const seeds = fc.string()

  test('draws the same for the same seed and stream', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.integer({ min: 1, max: 2 ** 31 }), (seed, stream, bound) => {
        const [one, other] = [makeRandom(seed, stream), makeRandom(seed, stream)]
        expect(times(5, () => one.below(bound))).toEqual(times(5, () => other.below(bound)))
      }),
    )
  })

  test('draws integers below the bound', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 31 }), (seed, bound) => {
        const draw = makeRandom(seed).below(bound)
        expect(Number.isInteger(draw) && draw >= 0 && draw < bound).toBe(true)
      }),
    )
  })

  test('draws as pure-rand does, with as many numbers of the stream', () => {
    const bounds = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 2 ** 32 }))
    fc.assert(
      fc.property(seeds, bounds, (seed, bound) => {
        const random = makeRandom(seed)
        const generator = xoroshiro128plusFromState(random.state())
        const draws = times(5, () => uniformInt(generator, 0, bound - 1))
        expect(times(5, () => random.below(bound))).toEqual(draws)
        expect(random.state()).toEqual(generator.getState())
      }),
    )
  })

  test('shuffles into a new array with all items', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
        const before = [...items]
        const after = shuffled(makeRandom(seed), items)
        expect(items).toEqual(before)
        expect(after.toSorted()).toEqual(items.toSorted())
      }),
    )
  })
})

describe('a resumable stream', () => {
  const draws = (stream: Random, count: number) =>
    Array.from({ length: count }, () => stream.below(1000))

  test('draws golden values', () => {
    expect(draws(makeRandom('golden'), 8)).toMatchInlineSnapshot(`
      [
        541,
        518,
        770,
        123,
        113,
        404,
        338,
        491,
      ]
    `)
  })

  test('continues from its state', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, count) => {
        const stream = makeRandom(seed)
        draws(stream, count)
        const resumed = resumeRandom(JSON.parse(JSON.stringify(stream.state())))
        expect(draws(resumed, 20)).toEqual(draws(stream, 20))
      }),
    )
  })

  test('differs between similar seeds', () => {
    const starts = Array.from({ length: repeats(100_000) }, (_, game) =>
      makeRandom(`1/${game}`).state().join(),
    )
    expect(new Set(starts).size).toBe(starts.length)
  })

  test('draws uniformly at first from similar seeds', () => {
    const counts = Array.from({ length: 7 }, () => 0)
    for (let game = 0; game < repeats(70_000); game++) {
      const draw = makeRandom(`1/${game}`).below(7)
      counts[draw] = (counts[draw] ?? 0) + 1
    }
    expect(chiSquare(counts)).toBeLessThan(40)
  })
})
