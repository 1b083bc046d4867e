import { describe, expect, test } from 'vitest'
import { valueAt } from '#src/engine/grid.ts'
import { legendOf } from '#src/engine/text.ts'
import { makeBoard, parseBoard } from '#src/games/cascade/rules/board.ts'
import { testBoardText } from '../../../support/board-text'
import { boardOf } from './boards'

const WRONG: readonly [name: string, text: string, code: string, detail: string][] = [
  ['nothing', '', 'too-small', '0 × 1'],
  ['a row too many', 'AB\n'.repeat(33), 'too-large', '2 × 33'],
  ['a column too many', 'A'.repeat(33), 'too-large', '33 × 1'],
  ['a short row', 'ABC\nAB\nABC', 'ragged', '2'],
  ['a gap between rows', 'AB\n\nAB', 'ragged', '2'],
  ['a letter past the last kind', 'AB\nAQ', 'unknown-character', '2:2 Q'],
  ['a small letter', 'ab', 'unknown-character', '1:1 a'],
  ['a picture', 'A\u{1F600}', 'unknown-character', '1:2 \u{1F600}'],
]

describe('a board as text', () => {
  testBoardText({ parse: parseBoard, make: makeBoard, maxSide: 32, maxKind: 16 })

  test('ignores white space in and around it', () => {
    expect(makeBoard(boardOf('\n  A B\r\n  . P\n'))).toBe('AB\n.P')
  })

  test('accepts a legend', () => {
    const board = parseBoard('| - +\n+ + |', legendOf('.|-+'))
    expect(board.ok && makeBoard(board.value)).toBe('ABC\nCCA')
    expect(parseBoard('| A', legendOf('.|'))).toMatchObject({ code: 'unknown-character' })
    expect(parseBoard('constructor', legendOf(''))).toMatchObject({ detail: '1:1 c' })
  })

  test.each(WRONG)('refuses %s', (_, text, code, detail) => {
    expect(parseBoard(text)).toEqual({ ok: false, code, detail })
  })

  test('is empty outside', () => {
    expect(valueAt(boardOf('AB\nCD'), { row: 1, col: 0 })).toBe(3)
    expect(valueAt(boardOf('AB\nCD'), { row: -1, col: 0 })).toBe(0)
  })
})
