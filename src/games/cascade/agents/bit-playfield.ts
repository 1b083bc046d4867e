import type { Random } from '#src/engine/random.ts'
import type { Board } from '../rules/board.ts'
import { LONGEST_CASCADE } from '../rules/cascade.ts'
import { MOST_DRAWS, makeDraw } from '../rules/deal.ts'
import { type Gems, type Luck, streamLuck } from '../rules/luck.ts'
import type { Swap } from '../rules/swaps.ts'
import { fallAndFill, findMarks } from './bit-cascade.ts'
import { addClusters, addLines } from './bit-groups.ts'
import { findSwaps, listLargeSwaps, listPlaces, locateSwap } from './bit-swaps.ts'
import { Bitboard, columnOf, copyCells, exchange, loadCells } from './bitboard.ts'
import { type BoardSettings, type Playfield, type Trial, Turn } from './playfield.ts'

interface BitTrial {
  readonly playfield: BitPlayfield
  readonly turn: Turn
  readonly random: Random
  readonly luck: Luck
}

/** Bitboard implementation, equivalent to the rules board for board. */
export class BitPlayfield implements Playfield {
  swapCount = 0
  readonly large: Uint16Array
  readonly largeGems: Uint8Array
  private readonly bitboard: Bitboard
  private readonly peeked: Turn
  private readonly draw: (gems: Gems) => Board
  /** The range of columns changed by a swap. */
  private changedFrom = 0
  private changedTo = 0
  private trial: BitTrial | undefined

  constructor(private readonly shape: BoardSettings) {
    const { rows, cols } = shape
    this.bitboard = new Bitboard(shape)
    this.draw = makeDraw(shape)
    this.large = new Uint16Array(2 * rows * cols)
    this.largeGems = new Uint8Array(2 * rows * cols)
    this.peeked = new Turn(shape)
  }

  deal(luck: Luck): void {
    for (let draw = 0; draw < MOST_DRAWS; draw++) {
      this.load(this.draw(luck.board))
      if (this.swapCount > 0) return
    }
    throw new Error(`No board to play in ${MOST_DRAWS} draws`)
  }

  load(board: Board): void {
    loadCells(this.bitboard, board.cells)
    this.swapCount += findSwaps(this.bitboard, 0, this.shape.cols - 1)
  }

  /** Copies the board of another of the same shape. */
  copy({ bitboard, swapCount }: BitPlayfield): void {
    this.bitboard.persistent.set(bitboard.persistent)
    this.swapCount = swapCount
  }

  play(swap: number, luck: Luck, turn: Turn): void {
    turn.begin()
    this.exchange(swap)
    this.settle(luck, turn)
    if (turn.redeal !== undefined) this.deal(luck)
  }

  peek(swap: number): Turn {
    this.peeked.begin()
    this.peeked.clearGems()
    this.exchange(swap)
    this.count(findMarks(this.bitboard, this.changedFrom, this.changedTo), this.peeked)
    this.exchange(swap)
    return this.peeked
  }

  listLarge(): number {
    return listLargeSwaps(this.bitboard, this.large, this.largeGems)
  }

  /** Lists the places of the legal swaps, in the order of their numbers; returns `swapCount`. */
  listPlaces(places: Uint16Array): number {
    return listPlaces(this.bitboard, places)
  }

  tryOut(swap: number, random: Random): Trial {
    const { playfield, turn, luck } = this.trialWith(random)
    playfield.copy(this)
    turn.clearGems()
    playfield.play(swap, luck, turn)
    return { playfield, turn }
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
    const { rows, cols } = this.shape
    const cells = new Uint8Array(rows * cols)
    this.copyCells(cells)
    return { rows, cols, cells }
  }

  copyCells(cells: Uint8Array): void {
    copyCells(this.bitboard, cells)
  }

  /** Plays the cascade of a swap, then finds the swaps of the resting board. */
  private settle(luck: Luck, turn: Turn): void {
    const { bitboard } = this
    let from = this.changedFrom
    let to = this.changedTo
    let gems = findMarks(bitboard, from, to)
    while (gems > 0) {
      if (turn.steps === LONGEST_CASCADE) {
        turn.redeal = 'cut'
        return
      }
      this.count(gems, turn)
      fallAndFill(bitboard, luck)
      from = Math.min(from, bitboard.firstColumn)
      to = Math.max(to, bitboard.lastColumn)
      gems = findMarks(bitboard, bitboard.firstColumn, bitboard.lastColumn)
    }
    this.swapCount += findSwaps(bitboard, from, to)
    if (this.swapCount === 0) turn.redeal = 'dead'
  }

  /** Memoizes the trial of the present stream. */
  private trialWith(random: Random): BitTrial {
    if (this.trial?.random !== random) {
      const { playfield = new BitPlayfield(this.shape), turn = new Turn(this.shape) } =
        this.trial ?? {}
      this.trial = { playfield, turn, random, luck: streamLuck(random, this.shape) }
    }
    return this.trial
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
    this.changedFrom = columnOf(this.bitboard, bit)
    this.changedTo = isAcross ? this.changedFrom + 1 : this.changedFrom
    exchange(this.bitboard, bit, bit + (isAcross ? columnBits : 1))
  }
}
