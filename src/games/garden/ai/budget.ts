/**
 * How much an opponent may think: positions searched, which is the same on every machine, or
 * milliseconds of a clock that comes in from outside.
 */
export type Budget =
  | { readonly nodes: number }
  | { readonly ms: number; readonly now: () => number }

/** Positions between two looks at the clock: less than a millisecond. */
const NODES_PER_LOOK = 256

/** Counts what is spent of a budget. Once it is spent it stays so. */
export class Meter {
  nodes = 0
  isSpent: boolean
  #nextLook: number
  readonly #isOver: () => boolean

  constructor(budget: Budget) {
    if ('nodes' in budget) {
      this.#nextLook = budget.nodes
      this.#isOver = () => true
      this.isSpent = budget.nodes <= 0
    } else {
      const end = budget.now() + budget.ms
      this.#nextLook = NODES_PER_LOOK
      this.#isOver = () => budget.now() >= end
      this.isSpent = budget.ms <= 0
    }
  }

  /** Counts a position. */
  spend(): void {
    this.nodes++
    if (this.nodes < this.#nextLook || this.isSpent) return
    this.isSpent = this.#isOver()
    this.#nextLook = this.nodes + NODES_PER_LOOK
  }
}
