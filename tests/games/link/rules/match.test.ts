import { expect, test } from 'vitest'
import { makeRandom } from '../../../../src/engine/random'
import { makeBoard } from '../../../../src/games/link/rules/board'
import { findMatch, matches } from '../../../../src/games/link/rules/match'
import { repeats } from '../../../support/effort'
import { scattered } from './boards'
import { matchesSlowly } from './reference-solve'

test('the matches are all pairs of equal tiles that a path joins, each once', () => {
  const random = makeRandom('matches')
  for (let count = 0; count < repeats(400); count++) {
    const shape = scattered(random, 1 + random.below(9), 1 + random.below(9), 1 + random.below(100))
    const kinds = 1 + random.below(9)
    const board = { ...shape, cells: shape.cells.map((kind) => kind * (1 + random.below(kinds))) }
    const text = (pairs: Iterable<unknown>) =>
      Array.from(pairs, (pair) => JSON.stringify(pair)).sort()
    const slow = matchesSlowly(board).map(([from, to]) => ({ from, to }))
    expect(text(matches(board)), makeBoard(board)).toEqual(text(slow))
    expect(findMatch(board) !== undefined).toBe(slow.length > 0)
  }
})
