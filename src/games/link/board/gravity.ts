import { type Cell, cellAt, cellsOf, type Pair, type Size, toPosition } from '#src/engine/grid.ts'
import { type Board, EMPTY, isTile, isWall } from './board.ts'

export const GRAVITIES = ['none', 'down', 'up', 'left', 'right', 'in', 'out'] as const
export type Gravity = (typeof GRAVITIES)[number]

/** The cells of a line along which tiles slide, starting at the end they slide to. */
export type Lane = readonly Cell[]

/**
 * Slides all tiles until a wall or the edge, keeping their order. `in` and `out` split the board between
 * two columns: both halves slide to the middle, or each to its edge. A middle column belongs to the left
 * half. Slides are in reading order of their origins.
 */
export function slide(board: Board, gravity: Gravity): { board: Board; slides: readonly Pair[] } {
  const cells = Uint8Array.from(board.cells)
  const moved: [from: Cell, to: Cell][] = []
  for (const lane of lanesOf(board, gravity)) {
    slideLane(lane, cells, (from, to) => {
      cells[to] = cells[from] ?? EMPTY
      cells[from] = EMPTY
      moved.push([from, to])
    })
  }
  if (moved.length === 0) return { board, slides: [] }
  return {
    board: { ...board, cells },
    slides: moved
      .sort(([a], [b]) => a - b)
      .map(([from, to]) => ({ from: toPosition(board, from), to: toPosition(board, to) })),
  }
}

/** Slides one lane's tiles, calling `move` for each from the lane's start. */
export function slideLane(
  lane: Lane,
  cells: Readonly<Uint8Array>,
  move: (from: Cell, to: Cell) => void,
): void {
  let depth = 0
  for (const from of lane) {
    if (!isTile(cells[from] ?? EMPTY)) continue
    const to = lane[depth++]
    if (to !== undefined && to !== from) move(from, to)
  }
}

/** Traces each cell's tile to its old cell. Typed array, since a replay holds thousands. */
export function originsOf(before: Board, after: Board): Uint16Array {
  const cells = cellsOf(before)
  const origins = Uint16Array.from(cells)
  const sources: Cell[][] = []
  const changed = cells.filter((cell) => before.cells[cell] !== after.cells[cell])
  for (const cell of changed) {
    const kind = before.cells[cell] ?? EMPTY
    sources[kind] ??= []
    sources[kind].push(cell)
  }
  for (const cell of changed) origins[cell] = sources[after.cells[cell] ?? EMPTY]?.shift() ?? cell
  return origins
}

/** Lanes from wall to wall; none without gravity. */
export const lanesOf = (board: Board, gravity: Gravity): Lane[] =>
  WHOLE_LANES[gravity](board).flatMap((lane) => betweenWalls(lane, board.cells))

function betweenWalls(lane: Lane, cells: Board['cells']): Lane[] {
  const wall = lane.findIndex((cell) => isWall(cells[cell] ?? EMPTY))
  if (wall < 0) return [lane]
  return [lane.slice(0, wall), ...betweenWalls(lane.slice(wall + 1), cells)]
}

const reversed = (lane: Lane): Lane => lane.toReversed()

const rowsOf = ({ rows, cols }: Size): Lane[] =>
  range(rows).map((row) => range(cols).map((col) => cellAt(cols, row, col)))

const columnsOf = ({ rows, cols }: Size): Lane[] =>
  range(cols).map((col) => range(rows).map((row) => cellAt(cols, row, col)))

const halvesOf = (size: Size): [Lane, Lane][] => {
  const half = Math.ceil(size.cols / 2)
  return rowsOf(size).map((row) => [row.slice(0, half), row.slice(half)])
}

const WHOLE_LANES: Readonly<Record<Gravity, (size: Size) => Lane[]>> = {
  none: () => [],
  down: (size) => columnsOf(size).map(reversed),
  up: columnsOf,
  left: rowsOf,
  right: (size) => rowsOf(size).map(reversed),
  in: (size) => halvesOf(size).flatMap(([left, right]) => [reversed(left), right]),
  out: (size) => halvesOf(size).flatMap(([left, right]) => [left, reversed(right)]),
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index)
