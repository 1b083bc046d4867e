import { expect, test } from 'vitest'
import { makeLines } from '#src/games/link/board/lines.ts'
import { findPairs } from '#src/games/link/board/pairs.ts'
import { boardOf } from './boards'

const FOUND: readonly [board: string, most: number | undefined, pairs: readonly number[]][] = [
  ['AABBCC', undefined, [0, 1, 2, 3, 4, 5]],
  ['AABBCC', 2, [0, 1, 2, 3]],
  ['AABBCC', 1, [0, 1]],
  ['AABBCC', 0, []],
  ['ABBA', 1, [1, 2]],
  ['AB\nBA', undefined, []],
]

test.each(FOUND)('finds in %j, limited to %s, the pairs %j', (text, most, pairs) => {
  const board = boardOf(text)
  expect(findPairs(board, board.cells, makeLines(board), most)).toEqual(pairs)
})
