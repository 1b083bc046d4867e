import { isSame, type Position, valueAt } from '#src/engine/grid.ts'
import type { Board } from '#src/games/link/board/board.ts'
import type { Path, Pattern } from '#src/games/link/board/path.ts'

const STEPS = [
  { row: 0, col: 1 },
  { row: 0, col: -1 },
  { row: 1, col: 0 },
  { row: -1, col: 0 },
] as const
const ORDER: readonly Pattern[] = ['I', 'L', 'U', 'Z']

/** A partial walk: position, direction, and its corners including the start. */
interface Walk {
  readonly at: Position
  readonly step: Position
  readonly points: readonly Position[]
}

/** Reference for `findPath`: ranks all walks of at most two turns. */
export function findPathSlowly(board: Board, from: Position, to: Position): Path | undefined {
  const found = allPaths(board, from, to).map((points) => ({
    path: { pattern: patternOf(points), points },
    rank: rankOf(points),
  }))
  found.sort((a, b) => compare(a.rank, b.rank))
  return found[0]?.path
}

/** All paths of at most two turns, as corner points. */
function allPaths(board: Board, from: Position, to: Position): Position[][] {
  const paths: Position[][] = []
  const walks: Walk[] = STEPS.map((step) => ({ at: from, step, points: [from] }))
  for (let walk = walks.shift(); walk; walk = walks.shift()) {
    const { step, points } = walk
    const at = { row: walk.at.row + step.row, col: walk.at.col + step.col }
    if (isSame(at, to)) paths.push([...points, to])
    if (isSame(at, to) || isSame(at, from) || !isFree(board, at)) continue
    walks.push({ at, step, points })
    if (points.length === 3) continue
    for (const turn of STEPS.filter((other) => (other.row === 0) !== (step.row === 0))) {
      walks.push({ at, step: turn, points: [...points, at] })
    }
  }
  return paths
}

const isFree = (board: Board, at: Position): boolean =>
  at.row >= -1 &&
  at.row <= board.rows &&
  at.col >= -1 &&
  at.col <= board.cols &&
  valueAt(board, at) === 0

function patternOf(points: readonly Position[]): Pattern {
  if (points.length < 4) return points.length === 2 ? 'I' : 'L'
  const [from, corner, , to] = points
  if (!from || !corner || !to) throw new Error('A path has two ends')
  return isStrictlyIn(corner.row, from.row, to.row) || isStrictlyIn(corner.col, from.col, to.col)
    ? 'Z'
    : 'U'
}

const isStrictlyIn = (x: number, a: number, b: number): boolean =>
  Math.min(a, b) < x && x < Math.max(a, b)

/** Sort key of a path: pattern, length, tie-break. */
function rankOf(points: readonly Position[]): number[] {
  const pattern = patternOf(points)
  return [ORDER.indexOf(pattern), walked(points), ...tieOf(pattern, points)]
}

function walked(points: readonly Position[]): number {
  let cells = 0
  for (const [i, { row, col }] of points.entries()) {
    const last = points[i - 1]
    if (last) cells += Math.abs(row - last.row) + Math.abs(col - last.col)
  }
  return cells
}

/** Columns before rows; the first side or line within each. */
function tieOf(pattern: Pattern, [from, corner]: readonly Position[]): number[] {
  if (!from || !corner) throw new Error('A path has two ends')
  const across = corner.row === from.row
  const index = across ? corner.col : corner.row
  const start = across ? from.col : from.row
  // U paths of equal length: the higher index is the right or lower one.
  const side = pattern === 'U' && index > start ? 0 : 1
  return [across ? 0 : 1, side, pattern === 'Z' ? index : 0]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((value, i) => value !== b[i])
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0)
}
