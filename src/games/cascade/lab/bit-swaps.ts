import { type Bitboard, countBits, lowestBit } from './bitboard'

/**
 * Updates the legal swaps around the changed columns of a board without runs, without trying them; returns the
 * change of their number.
 */
export function findSwaps(board: Bitboard, from: number, to: number): number {
  const { words, swaps, counts, stride, columnShift, size } = board
  const last = Math.min(size - 1, (to + 3) >> columnShift)
  let more = 0
  for (let i = Math.max(0, from - 3) >> columnShift; i <= last; i++) {
    findAcross(board, i)
    findDown(board, i)
    for (let way = i; way <= stride + i; way += stride) {
      const count = countBits(words[swaps + way] ?? 0)
      more += count - (words[counts + way] ?? 0)
      words[counts + way] = count
    }
  }
  return more
}

/**
 * Finds swaps of a gem x with its right neighbour y. Either may complete a run in the other's cell: with two
 * gems ahead, two below, two above, or one each below and above.
 */
function findAcross(board: Bitboard, i: number): void {
  const { words, bytes, edges, stride, columnBytes } = board
  const pairs = board.masks.across[i] ?? 0
  let right2 = edges.right2[i] ?? 0
  let right3 = edges.right3[i] ?? 0
  let left1 = edges.left1[i] ?? 0
  let left2 = edges.left2[i] ?? 0
  // Difference of x from the gems 1 and 2 below y, and of y from those below x.
  let x1 = edges.down1[i] ?? 0
  let x2 = edges.down2[i] ?? 0
  let y1 = x1
  let y2 = x2
  const end = 4 * (board.planesEnd + i)
  for (let byte = 4 * (board.planes + i); byte < end; byte += 4 * stride) {
    const x = bytes.getInt32(byte, true)
    const y = bytes.getInt32(byte + columnBytes, true)
    right2 |= x ^ bytes.getInt32(byte + 2 * columnBytes, true)
    right3 |= x ^ bytes.getInt32(byte + 3 * columnBytes, true)
    left1 |= y ^ bytes.getInt32(byte - columnBytes, true)
    left2 |= y ^ bytes.getInt32(byte - 2 * columnBytes, true)
    x1 |= x ^ (y >>> 1)
    x2 |= x ^ (y >>> 2)
    y1 |= (x >>> 1) ^ y
    y2 |= (x >>> 2) ^ y
  }
  const right = ~(right2 | right3)
  const left = ~(left1 | left2)
  const ofX = anyRun(right, ~x1, ~x2, ~y1 << 1, ~y2 << 2)
  const ofY = anyRun(left, ~y1, ~y2, ~x1 << 1, ~x2 << 2)
  const largeX = twoRuns(right, ~x1, ~x2, ~y1 << 1, ~y2 << 2)
  const largeY = twoRuns(left, ~y1, ~y2, ~x1 << 1, ~x2 << 2)
  words[board.swaps + i] = (ofX | ofY) & pairs
  words[board.large + i] = (largeX | largeY | (ofX & ofY)) & pairs
}

/** Finds swaps of a gem x with the gem y below: `findAcross`, transposed. */
function findDown(board: Bitboard, i: number): void {
  const { words, bytes, edges, stride, columnBytes } = board
  const pairs = board.masks.down[i] ?? 0
  let down2 = edges.down2[i] ?? 0
  let down3 = edges.down3[i] ?? 0
  // Difference of x from the gems 1 and 2 to the right and left of y, and of y from those of x.
  let xRight1 = edges.right1[i] ?? 0
  let xRight2 = edges.right2[i] ?? 0
  let xLeft1 = edges.left1[i] ?? 0
  let xLeft2 = edges.left2[i] ?? 0
  let [yRight1, yRight2, yLeft1, yLeft2] = [xRight1, xRight2, xLeft1, xLeft2]
  const end = 4 * (board.planesEnd + i)
  for (let byte = 4 * (board.planes + i); byte < end; byte += 4 * stride) {
    const x = bytes.getInt32(byte, true)
    const right1 = bytes.getInt32(byte + columnBytes, true)
    const right2 = bytes.getInt32(byte + 2 * columnBytes, true)
    const left1 = bytes.getInt32(byte - columnBytes, true)
    const left2 = bytes.getInt32(byte - 2 * columnBytes, true)
    down2 |= x ^ (x >>> 2)
    down3 |= x ^ (x >>> 3)
    xRight1 |= x ^ (right1 >>> 1)
    xRight2 |= x ^ (right2 >>> 1)
    xLeft1 |= x ^ (left1 >>> 1)
    xLeft2 |= x ^ (left2 >>> 1)
    yRight1 |= (x >>> 1) ^ right1
    yRight2 |= (x >>> 1) ^ right2
    yLeft1 |= (x >>> 1) ^ left1
    yLeft2 |= (x >>> 1) ^ left2
  }
  const below = ~(down2 | down3)
  const above = (~down2 << 1) & (~down3 << 2)
  const ofX = anyRun(below, ~xRight1, ~xRight2, ~xLeft1, ~xLeft2)
  const ofY = anyRun(above, ~yRight1, ~yRight2, ~yLeft1, ~yLeft2)
  const largeX = twoRuns(below, ~xRight1, ~xRight2, ~xLeft1, ~xLeft2)
  const largeY = twoRuns(above, ~yRight1, ~yRight2, ~yLeft1, ~yLeft2)
  words[board.swaps + stride + i] = (ofX | ofY) & pairs
  words[board.large + stride + i] = (largeX | largeY | (ofX & ofY)) & pairs
}

/** Bits where a gem completes a run: with two ahead, or with the gems 1 and 2 to either side of its direction. */
const anyRun = (ahead: number, one1: number, one2: number, other1: number, other2: number) =>
  ahead | (one1 & one2) | (other1 & other2) | (one1 & other1)

/** Bits where a gem completes two runs, or one longer than three. */
const twoRuns = (ahead: number, one1: number, one2: number, other1: number, other2: number) =>
  (ahead & anyRun(0, one1, one2, other1, other2)) | (one1 & other1 & (one2 | other2))

/** Locates a legal swap: the bit of its first cell, plus the size of a set if it is vertical. */
export function locateSwap(
  { words, swaps, counts, stride, size, bits }: Bitboard,
  swap: number,
): number {
  let rest = swap
  for (let way = 0; way < 2; way++) {
    for (let i = 0; i < size; i++) {
      const count = words[counts + way * stride + i] ?? 0
      if (rest < count)
        return way * bits + 32 * i + nthBit(words[swaps + way * stride + i] ?? 0, rest)
      rest -= count
    }
  }
  throw new RangeError(`No legal swap ${swap}`)
}

/** Returns a word's n-th set bit, from 0. */
function nthBit(word: number, n: number): number {
  let rest = word
  for (let dropped = 0; dropped < n; dropped++) rest &= rest - 1
  return lowestBit(rest)
}

/** Lists the swaps that take more than three gems; returns their number. */
export function listLargeSwaps(board: Bitboard, found: Uint16Array): number {
  const { words, swaps, large, counts, stride, size } = board
  let count = 0
  let before = 0
  for (let index = 0; index < stride + size; index++) {
    for (let rest = words[large + index] ?? 0; rest !== 0; rest &= rest - 1) {
      const lower = (rest & -rest) - 1
      found[count++] = before + countBits((words[swaps + index] ?? 0) & lower)
    }
    before += words[counts + index] ?? 0
  }
  return count
}

/**
 * Lists the places of the legal swaps, in order; returns their number. A place is a swap's index among all pairs of
 * neighbours: horizontal, then vertical; each column by column from the top.
 */
export function listPlaces(board: Bitboard, places: Uint16Array): number {
  const across = board.rows * (board.cols - 1)
  const found = addPlaces(board, board.swaps, board.rows, 0, places, 0)
  return addPlaces(board, board.swaps + board.stride, board.rows - 1, across, places, found)
}

/** Adds the places of one set, whose columns have `perColumn` pairs, to those found before. */
function addPlaces(
  { words, size, columnBits }: Bitboard,
  set: number,
  perColumn: number,
  first: number,
  places: Uint16Array,
  found: number,
): number {
  let count = found
  for (let i = 0; i < size; i++) {
    for (let rest = words[set + i] ?? 0; rest !== 0; rest &= rest - 1) {
      const bit = 32 * i + lowestBit(rest)
      const row = bit & (columnBits - 1)
      places[count++] = first + ((bit - row) / columnBits) * perColumn + row
    }
  }
  return count
}
