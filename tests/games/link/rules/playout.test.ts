import { describe, expect, test } from 'vitest'
import { makeRandom } from '../../../../src/engine/random'
import { isCleared, makeBoard } from '../../../../src/games/link/board/board'
import { GRAVITIES, type Gravity, slide } from '../../../../src/games/link/board/gravity'
import { makeMatches } from '../../../../src/games/link/board/pairs'
import { makeField, makeGround } from '../../../../src/games/link/rules/field'
import { playOut } from '../../../../src/games/link/rules/playout'
import { repeats } from '../../../support/effort'
import { boardOf, drawSmall } from '../board/boards'
import { clears, stateOf } from './playing'

/** How often each kind is taken first in 60 playouts. */
function firstKinds(text: string, gravity: Gravity): Record<string, number> {
  const board = boardOf(text)
  const counts: Record<string, number> = {}
  for (let seed = 0; seed < 60; seed++) {
    const random = makeRandom(`${seed}`)
    const [first = -1] =
      playOut(makeGround(board, gravity), makeField(board), random, { left: 100 }) ?? []
    const kind = makeBoard(board).replaceAll('\n', '').charAt(first)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

const FIRST: readonly [name: string, board: string, gravity: Gravity, kind: string][] = [
  ['the last two of a kind, after others', 'AABB\nA..A', 'none', 'B'],
  ['the last two of a kind, before others', 'CCBB\nBBBB', 'none', 'C'],
  ['the tiles of the shortest lane, the last', 'AABB\nCC..', 'left', 'C'],
  ['the tiles of the shortest lane, the first', 'AA....\nBBCCDD', 'left', 'A'],
  ['the tiles of the shortest lane, of a kind with more', '..AA\nBBAA\nBBCC', 'right', 'A'],
  ['the tiles of the shortest lanes together', 'AB..\nAB..\nCDCD\nFEEF', 'left', 'AB'],
]

describe('a playout', () => {
  test.each(FIRST)('takes first %s', (_, board, gravity, kinds) => {
    expect(Object.keys(firstKinds(board, gravity)).sort().join('')).toBe(kinds)
  })

  test.each(['none', 'left'] as const)(
    'takes any of those that are equal, each about as often, under gravity %s',
    (gravity) => {
      const counts = firstKinds('AABBCC', gravity)
      expect(Object.keys(counts).sort()).toEqual(['A', 'B', 'C'])
      for (const count of Object.values(counts)) expect(Math.abs(count - 20)).toBeLessThan(10)
    },
  )

  test.each(GRAVITIES)('gives a line that clears, or none, under gravity %s', (gravity) => {
    const random = makeRandom('playout', gravity)
    for (let count = 0; count < repeats(500); count++) {
      const { board } = slide(drawSmall(random, 3 + random.below(4)), gravity)
      if (isCleared(board)) continue
      const field = makeField(board)
      const line = playOut(makeGround(board, gravity), field, random, { left: 100 })
      expect(field).toEqual(makeField(board))
      if (!line) continue
      expect(clears(stateOf(makeBoard(board), gravity), makeMatches(board, line))).toBe(true)
    }
  })

  const SPENT: readonly [board: string, clears: boolean, positions: number][] = [
    ['AABB', true, 2],
    ['AB\nBA', false, 1],
    ['CCAB\n..BA', false, 2],
  ]

  test.each(SPENT)('of %j counts the positions it looks at', (text, isCleared, positions) => {
    const board = boardOf(text)
    const budget = { left: 10 }
    const line = playOut(makeGround(board, 'none'), makeField(board), makeRandom('a'), budget)
    expect(line !== undefined).toBe(isCleared)
    expect(budget.left).toBe(10 - positions)
  })
})
