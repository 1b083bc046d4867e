import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { drawIndex, findUndominated, type Mix, solveMatrix } from '#src/games/patches/ai/matrix.ts'

/** A matrix from text such as `0 -1 / 1 0`. */
const matrixOf = (text: string): number[][] =>
  text.split(' / ').map((row) => row.split(' ').map(Number))

/** Matching pennies with a double prize. */
const PENNIES = matrixOf('2 -1 / -1 1')

const near = (mix: Mix, expected: Mix) => {
  expect(mix).toHaveLength(expected.length)
  for (const [index, part] of expected.entries()) expect(mix[index]).toBeCloseTo(part, 1)
}

describe('the mixed strategy', () => {
  test.each([
    ['of rock, paper, scissors is even', '0 -1 1 / 1 0 -1 / -1 1 0', [1 / 3, 1 / 3, 1 / 3]],
    ['of matching pennies with a double prize', '2 -1 / -1 1', [2 / 5, 3 / 5]],
    ['is one row where it is better by all columns', '1 2 / 3 4', [0, 1]],
  ])('%s', (_, rows, expected) => {
    const values = matrixOf(rows)
    const plain = values.map(() => 0)
    near(solveMatrix([{ values }], plain).mix, expected)
  })

  test('responds to a known strategy', () => {
    near(solveMatrix([{ values: PENNIES, mix: [0, 1] }], [0, 0]).mix, [0, 1])
    near(solveMatrix([{ values: PENNIES, mix: [0, 1] }], [3, 0]).mix, [1, 0])
  })

  test('values rows against the other player’s average strategy', () => {
    near(solveMatrix([{ values: PENNIES, mix: [0.5, 0.5] }], [0, 1]).values, [0.5, 1])
  })

  test('weights hands equally', () => {
    const games = [{ values: [[1], [0]] }, { values: [[0], [3]] }, { values: [[1], [0]] }]
    near(solveMatrix(games, [0, 0]).mix, [0, 1])
  })
})

test('draws indices by probability, and never noise', () => {
  const random = makeRandom('draws')
  const counts = [0, 0, 0, 0]
  for (let count = 0; count < 10_000; count++) {
    const index = drawIndex([0.02, 0.49, 0, 0.49], random)
    counts[index] = (counts[index] ?? 0) + 1
  }
  const [noise, one = 0, none, other = 0] = counts
  expect([noise, none]).toEqual([0, 0])
  expect(Math.abs(one - other)).toBeLessThan(400)
})

describe('dominated rows', () => {
  test.each([
    ['are worse everywhere', '1 1 / 2 3', [1]],
    ['are worse in the mean and nowhere better', '1 1 / 1 3', [1]],
    ['are not better in some columns', '4 1 / 1 5', [0, 1]],
    ['are worse by more than points', '1 1 / 1.4 1.4', [0, 1]],
    ['are not equal', '1 2 / 1 2', [0, 1]],
    ['may be better in 2 % of columns', `9 9${' 1'.repeat(98)} / 0 0${' 2'.repeat(98)}`, [1]],
    ['are not better in more', `9 9 9${' 1'.repeat(97)} / 0 0 0${' 2'.repeat(97)}`, [0, 1]],
  ])('%s', (_, rows, kept) => {
    expect(findUndominated(matrixOf(rows))).toEqual(kept)
  })
})
