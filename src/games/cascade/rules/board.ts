import { isInside, type Position, type Size, toIndex } from '../../../engine/grid'
import type { Result } from '../../../engine/rules'

/** A board: its size, and the kind of each cell, row by row; 0 is empty. */
export interface Board extends Size {
  readonly cells: Readonly<Uint8Array>
}

export const MIN_SIDE = 3
export const MAX_SIDE = 32

/** Fewer than three kinds and no board is without a match; more than sixteen have no letter. */
export const MIN_KINDS = 3
export const MAX_KINDS = 16

/** Which character stands for which kind; 0 is empty. */
export type Legend = Readonly<Record<string, number>>

/** One character per kind, `.` for an empty cell. */
const CHARACTERS = '.ABCDEFGHIJKLMNOP'

export const LETTERS: Legend = Object.fromEntries(
  Array.from(CHARACTERS, (character, kind) => [character, kind]),
)

export const BOARD_PROBLEMS = ['too-small', 'too-large', 'ragged', 'unknown-character'] as const
export type BoardProblem = (typeof BOARD_PROBLEMS)[number]

/**
 * Reads a board from its rows, one line each: `.` empty, `A–P` kinds 1–16, or what a legend says.
 * White space within and around rows and blank lines around the board do not count. Sides are 1–32
 * cells, so that an example may be smaller than a game. A refusal's detail names the place: the
 * offending row (from 1) or `row:column character`, or the size.
 */
export function parseBoard(text: string, legend = LETTERS): Result<Board, BoardProblem> {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => Array.from(line.replace(/\s/g, '')))
  const size = { rows: lines.length, cols: lines[0]?.length ?? 0 }
  const problem = findSizeProblem(size) ?? findRowProblem(lines, size.cols, legend)
  if (problem) return { ok: false, ...problem }
  const cells = Uint8Array.from(lines.flat(), (character) => legend[character] ?? 0)
  return { ok: true, value: { ...size, cells } }
}

type Problem = { readonly code: BoardProblem; readonly detail: string }

function findSizeProblem({ rows, cols }: Size): Problem | undefined {
  const detail = `${cols} × ${rows}`
  if (cols === 0) return { code: 'too-small', detail }
  return Math.max(rows, cols) > MAX_SIDE ? { code: 'too-large', detail } : undefined
}

function findRowProblem(
  lines: readonly (readonly string[])[],
  cols: number,
  legend: Legend,
): Problem | undefined {
  for (const [row, line] of lines.entries()) {
    if (line.length !== cols) return { code: 'ragged', detail: `${row + 1}` }
    const col = line.findIndex((character) => !Object.hasOwn(legend, character))
    if (col < 0) continue
    return { code: 'unknown-character', detail: `${row + 1}:${col + 1} ${line[col]}` }
  }
  return undefined
}

/** The board as text: what `parseBoard` reads. */
export function makeBoard({ rows, cols, cells }: Board): string {
  const characters = Array.from(cells, (kind) => CHARACTERS.charAt(kind)).join('')
  return Array.from({ length: rows }, (_, row) =>
    characters.slice(row * cols, (row + 1) * cols),
  ).join('\n')
}

/** The kind at a position; 0 where the cell is empty or off the board. */
export const kindAt = (board: Board, position: Position): number =>
  isInside(board, position) ? (board.cells[toIndex(board, position)] ?? 0) : 0
