import * as v from 'valibot'
import { countCells, type Size } from '#src/engine/grid.ts'
import type { Holes } from './board.ts'
import { isDead } from './swaps.ts'

/** Parses the holes of a board, between which there is room for a legal swap. */
export function parseHoles(input: unknown, size: Size): Holes | undefined {
  const holes = v.safeParse(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), input)
  if (!holes.success) return undefined
  const isOrdered = holes.output.every((hole, index) => hole > (holes.output[index - 1] ?? -1))
  const isInside = (holes.output.at(-1) ?? 0) < countCells(size)
  return isOrdered && isInside && hasRoom(size, holes.output) ? holes.output : undefined
}

/** Tests for a swap that could be legal: it is on a board of equal gems but for the one that it replaces. */
function hasRoom({ rows, cols }: Size, holes: Holes): boolean {
  const cells = new Uint8Array(countCells({ rows, cols })).fill(1)
  for (const hole of holes) cells[hole] = 0
  return cells.some(
    (kind, cell) => kind !== 0 && !isDead({ rows, cols, cells: cells.with(cell, 2) }),
  )
}
