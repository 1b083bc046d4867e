import { describe, expect, test } from 'vitest'
import { makeRandom } from '../../../../src/engine/random'
import { makeField, makeGround, take } from '../../../../src/games/link/rules/field'
import { canPairUp, makePairings, openPairs } from '../../../../src/games/link/rules/pairings'
import { repeats } from '../../../support/effort'
import { boardOf } from '../board/boards'

describe('pairings', () => {
  test('are all pairs of equal tiles, kind by kind', () => {
    const { firsts, seconds, kinds } = makePairings(makeField(boardOf('.AB\nBAA')))
    expect([...firsts]).toEqual([1, 1, 4, 2])
    expect([...seconds]).toEqual([4, 5, 5, 3])
    expect(kinds).toEqual([
      { kind: 1, tiles: [1, 4, 5], start: 0, end: 3 },
      { kind: 2, tiles: [2, 3], start: 3, end: 4 },
    ])
  })

  test('are open while they are allowed and both tiles are left', () => {
    const board = boardOf('AAAA\nBB..')
    const field = makeField(board)
    const pairings = makePairings(field)
    const [fours, twos] = pairings.kinds
    if (!fours || !twos) throw new Error('There are two kinds')
    const allowed = new Uint8Array(7).fill(1)
    const open = () => [fours, twos].map((kind) => openPairs(pairings, kind, field, allowed))
    expect(open()).toEqual([[0, 1, 2, 3, 4, 5], [6]])
    allowed[1] = 0
    expect(open()).toEqual([[0, 2, 3, 4, 5], [6]])
    take(makeGround(board, 'none'), field, 0, 5)
    expect(open()).toEqual([[3, 4, 5], []])
    take(makeGround(board, 'none'), field, 3, 4)
    expect(open()).toEqual([[3], []])
  })
})

/** All pairs of tiles of one row of a kind, as `from-to`. */
const PAIRABLE: readonly [tiles: string, pairs: string, can: boolean][] = [
  ['', '', true],
  ['0', '', false],
  ['0 1', '', false],
  ['0 1', '0-1', true],
  ['0 1', '0-2 1-3', false],
  ['1 2', '0-1 0-2 1-3', false],
  ['0 1 2', '0-1 0-2 1-2', false],
  ['0 1 2 3', '0-1 2-3', true],
  ['0 1 2 3', '0-1 0-2 0-3', false],
  ['0 1 2 3', '0-1 1-2 2-3', true],
  ['0 1 2 3', '0-1 0-2 1-3', true],
  ['3 1 2 0', '0-2 1-2 1-3', true],
  ['0 1 2 3', '0-1 0-2 1-2', false],
  ['0 1 2 3 4 5', '0-1 1-2 2-3 3-4 4-5', true],
  ['0 1 2 3 4 5', '0-1 0-2 1-2 3-4 3-5 4-5', false],
  ['0 1 2 3 4 5', '0-1 0-2 1-2 2-3 3-4 3-5 4-5', true],
]

const inRow = makePairings(makeField(boardOf('AAAAAA')))

/** The number of a pair given as `from-to`. */
function numberOf(text: string): number {
  const [a, b] = text.split('-').map(Number)
  return inRow.firsts.findIndex((first, pair) => first === a && inRow.seconds[pair] === b)
}

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

test.each(PAIRABLE)('whether %j can be parted into pairs of %j: %s', (tiles, pairs, can) => {
  const cells = wordsOf(tiles).map(Number)
  expect(canPairUp(inRow, wordsOf(pairs).map(numberOf), cells)).toBe(can)
})

test('tiles are parted into pairs whenever some of the pairs hold each of them once', () => {
  const random = makeRandom('parted')
  for (let count = 0; count < repeats(1000); count++) {
    const pairs = [...inRow.firsts.keys()].filter(() => random.below(3) === 0)
    const isParted = pairs.some((a) =>
      pairs.some((b) =>
        pairs.some((c) => {
          const ends = [a, b, c].flatMap((pair) => [inRow.firsts[pair], inRow.seconds[pair]])
          return new Set(ends).size === 6
        }),
      ),
    )
    expect(canPairUp(inRow, pairs, [0, 1, 2, 3, 4, 5])).toBe(isParted)
  }
})
