import { fullMask, type Mask, type Puzzle } from './puzzle'

/** Words kept for a position beside its mask: its hash, the position it came from, and the match made there. */
const EXTRA = 3

/** Words of 32 bits that a table may grow to: 20 megabytes. */
const MAX_WORDS = 5_000_000

/** By how much a full table grows: seldom, as what it leaves behind takes memory until it is collected. */
const GROWTH = 16

/**
 * Every position that a search has seen, numbered from 0, each once: masks are compared in full.
 * One array holds them all, as objects would take ten times the memory.
 */
export interface Table {
  readonly puzzle: Puzzle
  /** By tile, a random word: the hash of a position is that of its parent changed by two of them. */
  readonly words: Int32Array
  readonly stride: number
  readonly mostWords: number
  entries: Int32Array
  size: number
  /** Numbers of positions plus one, 0 where none is, by hash; a taken slot sends on to the next. */
  slots: Int32Array
}

/** A table that holds the puzzle's first position, with room for so many more if memory allows. */
export function makeTable(puzzle: Puzzle, positions: number): Table {
  const start = fullMask(puzzle)
  const stride = start.length + EXTRA
  const mostWords = Math.min(MAX_WORDS, stride * (Math.max(0, positions) + 1))
  const table: Table = {
    puzzle,
    words: Int32Array.from(puzzle.kinds.keys(), wordOf),
    stride,
    mostWords,
    entries: new Int32Array(stride * 1024),
    size: 1,
    slots: new Int32Array(2048),
  }
  table.entries.set(start)
  table.entries[start.length + 1] = -1
  table.slots[0] = 1
  return table
}

/** Reads a position's mask into one that is given. */
export function readMask({ entries, stride }: Table, id: number, mask: Mask): void {
  const start = id * stride
  for (let word = 0; word < mask.length; word++) mask[word] = entries[start + word] ?? 0
}

/** Adds what a match leaves of a position; its number, or -1 if it is known. `mask` is what is left. */
export function addPosition(
  table: Table,
  parent: number,
  a: number,
  b: number,
  mask: Mask,
): number {
  if (2 * table.size >= table.slots.length) grow(table)
  const { entries, stride, words, slots } = table
  const hash = (entries[parent * stride + mask.length] ?? 0) ^ (words[a] ?? 0) ^ (words[b] ?? 0)
  let slot = hash & (slots.length - 1)
  for (let known = slots[slot] ?? 0; known !== 0; known = slots[slot] ?? 0) {
    if (isEqual(table, known - 1, hash, mask)) return -1
    slot = (slot + 1) & (slots.length - 1)
  }
  const id = table.size++
  slots[slot] = id + 1
  const start = id * stride
  for (let word = 0; word < mask.length; word++) entries[start + word] = mask[word] ?? 0
  entries[start + mask.length] = hash
  entries[start + mask.length + 1] = parent
  entries[start + mask.length + 2] = (a << 16) | b
  return id
}

function isEqual({ entries, stride }: Table, id: number, hash: number, mask: Mask): boolean {
  const start = id * stride
  if (entries[start + mask.length] !== hash) return false
  for (let word = 0; word < mask.length; word++) {
    if (entries[start + word] !== mask[word]) return false
  }
  return true
}

/** Whether no further position may be added. */
export const isFull = ({ size, stride, mostWords }: Table): boolean =>
  (size + 1) * stride > mostWords

function grow(table: Table): void {
  const { entries, stride, size } = table
  const slots = new Int32Array(GROWTH * table.slots.length)
  for (let id = 0; id < size; id++) {
    let slot = (entries[(id + 1) * stride - EXTRA] ?? 0) & (slots.length - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = id + 1
  }
  table.slots = slots
  table.entries = new Int32Array(Math.min(GROWTH * entries.length, table.mostWords))
  table.entries.set(entries)
}

/** The matches that led to a position, as tiles in twos. */
export function lineTo({ entries, stride }: Table, id: number): number[] {
  const line: number[] = []
  for (let at = id; at > 0; at = entries[(at + 1) * stride - EXTRA + 1] ?? 0) {
    const match = entries[(at + 1) * stride - 1] ?? 0
    line.unshift(match >> 16, match & 0xffff)
  }
  return line
}

/** A well-mixed word for a tile: the finalizer of MurmurHash3, in place of a table of random numbers. */
function wordOf(tile: number): number {
  let word = (tile + 1) * 0x9e3779b1
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}
