import { isLeft, type Mask, type Puzzle } from './puzzle'

/** The pairs of equal tiles of a puzzle, kind by kind. A pair's number is its index. */
export interface Pairings {
  /** The tiles of each pair. */
  readonly firsts: Uint16Array
  readonly seconds: Uint16Array
  readonly kinds: readonly Kind[]
}

/** A kind's tiles, and its pairs: the numbers from `start` up to `end`. */
export interface Kind {
  readonly tiles: readonly number[]
  readonly start: number
  readonly end: number
}

export function makePairings(puzzle: Puzzle): Pairings {
  const firsts: number[] = []
  const seconds: number[] = []
  const kinds: Kind[] = []
  for (const kind of puzzle.present) {
    const tiles = [...puzzle.kinds.keys()].filter((tile) => puzzle.kinds[tile] === kind)
    const start = firsts.length
    for (const [i, a] of tiles.entries()) {
      for (const b of tiles.slice(i + 1)) {
        firsts.push(a)
        seconds.push(b)
      }
    }
    kinds.push({ tiles, start, end: firsts.length })
  }
  return { firsts: Uint16Array.from(firsts), seconds: Uint16Array.from(seconds), kinds }
}

/** A set of pairs that may still be matched with each other: 1 by number. */
export type Allowed = Uint8Array

/** The numbers of a kind's allowed pairs whose tiles are both left. */
export function openPairs(
  { firsts, seconds }: Pairings,
  { start, end }: Kind,
  mask: Mask,
  allowed: Allowed,
): number[] {
  const open: number[] = []
  for (let pair = start; pair < end; pair++) {
    if (allowed[pair] !== 1) continue
    if (isLeft(mask, firsts[pair] ?? 0) && isLeft(mask, seconds[pair] ?? 0)) open.push(pair)
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
