import { isInside, type Position, type Size, toIndex } from '../../../engine/grid'
import type { Result } from '../../../engine/rules'

/** A board: its size, and the kind of each cell, row by row; 0 is empty. */
export interface Board extends Size {
  readonly cells: Readonly<Uint8Array>
}

/** The longest side: with a margin cell at either end, a row is one 32-bit word. */
export const MAX_SIDE = 30

/** One character per kind, `.` for an empty cell. */
const CHARACTERS = '.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij'

/** The largest kind there is. */
export const MAX_KINDS = CHARACTERS.length - 1

export const BOARD_PROBLEMS = ['too-small', 'too-large', 'ragged', 'unknown-character'] as const
export type BoardProblem = (typeof BOARD_PROBLEMS)[number]

/**
 * Reads a board from its rows, one line each: `.` empty, `A–Z` kinds 1–26, `a–j` kinds 27–36.
 * White space around a row and blank lines around the board do not count. Sides are 1–30 cells,
 * so that a bug report may show the smallest board there is. A refusal's detail names the place:
 * the offending row (from 1) or `row:column character`, or the size.
 */
export function parseBoard(text: string): Result<Board, BoardProblem> {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const size = { rows: lines.length, cols: lines[0]?.length ?? 0 }
  const problem = findSizeProblem(size) ?? findRowProblem(lines, size.cols)
  if (problem) return { ok: false, ...problem }
  const cells = Uint8Array.from(lines.join(''), (character) => CHARACTERS.indexOf(character))
  return { ok: true, value: { ...size, cells } }
}

type Problem = { readonly code: BoardProblem; readonly detail: string }

function findSizeProblem({ rows, cols }: Size): Problem | undefined {
  const detail = `${cols} × ${rows}`
  if (cols === 0) return { code: 'too-small', detail }
  if (Math.max(rows, cols) > MAX_SIDE) return { code: 'too-large', detail }
  return undefined
}

function findRowProblem(lines: readonly string[], cols: number): Problem | undefined {
  for (const [row, line] of lines.entries()) {
    if (line.length !== cols) return { code: 'ragged', detail: `${row + 1}` }
    const characters = [...line]
    const col = characters.findIndex((character) => !CHARACTERS.includes(character))
    if (col < 0) continue
    return { code: 'unknown-character', detail: `${row + 1}:${col + 1} ${characters[col]}` }
  }
  return undefined
}

/** How a kind is written. */
export const characterOf = (kind: number): string => CHARACTERS.charAt(kind)

/** The board as text: what `parseBoard` reads. */
export function makeBoard({ rows, cols, cells }: Board): string {
  const characters = Array.from(cells, characterOf).join('')
  return Array.from({ length: rows }, (_, row) =>
    characters.slice(row * cols, (row + 1) * cols),
  ).join('\n')
}

/** The kind at a position; 0 where the cell is empty or off the board. */
export const kindAt = (board: Board, position: Position): number =>
  isInside(board, position) ? (board.cells[toIndex(board, position)] ?? 0) : 0

/** The board with these cells emptied. */
export function without(board: Board, ...positions: readonly Position[]): Board {
  const cells = Uint8Array.from(board.cells)
  for (const position of positions) cells[toIndex(board, position)] = 0
  return { ...board, cells }
}

/** The cells that hold a tile, in reading order, as indices into `cells`. */
export function tilesOf({ cells }: Board): number[] {
  const tiles: number[] = []
  for (const [index, kind] of cells.entries()) if (kind > 0) tiles.push(index)
  return tiles
}

export const isCleared = ({ cells }: Board): boolean => cells.every((kind) => kind === 0)
