import type { Random } from '#src/engine/random.ts'
import { type Board, makeGems } from '../rules/board'
import { LONGEST_CASCADE } from '../rules/cascade'
import { drawBoard, MOST_DRAWS } from '../rules/deal'
import type { Swap } from '../rules/swaps'
import { fallAndFill, findMarks } from './bit-cascade'
import { addClusters, addLines } from './bit-groups'
import { findSwaps, listLargeSwaps, listPlaces, locateSwap } from './bit-swaps'
import { Bitboard } from './bitboard'
import type { Playfield, Shape, Trial } from './playfield'
import { makeTurn, type Turn } from './turn'

/** Bitboard implementation, equivalent to the rules board for board. */
export class BitPlayfield implements Playfield {
  swapCount = 0
  readonly large: Uint16Array
  private readonly bitboard: Bitboard
  private readonly peeked: Turn
  /** A kind for each unit of weight. */
  private readonly kindsByWeight: Uint8Array
  private readonly holes: ReadonlySet<number> | undefined
  /** The range of columns changed by a swap. */
  private changedFrom = 0
  private changedTo = 0
  private trial: { readonly playfield: BitPlayfield; readonly turn: Turn } | undefined

  constructor(private readonly shape: Shape) {
    const { rows, cols, kinds, weights, holes } = shape
    this.bitboard = new Bitboard(shape)
    this.holes = holes && new Set(holes)
    this.large = new Uint16Array(2 * rows * cols)
    this.kindsByWeight = Uint8Array.from(
      (weights ?? Array(kinds).fill(1)).flatMap((weight, kind) => Array(weight).fill(kind)),
    )
    this.peeked = makeTurn(shape)
  }

  deal(random: Random): void {
    const gems = makeGems(random, this.shape.kinds, this.shape.weights)
    for (let draw = 0; draw < MOST_DRAWS; draw++) {
      this.load(drawBoard(this.shape, gems, this.holes))
      if (this.swapCount > 0) return
    }
    throw new Error(`No board to play in ${MOST_DRAWS} draws`)
  }

  load(board: Board): void {
    this.bitboard.load(board)
    this.swapCount += findSwaps(this.bitboard, 0, this.shape.cols - 1)
  }

  play(swap: number, random: Random, turn: Turn): void {
    turn.begin()
    this.exchange(swap)
    this.settle(random, turn)
    if (turn.redeal !== undefined) this.deal(random)
  }

  peek(swap: number): Turn {
    this.peeked.begin()
    this.exchange(swap)
    this.count(findMarks(this.bitboard, this.changedFrom, this.changedTo), this.peeked)
    this.exchange(swap)
    return this.peeked
  }

  listLarge(): number {
    return listLargeSwaps(this.bitboard, this.large)
  }

  /** Lists the places of the legal swaps, in the order of their numbers; returns `swapCount`. */
  listPlaces(places: Uint16Array): number {
    return listPlaces(this.bitboard, places)
  }

  tryOut(swap: number, random: Random): Trial {
    this.trial ??= { playfield: new BitPlayfield(this.shape), turn: makeTurn(this.shape) }
    const { playfield, turn } = this.trial
    playfield.bitboard.copy(this.bitboard)
    playfield.swapCount = this.swapCount
    playfield.play(swap, random, turn)
    return this.trial
  }

  swapAt(swap: number): Swap {
    const { columnBits, bits } = this.bitboard
    const found = locateSwap(this.bitboard, swap)
    const bit = found % bits
    const from = { row: bit % columnBits, col: Math.floor(bit / columnBits) }
    const to = found < bits ? { ...from, col: from.col + 1 } : { ...from, row: from.row + 1 }
    return { from, to }
  }

  board(): Board {
    return this.bitboard.board()
  }

  /** Writes the kinds of all cells, in row-major order. */
  copyCells(cells: Uint8Array): void {
    this.bitboard.copyCells(cells)
  }

  /** Plays the cascade of a swap, then finds the swaps of the resting board. */
  private settle(random: Random, turn: Turn): void {
    const { bitboard } = this
    let [from, to] = [this.changedFrom, this.changedTo]
    let gems = findMarks(bitboard, from, to)
    while (gems > 0) {
      if (turn.steps === LONGEST_CASCADE) {
        turn.redeal = 'cut'
        return
      }
      this.count(gems, turn)
      fallAndFill(bitboard, this.kindsByWeight, random)
      from = Math.min(from, bitboard.firstColumn)
      to = Math.max(to, bitboard.lastColumn)
      gems = findMarks(bitboard, bitboard.firstColumn, bitboard.lastColumn)
    }
    this.swapCount += findSwaps(bitboard, from, to)
    if (this.swapCount === 0) turn.redeal = 'dead'
  }

  private count(gems: number, turn: Turn): void {
    turn.addStep(gems)
    if (this.shape.counting === 'clusters') addClusters(this.bitboard, gems, turn)
    else addLines(this.bitboard, turn)
  }

  private exchange(swap: number): void {
    const { columnBits, bits } = this.bitboard
    const found = locateSwap(this.bitboard, swap)
    const isAcross = found < bits
    const bit = isAcross ? found : found - bits
    this.changedFrom = this.bitboard.columnOf(bit)
    this.changedTo = isAcross ? this.changedFrom + 1 : this.changedFrom
    this.bitboard.exchange(bit, bit + (isAcross ? columnBits : 1))
  }
}
