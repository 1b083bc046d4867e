import type { Size } from '#src/engine/grid.ts'
import type { Random } from '#src/engine/random.ts'
import type { Board } from '../rules/board.ts'
import { scoreGroup } from '../rules/cascade.ts'
import type { DealSettings } from '../rules/deal.ts'
import type { GemShares, Luck } from '../rules/luck.ts'
import type { Swap } from '../rules/swaps.ts'
import type { Counting, RedealReason } from '../rules/types.ts'

export interface BoardSettings extends DealSettings, GemShares {
  readonly counting: Counting
}

/** Counts pairs of neighbouring cells, each a swap's place. */
export const countPlaces = ({ rows, cols }: Size): number => rows * (cols - 1) + cols * (rows - 1)

/** The result of a swap, and groups accumulated over swaps; reused to avoid allocation. */
export class Turn {
  steps = 0
  gems = 0
  points = 0
  redeal: RedealReason | undefined = undefined

  /** Accumulated groups and gems by kind, and groups by kind and size. */
  readonly groupsByKind: Float64Array
  readonly gemsByKind: Float64Array
  readonly sizes: Float64Array

  /** The maximum size of a group. */
  readonly largest: number

  constructor({ rows, cols, kinds }: Size & Pick<GemShares, 'kinds'>) {
    this.largest = rows * cols
    this.groupsByKind = new Float64Array(kinds + 1)
    this.gemsByKind = new Float64Array(kinds + 1)
    this.sizes = new Float64Array((kinds + 1) * (this.largest + 1))
  }

  begin(): void {
    this.steps = 0
    this.gems = 0
    this.points = 0
    this.redeal = undefined
  }

  /** Forgets the gems of earlier swaps. */
  clearGems(): void {
    for (let kind = 0; kind < this.gemsByKind.length; kind++) this.gemsByKind[kind] = 0
  }

  /** Adds a step; its groups follow. */
  addStep(gems: number): void {
    this.steps++
    this.gems += gems
  }

  addGroup(kind: number, count: number): void {
    this.points += this.steps * scoreGroup(count)
    this.groupsByKind[kind] = (this.groupsByKind[kind] ?? 0) + 1
    this.gemsByKind[kind] = (this.gemsByKind[kind] ?? 0) + count
    const size = kind * (this.largest + 1) + count
    this.sizes[size] = (this.sizes[size] ?? 0) + 1
  }
}

/**
 * A board in play, modified in place. Legal swaps are numbered from 0 in the order of `legalSwaps`. With equal
 * luck, all implementations produce the same boards.
 */
export interface Playfield {
  /** At least one after a deal or a swap. */
  readonly swapCount: number
  deal(luck: Luck): void
  /** Copies a full board without a match. */
  load(board: Board): void
  /** Plays a legal swap and its cascade, redealing if necessary; adds to `turn`. */
  play(swap: number, luck: Luck, turn: Turn): void
  /** Returns the first step of a legal swap, with its own gems by kind; reused by the next call. */
  peek(swap: number): Turn
  /** Lists the legal swaps of more than three gems in `large`, and the gems of their first steps; returns their number. */
  listLarge(): number
  readonly large: Readonly<Uint16Array>
  readonly largeGems: Readonly<Uint8Array>
  /** Plays a legal swap on a copy, with refills from `random`; the result, with its own gems by kind, is reused by the next call. */
  tryOut(swap: number, random: Random): Trial
  swapAt(swap: number): Swap
  board(): Board
}

export interface Trial {
  readonly playfield: Playfield
  readonly turn: Turn
}
