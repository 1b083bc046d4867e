import * as v from 'valibot'
import { countCells, type Size } from '#src/engine/grid.ts'
import type { Random } from '#src/engine/random.ts'
import type { Board } from '../../rules/board.ts'
import { isDead, type Swap } from '../../rules/swaps.ts'
import type { Counting } from '../../rules/types.ts'
import type { Turn } from './turn.ts'

export interface BoardSettings extends Size {
  readonly kinds: number
  /** Integer weights of the kinds; uniform by default. */
  readonly weights?: readonly number[]
  readonly counting: Counting
  /** Cells that take no gem and let none through, by ascending index. */
  readonly holes?: readonly number[]
}

/** Parses the holes of a board: indices of cells in ascending order, with room for a legal swap between them. */
export function parseHoles(input: unknown, size: Size): readonly number[] | undefined {
  const holes = v.safeParse(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), input)
  if (!holes.success) return undefined
  const isOrdered = holes.output.every((hole, index) => hole > (holes.output[index - 1] ?? -1))
  const isInside = (holes.output.at(-1) ?? 0) < countCells(size)
  return isOrdered && isInside && hasRoom(size, holes.output) ? holes.output : undefined
}

/** Tests for a swap that could be legal: it is on a board of equal gems but for the one that it replaces. */
function hasRoom({ rows, cols }: Size, holes: readonly number[]): boolean {
  const cells = new Uint8Array(countCells({ rows, cols })).fill(1)
  for (const hole of holes) cells[hole] = 0
  return cells.some(
    (kind, cell) => kind !== 0 && !isDead({ rows, cols, cells: cells.with(cell, 2) }),
  )
}

/** Counts pairs of neighbouring cells, each a swap's place. */
export const countPlaces = ({ rows, cols }: Size): number => rows * (cols - 1) + cols * (rows - 1)

/**
 * A board in play, modified in place. Legal swaps are numbered from 0 in the order of `legalSwaps`. With equal
 * streams, all implementations produce the same boards.
 */
export interface Playfield {
  /** At least one after a deal or a swap. */
  readonly swapCount: number
  deal(random: Random): void
  /** Copies a full board without a match. */
  load(board: Board): void
  /** Plays a legal swap and its cascade, redealing if necessary; adds to `turn`. */
  play(swap: number, random: Random, turn: Turn): void
  /** Returns the first step of a legal swap; reused by the next call. */
  peek(swap: number): Turn
  /** Lists the legal swaps of more than three gems in `large`; returns their number. */
  listLarge(): number
  readonly large: Readonly<Uint16Array>
  /** Plays a legal swap on a copy, with refills from `random`; the result is reused by the next call. */
  tryOut(swap: number, random: Random): Trial
  swapAt(swap: number): Swap
  board(): Board
}

export interface Trial {
  readonly playfield: Playfield
  readonly turn: Turn
}
