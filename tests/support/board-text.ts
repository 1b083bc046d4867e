import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Size } from '#src/engine/grid.ts'
import type { Result } from '#src/engine/rules.ts'

interface TextBoard extends Size {
  readonly cells: Readonly<Uint8Array>
}

interface BoardText<Board> {
  readonly parse: (text: string) => Result<Board, string>
  readonly make: (board: Board) => string
  readonly maxSide: number
  readonly maxKind: number
}

/** Tests that a board's text form and its parser are inverse, and that any text is answered. */
export function testBoardText<Board extends TextBoard>({
  parse,
  make,
  maxSide,
  maxKind,
}: BoardText<Board>): void {
  const side = fc.integer({ min: 1, max: maxSide })
  const letters = '.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij'.slice(0, maxKind + 1)
  const texts = fc
    .tuple(side, side)
    .chain(([rows, cols]) =>
      fc.array(fc.string({ unit: fc.constantFrom(...letters), minLength: cols, maxLength: cols }), {
        minLength: rows,
        maxLength: rows,
      }),
    )
    .map((lines) => lines.join('\n'))

  test('reads back what it writes', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const board = parse(text)
        expect(board.ok && make(board.value)).toBe(text)
      }),
    )
  })

  test('never throws on arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const board = parse(text)
        expect(board.ok ? make(board.value) : board.code).toBeTruthy()
      }),
    )
  })
}
