import fc from 'fast-check'
import { type Board, parseBoard } from '#src/games/cascade/rules/board.ts'

/** Parses a valid board. */
export function boardOf(text: string): Board {
  const board = parseBoard(text)
  if (!board.ok) throw new Error(`${board.code}: ${board.detail}`)
  return board.value
}

/** Full boards of every shape from 3 × 3 with few kinds, hence many matches. */
export const fullBoards: fc.Arbitrary<Board> = fc
  .tuple(
    fc.integer({ min: 3, max: 9 }),
    fc.integer({ min: 3, max: 9 }),
    fc.integer({ min: 2, max: 7 }),
  )
  .chain(([rows, cols, kinds]) =>
    fc.record({
      rows: fc.constant(rows),
      cols: fc.constant(cols),
      cells: fc.uint8Array({ min: 1, max: kinds, minLength: rows * cols, maxLength: rows * cols }),
    }),
  )
