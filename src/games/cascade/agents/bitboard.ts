import { cellAt, countCells, type Size } from '#src/engine/grid.ts'
import type { BoardSettings } from './playfield.ts'

/** Empty words before, between and after sets: the most that three columns take. */
const MARGIN = 3

/** A bitboard's layout. Field initializers can read fields of a base class, but not constructor parameters. */
class Layout {
  protected end = MARGIN
  constructor(protected readonly shape: BoardSettings) {}
}

/**
 * A board as bitboards. A set has one bit per cell in 32-bit words: a column takes 8, 16 or 32 bits, top row
 * lowest, columns in order. Neighbouring rows are shifts, neighbouring columns reads at another address. Gems
 * are two to five sets, the planes, which hold the bits of each cell's kind, 0 where there is no gem; comparing
 * neighbours is an XOR of shifted planes, at the same cost for any number of kinds. All sets share one array
 * and are named by their first word's index. Unaligned reads require a little-endian machine, as all that run
 * browsers are.
 *
 * Fields are initialized in place, and masks share the array of sets: V8 checks the types of other fields, and the
 * bounds of other arrays, at each read.
 */
export class Bitboard extends Layout implements Size {
  readonly rows = this.shape.rows
  readonly cols = this.shape.cols
  readonly columnBits = this.rows <= 8 ? 8 : this.rows <= 16 ? 16 : 32
  readonly columnBytes = this.columnBits / 8
  /** log2 of the columns per word. */
  readonly columnShift = 5 - Math.log2(this.columnBits)
  /** Words and bits in a set, and words from set to set. */
  readonly size = ((this.cols - 1) >> this.columnShift) + 1
  readonly bits = 32 * this.size
  readonly stride = this.size + MARGIN

  readonly planes = this.addSets(32 - Math.clz32(this.shape.kinds))
  readonly planesEnd = this.end
  /** Gems equal to the one that many rows below or above, and columns to the right. */
  readonly right2 = this.addSets()
  readonly right3 = this.addSets()
  readonly down2 = this.addSets()
  readonly down3 = this.addSets()
  readonly down1right1 = this.addSets()
  readonly down1right2 = this.addSets()
  readonly down2right1 = this.addSets()
  readonly up1right1 = this.addSets()
  readonly up1right2 = this.addSets()
  readonly up2right1 = this.addSets()
  /** Two sets each, horizontal then vertical: legal swaps, and those that take more than three gems. */
  readonly swaps = this.addSets(2)
  readonly large = this.addSets(2)
  /** Legal swaps per word of those sets. */
  readonly counts = this.addSets(2)
  /** Gems in runs; while groups are counted: gems left to count, those of one kind, and the flood. */
  readonly marks = this.addSets()
  readonly uncounted = this.addSets()
  readonly group = this.addSets()
  readonly flood = this.addSets()
  /** Cells that take gems, and those with another to the right, or below. */
  readonly cells = this.addSets()
  readonly across = this.addSets()
  readonly down = this.addSets()
  /** Ends of falls: the last bit of each column, and holes. */
  readonly ends = this.addSets()
  /** Cells 1, 2, 4 … rows above another, without a hole between: a set for each distance below `columnBits`. */
  readonly falls = this.addSets(5 - this.columnShift)

  readonly words = new Int32Array(this.end)
  readonly bytes = new DataView(this.words.buffer)
  /** The part that lasts from swap to swap. */
  readonly persistent = this.words.subarray(0, this.marks)
  /** Bits of a word with that many above or below them in their column. */
  readonly above1 = bitsOfRows(this.columnBits, 1, this.columnBits)
  readonly above2 = bitsOfRows(this.columnBits, 2, this.columnBits)
  readonly below1 = bitsOfRows(this.columnBits, 0, this.columnBits - 1)
  readonly below2 = bitsOfRows(this.columnBits, 0, this.columnBits - 2)
  readonly below3 = bitsOfRows(this.columnBits, 0, this.columnBits - 3)
  /** The range of words and columns with marks. */
  markedFrom = 0
  markedTo = 0
  firstColumn = 0
  lastColumn = 0

  constructor(shape: BoardSettings) {
    super(shape)
    addMasks(this, shape)
  }

  private addSets(count = 1): number {
    this.end += count * this.stride
    return this.end - count * this.stride
  }
}

/** Returns a word with rows `from` to `to`, exclusive, of every column set. */
function bitsOfRows(columnBits: number, from: number, to: number): number {
  let word = 0
  for (let bit = 0; bit < 32; bit++) {
    const row = bit % columnBits
    if (row >= from && row < to) word |= 1 << bit
  }
  return word
}

function addMasks(board: Bitboard, { rows, cols, holes = [] }: BoardSettings): void {
  const { columnBits, stride, bits } = board
  const takesGem = new Uint8Array(countCells(board)).fill(1)
  for (const hole of holes) takesGem[hole] = 0
  const isCell = (row: number, col: number): boolean =>
    row < rows && col < cols && takesGem[cellAt(cols, row, col)] === 1
  for (let bit = 0; bit < bits; bit++) {
    const row = bit % columnBits
    const col = columnOf(board, bit)
    if (row === columnBits - 1 || !isCell(row, col)) addBit(board, board.ends, bit)
    if (!isCell(row, col)) continue
    addBit(board, board.cells, bit)
    if (isCell(row, col + 1)) addBit(board, board.across, bit)
    if (isCell(row + 1, col)) addBit(board, board.down, bit)
    let below = 0
    while (isCell(row + below + 1, col)) below++
    for (let power = 0; 1 << power <= below; power++)
      addBit(board, board.falls + power * stride, bit)
  }
}

function addBit({ words }: Bitboard, set: number, bit: number): void {
  words[set + (bit >> 5)] = (words[set + (bit >> 5)] ?? 0) | (1 << bit)
}

/** The column of a bit. Bits are numbered through a set's words. */
export const columnOf = ({ columnShift }: Bitboard, bit: number): number => bit >> (5 - columnShift)

/** Sets the gems of all cells, in row-major order; 0 where there is none. */
export function loadCells(board: Bitboard, cells: Readonly<Uint8Array>): void {
  const { rows, cols, columnBits, words, stride, planes, planesEnd } = board
  words.fill(0, planes, planesEnd)
  for (let plane = planes, shift = 0; plane < planesEnd; plane += stride, shift++) {
    for (let col = 0; col < cols; col++) {
      const bit = col * columnBits
      let column = 0
      for (let row = 0, cell = col; row < rows; row++, cell += cols)
        column |= (((cells[cell] ?? 0) >> shift) & 1) << row
      words[plane + (bit >> 5)] = (words[plane + (bit >> 5)] ?? 0) | (column << bit)
    }
  }
}

export function copyCells(board: Bitboard, cells: Uint8Array): void {
  const { rows, cols, columnBits } = board
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++)
      cells[cellAt(cols, row, col)] = kindAt(board, col * columnBits + row)
  }
}

export function kindAt({ words, stride, planes, planesEnd }: Bitboard, bit: number): number {
  let kind = 0
  for (let index = planesEnd - stride + (bit >> 5); index >= planes; index -= stride)
    kind = (kind << 1) | (((words[index] ?? 0) >>> bit) & 1)
  return kind
}

/** A set's bit, 0 or 1. */
export const bitAt = (words: Int32Array, set: number, bit: number): number =>
  ((words[set + (bit >> 5)] ?? 0) >>> bit) & 1

export function exchange(board: Bitboard, one: number, other: number): void {
  const { words, stride, planes, planesEnd } = board
  for (let plane = planes; plane < planesEnd; plane += stride) {
    const from = plane + (one >> 5)
    const to = plane + (other >> 5)
    const differ = (((words[from] ?? 0) >>> one) ^ ((words[to] ?? 0) >>> other)) & 1
    words[from] = (words[from] ?? 0) ^ (differ << one)
    words[to] = (words[to] ?? 0) ^ (differ << other)
  }
}

/** Counts set bits: https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word)
