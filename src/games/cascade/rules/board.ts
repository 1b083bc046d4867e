import { cellAt, type Rows } from '#src/engine/grid.ts'
import type { Result } from '#src/engine/rules.ts'
import { legendOf, makeRows, parseRows, type RowProblem, splitRows } from '#src/engine/text.ts'

/** Kinds in row-major order; 0 is empty or a hole. */
export type Board = Rows

/** Indices of the cells that take no gem and let none through, ascending. */
export type Holes = readonly number[]

/**
 * Lists the parts of a full board's columns, between holes, which are filled from their own top: column by column from the
 * top.
 */
export function listParts({ rows, cols, cells }: Board) {
  const parts: { col: number; top: number; bottom: number }[] = []
  for (let col = 0; col < cols; col++) {
    let top = 0
    for (let row = 0; row <= rows; row++) {
      if (row < rows && cells[cellAt(cols, row, col)] !== 0) continue
      if (row > top) parts.push({ col, top, bottom: row - 1 })
      top = row + 1
    }
  }
  return parts
}

export const MIN_SIDE = 3
export const MAX_SIDE = 32

/** With fewer than three kinds every board has a match; more than sixteen have no letter. */
export const MIN_KINDS = 3
export const MAX_KINDS = 16

export const LIMITS = { size: [MIN_SIDE, MAX_SIDE], kinds: [MIN_KINDS, MAX_KINDS] } as const

/** `.` for an empty cell, A–P for kinds 1–16. */
export const LETTERS = legendOf('.ABCDEFGHIJKLMNOP')

/** Parses one line per row. White space is ignored. Sides are 1–32, so that examples may be smaller than a game. */
export const parseBoard = (text: string, { read } = LETTERS): Result<Board, RowProblem> =>
  parseRows(
    splitRows(text).map((row) => Array.from(row.replace(/\s/g, ''))),
    read,
    { maxSide: MAX_SIDE },
  )

export const letterOf = LETTERS.write

export const makeBoard = (board: Board): string => makeRows(board, letterOf)
