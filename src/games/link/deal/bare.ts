import { type Cell, type Position, type Size, toIndex, toPosition } from '../../../engine/grid'
import type { Board } from '../board/board'
import type { Drift } from '../board/gravity'
import { lanesOf } from '../board/gravity'
import { type Lines, makeLines } from '../board/lines'

/** A shape of taken cells that loses them pair by pair. Changed in place, or large boards would take long. */
export interface Bare extends Size {
  readonly lines: Lines
  /** 1 where a cell is taken. */
  readonly cells: Uint8Array
  /** By taken cell, where what lies there lay at first. */
  readonly origins: Int16Array
  readonly lanes: readonly (readonly Cell[])[]
}

export function makeBare(shape: Board, drift: Drift): Bare {
  const { rows, cols, cells } = shape
  return {
    rows,
    cols,
    lines: makeLines(shape),
    cells: cells.map((kind) => Math.min(kind, 1)),
    origins: Int16Array.from(cells.keys()),
    lanes: lanesOf(shape, drift),
  }
}

/** Empties two cells; what is left drifts. */
export function strip(bare: Bare, from: Position, to: Position): void {
  flip(bare, toIndex(bare, from))
  flip(bare, toIndex(bare, to))
  for (const lane of bare.lanes) slideLane(bare, lane)
}

function slideLane(bare: Bare, lane: readonly Cell[]): void {
  let depth = 0
  for (const from of lane) {
    if (bare.cells[from] === 0) continue
    const to = lane[depth++] ?? from
    if (to === from) continue
    flip(bare, from)
    flip(bare, to)
    bare.origins[to] = bare.origins[from] ?? 0
  }
}

function flip(bare: Bare, index: Cell): void {
  const { rowMasks, colMasks } = bare.lines
  const { row, col } = toPosition(bare, index)
  bare.cells[index] = 1 - (bare.cells[index] ?? 0)
  rowMasks[row + 1] = (rowMasks[row + 1] ?? 0) ^ (2 << col)
  colMasks[col + 1] = (colMasks[col + 1] ?? 0) ^ (2 << row)
}

/** The taken cells with a free one beside them, where a run can start; in reading order. */
export function rimOf({ rows, lines: { rowMasks } }: Bare): Position[] {
  const rim: Position[] = []
  for (let row = 0; row < rows; row++) {
    const taken = rowMasks[row + 1] ?? 0
    const upright = (rowMasks[row] ?? 0) & (rowMasks[row + 2] ?? 0)
    let open = taken & ~((taken << 1) & (taken >>> 1) & upright)
    for (; open !== 0; open &= open - 1) rim.push({ row, col: 30 - Math.clz32(open & -open) })
  }
  return rim
}
