import { toIndex } from '../../../engine/grid'
import type { Result } from '../../../engine/rules'
import { SIZE } from './cells'
import { type Cells, type GardenPosition, SIDES } from './types'

/** One character per cell code: nothing, the human's flowers, the AI's, a weed. */
const CHARACTERS = '.ABCDEFabcdef#'

const HEADER = /^(\w+) (\d{1,2}):(\d{1,2}) slides ([0-3]):([0-3]) goal ([1-9]\d?)$/

export type PositionProblem = 'bad-header' | 'bad-size' | 'unknown-character'

/**
 * Reads a position: a line `human 0:1 slides 3:3 goal 14` (who is to move, then the human's and
 * the AI's points and free slides, and the goal), and the board's rows: `.` empty, `A–F` the
 * human's flowers, `a–f` the AI's, `#` a weed. White space around a line does not count. A
 * refusal's detail is the header, the offending row (from 1) or `row:column character`.
 */
export function parsePosition(text: string): Result<GardenPosition, PositionProblem> {
  const [header = '', ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const head = parseHeader(header)
  if (!head) return { ok: false, code: 'bad-header', detail: header.slice(0, 40) }
  const cells = parseCells(rows)
  return cells.ok ? { ok: true, value: { cells: cells.value, ...head } } : cells
}

function parseHeader(line: string): Omit<GardenPosition, 'cells'> | undefined {
  const [, name, ...digits] = HEADER.exec(line) ?? []
  const turn = SIDES.find((side) => side === name)
  if (!turn) return undefined
  const [human = 0, ai = 0, humanSlides = 0, aiSlides = 0, goal = 0] = digits.map(Number)
  return { turn, points: { human, ai }, slides: { human: humanSlides, ai: aiSlides }, goal }
}

function parseCells(rows: readonly string[]): Result<Cells, PositionProblem> {
  if (rows.length !== SIZE.rows)
    return { ok: false, code: 'bad-size', detail: `${rows.length} rows` }
  const bad = rows.findIndex((row) => row.length !== SIZE.cols)
  if (bad >= 0) return { ok: false, code: 'bad-size', detail: `${bad + 1}` }
  const cells = new Uint8Array(SIZE.rows * SIZE.cols)
  for (const [row, line] of rows.entries()) {
    for (const [col, character] of [...line].entries()) {
      const code = CHARACTERS.indexOf(character)
      if (code < 0) {
        const detail = `${row + 1}:${col + 1} ${character}`
        return { ok: false, code: 'unknown-character', detail }
      }
      cells[toIndex(SIZE, { row, col })] = code
    }
  }
  return { ok: true, value: cells }
}

/** The position as text: what `parsePosition` reads. */
export function makePosition({ cells, turn, points, slides, goal }: GardenPosition): string {
  const pair = ({ human, ai }: GardenPosition['points']) => `${human}:${ai}`
  const characters = Array.from(cells, (code) => CHARACTERS.charAt(code)).join('')
  const rows = Array.from({ length: SIZE.rows }, (_, row) =>
    characters.slice(row * SIZE.cols, (row + 1) * SIZE.cols),
  )
  return [`${turn} ${pair(points)} slides ${pair(slides)} goal ${goal}`, ...rows].join('\n')
}
