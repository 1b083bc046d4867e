import { areJoined, free, type Reach, updateReach } from '../board/lines.ts'
import type { Position } from './position.ts'
import { isLeft, type Mask } from './puzzle.ts'

/** A position's pairs of equal tiles, grouped by kind. A pair's number is its index. */
export type Pairings = ReturnType<typeof makePairings>

interface Kind {
  readonly tiles: readonly number[]
  readonly start: number
  readonly end: number
}

export function makePairings(position: Position) {
  const { puzzle } = position
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
  return { position, firsts: Uint16Array.from(firsts), seconds: Uint16Array.from(seconds), kinds }
}

/** A set of pairs that may still be matched: 1 by pair number. */
export type Allowed = Uint8Array

export function openPairs(pairings: Pairings, { start, end }: Kind, allowed: Allowed): number[] {
  const { position, firsts, seconds } = pairings
  const { mask, budget } = position
  budget.left -= end - start
  const open: number[] = []
  for (let pair = start; pair < end; pair++) {
    if (allowed[pair] !== 1) continue
    if (isLeft(mask, firsts[pair] ?? 0) && isLeft(mask, seconds[pair] ?? 0)) open.push(pair)
  }
  return open
}

/**
 * Without gravity: forbids pairs that can never be joined, and pairs that leave no perfect matching of
 * their kind. Returns false if the position is lost.
 */
export function prune(pairings: Pairings, allowed: Allowed): boolean {
  while (pairings.position.budget.left > 0) {
    forbidUnjoinable(pairings, allowed)
    let forbidden = 0
    for (const kind of pairings.kinds) {
      const count = pruneKind(pairings, kind, allowed)
      if (count === undefined) return false
      forbidden += count
    }
    if (forbidden === 0) return true
  }
  return true
}

/** Returns the number forbidden; `undefined` if the kind cannot be cleared. */
function pruneKind(pairings: Pairings, kind: Kind, allowed: Allowed): number | undefined {
  const tiles = kind.tiles.filter((tile) => isLeft(pairings.position.mask, tile))
  const open = openPairs(pairings, kind, allowed)
  // With all pairs allowed, each leaves a perfect matching.
  if (open.length === (tiles.length * (tiles.length - 1)) / 2) return 0
  const pairable = keepPairable(pairings, open, tiles)
  if (pairable.length === 0) return undefined
  for (const pair of open) allowed[pair] = 0
  for (const pair of pairable) allowed[pair] = 1
  return open.length - pairable.length
}

/** Kinds with more tiles are only checked for a partner each: too many pairings. */
const MAX_PAIRED_TILES = 8

/** The pairs that leave a perfect matching of the other tiles; empty if there is none. */
function keepPairable(pairings: Pairings, pairs: readonly number[], tiles: readonly number[]) {
  const { firsts, seconds } = pairings
  if (tiles.length > MAX_PAIRED_TILES) {
    const partnered = new Set(pairs.flatMap((pair) => [firsts[pair], seconds[pair]]))
    return partnered.size === tiles.length ? pairs : []
  }
  return pairs.filter((pair) => {
    const rest = tiles.filter((tile) => tile !== firsts[pair] && tile !== seconds[pair])
    return canPairUp(pairings, pairs, rest)
  })
}

/** Tests for a perfect matching of tiles from the list of pairs. */
function canPairUp(
  pairings: Pairings,
  pairs: readonly number[],
  tiles: readonly number[],
): boolean {
  const [tile] = tiles
  pairings.position.budget.left -= pairs.length
  if (tile === undefined) return true
  return pairs.some((pair) => {
    const a = pairings.firsts[pair] ?? 0
    const b = pairings.seconds[pair] ?? 0
    if ((a !== tile && b !== tile) || !tiles.includes(a) || !tiles.includes(b)) return false
    const rest = tiles.filter((other) => other !== a && other !== b)
    return canPairUp(pairings, pairs, rest)
  })
}

/** Forbids the pairs not joined even after optimistically removing every pair that can be joined. */
function forbidUnjoinable(pairings: Pairings, allowed: Allowed): void {
  const { position } = pairings
  // The buffers of reach are shared: each is updated before it is read.
  const optimistic = { ...position, rows: position.rows.slice(), cols: position.cols.slice() }
  const candidates = pairings.kinds.flatMap((kind) => openPairs(pairings, kind, allowed))
  for (let before = -1; before !== candidates.length; ) {
    if (position.budget.left <= 0) return
    before = candidates.length
    position.budget.left -= optimistic.squares.length + before
    updateAll(optimistic, position.mask)
    let count = 0
    for (const pair of candidates)
      if (!freeIfJoined(pairings, optimistic, pair)) candidates[count++] = pair
    candidates.length = count
  }
  for (const pair of candidates) allowed[pair] = 0
}

function updateAll(reach: Reach, mask: Mask): void {
  for (let tile = 0; tile < reach.squares.length; tile++)
    if (isLeft(mask, tile)) updateReach(reach, tile)
}

function freeIfJoined({ firsts, seconds }: Pairings, reach: Reach, pair: number): boolean {
  const a = firsts[pair] ?? 0
  const b = seconds[pair] ?? 0
  if (!areJoined(reach, a, b)) return false
  free(reach, reach.squares[a] ?? 0)
  free(reach, reach.squares[b] ?? 0)
  return true
}
