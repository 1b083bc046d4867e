import { isInside, isSame, type Position } from '#src/engine/grid.ts'
import type { Board } from './board.ts'
import {
  above,
  below,
  bitAt,
  bridges,
  highest,
  type Lines,
  linesOf,
  lowest,
  runFrom,
} from './lines.ts'

/** Shapes of a path: straight, one turn, two turns around the outside, two turns through the inside. */
export const PATTERNS = ['I', 'L', 'U', 'Z'] as const
export type Pattern = (typeof PATTERNS)[number]

export interface Path {
  readonly pattern: Pattern
  /** From the first cell over the corners to the second; the margin is row or column -1, `rows`, `cols`. */
  readonly points: readonly Position[]
}

/**
 * Finds the simplest path over empty cells and the margin: I, L, U, then Z, and the shortest of a pattern.
 * Ties: L prefers the corner in `from`'s row; U right, left, down, up; Z a connecting column, then the
 * lower index. Ignores the contents of both ends. Returns `undefined` without a path, for equal cells, and
 * off the board.
 */
export function findPath(board: Board, from: Position, to: Position): Path | undefined {
  if (!isInside(board, from) || !isInside(board, to) || isSame(from, to)) return undefined
  return findPathOver(linesOf(board), from, to)
}

/** Like `findPath` over given lines, for distinct cells on the board. */
export function findPathOver(lines: Lines, from: Position, to: Position): Path | undefined {
  const cols = connectors(lines.rows, from.row, from.col, to.row, to.col)
  const simple = cols === 0 ? undefined : findSimple(cols, from, to)
  if (simple) return simple
  const rows = connectors(lines.cols, from.col, from.row, to.col, to.row)
  if ((cols | rows) === 0) return undefined
  if (from.row === to.row && (rows & bitAt(from.row)) !== 0) return path('I', from, to)
  return findOutside(cols, rows, from, to) ?? findInside(cols, rows, from, to)
}

/** Bits of connecting lines between two runs. A bit at an end's own index means at most one turn. */
function connectors(masks: Int32Array, lineA: number, a: number, lineB: number, b: number): number {
  if (lineA === lineB) return 0
  return bridges(masks, lineA, runFrom(masks, lineA, a), lineB, runFrom(masks, lineB, b))
}

/** Finds a straight path down a column, or a path with one turn: its connecting line is an end's own column. */
function findSimple(cols: number, from: Position, to: Position): Path | undefined {
  if ((cols & bitAt(to.col)) !== 0) {
    return from.col === to.col
      ? path('I', from, to)
      : path('L', from, { row: from.row, col: to.col }, to)
  }
  if ((cols & bitAt(from.col)) === 0) return undefined
  return path('L', from, { row: to.row, col: from.col }, to)
}

const path = (pattern: Pattern, ...points: readonly Position[]): Path => ({ pattern, points })

/** Finds the U path with the shortest detour outside the bounding box. */
function findOutside(cols: number, rows: number, from: Position, to: Position): Path | undefined {
  const right = distanceAbove(cols, Math.max(from.col, to.col))
  const left = distanceBelow(cols, Math.min(from.col, to.col))
  const down = distanceAbove(rows, Math.max(from.row, to.row))
  const up = distanceBelow(rows, Math.min(from.row, to.row))
  const nearest = Math.min(right, left, down, up)
  if (nearest === Number.POSITIVE_INFINITY) return undefined
  if (nearest === right) return viaCol('U', from, to, Math.max(from.col, to.col) + right)
  if (nearest === left) return viaCol('U', from, to, Math.min(from.col, to.col) - left)
  if (nearest === down) return viaRow('U', from, to, Math.max(from.row, to.row) + down)
  return viaRow('U', from, to, Math.min(from.row, to.row) - up)
}

function distanceAbove(bits: number, edge: number): number {
  const beyond = bits & above(edge)
  return beyond === 0 ? Number.POSITIVE_INFINITY : lowest(beyond) - edge
}

function distanceBelow(bits: number, edge: number): number {
  const beyond = bits & below(edge)
  return beyond === 0 ? Number.POSITIVE_INFINITY : edge - highest(beyond)
}

const between = (a: number, b: number): number => above(Math.min(a, b)) & below(Math.max(a, b))

function findInside(cols: number, rows: number, from: Position, to: Position): Path | undefined {
  const innerCols = cols & between(from.col, to.col)
  if (innerCols !== 0) return viaCol('Z', from, to, lowest(innerCols))
  const innerRows = rows & between(from.row, to.row)
  return innerRows === 0 ? undefined : viaRow('Z', from, to, lowest(innerRows))
}

const viaCol = (pattern: Pattern, from: Position, to: Position, col: number): Path =>
  path(pattern, from, { row: from.row, col }, { row: to.row, col }, to)

const viaRow = (pattern: Pattern, from: Position, to: Position, row: number): Path =>
  path(pattern, from, { row, col: from.col }, { row, col: to.col }, to)
