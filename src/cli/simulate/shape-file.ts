import type { Size } from '#src/engine/grid.ts'
import { legendOf, parseRows, type RowProblem, splitRows } from '#src/engine/text.ts'
import { MAX_SIDE, MIN_SIDE } from '#src/games/cascade/rules/board.ts'
import { accept, type Parsed, readInput, refuseWith } from '../files.ts'

/** Holes are 0, as in a board. */
const LEGEND = legendOf('.#')
const ACCEPTED_SHAPE = `# for a cell, . for a hole, ${MIN_SIDE} to ${MAX_SIDE} lines as long as each other`

export function readShape(path: string): Parsed<Size & { holes?: readonly number[] }> {
  const text = readInput(path, 'shape')
  if (!text.ok) return text
  const lines = splitRows(text.value).map((line) => Array.from(line))
  const drawn = parseRows(lines, LEGEND.read, { maxSide: MAX_SIDE })
  if (!drawn.ok) return refuseShape(path, drawn.code, drawn.detail)
  const { rows, cols, cells } = drawn.value
  if (Math.min(rows, cols) < MIN_SIDE) return refuseShape(path, 'too-small', `${cols} × ${rows}`)
  const holes = Array.from(cells.keys()).filter((cell) => cells[cell] === 0)
  return accept({ rows, cols, ...(holes.length > 0 && { holes }) })
}

/** Takes the detail of `parseRows`. */
function refuseShape(path: string, problem: RowProblem, detail = ''): Parsed<never> {
  const [, line, col, symbol] = /^(\d+):?(\d*) ?(.*)$/su.exec(detail) ?? []
  const problems = {
    'too-small': ` is ${detail} cells`,
    'too-large': ` is ${detail} cells`,
    ragged: `, line ${line}: it is longer or shorter than the first`,
    'unknown-character': `, line ${line}, column ${col}: "${symbol}" is neither cell nor hole`,
  }
  return refuseWith(`${path}${problems[problem]}; accepted: ${ACCEPTED_SHAPE}`)
}
