import { isInside, type Position, positions, type Size, toIndex } from '#src/engine/grid.ts'
import type { Result } from '#src/engine/rules.ts'
import { legendOf, makeRows, parseRows, splitRows } from '#src/engine/text.ts'
import {
  type Cells,
  type GardenPosition,
  otherSide,
  SIDES,
  type Side,
  type Tally,
} from './types.ts'

/** A cell's content. Colours are 1–6. */
export type Content =
  | { readonly type: 'empty' }
  | { readonly type: 'weed' }
  | { readonly type: 'flower'; readonly owner: Side; readonly colour: number }

export const SIZE: Size = { rows: 7, cols: 7 }
export const COLOURS = 6

const EMPTY = 0
const WEED = 2 * COLOURS + 1

const codeAt = (cells: Cells, position: Position): number | undefined =>
  isInside(SIZE, position) ? cells[toIndex(SIZE, position)] : undefined

const NOTHING: Content = { type: 'empty' }

function contentOf(code: number): Content {
  if (code === EMPTY) return NOTHING
  if (code === WEED) return { type: 'weed' }
  return code > COLOURS
    ? { type: 'flower', owner: 'ai', colour: code - COLOURS }
    : { type: 'flower', owner: 'human', colour: code }
}

/** Contents by code: equal ones are the same object. */
const CONTENTS = Array.from({ length: WEED + 1 }, (_, code) => contentOf(code))

export const contentAt = (cells: Cells, position: Position): Content =>
  CONTENTS[codeAt(cells, position) ?? EMPTY] ?? NOTHING

export const flowerCode = (owner: Side, colour: number): number =>
  owner === 'human' ? colour : COLOURS + colour

export function colourAt(cells: Cells, position: Position): number {
  const content = contentAt(cells, position)
  return content.type === 'flower' ? content.colour : 0
}

export function ownerAt(cells: Cells, position: Position): Side | undefined {
  const content = contentAt(cells, position)
  return content.type === 'flower' ? content.owner : undefined
}

export const isEmpty = (cells: Cells, position: Position): boolean =>
  codeAt(cells, position) === EMPTY

export const isWeed = (cells: Cells, position: Position): boolean =>
  codeAt(cells, position) === WEED

export function withMoved(cells: Cells, from: Position, to: Position): Cells {
  const code = codeAt(cells, from) ?? EMPTY
  return cells.with(toIndex(SIZE, from), EMPTY).with(toIndex(SIZE, to), code)
}

export const withWeed = (cells: Cells, at: Position): Cells => cells.with(toIndex(SIZE, at), WEED)

export function without(cells: Cells, positions: readonly Position[]): Cells {
  const rest = Uint8Array.from(cells)
  for (const position of positions) rest[toIndex(SIZE, position)] = EMPTY
  return rest
}

const exchangeTally = ({ human, ai }: Tally): Tally => ({ human: ai, ai: human })

/** Returns the position with the sides exchanged: whose flowers, points, slides and turn they are. */
export const exchangeSides = (position: GardenPosition): GardenPosition => ({
  ...position,
  cells: position.cells.map((code) => {
    if (code === EMPTY || code === WEED) return code
    return code > COLOURS ? code - COLOURS : code + COLOURS
  }),
  turn: otherSide(position.turn),
  points: exchangeTally(position.points),
  slides: exchangeTally(position.slides),
})

export const countFlowers = (cells: Cells, side: Side): number =>
  cells.filter((code) => code > flowerCode(side, 0) && code <= flowerCode(side, COLOURS)).length

const NEIGHBOURS: readonly (readonly Position[])[] = Array.from(positions(SIZE), ({ row, col }) =>
  [
    { row: row - 1, col },
    { row: row + 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
  ].filter((neighbour) => isInside(SIZE, neighbour)),
)

export const neighboursOf = (position: Position): readonly Position[] =>
  NEIGHBOURS[toIndex(SIZE, position)] ?? []

const LEGEND = legendOf('.ABCDEFabcdef#')

const HEADER = /^(\w+) (\d{1,2}):(\d{1,2}) slides ([0-3]):([0-3]) goal ([1-9]\d?)$/

export type PositionProblem = 'bad-header' | 'bad-size' | 'unknown-character'

/**
 * Parses a position: a header `human 0:1 slides 3:3 goal 14` (side to move, points and free slides of human
 * and opponent, goal), then the board: `.` empty, `A–F` the human's flowers, `a–f` the opponent's, `#` weed. A
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
