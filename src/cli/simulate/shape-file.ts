import { legendOf, parseRows, type RowProblem, splitRows } from '#src/engine/text.ts'
import { MAX_SIDE, MIN_SIDE } from '#src/games/cascade/rules/board.ts'
import { type Parsed, refuseWith } from '../command.ts'
import { readInput } from '../files.ts'

interface BoardShape {
  readonly rows: number
  readonly cols: number
  readonly holes?: readonly number[]
}

/** Holes are 0, as in a board. */
const LEGEND = legendOf('.#')
const ACCEPTED = `# for a cell, . for a hole, ${MIN_SIDE} to ${MAX_SIDE} lines as long as each other`

/** Reads a board's size and holes from a drawing. */
export function readShape(path: string): Parsed<BoardShape> {
  const text = readInput(path, 'shape')
  if (!text.ok) return refuseWith(text.detail ?? text.code)
  const lines = splitRows(text.value).map((line) => Array.from(line))
  const drawn = parseRows(lines, LEGEND.read, { maxSide: MAX_SIDE })
  if (!drawn.ok) return refuseWith(describe(path, drawn.code, drawn.detail ?? ''))
  const { rows, cols, cells } = drawn.value
  if (Math.min(rows, cols) < MIN_SIDE)
    return refuseWith(describe(path, 'too-small', `${cols} × ${rows}`))
  const holes = Array.from(cells.keys()).filter((cell) => cells[cell] === 0)
  return { ok: true, value: { rows, cols, ...(holes.length > 0 && { holes }) } }
}

/** Takes the detail of `parseRows`. */
function describe(path: string, problem: RowProblem, detail: string): string {
  const [, line = '', col = '', symbol = ''] = /^(\d+):?(\d*) ?(.*)$/su.exec(detail) ?? []
  switch (problem) {
    case 'too-small':
    case 'too-large':
      return `${path} is ${detail} cells; accepted: ${ACCEPTED}`
    case 'ragged':
      return `${path}, line ${line}: it is longer or shorter than the first; accepted: ${ACCEPTED}`
    case 'unknown-character':
      return `${path}, line ${line}, column ${col}: "${symbol}" is neither cell nor hole; accepted: ${ACCEPTED}`
  }
}
