import { type Bitboard, bitAt, countBits, kindAt, lowestBit } from './bitboard.ts'
import type { Turn } from './playfield.ts'

/** With fewer gems of a kind there are no two clusters. */
const TWO_CLUSTERS = 6

/** Adds each cluster of the `gems` marked gems to a turn. */
export function addClusters(board: Bitboard, gems: number, turn: Turn): void {
  const { words, marks, uncounted, markedFrom: from, markedTo: to } = board
  if (gems < TWO_CLUSTERS) {
    turn.addGroup(kindAt(board, firstBit(words, marks, from)), gems)
    return
  }
  for (let i = from; i <= to; i++) words[uncounted + i] = words[marks + i] ?? 0
  for (let rest = gems; rest > 0; ) {
    const kind = kindAt(board, firstBit(words, uncounted, from))
    const count = takeKind(board, kind)
    addClustersOf(board, kind, count, turn)
    rest -= count
  }
}

/** Returns the first bit of a non-empty set, searching from a word. */
function firstBit(words: Int32Array, set: number, from: number): number {
  let i = from
  while (words[set + i] === 0) i++
  return 32 * i + lowestBit(words[set + i] ?? 0)
}

/** Moves the uncounted gems of a kind to the group; returns their number. */
function takeKind(board: Bitboard, kind: number): number {
  const { words, uncounted, group, stride, planes, planesEnd, markedFrom, markedTo } = board
  let count = 0
  for (let i = markedFrom; i <= markedTo; i++) {
    let word = words[uncounted + i] ?? 0
    let bits = kind
    for (let plane = planes + i; plane < planesEnd; plane += stride) {
      word &= (words[plane] ?? 0) ^ ((bits & 1) - 1)
      bits >>= 1
    }
    words[group + i] = word
    words[uncounted + i] = (words[uncounted + i] ?? 0) ^ word
    count += countBits(word)
  }
  return count
}

/** Adds the clusters of a group, emptying it. */
function addClustersOf(board: Bitboard, kind: number, gems: number, turn: Turn): void {
  const { words, group, flood, markedFrom: from, markedTo: to } = board
  let rest = gems
  while (rest >= TWO_CLUSTERS) {
    const bit = firstBit(words, group, from)
    words.fill(0, flood + from - 1, flood + to + 2)
    words[flood + (bit >> 5)] = 1 << bit
    while (growFlood(board)) {}
    let count = 0
    for (let i = from; i <= to; i++) {
      const word = words[flood + i] ?? 0
      words[group + i] = (words[group + i] ?? 0) ^ word
      count += countBits(word)
    }
    turn.addGroup(kind, count)
    rest -= count
  }
  if (rest > 0) turn.addGroup(kind, rest)
}

/** Grows the flood within its group by one step. Returns `true` if it grew. */
function growFlood(board: Bitboard): boolean {
  const { words, bytes, group, flood, below1, columnBytes, markedFrom, markedTo } = board
  let grown = 0
  for (let i = markedFrom; i <= markedTo; i++) {
    const word = words[flood + i] ?? 0
    const byte = 4 * (flood + i)
    const beside =
      bytes.getInt32(byte - columnBytes, true) | bytes.getInt32(byte + columnBytes, true)
    const near = word | ((word & below1) << 1) | ((word >>> 1) & below1) | beside
    const next = near & (words[group + i] ?? 0)
    words[flood + i] = next
    grown |= next ^ word
  }
  return grown !== 0
}

/** Adds each maximal run of three or more marked gems to a turn. */
export function addLines(board: Bitboard, turn: Turn): void {
  const { words, group, markedFrom: from, markedTo: to } = board
  words.fill(0, group + from - 1, group + to + 2)
  for (let i = from; i <= to; i++) addColumnLines(board, i, turn)
  for (let i = from; i <= to; i++) addRowLines(board, i, turn)
}

/** Adds the vertical lines of a word; collects gems equal to their right neighbour in the group. */
function addColumnLines(board: Bitboard, i: number, turn: Turn): void {
  const { words, bytes, stride, planes, planesEnd, columnBytes } = board
  let right = ~(words[board.cells + i] ?? 0)
  let down = right | ~board.below1
  for (let plane = planes + i; plane < planesEnd; plane += stride) {
    const x = words[plane] ?? 0
    down |= x ^ (x >>> 1)
    right |= x ^ bytes.getInt32(4 * plane + columnBytes, true)
  }
  words[board.group + i] = ~right
  for (let rest = ~down & ((down << 1) | 1) & (~down >>> 1); rest !== 0; rest &= rest - 1) {
    const bit = lowestBit(rest)
    turn.addGroup(kindAt(board, 32 * i + bit), 1 + lowestBit(down >>> bit))
  }
}

/** Adds the horizontal lines that start in a word. */
function addRowLines(board: Bitboard, i: number, turn: Turn): void {
  const { words, bytes, group, columnBits, columnBytes } = board
  const byte = 4 * (group + i)
  const before = bytes.getInt32(byte - columnBytes, true)
  const after = bytes.getInt32(byte + columnBytes, true)
  for (let rest = (words[group + i] ?? 0) & ~before & after; rest !== 0; rest &= rest - 1) {
    const first = 32 * i + lowestBit(rest)
    let count = 3
    while (bitAt(words, group, first + (count - 1) * columnBits) === 1) count++
    turn.addGroup(kindAt(board, first), count)
  }
}
