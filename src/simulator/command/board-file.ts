/* Boards drawn in files, a line for a row: their shape, or their gems. */
import type { Size } from '#src/engine/grid.ts'
import { legendOf, parseRows, type RowProblem, splitRows } from '#src/engine/text.ts'
import { type Board, MAX_SIDE, MIN_SIDE, parseBoard } from '#src/games/cascade/rules/board.ts'
import { parseJson } from '../serve/protocol.ts'
import { accept, type Parsed, readInput, refuseWith } from '../terminal/files.ts'

/** Names a cell that is no hole, and the drawings that are accepted. */
interface Drawing {
  readonly cell: string
  readonly accepted: string
}

const SHAPE: Drawing = {
  cell: 'cell',
  accepted: `# for a cell, . for a hole, ${MIN_SIDE} to ${MAX_SIDE} lines as long as each other`,
}

const BOARD: Drawing = {
  cell: 'gem',
  accepted: `A to P for a gem, . for a hole, 1 to ${MAX_SIDE} lines as long as each other, also as JSON: ["AAB", "BBA"]`,
}

/** Holes are 0, as in a board. */
const LEGEND = legendOf('.#')

export function readShape(path: string): Parsed<Size & { holes?: readonly number[] }> {
  const text = readInput(path, 'shape')
  if (!text.ok) return text
  const lines = splitRows(text.value).map((line) => Array.from(line))
  const drawn = parseRows(lines, LEGEND.read, { maxSide: MAX_SIDE })
  if (!drawn.ok) return refuseDrawing(path, SHAPE, drawn)
  const { rows, cols, cells } = drawn.value
  if (Math.min(rows, cols) < MIN_SIDE)
    return refuseDrawing(path, SHAPE, { code: 'too-small', detail: `${cols} × ${rows}` })
  const holes = Array.from(cells.keys()).filter((cell) => cells[cell] === 0)
  return accept({ rows, cols, ...(holes.length > 0 && { holes }) })
}

/** Reads a board of any size and position, such as one with matches. */
export function readBoard(path: string): Parsed<Board> {
  const text = readInput(path, 'board')
  if (!text.ok) return text
  const board = parseBoard(joinRows(text.value))
  return board.ok ? board : refuseDrawing(path, BOARD, board)
}

/** Takes the rows out of JSON; text that is none stays as it is. */
function joinRows(text: string): string {
  const rows = parseJson(text)
  return Array.isArray(rows) ? rows.join('\n') : text
}

/** Takes a refusal of `parseRows`. */
function refuseDrawing(
  path: string,
  { cell, accepted }: Drawing,
  { code, detail = '' }: { readonly code: RowProblem; readonly detail?: string },
): Parsed<never> {
  const [, line, col, symbol] = /^(\d+):?(\d*) ?(.*)$/su.exec(detail) ?? []
  const problems = {
    'too-small': ` is ${detail} cells`,
    'too-large': ` is ${detail} cells`,
    ragged: `, line ${line}: it is longer or shorter than the first`,
    'unknown-character': `, line ${line}, column ${col}: ${JSON.stringify(symbol)} is neither ${cell} nor hole`,
  }
  return refuseWith(`${path}${problems[code]}; accepted: ${accepted}`)
}
