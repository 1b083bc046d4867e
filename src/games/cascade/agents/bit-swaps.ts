import { type Bitboard, bitAt, countBits, lowestBit } from './bitboard.ts'

/** Updates the legal swaps around changed columns of a board without runs; returns the change of their number. */
export function findSwaps(board: Bitboard, from: number, to: number): number {
  const { columnShift, size } = board
  const first = Math.max(0, from - 3) >> columnShift
  for (let i = first; i <= to >> columnShift; i++) compareGems(board, i)
  const last = Math.min(size - 1, (to + 2) >> columnShift)
  let more = 0
  for (let i = first; i <= last; i++) more += findAcross(board, i) + findDown(board, i)
  return more
}

/** Compares gems with those whose run a swap can complete. */
function compareGems(board: Bitboard, i: number): void {
  const { words, bytes, stride, planes, planesEnd, columnBytes } = board
  let right2 = 0
  let right3 = 0
  let down2 = 0
  let down3 = 0
  let down1right1 = 0
  let down1right2 = 0
  let down2right1 = 0
  let up1right1 = 0
  let up1right2 = 0
  let up2right1 = 0
  for (let plane = planes + i; plane < planesEnd; plane += stride) {
    const gem = words[plane] ?? 0
    const next = bytes.getInt32(4 * plane + columnBytes, true)
    const next2 = bytes.getInt32(4 * plane + 2 * columnBytes, true)
    right2 |= gem ^ next2
    right3 |= gem ^ bytes.getInt32(4 * plane + 3 * columnBytes, true)
    down2 |= gem ^ (gem >>> 2)
    down3 |= gem ^ (gem >>> 3)
    down1right1 |= gem ^ (next >>> 1)
    down1right2 |= gem ^ (next2 >>> 1)
    down2right1 |= gem ^ (next >>> 2)
    up1right1 |= gem ^ (next << 1)
    up1right2 |= gem ^ (next2 << 1)
    up2right1 |= gem ^ (next << 2)
  }
  words[board.right2 + i] = ~right2
  words[board.right3 + i] = ~right3
  words[board.down2 + i] = ~down2 & board.below2
  words[board.down3 + i] = ~down3 & board.below3
  words[board.down1right1 + i] = ~down1right1 & board.below1
  words[board.down1right2 + i] = ~down1right2 & board.below1
  words[board.down2right1 + i] = ~down2right1 & board.below2
  words[board.up1right1 + i] = ~up1right1 & board.above1
  words[board.up1right2 + i] = ~up1right2 & board.above1
  words[board.up2right1 + i] = ~up2right1 & board.above2
}

/**
 * Finds swaps of a gem x with its right neighbour y. Either may complete a run in the other's cell: with two
 * gems ahead, two below, two above, or one each below and above. Returns the change of their number.
 */
function findAcross(board: Bitboard, i: number): number {
  const { words, bytes, columnBytes } = board
  const right = (words[board.right2 + i] ?? 0) & (words[board.right3 + i] ?? 0)
  const left =
    bytes.getInt32(4 * (board.right2 + i) - columnBytes, true) &
    bytes.getInt32(4 * (board.right3 + i) - 2 * columnBytes, true)
  // x equals the gems 1 and 2 below and above y.
  const down1 = words[board.down1right1 + i] ?? 0
  const down2 = words[board.down2right1 + i] ?? 0
  const up1 = words[board.up1right1 + i] ?? 0
  const up2 = words[board.up2right1 + i] ?? 0
  const ofX = anyRun(right, down1, down2, up1, up2)
  const ofY = anyRun(left, up1 >>> 1, up2 >>> 2, down1 << 1, down2 << 2)
  const large =
    twoRuns(right, down1, down2, up1, up2) |
    twoRuns(left, up1 >>> 1, up2 >>> 2, down1 << 1, down2 << 2) |
    (ofX & ofY)
  const pairs = words[board.across + i] ?? 0
  return setSwaps(board, i, (ofX | ofY) & pairs, large & pairs)
}

/** Finds swaps of a gem x with the gem y below: `findAcross`, transposed. */
function findDown(board: Bitboard, i: number): number {
  const { words, bytes, stride, columnBytes } = board
  const down2 = words[board.down2 + i] ?? 0
  const down3 = words[board.down3 + i] ?? 0
  // x equals the gems 1 and 2 to the right and left of y, and y those of x.
  const xRight1 = words[board.down1right1 + i] ?? 0
  const xRight2 = words[board.down1right2 + i] ?? 0
  const xLeft1 = bytes.getInt32(4 * (board.up1right1 + i) - columnBytes, true) >>> 1
  const xLeft2 = bytes.getInt32(4 * (board.up1right2 + i) - 2 * columnBytes, true) >>> 1
  const yRight1 = (words[board.up1right1 + i] ?? 0) >>> 1
  const yRight2 = (words[board.up1right2 + i] ?? 0) >>> 1
  const yLeft1 = bytes.getInt32(4 * (board.down1right1 + i) - columnBytes, true)
  const yLeft2 = bytes.getInt32(4 * (board.down1right2 + i) - 2 * columnBytes, true)
  const below = down2 & down3
  const above = (down2 << 1) & (down3 << 2)
  const ofX = anyRun(below, xRight1, xRight2, xLeft1, xLeft2)
  const ofY = anyRun(above, yRight1, yRight2, yLeft1, yLeft2)
  const large =
    twoRuns(below, xRight1, xRight2, xLeft1, xLeft2) |
    twoRuns(above, yRight1, yRight2, yLeft1, yLeft2) |
    (ofX & ofY)
  const pairs = words[board.down + i] ?? 0
  return setSwaps(board, stride + i, (ofX | ofY) & pairs, large & pairs)
}

function setSwaps(board: Bitboard, i: number, swaps: number, large: number): number {
  const { words } = board
  words[board.swaps + i] = swaps
  words[board.large + i] = large
  const before = words[board.counts + i] ?? 0
  const count = countBits(swaps)
  words[board.counts + i] = count
  return count - before
}

/** Bits where a gem completes a run: with two ahead, or with the gems 1 and 2 to either side of its direction. */
const anyRun = (ahead: number, one1: number, one2: number, other1: number, other2: number) =>
  ahead | (one1 & one2) | (other1 & other2) | (one1 & other1)

/** Bits where a gem completes two runs, or one longer than three. */
const twoRuns = (ahead: number, one1: number, one2: number, other1: number, other2: number) =>
  (ahead & anyRun(0, one1, one2, other1, other2)) | (one1 & other1 & (one2 | other2))

/** Locates a legal swap: the bit of its first cell, plus the bits of a set if it is vertical. */
export function locateSwap({ words, swaps, counts, stride, size }: Bitboard, swap: number): number {
  let rest = swap
  for (let way = 0; way < 2; way++) {
    for (let i = 0; i < size; i++) {
      const count = words[counts + way * stride + i] ?? 0
      if (rest < count)
        return 32 * (way * size + i) + nthBit(words[swaps + way * stride + i] ?? 0, rest)
      rest -= count
    }
  }
  throw new RangeError(`No legal swap ${swap}`)
}

function nthBit(word: number, n: number): number {
  let rest = word
  for (let dropped = 0; dropped < n; dropped++) rest &= rest - 1
  return lowestBit(rest)
}

/** Lists the swaps that take more than three gems, and the gems of their first steps; returns their number. */
export function listLargeSwaps(board: Bitboard, found: Uint16Array, gems: Uint8Array): number {
  const { words, swaps, large, counts, stride, size } = board
  let count = 0
  let before = 0
  for (let index = 0; index < stride + size; index++) {
    for (let rest = words[large + index] ?? 0; rest !== 0; rest &= rest - 1) {
      const bit = 32 * index + lowestBit(rest)
      const lower = (rest & -rest) - 1
      gems[count] = index < size ? countAcross(board, bit) : countDown(board, bit - 32 * stride)
      found[count++] = before + countBits((words[swaps + index] ?? 0) & lower)
    }
    before += words[counts + index] ?? 0
  }
  return count
}

/** Counts the gems of the swap that `findAcross` finds at a bit. */
function countAcross(board: Bitboard, x: number): number {
  const { right2, right3, down1right1, down2right1, up1right1, up2right1, columnBits } = board
  const right = countEqual(board, right2, x, right3, x)
  const left = countEqual(board, right2, x - columnBits, right3, x - 2 * columnBits)
  const xDown = countEqual(board, down1right1, x, down2right1, x)
  const xUp = countEqual(board, up1right1, x, up2right1, x)
  const yUp = countEqual(board, up1right1, x + 1, up2right1, x + 2)
  const yDown = countEqual(board, down1right1, x - 1, down2right1, x - 2)
  return countRuns(right, xDown, xUp) + countRuns(left, yUp, yDown)
}

/** Counts the gems of the swap that `findDown` finds at a bit. */
function countDown(board: Bitboard, x: number): number {
  const { down2, down3, down1right1, down1right2, up1right1, up1right2, columnBits } = board
  const left1 = columnBits
  const left2 = 2 * columnBits
  const below = countEqual(board, down2, x, down3, x)
  const above = countEqual(board, down2, x - 1, down3, x - 2)
  const xRight = countEqual(board, down1right1, x, down1right2, x)
  const xLeft = countEqual(board, up1right1, x + 1 - left1, up1right2, x + 1 - left2)
  const yRight = countEqual(board, up1right1, x + 1, up1right2, x + 1)
  const yLeft = countEqual(board, down1right1, x - left1, down1right2, x - left2)
  return countRuns(below, xRight, xLeft) + countRuns(above, yRight, yLeft)
}

/** Counts the gems on one side that equal a swapped one: the first, and the second if the first does. */
function countEqual(
  { words }: Bitboard,
  set1: number,
  bit1: number,
  set2: number,
  bit2: number,
): number {
  const first = bitAt(words, set1, bit1)
  return first + (first & bitAt(words, set2, bit2))
}

/** Counts the gems that a swapped one takes, itself too, by those that equal it on three sides. */
function countRuns(ahead: number, one: number, other: number): number {
  const gems = (ahead > 1 ? ahead : 0) + (one + other > 1 ? one + other : 0)
  return gems > 0 ? gems + 1 : 0
}

/**
 * Lists the places of the legal swaps, in order; returns their number. A place is a swap's index among all pairs of
 * neighbours: horizontal, then vertical; each column by column from the top.
 */
export function listPlaces(board: Bitboard, places: Uint16Array): number {
  const { words, swaps, stride, size, rows, cols, columnBits } = board
  let count = 0
  for (let way = 0; way < 2; way++) {
    const first = way * rows * (cols - 1)
    for (let i = 0; i < size; i++) {
      for (let rest = words[swaps + way * stride + i] ?? 0; rest !== 0; rest &= rest - 1) {
        const bit = 32 * i + lowestBit(rest)
        const row = bit & (columnBits - 1)
        places[count++] = first + ((bit - row) / columnBits) * (rows - way) + row
      }
    }
  }
  return count
}
