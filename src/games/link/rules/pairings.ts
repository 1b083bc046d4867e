import { isTile } from '../board/cell'
import type { Field } from './field'

/** The pairs of equal tiles of a board without gravity, kind by kind. A pair's number is its index. */
export interface Pairings {
  /** The cells of each pair, the first before the second. */
  readonly firsts: Int16Array
  readonly seconds: Int16Array
  readonly kinds: readonly Kind[]
}

/** A kind's tiles as cells, and its pairs: the numbers from `start` up to `end`. */
export interface Kind {
  readonly kind: number
  readonly tiles: readonly number[]
  readonly start: number
  readonly end: number
}

export function makePairings({ cells }: Field): Pairings {
  const firsts: number[] = []
  const seconds: number[] = []
  const kinds: Kind[] = []
  for (const [kind, tiles] of tilesByKind(cells)) {
    const start = firsts.length
    for (const [i, a] of tiles.entries()) {
      for (const b of tiles.slice(i + 1)) {
        firsts.push(a)
        seconds.push(b)
      }
    }
    kinds.push({ kind, tiles, start, end: firsts.length })
  }
  return { firsts: Int16Array.from(firsts), seconds: Int16Array.from(seconds), kinds }
}

function tilesByKind(cells: Uint8Array): Map<number, number[]> {
  const byKind = new Map<number, number[]>()
  for (const [cell, kind] of cells.entries()) {
    if (!isTile(kind)) continue
    const tiles = byKind.get(kind) ?? []
    tiles.push(cell)
    byKind.set(kind, tiles)
  }
  return byKind
}

/** A set of pairs that may still be matched with each other: 1 by number. */
export type Allowed = Uint8Array

/** The numbers of a kind's allowed pairs whose tiles are both left. */
export function openPairs(
  { firsts, seconds }: Pairings,
  { start, end }: Kind,
  { cells }: Field,
  allowed: Allowed,
): number[] {
  const open: number[] = []
  for (let pair = start; pair < end; pair++) {
    if (allowed[pair] !== 1) continue
    if (cells[firsts[pair] ?? 0] !== 0 && cells[seconds[pair] ?? 0] !== 0) open.push(pair)
  }
  return open
}

/** Whether these tiles can be parted into pairs of the list. */
export function canPairUp(
  pairings: Pairings,
  pairs: readonly number[],
  tiles: readonly number[],
): boolean {
  const [tile] = tiles
  if (tile === undefined) return true
  return pairs.some((pair) => {
    const a = pairings.firsts[pair] ?? 0
    const b = pairings.seconds[pair] ?? 0
    if ((a !== tile && b !== tile) || !tiles.includes(a) || !tiles.includes(b)) return false
    const rest = tiles.filter((other) => other !== a && other !== b)
    return canPairUp(pairings, pairs, rest)
  })
}
