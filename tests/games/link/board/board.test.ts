import { describe, expect, test } from 'vitest'
import {
  isCleared,
  kindAt,
  makeBoard,
  parseBoard,
  tilesOf,
  WALL,
  withoutTiles,
} from '#src/games/link/board/board.ts'
import { testBoardText } from '../../../support/board-text'
import { boardOf } from './boards'

const WRONG: readonly [name: string, text: string, code: string, detail: string][] = [
  ['nothing', '', 'too-small', '0 × 1'],
  ['blank lines', ' \n \n', 'too-small', '0 × 1'],
  ['a row too many', 'AB\n'.repeat(31), 'too-large', '2 × 31'],
  ['a column too many', 'A'.repeat(31), 'too-large', '31 × 1'],
  ['a short row', 'ABC\nAB\nABC', 'ragged', '2'],
  ['a long row', 'ABC\nABCD', 'ragged', '2'],
  ['a gap between rows', 'AB\n\nAB', 'ragged', '2'],
  ['a letter past the last kind', 'AB\nAk', 'unknown-character', '2:2 k'],
  ['a digit', 'A0', 'unknown-character', '1:2 0'],
  ['a space within a row', 'A B', 'unknown-character', '1:2  '],
  ['a picture', 'A\u{1F600}', 'unknown-character', '1:2 \u{1F600}'],
]

describe('a board as text', () => {
  testBoardText({ parse: parseBoard, make: makeBoard, maxSide: 30, maxKind: 36 })

  test('has a character for each kind', () => {
    const board = boardOf('.AZ\naj#')
    expect([...board.cells]).toEqual([0, 1, 26, 27, 36, WALL])
    expect(makeBoard(board)).toBe('.AZ\naj#')
    expect([board.rows, board.cols]).toEqual([2, 3])
  })

  test('ignores surrounding white space', () => {
    expect(makeBoard(boardOf('\n  AB\r\n  .A\n'))).toBe('AB\n.A')
  })

  test.each(WRONG)('refuses %s', (_, text, code, detail) => {
    expect(parseBoard(text)).toEqual({ ok: false, code, detail })
  })
})

describe('a board', () => {
  test('is not modified when cells are emptied', () => {
    const board = boardOf('AB\nBA')
    expect(makeBoard(withoutTiles(board, { row: 0, col: 0 }, { row: 1, col: 1 }))).toBe('.B\nB.')
    expect(makeBoard(board)).toBe('AB\nBA')
  })

  test('is empty outside', () => {
    const board = boardOf('AB\nCD')
    expect(kindAt(board, { row: 1, col: 0 })).toBe(3)
    expect(kindAt(board, { row: -1, col: 0 })).toBe(0)
    expect(kindAt(board, { row: 0, col: 2 })).toBe(0)
  })

  test('does not count walls as tiles', () => {
    const board = boardOf('#A')
    expect(kindAt(board, { row: 0, col: 0 })).toBe(0)
    expect(tilesOf(board)).toEqual([1])
    expect(isCleared(boardOf('#.'))).toBe(true)
  })

  test('lists tiles in reading order', () => {
    expect(tilesOf(boardOf('.A\nB.'))).toEqual([1, 2])
  })
})
