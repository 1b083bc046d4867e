import { type Cell, cellsOf, type Position, toIndex } from '#src/engine/grid.ts'
import { type Random, shuffled } from '#src/engine/random.ts'
import { type Board, EMPTY, isTile, withTiles } from '../board/board.ts'
import { type Gravity, lanesOf, slideLane } from '../board/gravity.ts'
import { free, lowest, makeLines, maskOf, occupy, squareOf } from '../board/lines.ts'
import { findPairs, type Match, makeMatches } from '../board/pairs.ts'
import { findPathOver } from '../board/path.ts'

/** A board, and the line of matches that clears it under its gravity. */
export interface Peeled {
  readonly board: Board
  readonly line: readonly Match[]
}

/** Joined pairs compared per step, and the maximum number of random samples to find them. */
const CANDIDATES = 4
const MAX_SAMPLES = 40

/**
 * Deals a clearable board: repeatedly removes a joined pair, lets the rest slide, and assigns the next
 * kind. `kinds` has one entry per pair. Never blocks without walls: the outermost tiles of two columns
 * connect over the margin, neighbours in one column directly.
 */
export function peel(
  board: Board,
  kinds: readonly number[],
  gravity: Gravity,
  random: Random,
): Peeled | undefined {
  const line: Match[] = []
  const placed: (readonly [cell: Cell, kind: number])[] = []
  const outline = makeOutline(board, gravity)
  for (const kind of shuffled(random, kinds)) {
    const pair = choosePair(outline, random)
    if (!pair) return undefined
    placed.push([originOf(outline, pair.from), kind], [originOf(outline, pair.to), kind])
    line.push(pair)
    removePair(outline, pair.from, pair.to)
  }
  return { board: withTiles(board, placed), line }
}

const originOf = (outline: Outline, at: Position): Cell =>
  outline.origins[toIndex(outline, at)] ?? toIndex(outline, at)

/** Picks the hardest to see of a few random joined pairs, since peeling alone makes easy boards. */
function choosePair(outline: Outline, random: Random): Match | undefined {
  const border = borderOf(outline)
  let best: Match | undefined
  let highest = 0
  for (let tries = MAX_SAMPLES, found = 0; tries > 0 && found < CANDIDATES; tries--) {
    const from = border[random.below(border.length)]
    const to = border[random.below(border.length)]
    if (!from || !to) continue
    const effort = effortOf(outline, from, to)
    if (effort > 0) found++
    if (effort > highest) [best, highest] = [{ from, to }, effort]
  }
  return best ?? makeMatches(outline, findPairs(outline, outline.cells, outline.lines, 1))[0]
}

/** Estimates how hard a pair is to see, by distance and turns; 0 if not joined. */
function effortOf({ lines, rows, cols }: Outline, from: Position, to: Position): number {
  const path = findPathOver(lines, from, to)
  if (!path) return 0
  const distance = Math.abs(from.row - to.row) + Math.abs(from.col - to.col)
  return distance + path.points.length * Math.max(rows, cols)
}

/** A board's occupied cells without kinds, modified in place while peeling. */
export type Outline = ReturnType<typeof makeOutline>

export const makeOutline = (board: Board, gravity: Gravity) => ({
  rows: board.rows,
  cols: board.cols,
  lines: makeLines(board),
  cells: board.cells.map((content) => (isTile(content) ? 1 : EMPTY)),
  /** The initial cell of each cell's tile. */
  origins: cellsOf(board),
  lanes: lanesOf(board, gravity),
})

export function removePair(outline: Outline, from: Position, to: Position): void {
  set(outline, toIndex(outline, from), EMPTY)
  set(outline, toIndex(outline, to), EMPTY)
  for (const lane of outline.lanes)
    slideLane(lane, outline.cells, (from, to) => {
      set(outline, from, EMPTY)
      set(outline, to, 1)
      outline.origins[to] = outline.origins[from] ?? from
    })
}

function set(outline: Outline, cell: Cell, content: number): void {
  outline.cells[cell] = content
  const change = content === EMPTY ? free : occupy
  change(outline.lines, squareOf(outline, cell))
}

/** Tiles next to a free cell, where a path can start; in reading order. */
export function borderOf(outline: Outline): Position[] {
  const { rows, cells, lines } = outline
  const border: Position[] = []
  for (let row = 0; row < rows; row++) {
    const taken = maskOf(lines.rows, row)
    const vertical = maskOf(lines.rows, row - 1) & maskOf(lines.rows, row + 1)
    let open = taken & ~((taken << 1) & (taken >>> 1) & vertical)
    for (; open !== 0; open &= open - 1) {
      const at = { row, col: lowest(open) }
      if (cells[toIndex(outline, at)] !== EMPTY) border.push(at)
    }
  }
  return border
}
