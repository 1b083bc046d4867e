import { expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { makeBoard } from '#src/games/link/board/board.ts'
import { findMatch, matches, partnersOf } from '#src/games/link/board/pairs.ts'
import { repeats } from '../../../support/effort'
import { boardOf, parseCell, scattered } from './boards'
import { matchesSlowly } from './reference-moves'

test('finds each pair of equal tiles joined by a path once', () => {
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

const PARTNERS: readonly [name: string, board: string, at: string, partners: string[]][] = [
  ['a tile before it and one after it', 'A.A\n...\nA.B', '0,2', ['0,0', '2,0']],
  ['no other kind, however near', 'AB\nAB', '0,0', ['1,0']],
  ['none that no path joins', '.B.B.\nBABAB\n.B.B.', '1,1', []],
  ['nothing at an empty cell', 'A.A', '0,1', []],
  ['nothing off the board', 'AA', '1,0', []],
]

test.each(PARTNERS)('finds partners: %s', (_, board, at, partners) => {
  expect(partnersOf(boardOf(board), parseCell(at))).toEqual(partners.map(parseCell))
})
