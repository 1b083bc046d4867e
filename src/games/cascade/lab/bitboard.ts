import { cellAt, isInside } from '#src/engine/grid.ts'
import type { Board } from '../rules/board'
import type { Shape } from './playfield'

/** Empty words before, between and after sets: the most that three columns take. */
const MARGIN = 3

/**
 * A board as bitboards. A set has one bit per cell in 32-bit words: a column takes 8, 16 or 32 bits, top row
 * lowest, columns in order. Neighbouring rows are shifts, neighbouring columns reads at another address. Gems
 * are two to four sets, the planes, which hold the bits of each cell's kind from 0; comparing neighbours is an
 * XOR of shifted planes, at the same cost for any number of kinds. A hole has all bits, unlike any gem. All sets share one array and are named by
 * their first word's index. Unaligned reads require a little-endian machine, as all that run browsers are.
 */
export class Bitboard {
  readonly rows: number
  readonly cols: number
  readonly columnBits: number
  readonly columnBytes: number
  /** log2 of the columns per word. */
  readonly columnShift: number
  readonly size: number
  readonly bits: number
  readonly edges: Edges
  readonly masks: Masks
  readonly words: Int32Array
  readonly bytes: DataView
  /** Words between sets. */
  readonly stride: number

  readonly planes: number
  readonly planesEnd: number
  /** Two sets each, horizontal then vertical: legal swaps, and those that take more than three gems. */
  readonly swaps: number
  readonly large: number
  /** Legal swaps per word of those sets. */
  readonly counts: number
  /** Gems in runs; while groups are counted: gems left to count, those of one kind, and the flood. */
  readonly marks: number
  readonly uncounted: number
  readonly group: number
  readonly flood: number

  /** The range of words and columns with marks. */
  markedFrom = 0
  markedTo = 0
  firstColumn = 0
  lastColumn = 0

  private end = MARGIN
  /** The part that lasts from swap to swap. */
  private readonly persistent: Int32Array

  constructor({ rows, cols, kinds, holes = [] }: Shape) {
    this.rows = rows
    this.cols = cols
    this.columnBits = rows <= 8 ? 8 : rows <= 16 ? 16 : 32
    this.columnBytes = this.columnBits / 8
    this.columnShift = 5 - Math.log2(this.columnBits)
    this.size = ((cols - 1) >> this.columnShift) + 1
    this.bits = 32 * this.size
    this.edges = findEdges(this)
    this.masks = findMasks(this, new Set(holes))
    this.stride = this.size + MARGIN
    this.planes = this.addSets(32 - Math.clz32(holes.length > 0 ? kinds : kinds - 1))
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
    this.persistent = this.words.subarray(0, this.marks)
  }

  columnOf(bit: number): number {
    return bit >> (5 - this.columnShift)
  }

  copy({ persistent }: Bitboard): void {
    this.persistent.set(persistent)
  }

  /** Sets all gems of a full board, and its holes. */
  load({ rows, cols, cells }: Board): void {
    this.words.fill(0, this.planes, this.planesEnd)
    for (let col = 0; col < cols; col++) {
      const first = col * this.columnBits
      for (let row = 0; row < rows; row++) {
        this.addGem(first + row, (cells[cellAt(cols, row, col)] ?? 1) - 1)
      }
    }
  }

  /** Adds a gem to an empty cell. Bits are numbered through a set's words. */
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
      const gems = (this.masks.cells[bit >> 5] ?? 0) >>> bit
      const a = this.columnOfPlane(0, bit)
      const b = this.columnOfPlane(1, bit)
      const c = this.columnOfPlane(2, bit)
      const d = this.columnOfPlane(3, bit)
      for (let row = 0; row < rows; row++) {
        const low = ((a >>> row) & 1) | (((b >>> row) & 1) << 1)
        const high = ((c >>> row) & 1) | (((d >>> row) & 1) << 1)
        cells[cellAt(cols, row, col)] = ((gems >>> row) & 1) * (1 + low + 4 * high)
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

/** Cells without a cell that many columns to the left or right, or rows below; bits off the board are set. */
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
  const without = (down: number, right: number) =>
    setOf(
      board,
      (row, col) =>
        !isInside(board, { row, col }) || !isInside(board, { row: row + down, col: col + right }),
    )
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

/** Cells with gems; those with a gem to the right, or below; the last bit of each column, and holes, where falls end. */
interface Masks {
  readonly cells: Int32Array
  readonly across: Int32Array
  readonly down: Int32Array
  readonly ends: Int32Array
}

function findMasks(board: Bitboard, holes: ReadonlySet<number>): Masks {
  const isHole = (row: number, col: number) => holes.has(cellAt(board.cols, row, col))
  const hasGem = (row: number, col: number) => isInside(board, { row, col }) && !isHole(row, col)
  return {
    cells: setOf(board, hasGem),
    across: setOf(board, (row, col) => hasGem(row, col) && hasGem(row, col + 1)),
    down: setOf(board, (row, col) => hasGem(row, col) && hasGem(row + 1, col)),
    ends: setOf(board, (row, col) => row === board.columnBits - 1 || isHole(row, col)),
  }
}

/** Returns a set by the row and column of its bits. */
function setOf(board: Bitboard, has: (row: number, col: number) => boolean): Int32Array {
  const words = new Int32Array(board.size)
  for (let bit = 0; bit < board.bits; bit++) {
    const row = bit % board.columnBits
    if (has(row, (bit - row) / board.columnBits))
      words[bit >> 5] = (words[bit >> 5] ?? 0) | (1 << bit)
  }
  return words
}

/** https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word)
