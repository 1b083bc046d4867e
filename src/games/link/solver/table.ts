import { fullMask, type Mask, type Puzzle } from './puzzle.ts'

/** Words per entry after the mask: hash, parent, match. */
const METADATA_WORDS = 3

/** Maximum size in 32-bit words: 20 MB. */
const MAX_WORDS = 5_000_000

/** Growth factor; large, because each old array stays in memory until collected. */
const GROWTH = 16

/**
 * Transposition table of all positions seen, numbered from 0. Masks are compared in full. One typed array,
 * since objects would take ten times the memory.
 */
export type Table = ReturnType<typeof makeTable>

/** Makes a table that holds the initial position. */
export function makeTable(puzzle: Puzzle) {
  const start = fullMask(puzzle)
  const stride = start.length + METADATA_WORDS
  const table = {
    /** Zobrist keys by tile: a position's hash is its parent's XOR two keys. */
    keys: Int32Array.from(puzzle.kinds.keys(), keyOf),
    stride,
    entries: new Int32Array(stride * 1024),
    size: 1,
    /** Open-addressed hash table of position numbers plus one; 0 is empty. */
    slots: new Int32Array(2048),
  }
  table.entries.set(start)
  table.entries[start.length + 1] = -1
  table.slots[0] = 1
  return table
}

export function readMask({ entries, stride }: Table, id: number, mask: Mask): void {
  const start = id * stride
  for (let word = 0; word < mask.length; word++) mask[word] = entries[start + word] ?? 0
}

/** Adds the position left after a match. Returns its number, or -1 if already present. */
export function addPosition(
  table: Table,
  parent: number,
  a: number,
  b: number,
  mask: Mask,
): number {
  if (2 * table.size >= table.slots.length) grow(table)
  const { entries, stride, keys, slots } = table
  const hash = (entries[parent * stride + mask.length] ?? 0) ^ (keys[a] ?? 0) ^ (keys[b] ?? 0)
  let slot = hash & (slots.length - 1)
  for (let entry = slots[slot] ?? 0; entry !== 0; entry = slots[slot] ?? 0) {
    if (isEqual(table, entry - 1, hash, mask)) return -1
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

export const isFull = ({ size, stride }: Table): boolean => (size + 1) * stride > MAX_WORDS

function grow(table: Table): void {
  const { entries, stride, size } = table
  const slots = new Int32Array(GROWTH * table.slots.length)
  for (let id = 0; id < size; id++) {
    let slot = (entries[(id + 1) * stride - METADATA_WORDS] ?? 0) & (slots.length - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = id + 1
  }
  table.slots = slots
  table.entries = new Int32Array(Math.min(GROWTH * entries.length, MAX_WORDS))
  table.entries.set(entries)
}

export function lineTo({ entries, stride }: Table, id: number): number[] {
  const line: number[] = []
  for (let at = id; at > 0; at = entries[(at + 1) * stride - METADATA_WORDS + 1] ?? 0) {
    const match = entries[(at + 1) * stride - 1] ?? 0
    line.unshift(match >> 16, match & 0xffff)
  }
  return line
}

/** Hashes a tile by the finalizer of MurmurHash3. */
function keyOf(tile: number): number {
  let key = (tile + 1) * 0x9e3779b1
  key = Math.imul(key ^ (key >>> 16), 0x85ebca6b)
  key = Math.imul(key ^ (key >>> 13), 0xc2b2ae35)
  return key ^ (key >>> 16)
}
