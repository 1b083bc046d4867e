import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { drawIndex, type Mix, solveMatrix } from '#src/games/patches/ai/matrix.ts'

const near = (mix: Mix, expected: Mix) => {
  expect(mix).toHaveLength(expected.length)
  for (const [place, part] of expected.entries()) expect(mix[place]).toBeCloseTo(part, 1)
}

describe('the mix', () => {
  test.each<[string, number[][], number[]]>([
    [
      'of rock, paper, scissors is even',
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      [1 / 3, 1 / 3, 1 / 3],
    ],
    [
      'of matching pennies with a double prize',
      [
        [2, -1],
        [-1, 1],
      ],
      [2 / 5, 3 / 5],
    ],
    [
      'is one row where it is better by all columns',
      [
        [1, 2],
        [3, 4],
      ],
      [0, 1],
    ],
  ])('%s', (_, values, expected) => {
    near(
      solveMatrix(
        [{ values }],
        values.map(() => 0),
      ),
      expected,
    )
  })

  test('answers a mix that is known', () => {
    const values = [
      [2, -1],
      [-1, 1],
    ]
    near(solveMatrix([{ values, mix: [0, 1] }], [0, 0]), [0, 1])
    near(solveMatrix([{ values, mix: [0, 1] }], [3, 0]), [1, 0])
  })

  test('weighs the hands alike', () => {
    const games = [{ values: [[1], [0]] }, { values: [[0], [3]] }, { values: [[1], [0]] }]
    near(solveMatrix(games, [0, 0]), [0, 1])
  })
})

test('a place is drawn as often as its part says, and noise never', () => {
  const random = makeRandom('draws')
  const counts = [0, 0, 0, 0]
  for (let count = 0; count < 10_000; count++) {
    const place = drawIndex([0.02, 0.49, 0, 0.49], random)
    counts[place] = (counts[place] ?? 0) + 1
  }
  const [noise, one = 0, none, other = 0] = counts
  expect([noise, none]).toEqual([0, 0])
  expect(Math.abs(one - other)).toBeLessThan(400)
})
