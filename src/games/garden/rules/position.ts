import type { Result } from '#src/engine/rules.ts'
import { legendOf, makeRows, parseRows, splitRows } from '#src/engine/text.ts'
import { SIZE } from './cells.ts'
import { type Cells, type GardenPosition, SIDES } from './types.ts'

const LEGEND = legendOf('.ABCDEFabcdef#')

const HEADER = /^(\w+) (\d{1,2}):(\d{1,2}) slides ([0-3]):([0-3]) goal ([1-9]\d?)$/

export type PositionProblem = 'bad-header' | 'bad-size' | 'unknown-character'

/**
 * Parses a position: a header `human 0:1 slides 3:3 goal 14` (side to move, points and free slides of human
 * and AI, goal), then the board: `.` empty, `A–F` the human's flowers, `a–f` the AI's, `#` weed. A
 * refusal's detail is the header, the row (1-based) or `row:column symbol`.
 */
export function parsePosition(text: string): Result<GardenPosition, PositionProblem> {
  const [header = '', ...rows] = splitRows(text)
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
  const symbols = rows.map((row) => Array.from(row))
  const parsed = parseRows(symbols, LEGEND.read, { maxSide: SIZE.rows, cols: SIZE.cols })
  if (parsed.ok) return { ok: true, value: parsed.value.cells }
  const code = parsed.code === 'unknown-character' ? parsed.code : 'bad-size'
  return { ...parsed, code }
}

export function makePosition({ cells, turn, points, slides, goal }: GardenPosition): string {
  const pair = ({ human, ai }: GardenPosition['points']) => `${human}:${ai}`
  const header = `${turn} ${pair(points)} slides ${pair(slides)} goal ${goal}`
  return `${header}\n${makeRows({ ...SIZE, cells }, LEGEND.write)}`
}
