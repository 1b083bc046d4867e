import { cellAt, isInside, type Size } from '#src/engine/grid.ts'
import type { Board } from '../rules/board'

/** Words without a cell before, between and after sets: as many as three columns can take. */
const MARGIN = 3

/**
 * A board as sets of cells. A set has a bit for each cell, in words of 32 bits: a column takes 8, 16 or 32 of them, its
 * top row the lowest, and column follows column. Rows are shifts; a column further to the right is read from an address
 * further on. The gems are two to four such sets, the planes: the bits of each cell's kind, from 0. So "equal to the
 * neighbour" is an exclusive or of the planes and the planes moved, and costs the same for any number of kinds.
 *
 * All sets lie in one array and are named by the index of their first word. Words are read at any byte, which needs a
 * machine that keeps the lowest byte first, as all that run browsers do.
 */
export class Bitboard {
  readonly rows: number
  readonly cols: number
  /** Bits and bytes of a column. */
  readonly columnBits: number
  readonly columnBytes: number
  /** The shift from a column to its word. */
  readonly columnShift: number
  /** Words of a set, and bits. */
  readonly size: number
  readonly bits: number
  readonly edges: Edges
  readonly words: Int32Array
  readonly bytes: DataView
  /** From each set to the next. */
  readonly stride: number

  readonly planes: number
  readonly planesEnd: number
  /** Two sets each: legal swaps of a cell and the one to its right, and then below; those of more than three gems. */
  readonly swaps: number
  readonly large: number
  /** How many legal swaps each word of those two has. */
  readonly counts: number
  /** Gems in runs of three or more; while they are counted: those still to count, some of one kind, a part of these. */
  readonly marks: number
  readonly uncounted: number
  readonly group: number
  readonly flood: number

  /** Where marks are: the first and last word, and column. */
  markedFrom = 0
  markedTo = 0
  firstColumn = 0
  lastColumn = 0

  private end = MARGIN
  /** All that lasts from swap to swap. */
  private readonly lasting: Int32Array

  constructor({ rows, cols }: Size, kinds: number) {
    this.rows = rows
    this.cols = cols
    this.columnBits = rows <= 8 ? 8 : rows <= 16 ? 16 : 32
    this.columnBytes = this.columnBits / 8
    this.columnShift = 5 - Math.log2(this.columnBits)
    this.size = ((cols - 1) >> this.columnShift) + 1
    this.bits = 32 * this.size
    this.edges = findEdges(this)
    this.stride = this.size + MARGIN
    this.planes = this.addSets(32 - Math.clz32(kinds - 1))
    this.planesEnd = this.end
    this.swaps = this.addSets(2)
    this.large = this.addSets(2)
    this.counts = this.addSets(2)
    this.marks = this.addSets(1)
    this.uncounted = this.addSets(1)
    this.group = this.addSets(1)
    this.flood = this.addSets(1)
    this.words = new Int32Array(this.end)
    this.bytes = new DataView(this.words.buffer)
    this.lasting = this.words.subarray(0, this.marks)
  }

  columnOf(bit: number): number {
    return bit >> (5 - this.columnShift)
  }

  copy({ lasting }: Bitboard): void {
    this.lasting.set(lasting)
  }

  /** Lays out a full board. */
  lay({ rows, cols, cells }: Board): void {
    this.words.fill(0, this.planes, this.planesEnd)
    for (let col = 0; col < cols; col++) {
      const first = col * this.columnBits
      for (let row = 0; row < rows; row++) {
        this.addGem(first + row, (cells[cellAt(cols, row, col)] ?? 1) - 1)
      }
    }
  }

  /** Puts a gem where the planes have none. Bits count through the words of a set. */
  addGem(bit: number, kind: number): void {
    const { words, stride, planesEnd } = this
    let rest = kind
    for (let index = this.planes + (bit >> 5); index < planesEnd; index += stride) {
      words[index] = (words[index] ?? 0) | ((rest & 1) << bit)
      rest >>= 1
    }
  }

  /** The kind of a gem, from 0. */
  kindAt(bit: number): number {
    let kind = 0
    for (let plane = this.planesEnd; plane > this.planes; ) {
      plane -= this.stride
      kind = (kind << 1) | (((this.words[plane + (bit >> 5)] ?? 0) >>> bit) & 1)
    }
    return kind
  }

  /** Exchanges two gems. */
  exchange(one: number, other: number): void {
    const { words, stride, planesEnd } = this
    for (let plane = this.planes; plane < planesEnd; plane += stride) {
      const [from, to] = [plane + (one >> 5), plane + (other >> 5)]
      const differ = (((words[from] ?? 0) >>> one) ^ ((words[to] ?? 0) >>> other)) & 1
      words[from] = (words[from] ?? 0) ^ (differ << one)
      words[to] = (words[to] ?? 0) ^ (differ << other)
    }
  }

  board(): Board {
    const { rows, cols } = this
    const cells = new Uint8Array(rows * cols)
    this.copyCells(cells)
    return { rows, cols, cells }
  }

  copyCells(cells: Uint8Array): void {
    const { rows, cols, columnBits } = this
    for (let col = 0; col < cols; col++) {
      const bit = col * columnBits
      const a = this.columnOfPlane(0, bit)
      const b = this.columnOfPlane(1, bit)
      const c = this.columnOfPlane(2, bit)
      const d = this.columnOfPlane(3, bit)
      for (let row = 0; row < rows; row++) {
        const low = ((a >>> row) & 1) | (((b >>> row) & 1) << 1)
        const high = ((c >>> row) & 1) | (((d >>> row) & 1) << 1)
        cells[cellAt(cols, row, col)] = 1 + low + 4 * high
      }
    }
  }

  /** The bits of a column, from its first; none of a plane that the kinds do not need. */
  private columnOfPlane(plane: number, bit: number): number {
    const index = this.planes + plane * this.stride
    return index < this.planesEnd ? (this.words[index + (bit >> 5)] ?? 0) >>> bit : 0
  }

  private addSets(count: number): number {
    const first = this.end
    this.end += count * this.stride
    return first
  }
}

/** The cells that have no cell so many columns to the left or right, or rows below; those off the board are among them. */
interface Edges {
  readonly left1: Int32Array
  readonly left2: Int32Array
  readonly right1: Int32Array
  readonly right2: Int32Array
  readonly right3: Int32Array
  readonly down1: Int32Array
  readonly down2: Int32Array
  readonly down3: Int32Array
}

function findEdges(board: Bitboard): Edges {
  const { bits, columnBits } = board
  const without = (down: number, right: number) => {
    const words = new Int32Array(board.size)
    for (let bit = 0; bit < bits; bit++) {
      const row = bit % columnBits
      const col = (bit - row) / columnBits
      const hasBoth =
        isInside(board, { row, col }) && isInside(board, { row: row + down, col: col + right })
      if (!hasBoth) words[bit >> 5] = (words[bit >> 5] ?? 0) | (1 << bit)
    }
    return words
  }
  return {
    left1: without(0, -1),
    left2: without(0, -2),
    right1: without(0, 1),
    right2: without(0, 2),
    right3: without(0, 3),
    down1: without(1, 0),
    down2: without(2, 0),
    down3: without(3, 0),
  }
}

/** The number of bits set. https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The number of a word's lowest bit that is set; of its highest, 31 − clz32. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word)
