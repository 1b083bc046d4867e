import type { Position } from './position.ts'
import { type Budget, isLeft, type Puzzle } from './puzzle.ts'

/** A puzzle's pairs of equal tiles, grouped by kind. A pair's number is its index. */
export interface Pairings {
  readonly firsts: Uint16Array
  readonly seconds: Uint16Array
  readonly kinds: readonly Kind[]
}

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

/** A set of pairs that may still be matched: 1 by pair number. */
export type Allowed = Uint8Array

export function openPairs(
  { firsts, seconds }: Pairings,
  { start, end }: Kind,
  { mask, budget }: Pick<Position, 'mask' | 'budget'>,
  allowed: Allowed,
): number[] {
  budget.left -= end - start
  const open: number[] = []
  for (let pair = start; pair < end; pair++) {
    if (allowed[pair] !== 1) continue
    if (isLeft(mask, firsts[pair] ?? 0) && isLeft(mask, seconds[pair] ?? 0)) open.push(pair)
  }
  return open
}

/** Tests for a perfect matching of tiles from the list of pairs. */
export function canPairUp(
  pairings: Pairings,
  pairs: readonly number[],
  tiles: readonly number[],
  budget: Budget,
): boolean {
  const [tile] = tiles
  budget.left -= pairs.length
  if (tile === undefined) return true
  return pairs.some((pair) => {
    const a = pairings.firsts[pair] ?? 0
    const b = pairings.seconds[pair] ?? 0
    if ((a !== tile && b !== tile) || !tiles.includes(a) || !tiles.includes(b)) return false
    const rest = tiles.filter((other) => other !== a && other !== b)
    return canPairUp(pairings, pairs, rest, budget)
  })
}
