import { type Allowed, canPairUp, type Kind, openPairs, type Pairings } from './pairings'
import type { Position } from './position'
import { isLeft, type Mask } from './puzzle'
import { copySight, free, look, meets, type Sight } from './sight'

/** Kinds with more tiles are only checked for a partner each: too many pairings. */
const MANY = 8

/**
 * Without gravity: forbids pairs that can never be joined, and pairs that leave no perfect matching of
 * their kind. Returns false if the position is lost.
 */
export function prune(pairings: Pairings, position: Position, allowed: Allowed): boolean {
  for (;;) {
    forbidHopeless(pairings, position, allowed)
    let forbidden = 0
    for (const kind of pairings.kinds) {
      const count = pruneKind(pairings, kind, position.mask, allowed)
      if (count === undefined) return false
      forbidden += count
    }
    if (forbidden === 0) return true
  }
}

/** Returns the number of pairs forbidden; `undefined` if the kind cannot be cleared. */
function pruneKind(
  pairings: Pairings,
  kind: Kind,
  mask: Mask,
  allowed: Allowed,
): number | undefined {
  const tiles = kind.tiles.filter((tile) => isLeft(mask, tile))
  const open = openPairs(pairings, kind, mask, allowed)
  // With all pairs allowed, each leaves a perfect matching.
  if (open.length === (tiles.length * (tiles.length - 1)) / 2) return 0
  const kept = keepPairable(pairings, open, tiles)
  if (kept.length === 0) return undefined
  for (const pair of open) allowed[pair] = kept.includes(pair) ? 1 : 0
  return open.length - kept.length
}

/** The pairs that leave a perfect matching of the other tiles; empty if there is none. */
function keepPairable(
  pairings: Pairings,
  pairs: readonly number[],
  tiles: readonly number[],
): readonly number[] {
  const { firsts, seconds } = pairings
  if (tiles.length > MANY) {
    const partnered = new Set(pairs.flatMap((pair) => [firsts[pair], seconds[pair]]))
    return partnered.size === tiles.length ? pairs : []
  }
  return pairs.filter((pair) => {
    const rest = tiles.filter((tile) => tile !== firsts[pair] && tile !== seconds[pair])
    return canPairUp(pairings, pairs, rest)
  })
}

/** Forbids the pairs not joined even after optimistically removing every pair that can be joined. */
function forbidHopeless(pairings: Pairings, position: Position, allowed: Allowed): void {
  const hoped = copySight(position)
  const waiting = pairings.kinds.flatMap((kind) =>
    openPairs(pairings, kind, position.mask, allowed),
  )
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length
    lookAll(hoped, position.mask)
    let kept = 0
    for (const pair of waiting) if (!freeIfJoined(pairings, hoped, pair)) waiting[kept++] = pair
    waiting.length = kept
  }
  for (const pair of waiting) allowed[pair] = 0
}

function lookAll(sight: Sight, mask: Mask): void {
  for (let tile = 0; tile < sight.places.length; tile++) if (isLeft(mask, tile)) look(sight, tile)
}

function freeIfJoined({ firsts, seconds }: Pairings, sight: Sight, pair: number): boolean {
  const a = firsts[pair] ?? 0
  const b = seconds[pair] ?? 0
  if (!meets(sight, a, b)) return false
  free(sight, sight.places[a] ?? 0)
  free(sight, sight.places[b] ?? 0)
  return true
}
