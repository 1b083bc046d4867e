/** What a stored value says of the true one. */
export const EXACT = 0
export const AT_LEAST = 1
export const AT_MOST = 2

/**
 * What a search found out about positions, one slot for each value of a key's first bits. An entry
 * answers only to all 64 bits of its key. Two positions of one search that share them would give a
 * wrong value: with n slots a look-up meets that with a chance of n / 2⁶⁴, so the million look-ups
 * of a long search in 2²⁰ slots with one of 1 in 17 million, and whatever comes of it is still a
 * legal move.
 */
export class Table {
  readonly #mask: number
  readonly #lows: Int32Array
  readonly #highs: Int32Array
  readonly #values: Int16Array
  /** A depth of -1 is an empty slot. */
  readonly #depths: Int8Array
  readonly #bounds: Uint8Array
  readonly #moves: Int16Array

  /** `bits` is the number of slots as a power of two. */
  constructor(bits: number) {
    const slots = 1 << bits
    this.#mask = slots - 1
    this.#lows = new Int32Array(slots)
    this.#highs = new Int32Array(slots)
    this.#values = new Int16Array(slots)
    this.#depths = new Int8Array(slots).fill(-1)
    this.#bounds = new Uint8Array(slots)
    this.#moves = new Int16Array(slots)
  }

  /** The slot of a key if it holds it, or -1. */
  find(low: number, high: number): number {
    const slot = low & this.#mask
    const isHeld =
      this.#lows[slot] === low && this.#highs[slot] === high && (this.#depths[slot] ?? -1) >= 0
    return isHeld ? slot : -1
  }

  /** The newest entry stays: in a deepening search it is the one that will be asked for. */
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
    this.#values[slot] = value
    this.#depths[slot] = depth
    this.#bounds[slot] = bound
    this.#moves[slot] = move
  }

  value(slot: number): number {
    return this.#values[slot] ?? 0
  }

  depth(slot: number): number {
    return this.#depths[slot] ?? -1
  }

  bound(slot: number): number {
    return this.#bounds[slot] ?? EXACT
  }

  move(slot: number): number {
    return this.#moves[slot] ?? -1
  }
}
