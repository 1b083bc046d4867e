import type { Random } from '#src/engine/random.ts'
import { type Bitboard, countBits, lowestBit } from './bitboard'

/**
 * Marks and counts the gems in runs of three or more. Only columns `from` to `to` changed on a board without
 * runs, so only those and two more on either side are searched; other marks are kept.
 */
export function findMarks(board: Bitboard, from: number, to: number): number {
  const { words, group, marks, size, columnShift } = board
  const first = Math.max(0, from - 2) >> columnShift
  const last = Math.min(size - 1, to >> columnShift)
  let any = 0
  for (let i = first; i <= last; i++) any |= findRuns(board, i)
  if (any === 0) return 0
  words[group + first - 1] = 0
  words[group + first - 2] = 0
  const end = Math.min(size - 1, (to + 2) >> columnShift)
  for (let i = last + 1; i <= end; i++) {
    words[group + i] = 0
    words[marks + i] = 0
  }
  return markRuns(board, first, end)
}

/** Marks vertical threes in a word, and finds the first gems of horizontal threes. */
function findRuns(board: Bitboard, i: number): number {
  const { words, bytes, edges, stride, columnBytes } = board
  const gems = board.masks.cells[i] ?? 0
  // Bits of difference: between a gem and its neighbour, and between that one and the next.
  let near = edges.right1[i] ?? 0
  let far = edges.right2[i] ?? 0
  let down = edges.down1[i] ?? 0
  const end = 4 * (board.planesEnd + i)
  for (let byte = 4 * (board.planes + i); byte < end; byte += 4 * stride) {
    const x = bytes.getInt32(byte, true)
    const next = bytes.getInt32(byte + columnBytes, true)
    near |= x ^ next
    far |= next ^ bytes.getInt32(byte + 2 * columnBytes, true)
    down |= x ^ (x >>> 1)
  }
  const start = ~(near | far) & gems
  const top = ~(down | (down >>> 1)) & gems
  words[board.group + i] = start
  words[board.marks + i] = top | (top << 1) | (top << 2)
  return start | top
}

/** Marks horizontal threes too; counts all marks. */
function markRuns(board: Bitboard, first: number, last: number): number {
  const { words, bytes, group, marks, columnBytes } = board
  let gems = 0
  for (let i = first; i <= last; i++) {
    const byte = 4 * (group + i)
    const before =
      bytes.getInt32(byte - columnBytes, true) | bytes.getInt32(byte - 2 * columnBytes, true)
    const word = (words[marks + i] ?? 0) | (words[group + i] ?? 0) | before
    words[marks + i] = word
    if (word === 0) continue
    if (gems === 0) {
      board.markedFrom = i
      board.firstColumn = board.columnOf(32 * i + lowestBit(word))
    }
    board.markedTo = i
    board.lastColumn = board.columnOf(32 * i + 31 - Math.clz32(word))
    gems += countBits(word)
  }
  return gems
}

/**
 * Removes the marked gems, drops the others and refills in the order of `refill`, drawing uniformly from
 * `kindsByWeight`. Holes divide a column into parts, each filled from its own top; the upper part is first.
 */
export function fallAndFill(board: Bitboard, kindsByWeight: Uint8Array, random: Random): void {
  const { words, marks, masks } = board
  for (let i = board.markedFrom; i <= board.markedTo; i++) {
    const ends = masks.ends[i] ?? 0
    for (let rest = words[marks + i] ?? 0; rest !== 0; ) {
      const first = rest & -rest
      const top = 32 - Math.clz32(ends & (first - 1))
      const below = ends & -first
      const removed = rest & (below ^ (below - 1))
      closeGaps(board, i, top, removed)
      for (let row = countBits(removed) - 1; row >= 0; row--) {
        board.addGem(32 * i + top + row, kindsByWeight[random.below(kindsByWeight.length)] ?? 0)
      }
      rest ^= removed
    }
  }
}

/** Closes the gaps of a column, or of its part from `top`, by one shift per run. */
function closeGaps(board: Bitboard, i: number, top: number, removed: number): void {
  const { words, stride, planes, planesEnd } = board
  for (let rest = removed; rest !== 0; ) {
    const first = rest & -rest
    const run = rest & ~(rest + first)
    const length = countBits(run)
    const above = first - (1 << top)
    for (let plane = planes + i; plane < planesEnd; plane += stride) {
      const word = words[plane] ?? 0
      words[plane] = (word & ~(above | run)) | ((word & above) << length)
    }
    rest ^= run
  }
}
