import type { Luck } from '../rules/luck.ts'
import { type Bitboard, columnOf, countBits, lowestBit } from './bitboard.ts'

/**
 * Marks and counts the gems in runs of three or more. Only columns `from` to `to` changed on a board without
 * runs, so only those and two more on either side are searched; other marks are kept.
 */
export function findMarks(board: Bitboard, from: number, to: number): number {
  const { words, group, size, columnShift } = board
  const first = Math.max(0, from - 2) >> columnShift
  const last = Math.min(size - 1, (to + 2) >> columnShift)
  for (let i = first; i <= last; i++) compareNeighbours(board, i)
  words[group + first - 1] = 0
  words[group + first - 2] = 0
  words[group + last + 1] = 0
  let gems = 0
  for (let i = first; i <= last; i++) gems += markRuns(board, i, gems === 0)
  return gems
}

/** Marks vertical threes in a word, and finds gems that equal their right neighbour. */
function compareNeighbours(board: Bitboard, i: number): void {
  const { words, bytes, stride, planes, planesEnd, columnBytes } = board
  let right = 0
  let down = 0
  for (let plane = planes + i; plane < planesEnd; plane += stride) {
    const gem = words[plane] ?? 0
    right |= gem ^ bytes.getInt32(4 * plane + columnBytes, true)
    down |= gem ^ (gem >>> 1)
  }
  const gems = words[board.cells + i] ?? 0
  const top = ~(down | (down >>> 1)) & gems & board.below2
  words[board.group + i] = ~right & gems
  words[board.marks + i] = top | (top << 1) | (top << 2)
}

/** Marks horizontal threes too, and extends the range of marks, or begins it; returns the number of marks in a word. */
function markRuns(board: Bitboard, i: number, isFirst: boolean): number {
  const { words, bytes, group, marks, columnBytes } = board
  const byte = 4 * (group + i)
  const pair = words[group + i] ?? 0
  const left = bytes.getInt32(byte - columnBytes, true)
  const word =
    (words[marks + i] ?? 0) |
    (pair & (left | bytes.getInt32(byte + columnBytes, true))) |
    (left & bytes.getInt32(byte - 2 * columnBytes, true))
  words[marks + i] = word
  if (word === 0) return 0
  if (isFirst) {
    board.markedFrom = i
    board.firstColumn = columnOf(board, 32 * i + lowestBit(word))
  }
  board.markedTo = i
  board.lastColumn = columnOf(board, 32 * i + 31 - Math.clz32(word))
  return countBits(word)
}

/**
 * Removes the marked gems, drops the others and refills. Holes divide a column into parts,
 * each filled from its own top; the upper part is first.
 */
export function fallAndFill(board: Bitboard, { refill }: Luck): void {
  for (let i = board.markedFrom; i <= board.markedTo; i++)
    fill(board, i, dropGems(board, i), refill)
}

/** Lets gems above the lowest gap of each part of a column fall by one until none can; returns the empty cells. */
function dropGems(board: Bitboard, i: number): number {
  const { words, stride, planes, planesEnd, falls, columnBits } = board
  let gaps = words[board.marks + i] ?? 0
  let filled = ~gaps
  while (gaps !== 0) {
    let falling = (gaps >>> 1) & (words[falls + i] ?? 0)
    for (let rows = 1, fall = falls + i; rows < columnBits; rows *= 2, fall += stride)
      falling |= (falling >>> rows) & (words[fall] ?? 0)
    const resting = ~(falling | gaps)
    for (let plane = planes + i; plane < planesEnd; plane += stride) {
      const word = words[plane] ?? 0
      words[plane] = (word & resting) | ((word & falling) << 1)
    }
    filled = (filled & resting) | ((filled & falling) << 1)
    gaps = (gaps & falling) << 1
  }
  return ~filled
}

/** Draws gems for the empty cells of a word, each part of a column from its lowest. */
function fill(board: Bitboard, i: number, empty: number, refill: Luck['refill']): void {
  const { words, stride, planes, planesEnd } = board
  const firstColumn = columnOf(board, 32 * i)
  const ends = words[board.ends + i] ?? 0
  // The bits of the kinds, plane by plane.
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let e = 0
  for (let rest = empty; rest !== 0; ) {
    const end = ends & -(rest & -rest)
    const bit = 31 - Math.clz32(rest & (end ^ (end - 1)))
    const kind = refill(firstColumn + columnOf(board, bit))
    a |= (kind & 1) << bit
    b |= ((kind >> 1) & 1) << bit
    c |= ((kind >> 2) & 1) << bit
    d |= ((kind >> 3) & 1) << bit
    e |= (kind >> 4) << bit
    rest ^= 1 << bit
  }
  for (let plane = planes + i; plane < planesEnd; plane += stride) {
    words[plane] = (words[plane] ?? 0) | a
    a = b
    b = c
    c = d
    d = e
  }
}
