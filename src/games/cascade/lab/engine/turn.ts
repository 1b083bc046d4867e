import type { Size } from '#src/engine/grid.ts'
import { scoreGroup } from '../../rules/cascade.ts'
import type { RedealReason } from '../../rules/types.ts'

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

  constructor({ rows, cols, kinds }: Size & { readonly kinds: number }) {
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
