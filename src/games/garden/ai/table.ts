/** Bounds of a stored value on the true one. */
export const EXACT = 0
export const LOWER_BOUND = 1
export const UPPER_BOUND = 2

/**
 * Transposition table, direct-mapped and verified by 64-bit keys. A collision yields a wrong value with
 * probability n / 2⁶⁴ per lookup of n slots: one in 17 million for a million lookups in 2²⁰ slots. The
 * chosen move is legal even then.
 */
export class Table {
  readonly #mask: number
  readonly #lows: Int32Array
  readonly #highs: Int32Array
  readonly values: Int16Array
  readonly depths: Int8Array
  readonly bounds: Uint8Array
  readonly moves: Int16Array

  /** The table has 2^`bits` slots. */
  constructor(bits: number) {
    const slots = 1 << bits
    this.#mask = slots - 1
    this.#lows = new Int32Array(slots)
    this.#highs = new Int32Array(slots)
    this.values = new Int16Array(slots)
    this.depths = new Int8Array(slots).fill(-1)
    this.bounds = new Uint8Array(slots)
    this.moves = new Int16Array(slots)
  }

  find(low: number, high: number): number {
    const slot = low & this.#mask
    const isHit =
      this.#lows[slot] === low && this.#highs[slot] === high && (this.depths[slot] ?? -1) >= 0
    return isHit ? slot : -1
  }

  /** Always replaces, which suits iterative deepening. */
  store(
    low: number,
    high: number,
    depth: number,
    bound: number,
    value: number,
    move: number,
  ): void {
    const slot = low & this.#mask
    this.#lows[slot] = low
    this.#highs[slot] = high
    this.values[slot] = value
    this.depths[slot] = depth
    this.bounds[slot] = bound
    this.moves[slot] = move
  }
}
